// The phase portrait: one number against another, an angle on its circle.

import uPlot from "uplot";
import { wrapped } from "../numbers";
import { shades } from "../theme";
import { Chart, axis, enlarged } from "./chart";
import type { Columns } from "./course";
import { extremes, padded } from "./ranges";

export interface Plane {
  x: number;
  y: number;
  xLabel: string;
  yLabel: string;
  angle: boolean;
} // columns and their names

/** A state that is marked, an equilibrium to start from: filled where it holds. */
export interface Mark {
  y: Float64Array;
  filled: boolean;
}

const BOTTOM = 1; // rad
const SMOOTHED = 1200; // samples below which a line is a curve
const MARK = 5,
  REACH = { mouse: 12, touch: 24 }; // pixels: the radius of a mark, and from how far it is picked

export class Phase extends Chart {
  private marks: readonly Mark[] = [];
  private section: readonly Float64Array[] | null = null; // states that are shown in the place of the line
  private centre = 0; // of the scale of an angle
  private picked = -1; // the mark that was last picked

  /** `end` says how many samples are behind the cursor; a live chart shows all of them. */
  constructor(
    title: string,
    private readonly columns: () => Columns,
    private plane: Plane,
    private readonly end: () => number,
    private readonly chooser: HTMLElement,
    private readonly colour: () => string,
    private readonly still: number, // below which values are told from nothing no more
  ) {
    super(title, `Phase portrait: ${plane.yLabel} against ${plane.xLabel}`);
    this.legend.replaceWith(chooser);
  }

  /** Puts a menu beside the others, on one line with them. */
  addChooser(menu: readonly HTMLElement[]): void {
    this.chooser.append(...menu);
  }

  choose(plane: Plane): void {
    this.plane = plane;
    this.place.setAttribute("aria-label", `Phase portrait: ${plane.yLabel} against ${plane.xLabel}`);
    this.rebuild();
  }

  /** Shows a section in the place of the line; null shows the line again. */
  cut(points: readonly Float64Array[] | null): void {
    this.section = points;
    this.update();
  }

  /** The same marks elsewhere. */
  moveMarks(marks: readonly Mark[]): void {
    this.marks = marks;
  }

  /** Shows states as marks, which are picked by mouse or finger. */
  mark(marks: readonly Mark[], pick: (index: number) => void): void {
    this.moveMarks(marks);
    if (!marks.length) return;
    this.place.title = "Marks are equilibria: filled ones are stable. Click one to start there.";
    this.place.addEventListener("pointerup", (event) => {
      const near = this.near(event, event.pointerType === "touch" ? REACH.touch : REACH.mouse);
      // Of marks at one place, each click takes the next.
      const next = near.find((index) => index > this.picked) ?? near[0];
      if (next === undefined) return;
      this.picked = next;
      pick(next);
    });
    this.place.addEventListener("pointermove", (event) => {
      this.place.style.cursor = this.near(event, REACH.mouse).length ? "pointer" : "";
    });
  }

  /** The marks within so many pixels of a pointer. */
  private near(event: PointerEvent, reach: number): number[] {
    const { plot } = this;
    if (!plot) return [];
    const box = plot.over.getBoundingClientRect(),
      [x, y] = [event.clientX - box.left, event.clientY - box.top];
    return this.marks.flatMap((mark, i) => {
      const [px, py] = this.placeOf(plot, mark, false);
      return Math.hypot(px - x, py - y) <= reach ? [i] : [];
    });
  }

  /** Where a mark is: on the canvas, or in the plot in CSS pixels. */
  private placeOf(plot: uPlot, { y }: Mark, canvas: boolean): [number, number] {
    const across = entry(y, this.plane.x);
    return [
      plot.valToPos(this.shown(across), "x", canvas),
      plot.valToPos(entry(y, this.plane.y), "y", canvas),
    ];
  }

  update(): void {
    this.centre = this.plane.angle ? this.middle : 0;
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
      axes: [{ ...axis("x", this.plane.xLabel), size: 22 * enlarged() }, axis("y", this.plane.yLabel)],
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

  /** An angle on its circle, cut where the motion is not. */
  private shown(value: number): number {
    return this.plane.angle ? this.centre + wrapped(value - this.centre) : value;
  }

  /** The middle of an angle's scale: π of a motion about the top that never comes near the bottom, else 0. */
  private get middle(): number {
    let low = Infinity,
      high = -Infinity;
    for (const value of this.columns().values(this.plane.x)) {
      const turned = wrapped(value);
      if (Math.abs(turned) < BOTTOM) return 0;
      if (turned < low) low = turned;
      if (turned > high) high = turned;
    }
    return low < 0 && high > 0 ? Math.PI : 0;
  }

  private range(column: number, angle: boolean): [number, number] {
    const values = this.section ? this.section.map((y) => entry(y, column)) : this.columns().values(column);
    let [low, high] = extremes([angle ? Float64Array.from(values, (value) => this.shown(value)) : values]);
    // An angle's marks lie within a turn: all of them are shown, unless a section is looked at closely.
    for (const { y } of angle && !this.section ? this.marks : []) {
      low = Math.min(low, this.shown(entry(y, column)));
      high = Math.max(high, this.shown(entry(y, column)));
    }
    return padded(low, high, 0, this.still);
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
    if (this.section) this.dots(plot, this.section);
    else {
      if (end < xs.length) this.stroke(plot, xs, ys, xs.length, shades().grid);
      this.stroke(plot, xs, ys, end, this.colour());
    }
    this.drawMarks(plot);
    const x = xs[end - 1],
      y = ys[end - 1];
    if (x !== undefined && y !== undefined && Number.isFinite(x + y)) {
      ctx.fillStyle = shades().ink;
      ctx.beginPath();
      ctx.arc(
        plot.valToPos(this.shown(x), "x", true),
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

  private dots(plot: uPlot, points: readonly Float64Array[]): void {
    const { ctx } = plot,
      size = 2.5 * window.devicePixelRatio;
    ctx.fillStyle = this.colour();
    for (const y of points)
      ctx.fillRect(
        plot.valToPos(this.shown(entry(y, this.plane.x)), "x", true) - size / 2,
        plot.valToPos(entry(y, this.plane.y), "y", true) - size / 2,
        size,
        size,
      );
  }

  private drawMarks(plot: uPlot): void {
    const { ctx } = plot,
      ratio = window.devicePixelRatio;
    ctx.lineWidth = 1.5 * ratio;
    ctx.strokeStyle = shades().ink;
    for (const mark of this.marks) {
      ctx.beginPath();
      ctx.arc(...this.placeOf(plot, mark, true), MARK * ratio, 0, 2 * Math.PI);
      ctx.fillStyle = mark.filled ? shades().ledger : shades().wall;
      ctx.fill();
      ctx.stroke();
    }
  }

  private stroke(plot: uPlot, xs: Float64Array, ys: Float64Array, end: number, colour: string): void {
    const { ctx } = plot;
    ctx.strokeStyle = colour;
    ctx.lineWidth = 1.5 * window.devicePixelRatio;
    ctx.lineJoin = "round";
    ctx.beginPath();
    const curve = new Curve(ctx, end < SMOOTHED);
    let before = NaN;
    for (let i = 0; i < end; i += 1) {
      const raw = xs[i] ?? NaN,
        x = this.shown(raw),
        y = ys[i] ?? NaN;
      const px = plot.valToPos(x, "x", true),
        py = plot.valToPos(y, "y", true);
      // Where an angle passes ±π the line is cut.
      if (!(Math.abs(x - before) < (this.plane.angle ? Math.PI : Infinity))) {
        curve.end();
        ctx.moveTo(px, py);
      }
      curve.to(px, py);
      before = x;
    }
    curve.end();
    ctx.stroke();
  }
}

/** A line through places: Catmull and Rom's curve where they are few, straight where they are many. */
class Curve {
  private readonly places: [number, number][] = []; // the last three

  constructor(
    private readonly pen: CanvasRenderingContext2D,
    private readonly smooth: boolean,
  ) {}

  to(x: number, y: number): void {
    if (!this.smooth) {
      this.pen.lineTo(x, y);
      return;
    }
    this.places.push([x, y]);
    const [a, b, c, d] = this.places;
    if (a && b && c && d) this.piece(a, b, c, d);
    else if (a && b && c) this.piece(a, a, b, c);
    if (this.places.length > 3) this.places.shift();
  }

  end(): void {
    const [a, b, c] = this.places;
    if (a && b && c) this.piece(a, b, c, c);
    else if (b) this.pen.lineTo(...b);
    this.places.length = 0;
  }

  /** From b to c, with the directions of a to c and of b to d. */
  private piece(a: [number, number], b: [number, number], c: [number, number], d: [number, number]): void {
    this.pen.bezierCurveTo(
      b[0] + (c[0] - a[0]) / 6,
      b[1] + (c[1] - a[1]) / 6,
      c[0] - (d[0] - b[0]) / 6,
      c[1] - (d[1] - b[1]) / 6,
      ...c,
    );
  }
}

/** An entry of a state by its column in the plots; the first column is time. */
function entry(y: Float64Array, column: number): number {
  return y[column - 1] ?? NaN;
}
