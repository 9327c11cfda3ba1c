// The pair that chooses its own steps: closed forms to its tolerance, ticks, pauses and singular motions.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Method, Routine } from "../src/contract";
import { createLive } from "../src/engine";
import { stepperOf } from "../src/engine/methods";
import { FIRST, FOLLOWING, Motion } from "../src/engine/motion";
import { assertClose } from "./closeness";
import { dormandPrince } from "./coefficients";
import {
  assertOrder, driven, errorOf, oscillator, planet, plainData, ratesOf, shaken, type Problem,
} from "./problems";

/** The problem, and how often its rate has been asked for. */
function counted(problem: Problem): { problem: Problem; calls: () => number } {
  let calls = 0;
  const rate: Routine = (t, y, u, p, x, out) => {
    calls++;
    problem.functions.rate(t, y, u, p, x, out);
  };
  return { problem: { ...problem, functions: { ...problem.functions, rate } }, calls: () => calls };
}

test("where every step is good enough, a tick is a step of fifth order with six new rates", () => {
  const lax = dormandPrince(1e6);
  assertOrder(oscillator(2, 0.3), lax, 5, 3, 30);
  assertOrder(planet(0.2), lax, 5, 2 * Math.PI, 160);
  assertOrder(shaken(), lax, 5, 3, 12);
  const { problem, calls } = counted(oscillator(2));
  driven(problem, lax, 0.1, 10);
  assert.equal(calls(), 1 + 10 * 6); // the rate at the end serves the next step: first same as last
});

test("one step of ż = λz: the published stability function", () => {
  // Hairer & Wanner II, §IV.2: 1 + x + … + x⁵/120 + x⁶/600.
  const problem = (λ: number): Problem => ({
    data: plainData(0, [1]), start: [1], exact: (t) => [Math.exp(λ * t)],
    functions: { rate: (_t, y, _u, _p, _x, out) => { out[0] = λ * y[0]!; } },
  });
  for (const x of [0.5, -1, -3]) {
    const growth = 1 + x + x ** 2 / 2 + x ** 3 / 6 + x ** 4 / 24 + x ** 5 / 120 + x ** 6 / 600;
    // Coefficients are as large as 12 and powers of 3 as 729: rounding of some 1e3 · 1e-16.
    assertClose(driven(problem(x), dormandPrince(1e6), 1, 1), [growth], 1e-13);
  }
});

test("the error of an orbit is proportional to the tolerance", () => {
  const error = (tolerance: number): number => errorOf(planet(0.5), dormandPrince(tolerance), 2 * Math.PI, 1);
  const [loose, tight] = [error(1e-6), error(1e-9)], slope = Math.log(loose / tight) / Math.log(1e3);
  // An error of 1e-6 in each of some 50 steps is stretched by the orbit at most a hundredfold.
  assert(loose < 1e-3 && loose > 1e-7, `${loose}`);
  assert(Math.abs(slope - 1) < 0.2, `the error falls like the tolerance to the power ${slope}`);
});

test("steps become as many as the tolerance to the power −1/5 asks for", () => {
  const calls = (tolerance: number): number => {
    const known = counted(oscillator(2));
    driven(known.problem, dormandPrince(tolerance), 100, 1);
    return known.calls();
  };
  // 1e5 times tighter: ten times as many steps. Lengths settle within a few steps of a hundred.
  const ratio = calls(1e-10) / calls(1e-5);
  assert(Math.abs(ratio - 10) < 1.5, `${ratio} times as many`);
});

test("how often the page looks changes nothing but the error", () => {
  // Some 170 steps: the estimate is of fourth order and the fifth goes on, which leaves a few tolerances.
  for (const count of [1, 10, 1000]) {
    assert(errorOf(oscillator(2, 0.1), dormandPrince(1e-7), 10, count) < 1e-6);
  }
  const steps = (count: number): number => {
    const known = counted(oscillator(2, 0.1));
    driven(known.problem, dormandPrince(1e-7), 10 / count, count);
    return (known.calls() - 1) / 6;
  };
  assert.equal(steps(1000), 1000); // a tick of 10 ms is shorter than the steps would be
  // Each end of a tick cuts a step in two, and the next may have to be repeated: two more, none shorter later.
  assert(steps(20) - steps(1) <= 2 * 20, `${steps(20)} steps with 20 ticks, ${steps(1)} with one`);
});

test("an angle is judged by itself, however often it has turned round", () => {
  const calls = (offset: number, angle: boolean): number => {
    const { data, start, exact, functions } = oscillator(2), moved = [start[0]! + offset, start[1]!];
    const rate: Routine = (t, y, u, p, x, out) =>
      functions.rate(t, Float64Array.of(y[0]! - offset, y[1]!), u, p, x, out);
    const scales = { ...data.scales, turning: angle ? [0] : [] };
    const known = counted({ data: { ...data, scales }, start: moved, exact, functions: { rate } });
    driven(known.problem, dormandPrince(1e-6), 10, 1);
    return known.calls();
  };
  // A length of 1000 m may be off by 1000 times as much: only its velocity still asks for short steps.
  assert.equal(calls(0, true), calls(1000, true));
  assert(calls(1000, false) < calls(1000, true));
});

test("an orbit of a nanometre takes the steps of one of a metre", () => {
  const calls = (size: number): number => {
    const { data, start, exact, functions } = planet(0.5);
    const rate: Routine = (t, y, u, p, x, out) => {
      functions.rate(t, y.map((value) => value / size), u, p, x, out);
      for (let j = 0; j < out.length; j++) out[j]! *= size;
    };
    const known = counted({ data, start: start.map((value) => size * value), exact, functions: { rate } });
    driven(known.problem, dormandPrince(1e-8), 6, 1);
    return known.calls();
  };
  assert(calls(1) > 6 * 100, `${calls(1)} calls`);
  assert.equal(calls(1e-9), calls(1));
});

test("what begins from nothing is judged by what the rest of its kind does", () => {
  // Two oscillators of which one begins to move the other, a thousand times weaker: q2 = O(t⁴) has no size at first.
  const data = plainData(2, [1, 0, 0, 0]), coupling = 1e-3;
  const functions = { rate: ratesOf(2, (_t, y, i) => -y[i]! - coupling * (y[i]! - y[1 - i]!)) };
  const exact = (t: number): number[] => {
    const [slow, fast] = [1, Math.sqrt(1 + 2 * coupling)]; // modes (1, 1) and (1, −1)
    const [a, b] = [Math.cos(slow * t) / 2, Math.cos(fast * t) / 2];
    const [c, d] = [-slow * Math.sin(slow * t) / 2, -fast * Math.sin(fast * t) / 2];
    return [a + b, a - b, c + d, c - d];
  };
  const known = counted({ data, start: [1, 0, 0, 0], exact, functions });
  const tolerance = 1e-9, method = dormandPrince(tolerance), error = errorOf(known.problem, method, 10, 1);
  // Some 400 steps, each with a tolerance next to 1 or less.
  assert(error < 400 * tolerance, `${error}`);
  const alone = counted(oscillator(1));
  driven(alone.problem, method, 10, 1);
  assert(known.calls() < 1.5 * alone.calls(), `${known.calls()} calls, ${alone.calls()} of one oscillator`);
});

test("a tick that pauses goes on to the same end, bit by bit", () => {
  const problem = planet(0.5), method = dormandPrince(1e-10);
  const motion = new Motion(problem.data, problem.functions);
  const stepper = stepperOf(motion, method), y = Float64Array.from(problem.start);
  motion.deadline = -Infinity;
  let pauses = 0;
  for (let begin = FIRST; !stepper.step(begin, 2 * Math.PI, 0, y); begin = FOLLOWING) pauses++;
  assert(pauses >= 2, `${pauses} pauses: the orbit should need more than 64 attempts`);
  assert.deepEqual(Array.from(y), Array.from(driven(problem, method, 2 * Math.PI, 1)));
});

test("a motion that ends within a tick is given up, and told", () => {
  const method: Method = dormandPrince(1e-6); // ż = z² from 1 is 1/(1 − t)
  const rate: Routine = (_t, y, _u, _p, _x, out) => { out[0] = y[0]! ** 2; };
  const problem: Problem = {
    data: { ...plainData(0, [1], { methods: [method], step: 2 }), energy: false },
    start: [1], functions: { rate },
    exact: (t) => [1 / (1 - t)],
  };
  // Errors at t < 0.9 grow like 1/(1 − t)²: a hundredfold, relative to a state that grows tenfold.
  assert(errorOf(problem, method, 0.9, 1) < 1e-3);
  const player = createLive(problem.data, problem.functions);
  while (player.outcome === "" && player.steps === 0) player.single();
  assert(player.outcome.startsWith("Diverged: at t = 0 s no step is small enough"), player.outcome);
  assert.deepEqual([player.t, player.y[0]], [0, 1]);
  const units = { time: "d", energy: "J", length: "AU" };
  const days = createLive({ ...problem.data, units }, problem.functions);
  while (days.outcome === "" && days.steps === 0) days.single();
  assert(days.outcome.startsWith("Diverged: at t = 0 d no step is small enough"), days.outcome);
});
