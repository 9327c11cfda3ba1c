// A map of an ensemble: a pixel for every member. A click opens the member it stands for, live.

import type { EnsembleMap, MapAxis } from "../../contract";
import { applyAddress } from "../address";
import { card, element, write } from "../elements";
import { brief, decoded } from "../numbers";
import type { LiveSession } from "../session";

// Viridis (van der Walt & Smith 2015) at nine places; colours between them are mixed.
const VIRIDIS = [
  [68, 1, 84], [71, 44, 122], [59, 81, 139], [44, 113, 142], [33, 144, 141], [39, 173, 129], [92, 200, 99],
  [170, 220, 50], [253, 231, 37],
] as const;
const NONE = [190, 190, 190] as const; // of a member without a value
const FEWEST = 240; // pixels of the canvas along a side; small maps have larger cells

type Colour = readonly [number, number, number];

/** The colour of a part, 0 to 1. */
export function colourOf(part: number): Colour {
  if (!Number.isFinite(part)) return NONE;
  const place = Math.min(Math.max(part, 0), 1) * (VIRIDIS.length - 1),
    low = Math.min(Math.floor(place), VIRIDIS.length - 2),
    mix = place - low,
    [a, b] = [VIRIDIS[low] ?? NONE, VIRIDIS[low + 1] ?? NONE];
  return [a[0] + mix * (b[0] - a[0]), a[1] + mix * (b[1] - a[1]), a[2] + mix * (b[2] - a[2])];
}

/** The number of the member whose cell lies at a part of the width and a part of the height from below. */
export function memberAt(map: EnsembleMap, right: number, up: number): [number, number] {
  const cell = (part: number, { values }: MapAxis): number =>
    Math.min(Math.max(Math.floor(part * values.length), 0), values.length - 1);
  return [cell(right, map.across), cell(up, map.up)];
}

/** What the address of a page says of a member. */
export function addressOf(map: EnsembleMap, i: number, j: number): string {
  const told = new URLSearchParams(map.held);
  told.set(map.across.key, String(map.across.values[i]));
  told.set(map.up.key, String(map.up.values[j]));
  return told.toString();
}

export class MapCard {
  readonly element: HTMLElement;
  private readonly canvas = element("canvas", { class: "map", tabindex: 0, role: "img", "data-map": "" });
  private readonly sentence = element("p", { class: "note", role: "status", "data-map-says": "" });
  private readonly ends = [element("span"), element("span")] as const;
  private values = new Float32Array(0);
  private layer = 0;
  private range: [number, number] = [0, 1];
  private place: [number, number] | null = null;

  constructor(
    private readonly session: LiveSession,
    private readonly map: EnsembleMap,
    private readonly opened: () => void,
  ) {
    const { across, up, layers } = map,
      scale = Math.max(1, Math.ceil(FEWEST / Math.max(across.values.length, up.values.length)));
    [this.canvas.width, this.canvas.height] = [scale * across.values.length, scale * up.values.length];
    this.canvas.addEventListener("click", (event) => this.point(event));
    this.canvas.addEventListener("keydown", (event) => this.move(event));
    const choose = element("select", {
      "aria-label": "What the map shows",
      onchange: () => this.show(choose.selectedIndex),
    });
    for (const { name } of layers) choose.append(element("option", {}, name));
    this.element = card(
      "Map",
      true,
      layers.length > 1 ? choose : null,
      this.canvas,
      element("div", { class: "map-scale" }, this.ends[0], element("div", { class: "map-colours" }), this.ends[1]),
      element("p", { class: "note" }, `${ends(across)} to the right, ${ends(up)} upwards. A click opens a member; arrow keys move on.`),
      this.sentence,
    );
    this.show(0);
  }

  /** Draws one of the layers. */
  private show(layer: number): void {
    const { layers } = this.map;
    this.layer = layer;
    this.values = new Float32Array(decoded(layers[layer]?.values ?? ""));
    let [low, high] = [Infinity, -Infinity];
    for (const value of this.values) if (Number.isFinite(value)) [low, high] = [Math.min(low, value), Math.max(high, value)];
    this.range = low <= high ? [low, high] : [0, 0];
    const { name = "", unit = "" } = layers[layer] ?? {};
    this.ends.forEach((place, k) => write(place, `${brief(this.range[k] ?? 0)} ${unit}`.trim()));
    this.canvas.setAttribute("aria-label", `Map of ${name} over ${this.map.across.label} and ${this.map.up.label}`);
    this.draw();
    this.say();
  }

  private draw(): void {
    const { canvas, map, place, values } = this,
      [low, high] = this.range,
      [columns, rows] = [map.across.values.length, map.up.values.length],
      context = canvas.getContext("2d"),
      scale = canvas.width / columns;
    if (!context) return;
    const image = context.createImageData(canvas.width, canvas.height);
    for (let y = 0; y < canvas.height; y += 1) {
      const j = rows - 1 - Math.floor(y / scale);
      for (let x = 0; x < canvas.width; x += 1) {
        const value = values[Math.floor(x / scale) * rows + j] ?? NaN,
          colour = colourOf(high > low ? (value - low) / (high - low) : value * 0),
          at = 4 * (y * canvas.width + x);
        image.data.set(colour, at);
        image.data[at + 3] = 255;
      }
    }
    context.putImageData(image, 0, 0);
    if (!place) return;
    const radius = Math.max(scale, canvas.width / 40);
    for (const [style, width] of [["#000", 4], ["#fff", 2]] as const) {
      context.beginPath();
      context.arc((place[0] + 0.5) * scale, canvas.height - (place[1] + 0.5) * scale, radius, 0, 2 * Math.PI);
      [context.strokeStyle, context.lineWidth] = [style, (width * canvas.width) / 320];
      context.stroke();
    }
  }

  private point(event: MouseEvent): void {
    const box = this.canvas.getBoundingClientRect();
    this.open(...memberAt(this.map, (event.clientX - box.left) / box.width, (box.bottom - event.clientY) / box.height));
  }

  private move(event: KeyboardEvent): void {
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1], Enter: [0, 0] }[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation(); // elsewhere on the page arrows push
    const { across, up } = this.map,
      [i, j] = this.place ?? [Math.floor(across.values.length / 2), Math.floor(up.values.length / 2)],
      within = (k: number, { values }: MapAxis): number => Math.min(Math.max(k, 0), values.length - 1);
    this.open(within(i + (step[0] ?? 0), across), within(j + (step[1] ?? 0), up));
  }

  /** Begins the motion of a member. */
  private open(i: number, j: number): void {
    this.place = [i, j];
    this.draw();
    const faults = applyAddress(this.session, addressOf(this.map, i, j));
    this.session.reset();
    this.session.play(true);
    this.say(faults.join(" "));
    this.opened();
  }

  private say(faults = ""): void {
    const { map, place } = this,
      layer = map.layers[this.layer];
    if (!place || !layer) return;
    const [i, j] = place,
      value = this.values[i * map.up.values.length + j] ?? NaN,
      of = ({ label, values, unit }: MapAxis, k: number): string => `${label} = ${brief(values[k] ?? NaN)} ${unit}`.trim(),
      found = Number.isNaN(value) ? "none" : `${brief(value)} ${layer.unit}`.trim();
    write(this.sentence, `${of(map.across, i)}, ${of(map.up, j)}: ${layer.name} ${found}. ${faults}`.trim());
  }
}

function ends({ label, values, unit }: MapAxis): string {
  return `${label} from ${brief(values[0] ?? NaN)} to ${brief(values.at(-1) ?? NaN)} ${unit}`.trim();
}
