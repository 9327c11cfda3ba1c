// The page of two shapes: a picture in which they are moved, and how near they are in numbers.

import { Euler } from "three";
import type { ShapesData } from "../contract";
import { card, element, iconButton, write } from "../ui/elements";
import { brief } from "../ui/numbers";
import { Field } from "../ui/panels/field";
import { applyTheme, toggleTheme, whenThemeChanges } from "../ui/theme";
import type { Closest } from "./distance";
import { ShapesStage } from "./stage";
import type { Vector } from "./vectors";

const DEGREE = Math.PI / 180;
const AXES = ["x", "y", "z"] as const;
const HANDS =
  "The distance is negative where shapes overlap: the shortest way that parts them. Drag a shape to move it, with " +
  "the shift key to turn it; drag beside the shapes to look from elsewhere.";
const NO_PICTURE = "This browser draws nothing in space; the numbers are right.";

export class ShapesPage {
  frames = 0;
  closest: Closest;
  readonly stage: ShapesStage;
  private readonly facts = element("dl", { class: "facts" });
  private readonly fields: { field: Field; value: () => number }[] = [];
  private requested = false;

  constructor(root: HTMLElement, data: ShapesData) {
    document.title = data.title;
    const [a, b] = data.bodies.map(({ name }) => name);
    const label = `${a} and ${b} with their nearest points`,
      canvas = element("canvas", { class: "stage-canvas", role: "img", "aria-label": label });
    this.stage = new ShapesStage(data, canvas, () => this.invalidate());
    this.closest = this.stage.closest();
    const picture = element("section", { class: "stage card", "aria-label": "Picture" });
    picture.append(this.stage.draws ? canvas : element("p", { class: "no-picture" }, NO_PICTURE));
    new ResizeObserver(() => {
      this.stage.resize(canvas.clientWidth, canvas.clientHeight);
      this.invalidate();
    }).observe(picture);
    const controls = element(
      "div",
      { class: "controls" },
      card("Nearest points", true, this.facts, element("p", { class: "note" }, HANDS)),
      ...data.bodies.map(({ name }, k) => card(name, true, ...this.placeFields(k))),
    );
    const buttons = [
      iconButton("reset", "Back to the start", () => {
        this.stage.reset();
        this.invalidate();
      }),
      iconButton("theme", "Light or dark", toggleTheme),
    ];
    root.replaceChildren(
      element(
        "header",
        { class: "top" },
        element("h1", {}, data.title),
        element("div", { class: "top-buttons" }, ...buttons),
      ),
      element(
        "main",
        { class: "page shapes" },
        element("div", { class: "middle" }, element("div", { class: "show" }, picture)),
        element("div", { class: "left" }, controls),
      ),
    );
    whenThemeChanges(() => {
      this.stage.renew();
      this.invalidate();
    });
    applyTheme();
  }

  /** Asks for a picture. */
  invalidate(): void {
    if (this.requested) return;
    this.requested = true;
    requestAnimationFrame(() => this.frame());
  }

  private frame(): void {
    this.requested = false;
    this.closest = this.stage.closest();
    this.stage.render(this.closest);
    for (const { field, value } of this.fields) field.show(value());
    this.tell();
    this.frames += 1;
  }

  /** The position and the rotation of a body: Rx Ry Rz, by angles about its own axes. */
  private placeFields(k: number): HTMLElement[] {
    const body = this.stage.bodies[k],
      far = 2 * this.stage.extent;
    type Setter = (x: number) => void;
    const add = (label: string, unit: string, half: number, value: () => number, set: Setter): HTMLElement => {
      const change = (x: number): void => {
        set(x);
        this.invalidate();
      };
      const now = value(),
        range = { low: Math.min(-half, now), high: Math.max(half, now) };
      const field = new Field({ label, unit, value: now, range, change, name: `${"ab"[k]} ${label}` });
      this.fields.push({ field, value });
      return field.element;
    };
    const angle = (euler: Euler, axis: (typeof AXES)[number]): number => euler[axis] / DEGREE;
    return [
      ...AXES.map((axis) => add(axis, "m", far, () => body.position[axis], (x) => (body.position[axis] = x))),
      ...AXES.map((axis) =>
        add(`about ${axis}`, "°", 180, () => angle(body.rotation, axis), (x) => (body.rotation[axis] = x * DEGREE)),
      ),
    ];
  }

  private tell(): void {
    const { distance, normal, pointA, pointB, features } = this.closest;
    const rows: [string, string][] = [
      ["distance", `${brief(distance, 6)} m`],
      ["normal", listed(normal)],
      ["point of the first", listed(pointA)],
      ["point of the second", listed(pointB)],
      ["what meets", `${features[0].name} and ${features[1].name}`],
    ];
    if (!this.facts.childElementCount) this.facts.append(...rows.flatMap(() => [element("dt"), element("dd")]));
    rows.flat().forEach((text, k) => write(this.facts.children[k], text));
  }
}

function listed(vector: Vector): string {
  return vector.map((x) => brief(Math.abs(x) < 1e-12 ? 0 : x, 4)).join(", ");
}
