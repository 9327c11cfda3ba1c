// The phase portrait: one number against another, an angle on its circle.

import uPlot from "uplot";
import { wrapped } from "../numbers";
import { shades } from "../theme";
import { Chart, axis, padded } from "./chart";
import type { Columns } from "./course";

export interface Plane {
  x: number;
  y: number;
  xLabel: string;
  yLabel: string;
  angle: boolean;
} // columns and their names

export class Phase extends Chart {
  /** `end` says how many samples are behind the cursor; a live chart shows all of them. */
  constructor(
    title: string,
    private readonly columns: () => Columns,
    private plane: Plane,
    private readonly end: () => number,
    chooser: HTMLElement | null,
    private readonly colour: () => string,
  ) {
    super(title, `Phase portrait: ${plane.yLabel} against ${plane.xLabel}`);
    if (chooser) this.legend.replaceWith(chooser);
  }

  choose(plane: Plane): void {
    this.plane = plane;
    this.place.setAttribute("aria-label", `Phase portrait: ${plane.yLabel} against ${plane.xLabel}`);
    this.rebuild();
  }

  update(): void {
    this.plot?.setData(this.current());
  }

  protected current(): uPlot.AlignedData {
    const { x, y } = this.plane;
    // uPlot's second mode takes pairs of columns; what is drawn is read off the columns themselves.
    return [null, [this.columns().values(x), this.columns().values(y)]] as unknown as uPlot.AlignedData;
  }

  protected options(width: number, height: number): uPlot.Options {
    return {
      mode: 2,
      width,
      height,
      padding: [8, 10, 0, 0],
      legend: { show: false },
      cursor: { show: false },
      scales: {
        x: { time: false, range: () => this.range(this.plane.x, this.plane.angle) },
        y: { range: () => this.range(this.plane.y, false) },
      },
      axes: [{ ...axis("x", this.plane.xLabel), size: 22 }, axis("y", this.plane.yLabel)],
      series: [
        {},
        {
          stroke: this.colour,
          width: 1.5,
          facets: [
            { scale: "x", auto: false },
            { scale: "y", auto: false },
          ],
          paths: (plot) => this.draw(plot),
        } as uPlot.Series,
      ],
    };
  }

  private range(column: number, angle: boolean): [number, number] {
    let low = Infinity,
      high = -Infinity;
    for (const raw of this.columns().values(column)) {
      const value = angle ? wrapped(raw) : raw;
      if (!Number.isFinite(value)) continue;
      if (value < low) low = value;
      if (value > high) high = value;
    }
    return padded(low, high);
  }

  private draw(plot: uPlot): null {
    const xs = this.columns().values(this.plane.x),
      ys = this.columns().values(this.plane.y),
      end = Math.min(this.end(), xs.length);
    const { ctx, bbox } = plot,
      ratio = window.devicePixelRatio;
    ctx.save();
    ctx.beginPath();
    ctx.rect(bbox.left, bbox.top, bbox.width, bbox.height);
    ctx.clip();
    if (end < xs.length) this.stroke(plot, xs, ys, xs.length, shades().grid);
    this.stroke(plot, xs, ys, end, this.colour());
    const x = xs[end - 1],
      y = ys[end - 1];
    if (x !== undefined && y !== undefined && Number.isFinite(x + y)) {
      ctx.fillStyle = shades().ink;
      ctx.beginPath();
      ctx.arc(
        plot.valToPos(this.plane.angle ? wrapped(x) : x, "x", true),
        plot.valToPos(y, "y", true),
        3.5 * ratio,
        0,
        2 * Math.PI,
      );
      ctx.fill();
    }
    ctx.restore();
    return null;
  }

  private stroke(plot: uPlot, xs: Float64Array, ys: Float64Array, end: number, colour: string): void {
    const { ctx } = plot;
    ctx.strokeStyle = colour;
    ctx.lineWidth = 1.5 * window.devicePixelRatio;
    ctx.lineJoin = "round";
    ctx.beginPath();
    let before = NaN;
    for (let i = 0; i < end; i += 1) {
      const raw = xs[i] ?? NaN,
        x = this.plane.angle ? wrapped(raw) : raw,
        y = ys[i] ?? NaN;
      const px = plot.valToPos(x, "x", true),
        py = plot.valToPos(y, "y", true);
      // Where an angle passes ±π the line is cut.
      if (!(Math.abs(x - before) < (this.plane.angle ? Math.PI : Infinity))) ctx.moveTo(px, py);
      else ctx.lineTo(px, py);
      before = x;
    }
    ctx.stroke();
  }
}
