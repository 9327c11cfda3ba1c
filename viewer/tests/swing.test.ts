// Modes to watch: how far and how fast they are shown, and where the true motion from there begins.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Equilibrium, Mode, PageData, Routine } from "../src/contract";
import { createLive } from "../src/engine";
import { Swing } from "../src/engine/swing";
import { assertClose } from "./closeness";
import { oscillator, plainData } from "./problems";

/** A pendulum of length 2 with its bob drawn, in rad. */
const positions: Routine = (_t, y, _u, _p, _x, out) => out.set([2 * Math.sin(y[0]!), -2 * Math.cos(y[0]!)]);
const functions = { ...oscillator(3).functions, positions };

function pageOf(angle: boolean): PageData {
  const data = plainData(1, [1, 0]), points = [{ offset: 0, dimension: 2 as const, fixed: false, draggable: true }];
  return { ...data, coordinates: data.coordinates.map((entry) => ({ ...entry, angle })), points };
}

function swingOf(mode: Partial<Mode>, size = 4, speed = 1, angle = true): Swing {
  const whole: Mode = { pole: [0, 3], rigid: false, real: [10, 0], imaginary: [0, 30], ...mode };
  const state = { q: [0], v: [0], z: [] };
  const rest: Equilibrium = { state, beside: state, stability: "stable", sentence: "", poles: [], modes: [whole] };
  return new Swing(createLive(pageOf(angle), functions), rest, whole, size, speed);
}

test("what moves most goes as far as a picture shows it, whatever the scale of a shape", () => {
  // The bob moves by 2 m for a rad: 0.12 · 4 m are 0.24 rad; of a large picture the angle is the limit.
  for (const real of [[10, 0], [1e-6, 0], [-1e6, 0]]) {
    assertClose([Math.abs(swingOf({ real, imaginary: [0, 0] }).start.q[0]!)], [0.24], 1e-6);
  }
  assertClose(swingOf({}, 100).start.q, [0.35], 1e-12);
  // A length is judged by the points alone: here they do not tell it from an angle.
  assertClose(swingOf({}, 4, 1, false).start.q, [0.24], 1e-6);
});

test("it is shown along Re(shape exp(iφ)) at its own pace, or as fast as eyes can follow", () => {
  const swing = swingOf({}), { q } = swing.start;
  assertClose([swing.pace, swing.slower], [3, 1], 1e-12);
  swing.advance(0.2);
  assertClose(Array.from(swing.player.y), [q[0]! * Math.cos(0.6), -3 * q[0]! * Math.sin(0.6)], 1e-12);
  assertClose([swingOf({ pole: [0, 300] }).pace], [(2 * Math.PI) / 0.8], 1e-12);
  assertClose([swingOf({ pole: [0, 300] }).slower], [(300 * 0.8) / (2 * Math.PI)], 1e-12);
  assertClose([swingOf({ pole: [0, 3e-7] }, 4, 1e7).pace], [3], 1e-12); // of days and years
  assert.equal(swingOf({ pole: [2, 0] }).slower, 0); // it grows, and does not swing
});

test("the true motion begins with the velocities of the mode", () => {
  const damped = swingOf({ pole: [-0.3, 3], real: [1, -0.3], imaginary: [0, 3] });
  assertClose(damped.start.v, [-0.3 * damped.start.q[0]!], 1e-12);
  assert.deepEqual(damped.start.z, []);
});
