// Early warnings: the ledger's word on the energy, the true pace, parameters that make a system singular.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Energies, Method } from "../src/contract";
import { createLive } from "../src/engine";
import { DriftWatch, energyError, energyWarning } from "../src/engine/drift";
import { heartyPush, isHeld } from "../src/ui/panels/push";
import { Pace } from "../src/ui/pace";
import { FUNCTIONS, pageData } from "./free_body";

const data = { ...pageData("heun", { q: [0, 0, 0, 1, 0, 0, 0], v: [1, 0, 0, 0, 0, 0] }), energy: true, energyScale: 2 };
const method: Method = { name: "euler", label: "Euler", kind: "euler", remark: "", order: 1 };

function energies(total: number, ledger: number, kinetic = 1): Energies {
  return { kinetic, potential: total - kinetic, total, ledger, jacobi: total };
}

test("an energy that the ledger does not explain is told as a part of what moves", () => {
  assert.equal(energyError(data, energies(5, 5)), 0);
  assert.equal(energyError(data, energies(5.24, 5)), 0.12000000000000011);
  assert.equal(energyWarning(data, method, energies(5.05, 5), 0.1), "");
  const said = energyWarning(data, method, energies(5.24, 5), 0.1);
  assert.match(said, /^Energy off by 12 %: step too long for Euler\. Try 0\.025/);
  assert.match(said, /higher order/);
  assert.doesNotMatch(energyWarning(data, { ...method, order: 4 }, energies(5.24, 5), 0.1), /higher order/);
  assert.match(energyWarning(data, { ...method, kind: "adaptive" }, energies(5.24, 5), 0.1), /tolerance/);
});

test("a motion that work has made larger is judged by its own size; one that an error has made larger is not", () => {
  assert(energyError(data, energies(100.2, 100, 90)) < 0.01); // pushed: 90 J move
  assert(energyError(data, { ...energies(12, 5), turnover: 700 }) <= 0.01); // a stiff servo moves 700 J to and fro
  assert.equal(energyError(data, energies(95, 5, 90)), 45); // an explosion: 90 J of error over 2 J
});

test("a system without energy is never warned of", () => {
  assert.equal(energyWarning({ ...data, energy: false }, method, energies(9, 1), 0.1), "");
});

test("the pace is the motion's seconds over the wall's, and behind where it is less than asked", () => {
  const pace = new Pace();
  assert(Number.isNaN(pace.ratio) && !pace.behind);
  for (let k = 0; k < 60; k++) pace.note(1 / 60, 2 / 60, 2 / 60);
  assert(Math.abs(pace.ratio - 2) < 1e-12);
  assert(!pace.behind);
  for (let k = 0; k < 400; k++) pace.note(1 / 60, 0.5 / 60, 2 / 60);
  assert(Math.abs(pace.ratio - 0.5) < 0.01); // the first second counts e^(−6.7) of the whole
  assert(pace.behind);
  pace.forget();
  assert(!pace.behind);
});

test("pictures that come too slowly are counted, also where the motion keeps up", () => {
  const pace = new Pace();
  for (let k = 0; k < 120; k++) pace.note(1 / 60, 1 / 60, 1 / 60);
  assert(Number.isNaN(pace.jumping));
  for (let k = 0; k < 80; k++) pace.note(1 / 12, 1 / 12, 1 / 12);
  assert(Math.abs(pace.jumping - 12) < 0.1); // the first two seconds count e^(−6.7) of the whole
  assert(!pace.behind);
  pace.forget();
  assert(Number.isNaN(pace.jumping));
});

test("a parameter that makes accelerations infinite is refused by name, and the old value stays", () => {
  const named = { ...data, parameters: [{ name: "m", label: "m", value: 2, unit: "kg", kind: "parameter" as const }] };
  const functions = { ...FUNCTIONS, rate: ((t, y, u, p, x, out) => {
    FUNCTIONS.rate(t, y, u, p, x, out);
    out[7] = 1 / p[0]!;
  }) as typeof FUNCTIONS.rate };
  const player = createLive(named, functions);
  assert.throws(() => player.setParameter("m", 0), /With m = 0 kg .*no inverse/);
  assert.equal(player.parameter("m"), 2);
  player.single();
  assert.equal(player.outcome, "");
  player.setParameter("m", 1);
  assert.equal(player.parameter("m"), 1);
});

test("a push along what constraints hold is as strong as one that moves something, not infinite", () => {
  // Held at x = 0 as a constrained solver gives it: rounding is left of what a push along x does.
  const functions = { ...FUNCTIONS, rate: ((t, y, u, p, x, out) => {
    FUNCTIONS.rate(t, y, u, p, x, out);
    out[7] = 1e-16 * u[0]!;
  }) as typeof FUNCTIONS.rate };
  const pushes = data.velocities.map((_, i) => heartyPush(data, functions, i, 3));
  assert(isHeld(data, functions, 0) && !isHeld(data, functions, 1));
  assert.equal(pushes[0], pushes[1]); // m/s alike
  assert.equal(pushes[1], heartyPush(data, FUNCTIONS, 1, 3));
});

test("an error that no longer grows is no news after a while; one that grows slowly is told all the time", () => {
  const watch = new DriftWatch({ ...data, until: 10 });
  const said = (t: number, off: number): string => watch.judge(method, energies(5 + 2 * off, 5), 0.1, t);
  assert.equal(said(0, 0.001), "");
  assert.match(said(0.1, 0.3), /30 %/);
  assert.match(said(1, 0.3), /30 %/);
  assert.equal(said(1.2, 0.3), ""); // a tenth of what is plotted later
  watch.forget();
  for (let t = 0; t < 20; t += 0.1) assert.equal(said(t, 0.01 * t) === "", t < 5, `at ${t}`);
});
