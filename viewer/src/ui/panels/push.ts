// Pushing along a velocity with keys or buttons, for as long as they are held: a generalised force each.

import type { PageData, SystemFunctions } from "../../contract";
import { StateLayout } from "../../layout";
import { card, element, freshId, icon } from "../elements";
import { roundUp } from "../numbers";
import type { LiveSession } from "../session";
import { isAngular, pushedName } from "../velocities";
import { Field } from "./field";

const HEARTY = 4; // a push changes a velocity by this many sizes of what moves, each second, per second
const ROUNDING = 1e-9; // of the largest acceleration that a unit of force gives: what is less is none

/** The number of the input that pushes along a velocity, or −1. */
export function pushInput(data: PageData, velocity: number): number {
  const first = data.inputs.findIndex((input) => input.kind === "push");
  return first < 0 ? -1 : first + velocity;
}

/** How much a unit of an input changes the rate of each velocity and of each state, at the start. */
function yields(data: PageData, functions: SystemFunctions, input: number): Float64Array {
  const layout = new StateLayout(data.layout),
    y = layout.join(data.start.q, data.start.v, data.start.z),
    u = new Float64Array(data.inputs.length);
  const p = Float64Array.from(data.parameters, ({ value }) => value),
    none = new Float64Array(0);
  const rest = new Float64Array(y.length),
    pushed = new Float64Array(y.length);
  functions.rate(0, y, u, p, none, rest);
  u[input] = 1;
  functions.rate(0, y, u, p, none, pushed);
  return pushed.map((value, i) => Math.abs(value - (rest[i] ?? 0))).subarray(layout.v.first);
}

/** The rate of a velocity that is clearly seen. */
function lively(data: PageData, velocity: number, size: number): number {
  return HEARTY * (10 / data.until) ** 2 * (isAngular(data, velocity) ? 1 : size / 3);
}

/** By how much a velocity's own push changes its rate, a unit of force each. */
function mobilities(data: PageData, functions: SystemFunctions): number[] {
  return data.velocities.map((_, i) => {
    const input = pushInput(data, i),
      answer = input < 0 ? 0 : (yields(data, functions, input)[i] ?? 0);
    return Number.isFinite(answer) ? answer : 0;
  });
}

/** Whether constraints take up all of a push along a velocity: what is left is rounding. */
export function isHeld(data: PageData, functions: SystemFunctions, velocity: number): boolean {
  const found = mobilities(data, functions);
  return !((found[velocity] ?? 0) > ROUNDING * Math.max(...found));
}

/**
 * A generalised force that a velocity clearly answers to: acceleration wanted over acceleration per unit of force,
 * which is the inertia along what constraints leave free. Where they leave nothing, that of the others of its kind.
 */
export function heartyPush(data: PageData, functions: SystemFunctions, velocity: number, size: number): number {
  const found = mobilities(data, functions),
    least = ROUNDING * Math.max(...found),
    kind = isAngular(data, velocity);
  const own = found[velocity] ?? 0,
    alike = found.filter((answer, i) => answer > least && isAngular(data, i) === kind);
  const answer = own > least ? own : Math.max(0, ...alike);
  return answer > 0 ? roundUp(lively(data, velocity, size) / answer) : 1;
}

/** Sliders for inputs that no servo drives. */
export function inputsCard(session: LiveSession, functions: SystemFunctions, size: number): HTMLElement | null {
  const { data } = session,
    fields: HTMLElement[] = [];
  data.inputs.forEach(({ name, label, unit, kind }, index) => {
    if (kind !== "input" || data.servo?.inputs.includes(index)) return;
    const needed = [...yields(data, functions, index)]
      .map((answer, i) => lively(data, i, size) / answer)
      .filter((u) => u > 0 && Number.isFinite(u));
    const most = 5 * roundUp(needed.length ? Math.min(...needed) : 1);
    const field = new Field({
      label,
      unit,
      value: 0,
      name,
      range: { low: -most, high: most },
      change: (value) => session.setInput(index, value),
    });
    session.whenChanged(() => field.show(session.settings.get(index) ?? 0));
    fields.push(field.element);
  });
  return fields.length ? card("Inputs", true, ...fields) : null;
}

export class Pusher {
  readonly element: HTMLElement | null;
  velocity = 0; // the number of the one that is pushed along
  strength: number[];
  private readonly held = new Set<-1 | 1>();
  private since = -1; // how many steps had been taken when a push began
  private pending = false; // whether one is to end after the next step
  private readonly field: Field | null = null;

  constructor(
    private readonly session: LiveSession,
    strength: number[],
  ) {
    const { data } = session;
    this.strength = strength;
    session.whenMoved(() => this.pending && this.apply());
    session.whenChanged((what) => what === "playing" && this.pending && this.apply());
    this.element = null;
    if (pushInput(data, 0) < 0 || !data.velocities.length) return;
    const id = freshId("push"),
      paired = data.layout.identity;
    const menu = element(
      "select",
      { id, "data-menu": "push", onchange: () => this.choose(menu.selectedIndex) },
      ...data.velocities.map((_, i) => element("option", {}, pushedName(data, i))),
    );
    this.field = new Field({
      label: "strength",
      unit: data.inputs[pushInput(data, 0)]?.unit ?? "",
      value: strength[0] ?? 1,
      name: "push",
      range: { low: 0, high: 5 * Math.max(...strength) },
      change: (value) => {
        this.strength[this.velocity] = value;
      },
    });
    this.element = card(
      "Push",
      false,
      element(
        "div",
        { class: "push-row" },
        this.holdButton(-1),
        element("label", { for: id, class: "hidden" }, paired ? "Coordinate to push" : "Velocity to push along"),
        menu,
        this.holdButton(1),
      ),
      this.field.element,
      element("p", { class: "note" }, "Hold ← or → to push; or drag a body in the picture."),
    );
  }

  choose(velocity: number): void {
    this.held.clear();
    this.since = -1;
    this.apply();
    this.velocity = velocity;
    this.field?.show(this.strength[velocity] ?? 1);
  }

  /** Begins or ends to push one way; both ways at once are none. */
  push(direction: -1 | 1, on: boolean): void {
    if (on) this.held.add(direction);
    else this.held.delete(direction);
    this.apply();
  }

  private apply(): void {
    const { session, held } = this,
      { steps } = session.main;
    // A tap that is shorter than a step still pushes for one.
    if (!held.size && session.playing && steps === this.since) {
      this.pending = true;
      return;
    }
    this.pending = false;
    if (held.size) this.since = steps;
    let direction = 0;
    for (const one of held) direction += one;
    for (const velocity of this.pushed) {
      const input = pushInput(session.data, velocity);
      if (input >= 0) session.setInput(input, direction * (this.strength[velocity] ?? 1));
    }
  }

  /** What is pushed along: what was chosen, or every joint of the course's arm with two links. */
  private get pushed(): number[] {
    const { pendularm, velocities } = this.session.data;
    return pendularm?.links === 2 ? velocities.map((_, i) => i) : [this.velocity];
  }

  private holdButton(direction: -1 | 1): HTMLButtonElement {
    const begin = (): void => this.push(direction, true),
      end = (): void => this.push(direction, false);
    const button = element(
      "button",
      {
        type: "button",
        class: "button hold",
        "aria-label": direction < 0 ? "Push down, hold" : "Push up, hold",
        onpointerdown: begin,
        onpointerup: end,
        onpointerleave: end,
        onpointercancel: end,
        onblur: end,
        oncontextmenu: (event) => event.preventDefault(),
        onkeydown: (event) => {
          if (isPress(event)) begin();
        },
        onkeyup: (event) => {
          if (isPress(event)) end();
        },
      },
      icon(direction < 0 ? "left" : "right"),
      direction < 0 ? "push −" : "push +",
    );
    return button;
  }
}

function isPress(event: Event): boolean {
  return event instanceof KeyboardEvent && (event.key === "Enter" || event.key === " ");
}
