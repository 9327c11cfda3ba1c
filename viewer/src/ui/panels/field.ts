// A number that a user may change: a slider and a field that say the same.

import { element, freshId, write } from "../elements";
import { brief, typable } from "../numbers";

export interface Range {
  low: number;
  high: number;
}

export interface FieldOptions {
  label: string;
  unit: string;
  value: number;
  range: Range;
  /** Takes the new value; what it throws is shown at the field and the old value stays. */
  change: (value: number) => void;
  limits?: readonly [number, number] | undefined; // of a joint: what is beyond them is taken, and said
  meaning?: string | undefined; // a few words, shown where the pointer rests on the label
  name?: string; // what the number is called in the system, for tests and for those who read the page's source
}

const FINENESS = 200; // places of a slider
const FITTING = 7; // characters of a number that a field shows at full size
const LONG = 9; // letters of a label that stands above its slider, not before it

export class Field {
  readonly element: HTMLElement;
  private readonly slider: HTMLInputElement;
  private readonly number: HTMLInputElement;
  private readonly beyond = element("p", { class: "beyond", id: freshId("beyond"), hidden: true });
  private value: number;

  constructor(private readonly options: FieldOptions) {
    const id = freshId("field"),
      { label, unit, range, name } = options;
    this.value = options.value;
    this.slider = element("input", {
      type: "range",
      min: range.low,
      max: range.high,
      step: "any",
      "aria-label": `${label}, slider`,
      "data-slider": name,
      oninput: () => this.take(this.rounded(Number(this.slider.value))),
    });
    this.number = element("input", {
      type: "number",
      id,
      step: "any",
      "data-number": name,
      inputmode: "decimal",
      onchange: () => this.typed(),
      // Enter takes the number, Escape the one before; either way the page's keys are the page's again.
      onkeydown: (event) => {
        const { key } = event as KeyboardEvent;
        if (key === "Escape") this.number.value = typable(this.value);
        if (key === "Enter") this.typed();
        if ((key === "Escape" || key === "Enter") && this.number.validationMessage === "") this.number.blur();
      },
    });
    this.element = element(
      "div",
      { class: label.length > LONG ? "field long" : "field" },
      element("label", { for: id, title: options.meaning }, label),
      this.slider,
      this.number,
      element("span", { class: "unit" }, unit),
      options.limits ? this.beyond : null,
    );
    if (options.limits) this.number.setAttribute("aria-describedby", this.beyond.id);
    this.show(options.value);
  }

  /** Writes a value that was changed elsewhere. */
  show(value: number): void {
    if (value === this.value && this.number.value !== "") return;
    this.value = value;
    this.stretch(value);
    this.slider.value = String(value);
    this.slider.setAttribute("aria-valuetext", `${typable(value)} ${this.options.unit}`.trim());
    if (document.activeElement !== this.number) this.number.value = typable(value);
    // A number that is long for its field is set smaller, never cut off.
    this.number.classList.toggle("long-number", this.number.value.length > FITTING);
    this.sayBeyond(value);
  }

  private typed(): void {
    const value = Number(this.number.value);
    if (this.number.value.trim() === "" || !Number.isFinite(value)) this.number.value = typable(this.value);
    else this.take(value);
  }

  private take(value: number): void {
    try {
      this.options.change(value);
      this.number.setCustomValidity("");
      this.show(value);
      // What was typed stays as it was typed, with all its figures.
      if (Number(this.number.value) !== value) this.number.value = typable(value);
    } catch (error) {
      this.number.setCustomValidity(error instanceof Error ? error.message : String(error));
      this.number.reportValidity();
      this.slider.value = String(this.value);
      this.number.value = typable(this.value);
    }
  }

  /** The page's joints have no stops: whoever leaves the limits of one is told. */
  private sayBeyond(value: number): void {
    if (!this.options.limits) return;
    const [low, high] = this.options.limits;
    this.beyond.hidden = value >= low && value <= high;
    write(this.beyond, this.beyond.hidden ? "" : `beyond its limits, ${brief(low, 4)} to ${brief(high, 4)}`);
  }

  /** A slider gives round numbers: to a place of its fineness. */
  private rounded(value: number): number {
    const { low, high } = this.bounds(),
      grain = 10 ** Math.floor(Math.log10((high - low) / FINENESS));
    return Number((Math.round(value / grain) * grain).toPrecision(12));
  }

  private bounds(): Range {
    return { low: Number(this.slider.min), high: Number(this.slider.max) };
  }

  /** A typed number beyond the ends of the slider moves them. */
  private stretch(value: number): void {
    const { low, high } = this.bounds();
    if (value < low) this.slider.min = String(value);
    if (value > high) this.slider.max = String(value);
  }
}

/** The range of a slider for a parameter or a gain: from near zero to about three times what it is. */
export function around(value: number, fromZero: boolean): Range {
  if (value === 0) return fromZero ? { low: 0, high: 1 } : { low: -1, high: 1 };
  const far = Number((3 * value).toPrecision(2)),
    near = fromZero ? 0 : Number((0.1 * value).toPrecision(2));
  return value > 0 ? { low: near, high: far } : { low: far, high: near };
}

/** The range of a slider for a place: whole turns for an angle, else a few times its size or that of the scene. */
export function about(value: number, angle: boolean, size: number): Range {
  const half = angle ? Math.PI : Math.max(2 * Math.abs(value), size);
  return { low: Math.min(-half, value), high: Math.max(half, value) };
}

/** The range of a slider between limits; a value beyond them is reached, too. */
export function within([low, high]: readonly [number, number], value: number): Range {
  return { low: Math.min(low, value), high: Math.max(high, value) };
}
