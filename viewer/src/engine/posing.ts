// Placing a drawn point by hand: the state nearest to the present one with the point at a place, or near it.
//
// Damped least squares (Wampler 1986; Nakamura & Hanafusa 1986): δ = Jᵀ (J Jᵀ + μ I)⁻¹ (place − r), with ṙ = J v and
// q̇ = N v; μ is a small part of the largest J Jᵀ, so that a stretched arm is not thrown about.

import { NOTHING, type Motion } from "./motion";

const ROUNDS = 12; // for each move of the hand
const DAMPING = 1e-3; // of the trace of J Jᵀ
const NEAR = 1e-9; // of the first distance

/** Moves the coordinates in y, so that a point of the drawing comes as near to a place as it can. */
export function pose(motion: Motion, t: number, y: Float64Array, point: number, target: Float64Array): void {
  const { functions, data, layout, u, p } = motion, drawn = data.points[point];
  if (!drawn?.draggable || functions.positions === undefined || functions.point_jacobians === undefined) return;
  const { offset, dimension } = drawn, nv = layout.v.length;
  const numbers = data.points.reduce((most, one) => Math.max(most, one.offset + one.dimension), 0);
  const positions = new Float64Array(numbers), jacobians = new Float64Array(numbers * nv), miss = new Float64Array(dimension);
  let first = 0;
  for (let round = 0; round < ROUNDS; round++) {
    functions.positions(t, y, u, p, NOTHING, positions);
    functions.point_jacobians(t, y, u, p, NOTHING, jacobians);
    for (let i = 0; i < dimension; i++) miss[i] = (target[i] ?? 0) - positions[offset + i]!;
    const far = Math.hypot(...miss);
    if (round === 0) first = far;
    if (!(far > NEAR * first) || !Number.isFinite(far)) return;
    const J = Array.from({ length: dimension }, (_, i) => jacobians.subarray((offset + i) * nv, (offset + i + 1) * nv));
    move(motion, t, y, J, miss);
    layout.normalise(y);
  }
}

function move(motion: Motion, t: number, y: Float64Array, J: readonly Float64Array[], miss: Float64Array): void {
  const { layout: { q, v }, functions, u, p } = motion;
  const square = J.map((a) => J.map((b) => a.reduce((sum, entry, k) => sum + entry * b[k]!, 0)));
  const trace = square.reduce((sum, row, i) => sum + row[i]!, 0);
  if (!(trace > 0)) return;
  square.forEach((row, i) => { row[i]! += DAMPING * trace; });
  const force = solved(square, [...miss]);
  const change = new Float64Array(v.length);
  J.forEach((row, i) => row.forEach((entry, k) => { change[k]! += entry * force[i]!; }));
  if (functions.qdot === undefined) {
    for (let k = 0; k < change.length; k++) y[q.first + k]! += change[k]!;
    return;
  }
  const state = Float64Array.from(y), rate = new Float64Array(q.length);
  state.set(change, v.first);
  functions.qdot(t, state, u, p, NOTHING, rate);
  for (let k = 0; k < rate.length; k++) y[q.first + k]! += rate[k]!;
}

/** The solution of a small system with a positive definite matrix, by elimination. */
function solved(A: number[][], b: number[]): number[] {
  const n = b.length;
  for (let k = 0; k < n; k++) {
    for (let i = k + 1; i < n; i++) {
      const factor = A[i]![k]! / A[k]![k]!;
      for (let j = k; j < n; j++) A[i]![j]! -= factor * A[k]![j]!;
      b[i]! -= factor * b[k]!;
    }
  }
  for (let k = n - 1; k >= 0; k--) {
    for (let j = k + 1; j < n; j++) b[k]! -= A[k]![j]! * b[j]!;
    b[k]! /= A[k]![k]!;
  }
  return b;
}
