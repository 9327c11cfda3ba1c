// An equilibrium followed to other values of parameters: Newton's method from where it was, and the poles there.
//
// At rest v = 0, so that v̇ and ż are functions of x = (q, z) alone. Steps solve (JᵀJ + ε) δ = −JᵀF: where a system
// may slide (a cart without springs), the smallest one is taken.

import type { Equilibrium, State } from "../contract";
import { eigenvalues } from "./eigenvalues";
import { factorise, substitute } from "./methods/lu";
import { type Motion, NOTHING } from "./motion";

const MOST_STEPS = 40;
const SMALL = 1e-9; // of 1 + |x|: a step so short has arrived
const SLIDING = 1e-13; // ε, of the largest entry of JᵀJ
const DIFFERENCE = Math.cbrt(Number.EPSILON); // of 1 + |y|: then what is cut off is as small as rounding
const NEAR_AXIS = 1e-6; // of the largest pole: a real part that is less does not decide

/** The equilibrium with the parameters as they are; null where it is gone, or cannot be followed in a page. */
export function followRest(motion: Motion, found: Equilibrium): Equilibrium | null {
  const { layout } = motion;
  if (motion.constrained || !layout.identity || layout.hasUnits) return null;
  const y = layout.join(found.state.q, found.state.v, found.state.z), J = settle(motion, y);
  const poles = J && eigenvalues(layout.size, J);
  if (!poles) return null;
  const parts = (whole: Float64Array): State => ({
    q: Array.from(layout.take(layout.q, whole)),
    v: Array.from(layout.take(layout.v, whole)),
    z: Array.from(layout.take(layout.z, whole)),
  });
  const from = layout.join(found.state.q, found.state.v, found.state.z);
  const beside = layout.join(found.beside.q, found.beside.v, found.beside.z).map((value, i) => value + y[i]! - from[i]!);
  return { ...found, state: parts(y), beside: parts(beside), poles, ...judged(found, poles) };
}

/** Moves y to rest; the slopes of its rate there, or null where it leads nowhere. */
function settle(motion: Motion, y: Float64Array): Float64Array | null {
  const { layout: { q, v, z, size }, rate, p } = motion, u = new Float64Array(motion.u.length);
  const free = [...places(q), ...places(z)], forces = [...places(v), ...places(z)], n = free.length;
  const values = new Float64Array(size), J = new Float64Array(size * size);
  const normal = new Float64Array(n * n), step = new Float64Array(n), pivots = new Int32Array(n);
  for (let k = 0; k < MOST_STEPS; k++) {
    rate(0, y, u, p, NOTHING, values);
    slopes(motion, y, u, J);
    let largest = 0;
    free.forEach((a, i) => {
      step[i] = -forces.reduce((sum, f) => sum + J[f * size + a]! * values[f]!, 0);
      free.forEach((b, j) => {
        normal[i * n + j] = forces.reduce((sum, f) => sum + J[f * size + a]! * J[f * size + b]!, 0);
        largest = Math.max(largest, Math.abs(normal[i * n + j]!));
      });
    });
    for (let i = 0; i < n; i++) normal[i * n + i]! += SLIDING * largest;
    factorise(n, normal, 0, pivots, 0);
    substitute(n, normal, 0, pivots, 0, step);
    if (!step.every(Number.isFinite)) return null;
    free.forEach((a, i) => { y[a]! += step[i]!; });
    if (free.every((a, i) => Math.abs(step[i]!) <= SMALL * (1 + Math.abs(y[a]!)))) {
      slopes(motion, y, u, J);
      return J.every(Number.isFinite) ? J : null;
    }
  }
  return null;
}

/** ∂rate/∂y row by row: exact where the page has it, else by differences to either side. */
function slopes(motion: Motion, y: Float64Array, u: Float64Array, J: Float64Array): void {
  const { functions: { jacobian }, rate, p } = motion, n = y.length;
  if (jacobian !== undefined) {
    jacobian(0, y, u, p, NOTHING, J);
    return;
  }
  const moved = Float64Array.from(y), [after, before] = [new Float64Array(n), new Float64Array(n)];
  for (let j = 0; j < n; j++) {
    const kept = y[j]!, by = DIFFERENCE * (1 + Math.abs(kept));
    moved[j] = kept + by;
    rate(0, moved, u, p, NOTHING, after);
    moved[j] = kept - by;
    rate(0, moved, u, p, NOTHING, before);
    moved[j] = kept;
    for (let i = 0; i < n; i++) J[i * n + j] = (after[i]! - before[i]!) / (2 * by);
  }
}

function places({ first, end }: { first: number; end: number }): number[] {
  return Array.from({ length: end - first }, (_, i) => first + i);
}

/** What the poles decide; where they lie on the axis, what was decided when the page was written. */
function judged(found: Equilibrium, poles: [number, number][]): Pick<Equilibrium, "stability" | "sentence"> {
  const size = Math.max(...poles.map(([a, b]) => Math.hypot(a, b)), 0), growth = Math.max(...poles.map(([a]) => a));
  if (growth > NEAR_AXIS * size) return { stability: "unstable", sentence: "A pole lies right of the axis: a deviation grows." };
  if (growth < -NEAR_AXIS * size) {
    return { stability: "asymptotically stable", sentence: "All poles lie left of the axis: deviations decay." };
  }
  const doubtful = found.stability === "unstable" || found.stability === "asymptotically stable";
  const said = "No pole lies right of the axis, but some on it: the linear system does not decide.";
  return doubtful ? { stability: "undecided", sentence: said } : { stability: found.stability, sentence: found.sentence };
}
