// A servo on a free mass of 1 kg: off, as part of the dynamics, and sampled and held.
//
// The law is u = −kp q − kd v − ki z with ż = q. As Python writes it, `rate` has active · law and active · ż,
// `law` both as if it were active.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { PageData, Servo, SystemFunctions } from "../src/contract";
import { createLive } from "../src/engine";
import { Motion } from "../src/engine/motion";
import { ServoDrive } from "../src/engine/servo";
import { assertClose } from "./closeness";
import { RK4, tableauMethod } from "./coefficients";
import { methodOf, oscillator, plainData } from "./problems";

const [ACTIVE, KP, KD, KI] = [0, 1, 2, 3]; // places in p

function law(y: ArrayLike<number>, p: ArrayLike<number>): number {
  return -p[KP]! * y[0]! - p[KD]! * y[1]! - p[KI]! * y[2]!;
}

const FUNCTIONS: SystemFunctions = {
  rate: (_t, y, u, p, _x, out) =>
    out.set([y[1]!, p[ACTIVE]! * law(y, p) + u[0]! + u[1]!, p[ACTIVE]! * y[0]!]),
  law: (_t, y, _u, p, _x, out) => out.set([law(y, p), y[0]!]),
};

/** A page of the mass with a servo of these gains. */
function page(
  { kp, kd, ki }: { kp: number; kd: number; ki: number }, servo: Partial<Servo>,
  changes: Partial<PageData> = {},
): PageData {
  const values = { active: 1, kp, kd, ki };
  const parameters = Object.entries(values).map(([name, value]) =>
    ({ name, label: name, value, unit: "", kind: name === "active" ? "hidden" as const : "gain" as const }));
  const inputs = (["input", "push"] as const).map((kind) => ({ name: kind, label: kind, unit: "N", kind }));
  return plainData(1, [1, 0.5, 0], {
    parameters, inputs, energy: false, step: 0.01,
    methods: [tableauMethod("rk4", 4, RK4), methodOf("velocity-verlet"), methodOf("verlet")],
    servo: {
      active: "active", inputs: [0], coordinates: [0], integrals: [0], desired: [], gains: [], signals: [],
      poses: false, on: true, mode: "continuous", sampled: 0.01, ...servo,
    },
    ...changes,
  });
}

test("as part of the dynamics it is a spring and a damper, and shows its force", () => {
  const player = createLive(page({ kp: 9, kd: 0.8, ki: 0 }, {}), FUNCTIONS), closed = oscillator(3, 0.4);
  for (let k = 0; k < 200; k++) player.single();
  // RK4: an error of (ωh)⁵/120 = 2e-10 in each of 200 steps, of a velocity of up to 3 m/s.
  assertClose(player.y.subarray(0, 2), closed.exact(2), 1.3e-7);
  assert.equal(player.u[0], -9 * player.y[0]! - 0.8 * player.y[1]!);
  player.setInput(0, 2);
  // An input is added to it.
  assert(Math.abs(player.u[0]! - (2 - 9 * player.y[0]! - 0.8 * player.y[1]!)) < 1e-14);
});

test("off, the mass moves on as it is", () => {
  const player = createLive(page({ kp: 9, kd: 0.8, ki: 3 }, { on: false }), FUNCTIONS);
  for (let k = 0; k < 100; k++) player.single();
  // 0.5 m/s for 1 s; four sums in each of 100 steps, rounded by 1e-16
  assertClose(player.y, [1.5, 0.5, 0], 5e-14);
  assert.deepEqual([player.servoMode, player.u[0], player.parameter("active")], ["off", 0, 0]);
});

for (const name of ["rk4", "velocity-verlet"]) {
  test(`${name}: sampled every third step, its force is held and its integral moved on`, () => {
    const [kp, kd, ki, h, every] = [9, 0.8, 2, 0.02, 3];
    const servo = { mode: "sampled" as const, sampled: every * h };
    const player = createLive(page({ kp, kd, ki }, servo, { integrator: name, step: h }), FUNCTIONS);
    let [q, v, z] = [1, 0.5, 0];
    for (let sample = 0; sample < 30; sample++) {
      const u = -kp * q - kd * v - ki * z, T = every * h;
      [q, v, z] = [q + T * v + 0.5 * T * T * u, v + T * u, z + T * q]; // a parabola between samples
      for (let k = 0; k < every; k++) {
        player.single();
        assert(Math.abs(player.u[0]! - u) < 1e-12);
      }
      // Both methods are exact for parabolas: rounding of 90 steps in a loop that is stable.
      assertClose(player.y, [q, v, z], 1e-12);
    }
  });
}

test("steps between samples are counted in whole steps, one at least", () => {
  const drive = new ServoDrive(new Motion(page({ kp: 1, kd: 0, ki: 0 }, {}), FUNCTIONS), {
    ...page({ kp: 1, kd: 0, ki: 0 }, {}).servo!, sampled: 0.05,
  });
  assert.deepEqual([0.01, 0.03, 0.05, 0.2].map((h) => drive.every(h)), [5, 2, 1, 1]);
});

test("switched on again it has forgotten its integral; between its modes it remembers it", () => {
  const player = createLive(page({ kp: 1, kd: 0, ki: 1 }, {}), FUNCTIONS);
  for (let k = 0; k < 50; k++) player.single();
  const kept = player.y[2]!;
  assert(kept > 0.3); // ∫ q dt over half a second near q = 1
  player.servoMode = "sampled";
  assert.equal(player.y[2], kept);
  player.single();
  const held = player.u[0]!, moved = player.y[2]!;
  assert(held < -1 && moved > kept); // it holds a force now
  player.servoMode = "off";
  player.single();
  assert.deepEqual([player.y[2], player.u[0]], [moved, 0]);
  player.servoMode = "continuous";
  assert.equal(player.y[2], 0);
  assert.equal(player.parameter("active"), 1);
});

test("the integral takes away what a constant load leaves of the error", () => {
  const data = page({ kp: 9, kd: 4, ki: 6 }, {});
  const player = createLive(data, FUNCTIONS);
  player.setInput(1, -5);
  for (let k = 0; k < 4000; k++) player.single();
  // λ³ + 4λ² + 9λ + 6 has the roots −1 and −1.5 ± 1.94i: after 40 s nothing is left; at rest ki z = −5.
  assertClose(player.y, [0, 0, -5 / 6], 1e-13);
  assert(Math.abs(player.u[0]! - 5) < 1e-12);
});
