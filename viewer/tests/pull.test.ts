// Pulling a drawn point: the spring's stiffness, its damping and the forces Q = Jᵀ F, in closed form.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { PageData, SystemFunctions } from "../src/contract";
import { createLive } from "../src/engine";
import { Motion } from "../src/engine/motion";
import { Pull } from "../src/engine/pull";
import { assertClose } from "./closeness";
import { RK4, tableauMethod } from "./coefficients";
import { plainData } from "./problems";

const [M, L, G] = [2, 1.5, 9.81]; // kg, m, m/s²

/** A pendulum of mass M at the end of a rod of length L: its pin and its bob are drawn. */
const FUNCTIONS: SystemFunctions = {
  rate: (_t, y, u, _p, _x, out) => out.set([y[1]!, -(G / L) * Math.sin(y[0]!) + u[0]! / (M * L * L)]),
  positions: (_t, y, _u, _p, _x, out) => out.set([0, 0, L * Math.sin(y[0]!), -L * Math.cos(y[0]!)]),
  point_jacobians: (_t, y, _u, _p, _x, out) => out.set([0, 0, L * Math.cos(y[0]!), L * Math.sin(y[0]!)]),
};

function page(start: number[], changes: Partial<PageData> = {}): PageData {
  return plainData(1, start, {
    energy: false, energyScale: 3, step: 0.01, methods: [tableauMethod("rk4", 4, RK4)],
    points: [
      { offset: 0, dimension: 2, fixed: true, draggable: false },
      { offset: 2, dimension: 2, fixed: false, draggable: true },
    ],
    ...changes,
  });
}

/** Q of a hand that pulls the bob at a state. */
function forceOf(start: number[], target: number[], changes: Partial<PageData> = {}): number {
  const motion = new Motion(page(start, changes), FUNCTIONS), y = Float64Array.from(start);
  const hand = new Pull(motion, y);
  hand.hold(1, Float64Array.from(target), 0, y, motion.data.step);
  hand.apply(0, y);
  return hand.Q[0]!;
}

const K = (2 * 3) / (L / 3) ** 2; // ½ k (L/3)² = energyScale

test("stretched by a third of the drawing's size, the spring holds the energy that moves", () => {
  // The bob hangs at (0, −L); pulled along x by 0.2 m the force is 0.2 k, with the lever arm L.
  assert(Math.abs(forceOf([0, 0], [0.2, -L, 0]) - 0.2 * K * L) < 1e-13);
  // Pulled along the rod there is no lever arm, and at 90° the arm of a pull down is L.
  assert(Math.abs(forceOf([0, 0], [0, -L - 1, 0])) < 1e-15);
  assert(Math.abs(forceOf([Math.PI / 2, 0], [L, -0.3, 0]) + 0.3 * K * L) < 1e-13);
});

test("at its target a moving point feels the damper alone, 0.4 of critical", () => {
  const ω = 1.7, c = 2 * 0.4 * Math.sqrt(K * M); // the mass felt along the bob's way is M
  assert(Math.abs(forceOf([0, ω], [0, -L, 0]) + c * L * ω * L) < 1e-12);
});

test("with long steps the spring is so weak that ωh = 0.3", () => {
  const h = 0.5, weaker = M * (0.3 / h) ** 2;
  assert(weaker < K);
  assert(Math.abs(forceOf([0, 0], [0.2, -L, 0], { step: h }) - 0.2 * weaker * L) < 1e-13);
});

test("where no energy is known the spring is as strong as the mass felt", () => {
  assert(Math.abs(forceOf([0, 0], [0.2, -L, 0], { energyScale: 0 }) - 0.2 * M * L) < 1e-13);
});

test("the pendulum comes to rest where spring and weight are in balance", () => {
  const player = createLive(page([0, 0]), FUNCTIONS), target = [1, -0.5];
  player.pull(1, Float64Array.from(target));
  for (let k = 0; k < 6000; k++) player.single();
  // At rest the whole force k (target − r) − M g ŷ points along the rod: tan θ = k tx/(M g − k ty).
  const expected = Math.atan2(K * target[0]!, M * G - K * target[1]!);
  assertClose(player.y, [expected, 0], 1e-12);
  player.pull(1, null);
  assert.equal(player.u[0], 0);
});

test("a pull goes on elsewhere with the same spring", () => {
  const motion = new Motion(page([0, 0]), FUNCTIONS), y = Float64Array.of(0, 0), hand = new Pull(motion, y);
  hand.hold(1, Float64Array.of(0.2, -L, 0), 0, y, 0.01);
  hand.hold(1, Float64Array.of(-0.4, -L, 0), 0, y, 0.5); // the step counts where the point is taken hold of
  hand.apply(0, y);
  assert(Math.abs(hand.Q[0]! + 0.4 * K * L) < 1e-13);
  hand.release();
  assert.deepEqual([hand.active, hand.Q[0]], [false, 0]);
});

test("what cannot be dragged is not", () => {
  const motion = new Motion(page([0, 0]), FUNCTIONS), y = Float64Array.of(0, 0), hand = new Pull(motion, y);
  hand.hold(0, Float64Array.of(1, 1, 0), 0, y, 0.01); // the pin
  assert(!hand.active);
  const still = new Pull(new Motion(page([0, 0], { inputs: [] }), FUNCTIONS), y); // nothing to push with
  still.hold(1, Float64Array.of(1, 1, 0), 0, y, 0.01);
  assert(!still.active);
});
