// Explicit tableaux: what Runge–Kutta methods of four stages and order four must give, and their order.

import { test } from "node:test";
import { assertClose } from "./closeness";
import { RK4, tableauMethod, THREE_EIGHTHS } from "./coefficients";
import { assertOrder, driven, oscillator, planet, plainData, shaken, type Problem } from "./problems";

const METHODS = [tableauMethod("rk4", 4, RK4), tableauMethod("three-eighths", 4, THREE_EIGHTHS)];

/** A state without coordinates and its rate. */
function plain(start: number, rate: (t: number, z: number) => number): Problem {
  return {
    data: plainData(0, [start]), start: [start], exact: () => { throw new Error("not known"); },
    functions: { rate: (t, y, _u, _p, _x, out) => { out[0] = rate(t, y[0]!); } },
  };
}

for (const method of METHODS) {
  test(`${method.name}: ż = λz grows by 1 + x + x²/2 + x³/6 + x⁴/24 with x = λh`, () => {
    for (const x of [0.3, -1.5, -2.7]) {
      const growth = 1 + x + x ** 2 / 2 + x ** 3 / 6 + x ** 4 / 24;
      const found = driven(plain(1, (_t, z) => 2 * x * z), method, 0.5, 3);
      assertClose(found, [growth ** 3], 1e-14); // rounding of three steps with numbers below 3
    }
  });

  test(`${method.name} is of fourth order`, () => {
    assertOrder(oscillator(2, 0.3), method, 4, 3, 60);
    assertOrder(planet(0.3), method, 4, 2 * Math.PI, 400);
    assertOrder(shaken(), method, 4, 3, 20);
  });
}

test("where the rate is a function of time, the tableaux are Simpson's rule and the 3/8 rule", () => {
  // ∫ t⁴ dt from 0 to 1 by (f(0) + 4 f(½) + f(1))/6 = 5/24 and by (f(0) + 3 f(⅓) + 3 f(⅔) + f(1))/8 = 11/54.
  const quartic = plain(0, (t) => t ** 4);
  assertClose(driven(quartic, METHODS[0]!, 1, 1), [5 / 24], 1e-16);
  assertClose(driven(quartic, METHODS[1]!, 1, 1), [11 / 54], 1e-16);
});

test("one step of rk4 for ż = z² by hand", () => {
  // From 1 with h = 1: k = 1, (3/2)² = 9/4, (17/8)² = 289/64, (353/64)²; the 3/8 rule gives another number.
  const last = (353 / 64) ** 2, expected = 1 + (1 + 2 * (9 / 4) + 2 * (289 / 64) + last) / 6;
  assertClose(driven(plain(1, (_t, z) => z * z), METHODS[0]!, 1, 1), [expected], 1e-14);
});
