// When a run is over, and the sentence that says why and what to try: simulation/verdict.py.

import type { Method, PageData, Quantity } from "../contract";

/** Beyond this many times its size at the start a state has no digits left that mean anything. */
const ABSURD = 1e15;

/** How large entries of a state may become that starts here. */
export function limitOf(start: ArrayLike<number>): number {
  let largest = 1;
  for (let i = 0; i < start.length; i++) largest = Math.max(largest, Math.abs(start[i]!));
  return ABSURD * largest;
}

/** Whether all entries are numbers below a limit. */
export function isWithin(y: Float64Array, limit: number): boolean {
  for (let i = 0; i < y.length; i++) {
    if (!(Math.abs(y[i]!) <= limit)) return false;
  }
  return true;
}

/** What is known of a run when it ends: the last good instant and state, the energy there, the step. */
export interface Ending {
  t: number; y: Float64Array; energy: number; step: number;
  reason: "infinite" | "beyond bounds" | "unsolved";
}

/** When, which coordinate, what energy, and what to try. */
export function divergence(data: PageData, method: Method, { t, y, energy, step, reason }: Ending): string {
  const entries = [...data.coordinates, ...data.velocities, ...data.states];
  let worst = 0;
  for (let i = 1; i < y.length; i++) if (Math.abs(y[i]!) > Math.abs(y[worst]!)) worst = i;
  let last = `; there ${entries[worst]!.label} = ${brief(y[worst]!)}`;
  const name = data.energyLabel === "total" ? "energy" : data.energyLabel;
  if (data.energy) last += Number.isFinite(energy) ? ` and the ${name} was ${brief(energy)} ${data.units.energy}`.trimEnd() : ` and no finite ${name}`;
  const inUnit = (time: number, digits: number): string => `${brief(time, digits)} ${data.units.time}`.trimEnd();
  const now = `t = ${inUnit(t, 6)}`;
  if (reason === "unsolved" && method.kind === "adaptive") {
    return `Diverged: at ${now} no step is small enough${last}. The motion may be singular there ` +
      "(a collision, a mass matrix without inverse) or without bounds.";
  }
  if (reason === "unsolved") {
    return `Diverged: the stage equations of ${method.label} did not converge at ${now}${last}. ` +
      `Try a step smaller than ${inUnit(step, 3)}.`;
  }
  const higher = method.order < 4 ? " or a method of higher order (Runge–Kutta 4)" : "";
  const smaller = method.kind === "adaptive" ? "a method with a fixed step" : `a step smaller than ${inUnit(step, 3)}`;
  const what = reason === "infinite" ? "stopped being finite" : "grew beyond all bounds";
  return `Diverged: the state ${what} in the step after ${now}${last}. ` +
    `Try ${smaller}${higher}; if that does not help, the ${data.coordinates.length ? "forces" : "rates"} ` +
    "or the start are to blame.";
}

/** Why a parameter cannot have a value. */
export function singular({ label, unit }: Quantity, value: number): string {
  return `With ${`${label} = ${brief(value)} ${unit}`.trimEnd()} the accelerations are not finite: ` +
    "the mass matrix has no inverse there, or a length is divided by.";
}

/** A number with a few digits and no trailing zeros. */
export function brief(value: number, digits = 3): string {
  const size = Math.abs(value);
  return size !== 0 && (size < 1e-4 || size >= 1e6) ? value.toExponential(digits - 1) : String(+value.toPrecision(digits));
}
