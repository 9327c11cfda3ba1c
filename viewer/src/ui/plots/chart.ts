// A chart: a heading, a legend with the present values, and uPlot below them in the page's colours.

import uPlot from "uplot";
import { element, write } from "../elements";
import { brief } from "../numbers";
import { shades } from "../theme";

export interface Line {
  label: string;
  column: number; // where its values are; time is column 0
  colour: () => string;
  dash?: number[];
  width?: number;
}

const MOST_NAMED = 8; // lines that the legend names
const FONT = '11px system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';

/** An axis of a chart; `unit` stands behind its last number. */
export function axis(side: "x" | "y", label = "", unit = ""): uPlot.Axis {
  const upright = side === "y";
  return {
    scale: side,
    font: FONT,
    labelFont: FONT,
    stroke: () => shades().muted,
    label: label || undefined,
    size: upright ? 52 : 26,
    labelSize: 14,
    labelGap: 0,
    gap: 4,
    space: upright ? 28 : 56,
    grid: { stroke: () => shades().grid, width: 1 },
    ticks: { show: false },
    values: (_, ticks) =>
      ticks.map((tick, i) => (unit && i === ticks.length - 1 ? `${brief(tick)} ${unit}` : brief(tick))),
  };
}

export abstract class Chart {
  readonly card: HTMLElement;
  protected readonly head: HTMLElement;
  protected readonly legend = element("ul", { class: "legend" });
  protected readonly place: HTMLElement;
  protected plot: uPlot | null = null;
  protected lines: Line[] = [];
  private values: HTMLElement[] = [];

  constructor(title: string, description: string) {
    this.place = element("div", { class: "plot", role: "img", "aria-label": description });
    this.head = element("div", { class: "chart-head" }, element("h2", {}, title), this.legend);
    this.card = element("section", { class: "card chart" }, this.head, this.place);
    new ResizeObserver(() => this.resize()).observe(this.place);
  }

  /** Draws what there is to draw. */
  abstract update(): void;

  protected abstract options(width: number, height: number): uPlot.Options;

  protected abstract current(): uPlot.AlignedData;

  /** Begins anew: other lines or other colours. */
  rebuild(): void {
    this.plot?.destroy();
    this.plot = null;
    this.writeLegend();
    const { clientWidth, clientHeight } = this.place;
    if (clientWidth < 40 || clientHeight < 40) return;
    this.plot = new uPlot(this.options(clientWidth, clientHeight), this.current(), this.place);
  }

  /** The present value of each line beside its name. */
  say(values: readonly number[]): void {
    this.values.forEach((place, i) => write(place, brief(values[i] ?? NaN, 4)));
  }

  private writeLegend(): void {
    this.values = [];
    this.legend.replaceChildren();
    this.lines.slice(0, MOST_NAMED).forEach((line) => {
      const value = element("output", { class: "value" });
      const swatch = element("span", { class: line.dash ? "swatch dashed" : "swatch", "aria-hidden": "true" });
      swatch.style.setProperty("--colour", line.colour());
      this.values.push(value);
      this.legend.append(element("li", {}, swatch, element("span", { class: "name" }, line.label), value));
    });
    const more = this.lines.length - MOST_NAMED;
    if (more > 0) this.legend.append(element("li", {}, `and ${more} more`));
  }

  private resize(): void {
    const { clientWidth: width, clientHeight: height } = this.place;
    if (width < 40 || height < 40) return;
    if (!this.plot) this.rebuild();
    else this.plot.setSize({ width, height });
  }
}

/** A range that holds finite values with a little air; never empty. */
export function padded(low: number, high: number): [number, number] {
  if (!(low <= high) || !Number.isFinite(low) || !Number.isFinite(high)) return [-1, 1];
  const size = high - low,
    least = 1e-9 * Math.max(Math.abs(low), Math.abs(high), 1e-12);
  if (size <= least) {
    const half = Math.max(Math.abs(low) * 0.1, 0.5 * 10 ** Math.floor(Math.log10(Math.abs(low) || 1)));
    return [low - half, high + half];
  }
  return [low - 0.06 * size, high + 0.06 * size];
}
