// Charts over time: coordinates, energies. A live one slides along; a replay shows all of it with a cursor.

import uPlot from "uplot";
import { shades } from "../theme";
import { Chart, type Line, axis, padded } from "./chart";

/** Columns over time: the first is t. */
export interface Columns {
  readonly count: number;
  values(index: number): Float64Array;
}

export interface CourseOptions {
  title: string;
  description: string;
  unit: string;
  timeUnit: string;
  span: number; // seconds that are shown at once
  limit?: () => number; // size beyond which values do not stretch the scale
}

export class Course extends Chart {
  private cursorAt: number | null = null;

  constructor(
    private readonly columns: () => Columns,
    private readonly settings: CourseOptions,
    private readonly sliding: boolean,
  ) {
    super(settings.title, settings.description);
  }

  setLines(lines: Line[]): void {
    this.lines = lines;
    this.rebuild();
  }

  update(): void {
    this.plot?.setData(this.current());
  }

  /** Puts the cursor of a replay at an instant and writes the values there. */
  mark(t: number, values: readonly number[]): void {
    this.cursorAt = t;
    this.say(values);
    this.plot?.redraw(false, false);
  }

  protected current(): uPlot.AlignedData {
    const columns = this.columns(),
      drawn = this.lines.map(({ column }) => columns.values(column));
    return [columns.values(0), ...drawn] as unknown as uPlot.AlignedData;
  }

  protected options(width: number, height: number): uPlot.Options {
    return {
      width,
      height,
      padding: [8, 18, 0, 0],
      legend: { show: false },
      cursor: { show: false },
      scales: {
        x: { time: false, range: () => this.interval() },
        y: { range: () => this.range() },
      },
      axes: [axis("x", "", this.settings.timeUnit), axis("y", this.settings.unit)],
      series: [
        {},
        ...this.lines.map((line) => ({
          stroke: line.colour,
          width: line.width ?? 1.75,
          dash: line.dash,
          points: { show: false },
          spanGaps: false,
        })),
      ],
      hooks: { draw: [(plot) => this.drawCursor(plot)] },
    };
  }

  private interval(): [number, number] {
    const t = this.columns().values(0),
      first = t[0] ?? 0,
      last = t[t.length - 1] ?? 0;
    if (!this.sliding) return [first, Math.max(last, first + 1e-9)];
    const end = Math.max(last, first + this.settings.span);
    return [end - this.settings.span, end];
  }

  private range(): [number, number] {
    const columns = this.columns(),
      most = this.settings.limit?.() ?? Infinity;
    let low = Infinity,
      high = -Infinity;
    this.lines.forEach(({ column }) => {
      for (const value of columns.values(column)) {
        if (!(Math.abs(value) <= most)) continue;
        if (value < low) low = value;
        if (value > high) high = value;
      }
    });
    return padded(low, high);
  }

  private drawCursor(plot: uPlot): void {
    if (this.cursorAt === null || this.sliding) return;
    const x = Math.round(plot.valToPos(this.cursorAt, "x", true)) + 0.5,
      { top, height } = plot.bbox;
    plot.ctx.save();
    plot.ctx.strokeStyle = shades().ink;
    plot.ctx.lineWidth = window.devicePixelRatio;
    plot.ctx.beginPath();
    plot.ctx.moveTo(x, top);
    plot.ctx.lineTo(x, top + height);
    plot.ctx.stroke();
    plot.ctx.restore();
  }
}
