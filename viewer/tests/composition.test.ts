// Compositions of velocity Verlet: their order, and what symplectic methods keep.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createLive } from "../src/engine";
import { assertClose } from "./closeness";
import { COMPOSITIONS } from "./coefficients";
import {
  angularMomentum, assertOrder, driven, oscillator, planet, plainData, ratesOf, shaken,
} from "./problems";

for (const method of COMPOSITIONS) {
  test(`${method.name} is of order ${method.order}`, () => {
    assertOrder(oscillator(2), method, method.order, 3, 60);
    assertOrder(planet(0.2), method, method.order, 2 * Math.PI, 160);
    assertOrder(shaken(), method, method.order, 3, 20); // forces are evaluated at the parts' own instants
  });

  test(`${method.name} keeps a planet's angular momentum to rounding, and its energy for ever`, () => {
    const problem = planet(0.2), pair = new Float64Array(2);
    const energy = (y: Float64Array): number => {
      problem.functions.energy!(0, y, new Float64Array(2), new Float64Array(0), new Float64Array(0), pair);
      return pair[0]! + pair[1]!;
    };
    const off = (h: number, count: number): number =>
      Math.abs(energy(driven(problem, method, h, count)) + 0.5); // E = −½ of every orbit with half axis 1
    const end = driven(problem, method, 0.05, 20_000);
    assert(Math.abs(angularMomentum(end) - angularMomentum(problem.start)) < 1e-11); // 20,000 steps' rounding
    // The error swings with the orbit and does not grow: after 160 orbits it is no larger than in the first.
    const first = Math.max(...Array.from({ length: 12 }, (_, k) => off(0.05, 10 * (k + 1))));
    assert(off(0.05, 20_000) < 1.1 * first + 1e-12);
    assert(first < 1e-3 && first > 1e-12, `${first} should be small, but more than rounding`);
  });
}

test("a push that begins later acts from its first step on", () => {
  for (const method of COMPOSITIONS) {
    const data = plainData(1, [0, 0], { methods: [method], step: 0.02 });
    const player = createLive(data, { rate: ratesOf(1, () => 0) });
    for (let k = 0; k < 50; k++) player.single();
    player.setInput(0, 2);
    for (let k = 0; k < 50; k++) player.single();
    assertClose(player.y, [1, 2], 1e-12); // ½ a t² and a t after 1 s: rounding of 50 steps
  }
});
