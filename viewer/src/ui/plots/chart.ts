// A chart: a heading, a legend with the present values, and uPlot below them in the page's colours.

import uPlot from "uplot";
import { element, write } from "../elements";
import { brief, distinct } from "../numbers";
import { shades } from "../theme";

export interface Line {
  label: string;
  column: number; // where its values are; time is column 0
  colour: () => string;
  dash?: number[];
  width?: number;
  hint?: string; // what it means, shown where the pointer rests on its name
}

const MOST_NAMED = 8; // lines that the legend names
const FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';
const TYPE = 11,
  LARGE_TYPE = 16; // pixels, in a presentation
const ROW = 26; // pixels of the numbers below a chart

/** How large numbers along axes are beside the usual. */
export function enlarged(): number {
  return document.documentElement.classList.contains("presenting") ? LARGE_TYPE / TYPE : 1;
}

function font(): string {
  return `${TYPE * enlarged()}px ${FONT}`;
}

/** An axis of a chart; `unit` stands behind its last number. */
export function axis(side: "x" | "y", label = "", unit = ""): uPlot.Axis {
  const upright = side === "y",
    large = enlarged();
  return {
    scale: side,
    font: font(),
    labelFont: font(),
    stroke: () => shades().muted,
    label: label || undefined,
    // As wide as its longest number: none is cut off.
    size: upright ? (_, values) => Math.max(30, 14 + widest(values ?? [])) : ROW * large,
    labelSize: 16 * large,
    labelGap: 0,
    gap: 4,
    space: (upright ? 28 : 56) * large,
    grid: { stroke: () => shades().grid, width: 1 },
    ticks: { show: false },
    values: (_, ticks) => {
      const texts = distinct(ticks);
      return texts.map((text, i) => (unit && i === texts.length - 1 ? `${text} ${unit}` : text));
    },
  };
}

const pen = typeof document === "undefined" ? null : document.createElement("canvas").getContext("2d");

/** How many CSS pixels the longest of some texts takes. */
function widest(texts: readonly string[]): number {
  if (!pen) return 0;
  pen.font = font();
  return Math.ceil(Math.max(0, ...texts.map((text) => pen.measureText(text).width)));
}

export abstract class Chart {
  readonly card: HTMLElement;
  protected readonly head: HTMLElement;
  protected readonly heading: HTMLElement;
  protected readonly legend = element("ul", { class: "legend" });
  protected readonly place: HTMLElement;
  protected plot: uPlot | null = null;
  protected lines: Line[] = [];
  private values: HTMLElement[] = [];

  constructor(title: string, description: string) {
    this.place = element("div", { class: "plot", role: "img", "aria-label": description });
    this.heading = element("h2", {}, title);
    this.head = element("div", { class: "chart-head" }, this.heading, this.legend);
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
      const value = element("output", { class: "value", "aria-live": "off" });
      const swatch = element("span", { class: line.dash ? "swatch dashed" : "swatch", "aria-hidden": "true" });
      swatch.style.setProperty("--colour", line.colour());
      this.values.push(value);
      this.legend.append(element("li", {}, swatch, element("span", { class: "name", title: line.hint }, line.label), value));
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
