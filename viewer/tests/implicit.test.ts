// Implicit tableaux: against stability functions, closed forms of the motion and what Gauss's methods keep.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Method } from "../src/contract";
import { createLive } from "../src/engine";
import { stepperOf } from "../src/engine/methods";
import { FIRST, Motion } from "../src/engine/motion";
import { assertClose } from "./closeness";
import { gauss, implicitMethod } from "./coefficients";
import {
  angularMomentum, assertOrder, driven, oscillator, planet, plainData, ratesOf, shaken, type Problem,
} from "./problems";

const GAUSS = [gauss(1), gauss(2), gauss(3)];
// Padé's approximations of e^(ix) are (a + ib)/(a − ib): a turn by 2 atan(b/a) (Hairer & Wanner II, §IV.3).
const TURNS: ((x: number) => number)[] = [
  (x) => 2 * Math.atan(x / 2),
  (x) => 2 * Math.atan2(x / 2, 1 - x ** 2 / 12),
  (x) => 2 * Math.atan2(x / 2 - x ** 3 / 120, 1 - x ** 2 / 10),
];

/** A state without coordinates and its rate, with the slope of the rate if it is given. */
function plain(start: number, rate: (z: number) => number, slope?: (z: number) => number): Problem {
  return {
    data: plainData(0, [start]), start: [start], exact: () => { throw new Error("not known"); },
    functions: {
      rate: (_t, y, _u, _p, _x, out) => { out[0] = rate(y[0]!); },
      ...(slope && { jacobian: (_t, y, _u, _p, _x, out) => { out[0] = slope(y[0]!); } }),
    },
  };
}

GAUSS.forEach((method, i) => {
  test(`${method.name}: a step turns an oscillation by Padé's angle and keeps its size`, () => {
    const ω = 2, h = 0.4, count = 500, φ = count * TURNS[i]!(ω * h);
    // (ωq, v) turns; rounding of 500 steps, whose angles add up.
    const expected = [Math.cos(φ) + (0.5 / ω) * Math.sin(φ), 0.5 * Math.cos(φ) - ω * Math.sin(φ)];
    assertClose(driven(oscillator(ω), method, h, count), expected, 1e-12);
  });

  test(`${method.name} is of order ${method.order}`, () => {
    assertOrder(oscillator(2, 0.3), method, method.order, 3, 12);
    assertOrder(planet(0.2), method, method.order, 2 * Math.PI, 80);
    assertOrder(shaken(), method, method.order, 3, 6);
  });

  test(`${method.name} keeps a planet's angular momentum, with steps too long for its place`, () => {
    const { start } = planet(0.5), found = driven(planet(0.5), method, 0.1, 2000);
    // It is quadratic: kept where the stage equations are solved to rounding, here 2000 times.
    assert(Math.abs(angularMomentum(found) - angularMomentum(start)) < 1e-11);
  });

  test(`${method.name}: differences instead of a Jacobian cost iterations, not digits`, () => {
    const problem = oscillator(3, 0.4), { jacobian: _, ...without } = problem.functions;
    const found = driven({ ...problem, functions: without }, method, 0.1, 100);
    assertClose(found, driven(problem, method, 0.1, 100), 1e-13); // rounding of 100 steps
  });

  test(`${method.name} moves momenta where it should, and shows velocities`, () => {
    // T = ½ (1 + q²) v²: √(1 + q²) q̇ is constant, so ½ (q √(1 + q²) + asinh q) grows evenly from q = 0.
    const arc = (q: number): number => 0.5 * (q * Math.sqrt(1 + q * q) + Math.asinh(q)), start = [0, 1.5];
    const problem: Problem = {
      data: plainData(1, start), start,
      functions: {
        rate: (_t, y, _u, _p, _x, out) => out.set([y[1]!, (-y[0]! * y[1]! ** 2) / (1 + y[0]! ** 2)]),
        momenta: (_t, y, _u, _p, _x, out) => { out[0] = (1 + y[0]! ** 2) * y[1]!; },
        canonical_rate: (_t, y, _u, _p, _x, out) => {
          const m = 1 + y[0]! ** 2;
          out.set([y[1]! / m, y[0]! * (y[1]! / m) ** 2]);
        },
      },
      exact: (t) => {
        let q = 1; // Newton's method for arc(q) = 1.5 t
        for (let k = 0; k < 50; k++) q -= (arc(q) - 1.5 * t) / Math.sqrt(1 + q * q);
        return [q, 1.5 / Math.sqrt(1 + q * q)];
      },
    };
    assertOrder(problem, { ...method, canonical: true }, method.order, 2, 12);
    const [plainly, canonically] = [false, true].map((canonical) =>
      driven(problem, { ...method, canonical }, 0.5, 4));
    // The same order, but another method: its error is its own.
    assert(Math.abs(plainly![0]! - canonically![0]!) > 1e-8);
  });
});

test("blocks of stages are solved one after another", () => {
  const γ = 1 - Math.SQRT1_2; // Alexander's method: diagonally implicit, R(x) = (1 + (1 − 2γ)x)/(1 − γx)²
  const tableau = { a: [[γ, 0], [1 - γ, γ]], b: [1 - γ, γ], c: [γ, 1] };
  const alexander = implicitMethod("sdirk2", 2, tableau, [1, 2]);
  // The trapezoidal rule: its first stage is explicit, R(x) = (1 + x/2)/(1 − x/2).
  const rule = { a: [[0, 0], [0.5, 0.5]], b: [0.5, 0.5], c: [0, 1] };
  const trapezoid = implicitMethod("trapezoid", 2, rule, [1, 2]);
  const growths: [Method, (x: number) => number][] = [
    [alexander, (x) => (1 + (1 - 2 * γ) * x) / (1 - γ * x) ** 2],
    [trapezoid, (x) => (1 + x / 2) / (1 - x / 2)],
  ];
  for (const [method, growth] of growths) {
    for (const x of [0.5, -3, -200]) {
      const found = driven(plain(1, (z) => 4 * x * z, () => 4 * x), method, 0.25, 3);
      assertClose(found, [growth(x) ** 3], 1e-13); // rounding, where −200 is a hundred times the state
    }
    assertOrder(planet(0.2), method, 2, 2 * Math.PI, 600);
  }
});

test("every block keeps the factors of its own matrix from step to step", () => {
  // Different entries on the diagonal, and a linear decay: one change solves a block, another confirms it.
  // Rounding asks for a third now and then; with the other block's matrix it would be a dozen.
  const tableau = { a: [[1 / 5, 0], [1 / 2, 1 / 2]], b: [1 / 2, 1 / 2], c: [1 / 5, 1] };
  const method = implicitMethod("dirk", 1, tableau, [1, 2]), count = 50;
  let calls = 0;
  driven(plain(1, (z) => { calls++; return -z; }, () => -1), method, 0.5, count);
  assert(calls < 2.5 * 2 * count, `${calls} rates in ${count} steps of two stages`);
});

test("the midpoint rule for ż = 1 + z²: the root of its equation, and where it has none", () => {
  // From z = 0, k = 1 + (hk/2)²: hk = 2 (1 − √(1 − h²))/h, which is real up to h = 1.
  const problem = plain(0, (z) => 1 + z * z, (z) => 2 * z);
  assertClose(driven(problem, GAUSS[0]!, 0.6, 1), [2 / 3], 1e-15); // √(1 − 0.36) = 0.8
  const stepper = stepperOf(new Motion(problem.data, problem.functions), GAUSS[0]!), y = Float64Array.of(0);
  stepper.step(FIRST, 1.5, 0, y);
  assert(stepper.failed);
  const data = { ...plainData(0, [0], { methods: GAUSS, step: 1.5 }), energy: false };
  const player = createLive(data, problem.functions);
  player.single();
  assert(player.outcome.startsWith("Diverged: the stage equations of implicit did not converge at t = 0 s"));
  assert.deepEqual([player.t, player.y[0]], [0, 0]);
});

test("a stiff decay follows a moving rest without small steps", () => {
  // z decays by 1000/s towards cos t; the slow part is the closed form's first terms, cos t + sin t/1000.
  const λ = 1000, problem: Problem = {
    data: plainData(0, [1]), start: [1],
    exact: (t) => [(λ * λ * Math.cos(t) + λ * Math.sin(t)) / (1 + λ * λ)],
    functions: {
      rate: (t, y, _u, _p, _x, out) => { out[0] = -λ * (y[0]! - Math.cos(t)); },
      jacobian: (_t, _y, _u, _p, _x, out) => { out[0] = -λ; },
    },
  };
  const radau = implicitMethod("radau3", 3, { // Radau IIA: Hairer & Wanner II, §IV.5
    a: [[5 / 12, -1 / 12], [3 / 4, 1 / 4]], b: [3 / 4, 1 / 4], c: [1 / 3, 1],
  }, [2, 2]);
  const found = driven(problem, radau, 0.1, 20);
  // λh = 100: an explicit method would have multiplied the error by 10⁶ in each step.
  assertClose(found, problem.exact(2), 1e-5);
});

test("a push is felt by the stages of the step that it begins with", () => {
  for (const method of GAUSS) {
    const player = createLive(plainData(1, [0, 0], { methods: [method] }), { rate: ratesOf(1, () => 0) });
    for (let k = 0; k < 100; k++) player.single();
    player.setInput(0, 2);
    for (let k = 0; k < 100; k++) player.single();
    assertClose(player.y, [1, 2], 1e-12); // ½ a t² and a t after 1 s: exact but for rounding of 100 steps
  }
});
