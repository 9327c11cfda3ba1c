// A tick of the adaptive method that is longer than the page has time for: it pauses and goes on in a later
// advance. Whatever belongs to the beginning of a tick must happen once.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { LivePlayer, PageData, SystemFunctions } from "../src/contract";
import { createLive } from "../src/engine";
import { assertClose } from "./closeness";
import { dormandPrince, RK4, tableauMethod } from "./coefficients";
import { plainData } from "./problems";

// 30 rad/s for a tick of 1 s and a tight tolerance: hundreds of steps, where the clock is looked at after 32.
const STIFF = 900;
const FUNCTIONS: SystemFunctions = {
  rate: (_t, y, u, _p, _x, out) => out.set([y[1]!, -STIFF * y[0]! + u[0]! + u[1]!, 0]),
  energy: (_t, y, _u, _p, _x, out) => out.set([0.5 * y[1]! ** 2, 0.5 * STIFF * y[0]! ** 2]),
  law: (_t, y, _u, _p, _x, out) => out.set([-2 * y[0]! - y[2]!, y[0]!]), // sampled: z += T q
};

function made(changes: Partial<PageData> = {}): LivePlayer {
  return createLive(plainData(1, [1, 0, 0], {
    methods: [dormandPrince(1e-12), tableauMethod("rk4", 4, RK4)], step: 1,
    parameters: [{ name: "active", label: "", value: 1, unit: "", kind: "hidden" }],
    inputs: (["input", "push"] as const).map((kind) => ({ name: kind, label: kind, unit: "N", kind })),
    ...changes,
  }), FUNCTIONS);
}

const SERVO: PageData["servo"] = {
  active: "active", inputs: [0], coordinates: [0], integrals: [0], desired: [], gains: [], signals: [],
  poses: false, on: true,
  mode: "sampled", sampled: 1,
};

/** Runs a test with a clock on which no advance has time for more than one look. */
function hurried(body: () => void): void {
  const kept = performance.now;
  let now = 0;
  performance.now = () => (now += 5);
  try {
    body();
  } finally {
    performance.now = kept;
  }
}

/** Advances in pieces of too little time until a tick is done; how many pieces there were. */
function inPieces(player: LivePlayer): number {
  const before = player.steps;
  let pieces = 0;
  hurried(() => {
    for (; player.steps === before && pieces < 1000; pieces++) player.advance(1, 6);
  });
  return pieces;
}

test("a servo that is sampled takes one sample a tick", () => {
  const [whole, cut] = [made({ servo: SERVO }), made({ servo: SERVO })];
  for (let tick = 0; tick < 3; tick++) {
    whole.advance(1, 1e6);
    assert(inPieces(cut) > 3);
    assert.deepEqual([cut.t, ...cut.y, cut.u[0]], [whole.t, ...whole.y, whole.u[0]]);
  }
});

test("the ledger sees a tick from its beginning", () => {
  const [whole, cut] = [made(), made()];
  for (const force of [5, -3]) {
    for (const player of [whole, cut]) player.setInput(1, force);
    whole.advance(1, 1e6);
    assert(inPieces(cut) > 3);
    assert.deepEqual(cut.energy(), whole.energy());
  }
});

test("another method begins where the time stands, not within a tick that is not done", () => {
  const player = made();
  hurried(() => player.advance(1, 6));
  assert.equal(player.steps, 0);
  player.integrator = "rk4";
  player.step = 0.001;
  for (let k = 0; k < 1000; k++) player.single();
  assert.equal(player.t, 1);
  // RK4: (ωh)⁵/120 = 2e-10 in each of 1000 steps, of a velocity of 30 m/s.
  assertClose(player.y.subarray(0, 2), [Math.cos(30), -30 * Math.sin(30)], 6e-6);
});
