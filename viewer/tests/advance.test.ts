// How a live player spends time, and how it says that a run is over.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createLive } from "../src/engine";
import { brief, divergence, isWithin, limitOf } from "../src/engine/verdict";
import { RK4, tableauMethod } from "./coefficients";
import { methodOf, oscillator, plainData, ratesOf } from "./problems";

const METHODS = [tableauMethod("rk4", 4, RK4), methodOf("euler"), methodOf("none")];
const STILL = { rate: ratesOf(1, () => 0) };
const LONG = 1e6; // ms, more than any of these tests takes

/** Runs a test with a clock that goes on by so many ms whenever it is looked at. */
function withClock(tick: number, body: () => void): void {
  const kept = performance.now;
  let now = 0;
  performance.now = () => (now += tick);
  try {
    body();
  } finally {
    performance.now = kept;
  }
}

test("what is less than a step is kept for the next advance", () => {
  const player = createLive(plainData(1, [0, 1], { methods: METHODS, step: 0.01 }), STILL);
  const taken = [0.025, 0.004, 0.001, 0.009, 0.001].map((seconds) => player.advance(seconds, LONG));
  assert.deepEqual(taken, [2, 0, 1, 0, 1]);
  assert.equal(player.steps, 4);
  assert.equal(player.t, 0.04);
  player.advance(0.009, LONG);
  player.single(); // a step by hand begins the count anew
  assert.equal(player.advance(0.009, LONG), 0);
});

test("an advance of 1 s in pieces is the same motion as single steps", () => {
  const { data, functions } = oscillator(3, 0.4);
  const page = { ...data, methods: METHODS, integrator: "rk4", step: 0.001 };
  const [pieces, singles] = [createLive(page, functions), createLive(page, functions)];
  for (let k = 0; k < 60; k++) pieces.advance(1 / 60, LONG);
  for (let k = 0; k < 1000; k++) singles.single();
  assert.deepEqual([pieces.steps, ...pieces.y], [1000, ...singles.y]);
});

test("where time is up, what is missed is not made up for", () => {
  const player = createLive(plainData(1, [0, 1], { methods: METHODS, step: 0.01 }), STILL);
  withClock(1, () => {
    // The clock is looked at when an advance begins and after each piece, here of one step: at 1, 2, … 5 ms.
    assert.equal(player.advance(10.009, 4), 4);
    assert.equal(player.advance(10.009, 0), 0);
  });
  assert.equal(player.advance(0.009, LONG), 0); // neither the 10 s of before nor their 9 ms
  assert.equal(player.advance(0.001, LONG), 1);
});

test("time goes on where nothing moves", () => {
  const player = createLive(plainData(1, [3, 1], { methods: METHODS, integrator: "none", step: 0.1 }), STILL);
  player.advance(1, LONG);
  assert.deepEqual([player.t, ...player.y], [1, 3, 1]);
});

test("another step or method goes on from here, and time is not counted twice", () => {
  const player = createLive(plainData(1, [0, 1], { methods: METHODS, step: 0.1 }), STILL);
  for (let k = 0; k < 10; k++) player.single();
  player.step = 0.25;
  player.integrator = "euler";
  for (let k = 0; k < 4; k++) player.single();
  assert.equal(player.t, 2);
  assert(Math.abs(player.y[0]! - 2) < 1e-15); // 1 m/s for 2 s
  assert.throws(() => { player.step = 0; }, /greater than zero/);
  assert.throws(() => { player.integrator = "rk5"; }, /no integrator 'rk5'/);
});

test("a run that grows beyond all bounds stops at its last good state", () => {
  // Euler with λh = −9 multiplies by −8 in each step: 8¹⁶ = 2.8e14, 8¹⁷ = 2.3e15 > 1e15 times the start.
  const data = { ...plainData(0, [1], { methods: METHODS, integrator: "euler", step: 0.5 }), energy: false };
  const player = createLive(data, { rate: (_t, y, _u, _p, _x, out) => { out[0] = -18 * y[0]!; } });
  assert.equal(player.advance(100, LONG), 16);
  assert.deepEqual([player.t, player.y[0]], [8, 8 ** 16]);
  assert.equal(player.outcome,
    "Diverged: the state grew beyond all bounds in the step after t = 8 s; there z1 = 2.81e+14. " +
    "Try a step smaller than 0.5 s or a method of higher order (Runge–Kutta 4); " +
    "if that does not help, the rates or the start are to blame.");
  assert.equal(player.advance(1, LONG), 0);
  player.reset();
  assert.deepEqual([player.outcome, player.t, player.y[0]], ["", 0, 1]);
});

test("a state that is no number is told from one that is too large", () => {
  const root = (_t: number, y: Float64Array): number => -Math.sqrt(y[0]!); // NaN as soon as q < 0
  const data = plainData(1, [1, -1], { methods: METHODS, step: 0.1 });
  const player = createLive(data, { rate: ratesOf(1, root) });
  player.advance(10, LONG);
  assert(player.outcome.startsWith("Diverged: the state stopped being finite in the step after"));
  assert(player.outcome.includes("Try a step smaller than 0.1 s; if"), "rk4 is advised to nobody who has it");
  assert(player.y[0]! >= 0);
});

test("limits are those of the start", () => {
  assert.equal(limitOf([0.1, -3, 2]), 3e15);
  assert.equal(limitOf([1e-9]), 1e15);
  assert(isWithin(Float64Array.of(-5, 5), 5));
  assert(!isWithin(Float64Array.of(0, -5.1), 5));
  assert(!isWithin(Float64Array.of(NaN, 0), 5));
});

test("numbers in sentences are short", () => {
  assert.deepEqual([0, 0.5, 123456, 1234567, 0.00001234, -2.50001].map((x) => brief(x)),
    ["0", "0.5", "123000", "1.23e+6", "1.23e-5", "-2.5"]);
  assert.equal(brief(1.23456789, 6), "1.23457");
});

test("the energy of the last good state is told where there is one", () => {
  const ending = { t: 1.5, y: Float64Array.of(2, -7), step: 0.1, reason: "infinite" as const };
  const sentence = (energy: number): string =>
    divergence(plainData(1, [0, 0]), METHODS[0]!, { ...ending, energy });
  assert(sentence(12).includes("there q1_dot = -7 and the energy was 12 J."));
  assert(sentence(Infinity).includes("there q1_dot = -7 and no finite energy."));
});
