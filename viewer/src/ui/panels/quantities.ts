// Sliders for parameters, gains, set-points and start values.

import type { PageData, Quantity } from "../../contract";
import { StateLayout } from "../../layout";
import { card, element } from "../elements";
import type { LiveSession } from "../session";
import { coordinateOf, isAngular } from "../velocities";
import { Field, about, around, within, type Range } from "./field";

/** The coordinate that a desired value belongs to. */
function heldCoordinate(data: PageData, name: string): PageData["coordinates"][number] | undefined {
  const index = data.servo?.desired.indexOf(name) ?? -1;
  return data.coordinates[data.servo?.coordinates[index] ?? -1];
}

export function rangeOf(data: PageData, quantity: Quantity, size: number): Range {
  if (quantity.kind === "desired") {
    const held = heldCoordinate(data, quantity.name);
    return held?.limits ? within(held.limits, quantity.value) : about(quantity.value, held?.angle ?? false, size);
  }
  return around(
    quantity.value,
    quantity.kind === "gain" || quantity.kind === "disturbance" || quantity.unit.includes("s²") || quantity.unit.includes("s^2"),
  );
}

/** Fields of some kinds of quantities, kept in step with the player. */
export function quantityFields(session: LiveSession, kinds: readonly Quantity["kind"][], size: number): HTMLElement[] {
  // What is desired in the order of coordinates, gains kp, ki, kd of each, others by their names; parameters as the
  // system has them.
  const { desired = [], gains = [] } = session.data.servo ?? {};
  const order = [...desired, ...gains.flatMap(({ kp, ki, kd }) => [kp, ki, kd])];
  const wanted = session.data.parameters
    .filter(({ kind }) => kinds.includes(kind))
    .sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name) || (a.kind === "gain" ? byName(a, b) : 0));
  const fields = wanted.map((quantity) => ({
    name: quantity.name,
    field: new Field({
      label: quantity.label,
      unit: quantity.unit,
      value: quantity.value,
      name: quantity.name,
      meaning: quantity.meaning,
      range: rangeOf(session.data, quantity, size),
      limits: quantity.kind === "desired" ? heldCoordinate(session.data, quantity.name)?.limits : undefined,
      change: (value) =>
        quantity.kind === "desired"
          ? session.setDesired(quantity.name, value)
          : session.setParameter(quantity.name, value),
    }),
  }));
  session.whenChanged(() => {
    for (const { name, field } of fields) field.show(session.main.parameter(name));
  });
  return fields.map(({ field }) => field.element);
}

function byName(a: Quantity, b: Quantity): number {
  return a.name.localeCompare(b.name);
}

export function parametersCard(session: LiveSession, size: number): HTMLElement | null {
  const fields = quantityFields(session, ["parameter"], size);
  return fields.length ? card("Parameters", true, ...fields) : null;
}

/** How strong each disturbance is, as many times as it was described; 0 is none. */
export function disturbancesCard(session: LiveSession, size: number): HTMLElement | null {
  const fields = quantityFields(session, ["disturbance"], size);
  return fields.length ? card("Disturbances", true, ...fields) : null;
}

export function startCard(session: LiveSession, size: number): HTMLElement {
  const { data } = session,
    fields: { part: "q" | "v" | "z"; index: number; field: Field }[] = [];
  const integrals = new Set(data.servo?.integrals ?? []);
  const layout = new StateLayout(data.layout);
  const startRange = (part: "q" | "v" | "z", index: number, value: number, angle: boolean): Range => {
    if (part === "v") return about(value, false, angle ? 10 : 2 * size);
    if (part === "q" && layout.isUnit(index)) return { low: -1, high: 1 };
    const limits = part === "q" ? data.coordinates[index]?.limits : undefined;
    if (limits) return within(limits, value);
    return about(value, angle, size);
  };
  const add = (
    part: "q" | "v" | "z",
    index: number,
    label: string,
    unit: string,
    angle: boolean,
    name: string,
  ): void => {
    const value = session.start[part][index] ?? 0;
    const field = new Field({
      label,
      unit,
      value,
      name: `start ${name}`,
      range: startRange(part, index, value, angle),
      limits: part === "q" ? data.coordinates[index]?.limits : undefined,
      change: (now) => session.setStart(part, index, now),
    });
    fields.push({ part, index, field });
  };
  const addVelocity = (i: number): void => {
    const velocity = data.velocities[i];
    if (velocity) add("v", i, velocity.label, velocity.unit, isAngular(data, i), velocity.name);
  };
  // A velocity that is the rate of a coordinate stands below it; others come after all coordinates.
  data.coordinates.forEach(({ label, unit, angle, name }, i) => {
    add("q", i, label, unit, angle, name);
    if (coordinateOf(data, i)) addVelocity(i);
  });
  data.velocities.forEach((_, i) => {
    if (!coordinateOf(data, i)) addVelocity(i);
  });
  data.states.forEach(({ label, unit, name }, i) => {
    if (!integrals.has(i) && !data.gaps) add("z", i, label, unit, false, name);
  });
  session.whenChanged(() => {
    for (const { part, index, field } of fields) field.show(session.start[part][index] ?? 0);
  });
  return card(
    "Start",
    false,
    element("p", { class: "note" }, "A new start value takes the motion back to t = 0."),
    data.layout.unit.length
      ? element("p", { class: "note" }, "Quaternions are divided by their length, so that only ratios count.")
      : null,
    ...fields.map(({ field }) => field.element),
  );
}
