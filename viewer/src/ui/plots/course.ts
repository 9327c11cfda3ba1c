// Charts over time: coordinates, energies. A live one slides along; a replay shows all of it with a cursor.

import uPlot from "uplot";
import { element, write } from "../elements";
import { fixed } from "../numbers";
import { shades } from "../theme";
import { Chart, type Line, axis } from "./chart";
import { robust, shownSpan } from "./ranges";

const CURVES = uPlot.paths.spline?.(),
  STRAIGHT = uPlot.paths.linear?.();

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
  size?: number; // of what is plotted: what is next to nothing beside it is rounding
  still?: number; // below which values are told from nothing no more
  stepped?: boolean; // whether values jump, as inputs do: then lines are straight
  limit?: () => number; // size beyond which values do not stretch the scale
}

export class Course extends Chart {
  private cursorAt: number | null = null;
  private hovered: number | null = null; // the sample under the pointer
  private readonly instant = element("output", { class: "instant", "aria-live": "off" });

  constructor(
    private readonly columns: () => Columns,
    private settings: CourseOptions,
    private readonly sliding: boolean,
  ) {
    super(settings.title, settings.description);
    this.heading.after(this.instant);
  }

  /** Puts a menu beside the heading. */
  addChooser(menu: readonly HTMLElement[]): void {
    // The menu says what the heading says, to those who see it.
    if (!menu.length) return;
    this.heading.classList.add("hidden");
    this.heading.after(...menu);
  }

  /** Shows other quantities. */
  choose(title: string, unit: string, lines: Line[]): void {
    this.settings = { ...this.settings, title, unit };
    write(this.heading, title);
    this.place.setAttribute("aria-label", `${title} over time`);
    this.setLines(lines);
  }

  /** Gives it another heading. */
  rename(title: string): void {
    write(this.heading, title);
  }

  /** The values under the pointer where it is on the plot, else those given. */
  override say(values: readonly number[]): void {
    const i = this.hovered,
      columns = this.columns();
    if (i === null || i >= columns.count) {
      write(this.instant, "");
      super.say(values);
      return;
    }
    write(this.instant, `t = ${fixed(columns.values(0)[i] ?? NaN, 3)} ${this.settings.timeUnit}`.trim());
    super.say(this.lines.map(({ column }) => columns.values(column)[i] ?? NaN));
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
      cursor: { y: false, points: { size: 7 }, drag: { x: false, y: false } },
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
          // Few samples are joined by curves, so that a motion that is smooth looks it.
          paths: (plot: uPlot, series: number, from: number, to: number) =>
            (!this.settings.stepped && to - from < plot.bbox.width / 4 ? CURVES : STRAIGHT)?.(plot, series, from, to) ?? null,
        })),
      ],
      hooks: {
        draw: [(plot) => this.drawCursor(plot)],
        setCursor: [
          (plot) => {
            this.hovered = plot.cursor.idx ?? null;
            if (this.hovered !== null) this.say([]);
          },
        ],
      },
    };
  }

  private interval(): [number, number] {
    const t = this.columns().values(0),
      first = t[0] ?? 0,
      last = t[t.length - 1] ?? 0;
    if (!this.sliding) return [first, Math.max(last, first + 1e-9)];
    const span = shownSpan(last - first, this.settings.span),
      end = Math.max(last, first + span);
    return [end - span, end];
  }

  private range(): [number, number] {
    const columns = this.columns();
    return robust(
      this.lines.map(({ column }) => columns.values(column)),
      this.settings.size ?? 0,
      this.settings.limit?.() ?? Infinity,
      this.settings.still ?? 0,
    );
  }

  private drawCursor(plot: uPlot): void {
    if (this.cursorAt === null || this.sliding) return;
    const x = Math.round(plot.valToPos(this.cursorAt, "x", true)) + 0.5,
      { top, height } = plot.bbox;
    plot.ctx.save();
    plot.ctx.strokeStyle = shades().ink;
    plot.ctx.lineWidth = window.devicePixelRatio;
    plot.ctx.setLineDash([]); // whatever the last line had
    plot.ctx.beginPath();
    plot.ctx.moveTo(x, top);
    plot.ctx.lineTo(x, top + height);
    plot.ctx.stroke();
    plot.ctx.restore();
  }
}
