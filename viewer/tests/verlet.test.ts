// Verlet's method in both forms: against their own difference equation and closed forms of the motion.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Method } from "../src/contract";
import { createLive } from "../src/engine";
import { assertClose } from "./closeness";
import {
  angularMomentum, assertOrder, driven, methodOf, oscillator, planet, plainData, ratesOf, shaken,
  type Problem,
} from "./problems";

const BOTH: Method[] = [methodOf("verlet"), methodOf("velocity-verlet")];

for (const method of BOTH) {
  test(`${method.name}: a free fall is exact`, () => {
    const g = 9.81, h = 0.01, count = 300, t = h * count;
    const start = [2, 5], fall: Problem = {
      data: plainData(1, start), start, functions: { rate: ratesOf(1, () => -g) },
      exact: (time) => [2 + 5 * time - 0.5 * g * time ** 2, 5 - g * time],
    };
    // 300 sums of numbers below 30, each rounded by at most 4e-15.
    assertClose(driven(fall, method, h, count), fall.exact(t), 1e-12);
  });

  test(`${method.name}: an oscillation follows the difference equation's own solution`, () => {
    // qₙ₊₁ − 2qₙ + qₙ₋₁ = −(ωh)² qₙ is solved by angles nφ with cos φ = 1 − ½(ωh)², and q₁ = q₀ cos φ + h v₀.
    const ω = 3, h = 0.1, [q, v] = [1, 0.5], φ = Math.acos(1 - 0.5 * (ω * h) ** 2);
    for (const n of [1, 2, 50, 1000]) {
      const C = Math.cos(n * φ), S = Math.sin(n * φ);
      const expected = [q * C + (h * v * S) / Math.sin(φ), (-q * S * Math.sin(φ)) / h + v * C];
      // Rounding of n steps adds up along the phase, n² ε at worst.
      assertClose(driven(oscillator(ω, 0, [q, v]), method, h, n), expected, 1e-14 + n * n * 2e-16);
    }
  });

  test(`${method.name} is of second order, also where a force depends on velocity or time`, () => {
    assertOrder(oscillator(3, 0.4), method, 2, 4, 200);
    assertOrder(shaken(), method, 2, 3, 100);
    assertOrder(planet(0.3), method, 2, 2 * Math.PI, 1000);
  });

  test(`${method.name}: a state z is integrated to second order`, () => {
    const start = [1, 0, 0], rate = oscillator(2).functions.rate; // q = cos 2t, z = ∫ q dt = ½ sin 2t
    const problem: Problem = {
      data: plainData(1, start), start,
      functions: { rate: (t, y, u, p, x, out) => { rate(t, y, u, p, x, out); out[2] = y[0]!; } },
      exact: (t) => [Math.cos(2 * t), -2 * Math.sin(2 * t), 0.5 * Math.sin(2 * t)],
    };
    assertOrder(problem, method, 2, 3, 150);
    const z = driven(problem, method, 0.001, 3000)[2]!;
    assert(Math.abs(z - 0.5 * Math.sin(6)) < 1e-5); // (ωh)² = 4e-6, times a few
  });

  test(`${method.name}: a planet keeps its angular momentum`, () => {
    const { start } = planet(0.5), found = driven(planet(0.5), method, 0.01, 5000);
    // Central forces keep it in every step: rounding only, of 5000; positions and energy are off by 1e-3.
    assert(Math.abs(angularMomentum(found) - angularMomentum(start)) < 1e-11);
  });
}

test("velocity Verlet keeps v² + ω²q² (1 − (ωh)²/4) of an oscillation for ever", () => {
  const ω = 3, h = 0.1, kept = (y: ArrayLike<number>): number =>
    y[1]! ** 2 + (ω * y[0]!) ** 2 * (1 - 0.25 * (ω * h) ** 2);
  const problem = oscillator(ω), found = driven(problem, BOTH[1]!, h, 20_000);
  // Rounding of 20,000 steps; the energy itself swings by (ωh)²/4 = 2 %.
  assert(Math.abs(kept(found) / kept(problem.start) - 1) < 1e-11);
});

test("velocity Verlet goes back the way it came", () => {
  const there = driven(planet(0.5), BOTH[1]!, 0.02, 200);
  const back = driven({ ...planet(0.5), start: Array.from(there) }, BOTH[1]!, -0.02, 200);
  assertClose(back, planet(0.5).start, 1e-11); // rounding of 400 steps, stretched by the orbit
});

test("velocity Verlet sees a push from the step it begins with", () => {
  const data = plainData(1, [0, 0], { methods: [BOTH[1]!], step: 0.01 });
  const player = createLive(data, { rate: ratesOf(1, () => 0) });
  player.setInput(0, 3);
  for (let k = 0; k < 100; k++) player.single();
  player.setInput(0, -1);
  for (let k = 0; k < 100; k++) player.single();
  // 1 s with 3 m/s²: 1.5 m and 3 m/s; then 1 s with −1 m/s². Rounding of 200 sums.
  assertClose(player.y, [1.5 + 3 - 0.5, 2], 1e-12);
});
