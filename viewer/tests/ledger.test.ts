// The energy ledger: works in closed form, and what is booked without a power.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { PageData, SystemFunctions } from "../src/contract";
import { createLive } from "../src/engine";
import { Ledger } from "../src/engine/ledger";
import { Motion } from "../src/engine/motion";
import { RK4, tableauMethod } from "./coefficients";
import { methodOf, oscillator, plainData, ratesOf } from "./problems";

const EXACT_FOR_PARABOLAS = [methodOf("velocity-verlet")];
const kinetic: SystemFunctions["energy"] = (_t, y, _u, _p, _x, out) => out.set([0.5 * y[1]! ** 2, 0]);

test("the work of a damper over the exact motion is right to fourth order", () => {
  const ω = 2, c = 0.3, { data, functions, exact } = oscillator(ω, c, [1, 0]);
  const left = (count: number): number => {
    const motion = new Motion({ ...data, powers: ["damper"] }, {
      ...functions, powers: (_t, y, _u, _p, _x, out) => { out[0] = -2 * c * y[1]! ** 2; },
    });
    const ledger = new Ledger(motion), h = 4 / count;
    ledger.open(0, Float64Array.from(exact(0)));
    for (let k = 0; k < count; k++) {
      ledger.before(k * h, Float64Array.from(exact(k * h)));
      ledger.after(h, (k + 1) * h, Float64Array.from(exact((k + 1) * h)));
    }
    return Math.abs(ledger.total - ledger.energyAt(4, Float64Array.from(exact(4))));
  };
  const [coarse, fine] = [left(40), left(80)], order = Math.log2(coarse / fine);
  assert(coarse < 1e-4 && Math.abs(order - 4) < 0.25, `order ${order} (${coarse}, ${fine})`);
});

test("pushes work by force times way, also where they change between two steps", () => {
  const data = plainData(1, [0, 1], { methods: EXACT_FOR_PARABOLAS, step: 0.01 });
  const player = createLive(data, { rate: ratesOf(1, () => 0), energy: kinetic });
  let work = 0.5, from = 0;
  for (const force of [3, -2, 0, 5]) {
    player.setInput(0, force);
    for (let k = 0; k < 50; k++) player.single();
    work += force * (player.y[0]! - from);
    from = player.y[0]!;
    const { total, ledger } = player.energy();
    // Powers are linear in time, where Simpson's rule is exact; 200 sums of numbers below 10.
    for (const found of [ledger, total]) {
      assert(Math.abs(found - work) < 1e-12, `${force} N: ${found}, should be ${work}`);
    }
  }
});

test("powers may read accelerations", () => {
  const g = 9.81, data: PageData = plainData(1, [0, 4], {
    methods: EXACT_FOR_PARABOLAS, step: 0.01, powers: ["weight"], powersReadSolution: true,
  });
  const player = createLive(data, {
    rate: ratesOf(1, () => -g), energy: kinetic,
    powers: (_t, y, _u, _p, x, out) => { out[0] = x[0]! * y[1]!; }, // m a v with m = 1
  });
  for (let k = 0; k < 100; k++) player.single();
  // ½ 4² − g (4 · 1 − ½ g · 1²): the work of the weight over a parabola, linear powers again
  const expected = 8 - g * (4 - 0.5 * g);
  assert(Math.abs(player.energy().ledger - expected) < 1e-12);
  assert(Math.abs(player.energy().total - expected) < 1e-12);
});

test("another value of a parameter is booked as what it changes of the energy", () => {
  const parameters = [{ name: "k", label: "k", value: 4, unit: "", kind: "parameter" as const }];
  const data = plainData(1, [1, 0], { methods: [tableauMethod("rk4", 4, RK4)], parameters, step: 0.01 });
  const player = createLive(data, {
    rate: (_t, y, _u, p, _x, out) => out.set([y[1]!, -p[0]! * y[0]!]),
    energy: (_t, y, _u, p, _x, out) => out.set([0.5 * y[1]! ** 2, 0.5 * p[0]! * y[0]! ** 2]),
  });
  for (let k = 0; k < 30; k++) player.single();
  const q = player.y[0]!, before = player.energy();
  player.setParameter("k", 10);
  const after = player.energy();
  assert(Math.abs(before.ledger - 2) < 1e-14); // ½ k q²: nothing else has worked
  assert(Math.abs(after.ledger - (2 + 0.5 * 6 * q * q)) < 1e-14);
  assert.equal(after.kinetic, before.kinetic);
  for (let k = 0; k < 100; k++) player.single();
  assert.equal(player.energy().ledger, after.ledger);
  assert(Math.abs(player.energy().total - after.ledger) < 1e-6); // RK4: (ωh)⁵ = 3e-8 a step, at most
});

test("the ledger is idle where nothing can change the energy, and books no infinities", () => {
  const motion = new Motion(plainData(1, [1, 0]), oscillator(2).functions), ledger = new Ledger(motion);
  assert(!ledger.busy);
  motion.u[0] = 1;
  assert(ledger.busy);
  ledger.open(0, Float64Array.of(1, 0));
  assert.equal(ledger.total, 2); // ½ ω² q²
  ledger.book(Infinity);
  ledger.book(NaN);
  ledger.book(-0.5);
  assert.equal(ledger.total, 1.5);
  const data = { ...plainData(1, [1, 0]), energy: false, powers: ["x"] };
  const ode = new Ledger(new Motion(data, oscillator(2).functions));
  assert(!ode.busy);
});
