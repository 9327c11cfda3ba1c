// One step of Euler's methods against formulas worked out by hand.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Layout, Routine } from "../src/contract";
import { halfAccelerationEuler, semiImplicitEuler } from "../src/engine/methods/euler";
import { FIRST, Motion, type Stepper } from "../src/engine/motion";
import { assertClose } from "./closeness";
import { FUNCTIONS, pageData, rotate, timesVector } from "./free_body";

const H = 0.1;
// A quarter turn about z: what lies along the body's x points along the world's y.
const QUARTER = [Math.SQRT1_2, 0, 0, Math.SQRT1_2];
const START = [1, 2, 3, ...QUARTER, 4, 0, 0, 1, 2, 3];
// With inertia (1, 2, 3), ω = (1, 2, 3): Jω × ω = (1, 4, 9) × (1, 2, 3) = (−6, 6, −2), so ω̇ = (−6, 3, −2/3).
// With v = (4, 0, 0): v × ω = (0·3 − 0·2, 0·1 − 4·3, 4·2 − 0·1) = (0, −12, 8).
const V_DOT = [0, -12, 8, -6, 3, -2 / 3];

/** The state after one step from `START`, not normalised. */
function stepped(made: (motion: Motion) => Stepper): Float64Array {
  const y = Float64Array.from(START);
  const motion = new Motion(pageData("euler", { q: START.slice(0, 7), v: START.slice(7) }), FUNCTIONS);
  made(motion).step(FIRST, H, 0, y);
  return y;
}

/** q + h N(q) v with velocities given, at the old orientation: the quarter turn maps (a, b, c) to (−b, a, c). */
function movedBy([a, b, c, wx, wy, wz]: number[]): number[] {
  const s = Math.SQRT1_2, half = 0.5 * H * s;
  // ½ (s, 0, 0, s) ⊗ (0, ω) = ½ s (−ωz, ωx − ωy, ωy + ωx, ωz)
  const turned = [s - half * wz!, half * (wx! - wy!), half * (wy! + wx!), s + half * wz!];
  return [1 - H * b!, 2 + H * a!, 3 + H * c!, ...turned];
}

// Of a dozen additions and products of numbers below 10, each rounded by at most 1e-15.
const ROUNDING = 1e-14;

test("the hand-written body agrees with the formulas for the quarter turn", () => {
  assertClose(rotate(QUARTER, [1, 2, 3]), [-2, 1, 3], ROUNDING);
  assertClose(timesVector([1, 0, 0, 0], [1, 2, 3]), [0, 1, 2, 3], 0);
  const rates = new Float64Array(13);
  FUNCTIONS.rate(0, Float64Array.from(START), new Float64Array(6), new Float64Array(0), new Float64Array(0), rates);
  assertClose(rates.subarray(7), V_DOT, ROUNDING);
});

test("semi-implicit Euler moves q by N(q) times the new velocities", () => {
  const v = V_DOT.map((rate, i) => START[7 + i]! + H * rate);
  assertClose(stepped(semiImplicitEuler), [...movedBy(v), ...v], ROUNDING);
});

test("half-acceleration Euler moves q by N(q) times the velocities half a step on", () => {
  const middle = V_DOT.map((rate, i) => START[7 + i]! + 0.5 * H * rate);
  const v = V_DOT.map((rate, i) => START[7 + i]! + H * rate);
  assertClose(stepped(halfAccelerationEuler), [...movedBy(middle), ...v], ROUNDING);
});

test("where q̇ = v both are what they were, bit by bit, and no qdot is asked for", () => {
  const layout: Layout = { nq: 2, nv: 2, nz: 1, unit: [], identity: true };
  const data = { ...pageData("euler", { q: [], v: [] }), layout };
  const start = [0.3, -0.7, 1.1, 0.2, 5], rates = [1.1, 0.2, -0.9, 3.3, 0.7];
  const rate: Routine = (_t, _y, _u, _p, _x, out) => out.set(rates);
  const v = [1.1 + H * -0.9, 0.2 + H * 3.3], z = 5 + H * 0.7;
  const expected: [(motion: Motion) => Stepper, number[]][] = [
    [semiImplicitEuler, [0.3 + H * v[0]!, -0.7 + H * v[1]!, ...v, z]],
    [halfAccelerationEuler, [0.3 + 0.5 * H * H * -0.9 + H * 1.1, -0.7 + 0.5 * H * H * 3.3 + H * 0.2, ...v, z]],
  ];
  for (const [made, after] of expected) {
    const y = Float64Array.from(start);
    made(new Motion(data, { rate })).step(FIRST, H, 0, y);
    assert.deepEqual(Array.from(y), after);
  }
});

test("without the function qdot a system with q̇ = N(q) v is refused", () => {
  const motion = new Motion(pageData("euler", { q: [], v: [] }), { rate: FUNCTIONS.rate });
  for (const made of [semiImplicitEuler, halfAccelerationEuler]) {
    assert.throws(() => made(motion), /without the function 'qdot'/);
  }
});
