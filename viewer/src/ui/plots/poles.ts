// The poles of a linear system in the complex plane: left of the upright axis deviations decay, right of it they grow.

import { element } from "../elements";
import { brief, roundUp } from "../numbers";

const SPACE = "http://www.w3.org/2000/svg";
const WIDTH = 240,
  HEIGHT = 150,
  EDGE = 20; // of the drawing, and of it what lies around the largest pole
const FAR = 2000; // beyond the edge of any page
const CROSS = "M-4.5 -4.5L4.5 4.5M-4.5 4.5L4.5 -4.5";
const SAME = 1e-9; // of the largest: poles closer than that are one

export class PolesPlot {
  readonly element: HTMLElement;
  private readonly drawing = document.createElementNS(SPACE, "svg");
  private readonly words = element("figcaption", { class: "note" });
  private poles: readonly (readonly [number, number])[] = [];
  private scale = 1; // units of the drawing for a unit of the plane

  constructor(private readonly timeUnit: string) {
    this.drawing.setAttribute("viewBox", `${-WIDTH / 2} ${-HEIGHT / 2} ${WIDTH} ${HEIGHT}`);
    this.drawing.setAttribute("role", "img");
    this.drawing.classList.add("poles");
    this.element = element("figure", { class: "poles-figure" }, this.drawing, this.words);
  }

  show(poles: readonly (readonly [number, number])[]): void {
    this.poles = poles;
    const largest = roundUp(Math.max(...poles.flat().map(Math.abs))),
      unit = this.timeUnit ? `1/${this.timeUnit}` : "";
    const half = Math.min(WIDTH, HEIGHT) / 2 - EDGE;
    this.scale = half / largest;
    this.drawing.setAttribute("aria-label", `Poles: ${poles.map(inWords).join(", ")} ${unit}`.trim());
    this.words.textContent = `Poles of the linear system; the ring is ${brief(largest)} ${unit}`.trim();
    this.drawing.replaceChildren(
      shape("rect", { x: 0, y: -FAR, width: FAR, height: 2 * FAR, class: "growing" }),
      shape("path", { d: `M${-FAR} 0H${FAR}M0 ${-FAR}V${FAR}`, class: "axes" }),
      shape("circle", { r: half, class: "axes" }),
      ...poles.map(([re, im]) => {
        const place = `translate(${this.scale * re} ${-this.scale * im})`;
        return shape("path", { d: CROSS, transform: place, class: "pole" });
      }),
    );
  }

  /** Shows which pole, with its conjugate, belongs to the mode that is watched. */
  mark(chosen: readonly [number, number] | null): void {
    const crosses = this.drawing.querySelectorAll(".pole"),
      near = SAME * Math.max(1e-300, ...this.poles.flat().map(Math.abs));
    this.poles.forEach(([re, im], i) => {
      const same = chosen !== null && Math.hypot(re - chosen[0], Math.abs(im) - Math.abs(chosen[1])) <= near;
      crosses[i]?.classList.toggle("chosen", same);
    });
  }
}

function shape(tag: string, attributes: Record<string, string | number>): SVGElement {
  const made = document.createElementNS(SPACE, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  return made;
}

/** "−0.1 + 3i" */
function inWords([re, im]: readonly [number, number]): string {
  if (im === 0) return brief(re);
  return `${re === 0 ? "" : `${brief(re)} `}${im < 0 ? "−" : re === 0 ? "" : "+ "}${brief(Math.abs(im))}i`;
}
