// A recorded run read off at any instant.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { PageData, Recorded } from "../src/contract";
import { createReplay } from "../src/engine";
import { doubles } from "../src/engine/replay";
import { plainData } from "./problems";

function base64(numbers: number[]): string {
  return btoa(String.fromCharCode(...new Uint8Array(Float64Array.from(numbers).buffer)));
}

/** A ball that is thrown up, falls by 10 m/s², hits at t = 2 s, where its velocity jumps, until t = 4 s. */
function bounced(changes: Partial<Recorded> = {}): PageData {
  const run: Recorded = {
    t: base64([0, 1, 2, 2, 4]),
    y: base64([0, 10, 5, 0, 0, -10, 0, 8, -4, -12]),
    rates: base64([10, -10, 0, -10, -10, -10, 8, -10, -12, -10]),
    bends: base64([-10, -10, -10, -10, -10]),
    u: base64([1, 2, 3, 4, 5]),
    positions: base64([0, 0, 0, 5, 0, 0, 0, 0, 0, -4]),
    sizes: base64([7, 7, 7, 7, 9]),
    multipliers: base64([0, 0, 100, 0, 0]),
    energy: {
      kinetic: base64([50, 0, 50, 32, 18]), potential: base64([0, 50, 0, 0, 20]),
      total: base64([50, 50, 50, 32, 38]), jacobi: base64([40, 40, 40, 22, 30]),
    },
    ledger: [
      { name: "floor", values: base64([0, 0, 0, -18, -18]) },
      { name: "hand", values: base64([0, 0, 0, 0, 6]) },
    ],
    outcome: "Finished.", remark: "", integrator: "rk4", ...changes,
  };
  return { ...plainData(1, [0, 10]), mode: "replay", run };
}

test("doubles are read as Python writes them, little-endian", () => {
  // IEEE 754: 1 is 3ff0…, −2 is c000…; base64 as `base64.b64encode(struct.pack("<2d", 1, -2))` gives it.
  assert.deepEqual(Array.from(doubles("AAAAAAAA8D8AAAAAAAAAwA==")), [1, -2]);
});

test("between two instants the ball flies its parabola, and numbers without rates go straight", () => {
  const player = createReplay(bounced());
  player.seek(3);
  // One second after the bounce: 8 − 10/2 m high, at 8 − 10 m/s.
  assert.deepEqual([player.t, ...player.y, ...player.u], [3, 3, -2, 4.5]);
  assert.deepEqual([...player.sizes(), ...player.multipliers()], [8, 0]);
  // E(0) = 50 J, with −18 J of the floor and half of 6 J of the hand
  assert.deepEqual(player.energy(), { kinetic: 25, potential: 10, total: 35, ledger: 35, jacobi: 26 });
  player.seek(0.25);
  assert.deepEqual([player.t, ...player.y, player.steps], [0.25, 2.1875, 7.5, 0]);
});

test("the picture is computed from the state, so that a rod keeps its length", () => {
  // A rod that turns by 2 rad in a step, steadily: on straight lines it would shrink to cos 1 = 0.54.
  const base = bounced({
    t: base64([0, 1]), y: base64([0, 2, 2, 2]), u: base64([0, 0]), rates: base64([2, 0, 2, 0]),
    bends: base64([0, 0]), positions: base64([0, -1, Math.sin(2), -Math.cos(2)]), sizes: "",
  });
  const player = createReplay(base, {
    positions: (_t, y, _u, _p, _x, out) => out.set([Math.sin(y[0]!), -Math.cos(y[0]!)]),
  });
  for (let t = 0; t <= 1; t += 1 / 64) {
    player.seek(t);
    const [x, y] = player.positions();
    assert(Math.abs(Math.hypot(x!, y!) - 1) < 1e-15);
    assert(Math.abs(x! - Math.sin(2 * t)) < 1e-14);
  }
});

test("degree five follows a swing of a quarter of a period", () => {
  // q = cos t; degree five through rows h = π/2 apart misses by at most h⁶/46080 = 3.3e-4.
  const [c, s] = [Math.cos, Math.sin], h = Math.PI / 2;
  const base = bounced({
    t: base64([0, h]), y: base64([1, 0, c(h), -s(h)]), rates: base64([0, -1, -s(h), -c(h)]),
    bends: base64([-1, -c(h)]), u: base64([0, 0]),
  });
  const player = createReplay(base);
  let worst = 0;
  for (let t = 0; t < h; t += 0.01) {
    player.seek(t);
    worst = Math.max(worst, Math.abs(player.y[0]! - c(t)));
  }
  assert(worst < 3.3e-4 && worst > 3e-5);
});

test("at a jump the state after it is shown, just before it the one before", () => {
  const player = createReplay(bounced());
  player.seek(2);
  assert.deepEqual([player.t, ...player.y, player.steps, player.multipliers()[0]], [2, 0, 8, 3, 0]);
  player.seek(2 - 2 ** -30);
  assert.deepEqual([player.steps, player.y[1]], [1, -10 + 10 * 2 ** -30]); // exact: a power of two
});

/** A ball that falls by 10 m/s² and is hit by the floor at 0.25 s, whose steps know states at 0 and 1 s only. */
function stepped(hit: number): PageData {
  // From 1.3125 m it falls at 4 m/s to the floor, hits it at 6.5 m/s, and leaves it at 5 m/s.
  return bounced({
    t: base64([0, 1]), y: base64([1.3125, -4, 0.9375, -2.5]), rates: base64([-4, -10, -2.5, -10]),
    bends: base64([-10, -10]), u: base64([0, 0]), impacts: { groups: [0, 0], hits: base64([hit, -1]) },
  });
}

test("between two steps the ball falls to the floor and leaves it with its new velocity", () => {
  const player = createReplay(stepped(0.25));
  const at = (t: number): number[] => (player.seek(t), [...player.y]);
  assert.deepEqual(at(0.125), [1.3125 - 0.5 - 5 * 0.125 ** 2, -5.25]);
  assert.deepEqual(at(0.25), [0, 5]);
  assert.deepEqual(at(0.5), [5 * 0.25 - 5 * 0.25 ** 2, 2.5]);
  const before = at(0.25 - 2 ** -40);
  assert(Math.abs(before[0]!) < 1e-10 && Math.abs(before[1]! + 6.5) < 1e-10);
  for (let t = 0; t <= 1; t += 1 / 256) assert(at(t)[0]! >= 0);
});

test("curves that do not quite meet are joined half-way, and keep both ends", () => {
  const player = createReplay(stepped(0.5));
  const at = (t: number): number => (player.seek(t), player.y[0]!);
  // Forward 1.3125 − 2 − 1.25 = −1.9375, backward 0.9375 + 1.25 − 1.25 = 0.9375; their mean is −0.5.
  assert.equal(at(0.5), -0.5);
  assert(Math.abs(at(0.5 - 2 ** -40) + 0.5) < 1e-10);
  assert(Math.abs(at(2 ** -40) - 1.3125) < 1e-10 && Math.abs(at(1 - 2 ** -40) - 0.9375) < 1e-10);
});

test("what was hit at an end of a step, and what was pushed, has no numbers that are none", () => {
  for (const hit of [0, 1, -2])
    for (let t = 0; t <= 1; t += 1 / 64) {
      const player = createReplay(stepped(hit));
      player.seek(t);
      assert(player.y.every(Number.isFinite));
      if (hit === -2) assert(Math.abs(player.y[1]! - (-4 + 1.5 * t)) < 1e-14);
    }
});

test("beyond its ends a run stands still", () => {
  const player = createReplay(bounced());
  player.seek(-1);
  assert.deepEqual([player.t, ...player.y], [0, 0, 10]);
  player.seek(99);
  assert.deepEqual([player.t, ...player.y, player.end, player.steps], [4, -4, -12, 4, 4]);
  assert.equal(player.outcome, "Finished.");
});

test("a run without energy has none, and a page without a run is refused", () => {
  const { energy: _, ledger: __, multipliers: ___, ...run } = bounced().run!;
  const player = createReplay({ ...bounced(), run });
  player.seek(3);
  assert.deepEqual(player.energy(), { kinetic: 0, potential: 0, total: 0, ledger: 0, jacobi: 0 });
  assert.equal(player.multipliers().length, 0);
  assert.throws(() => createReplay({ ...plainData(1, [0, 0]), mode: "replay" }), /holds no recorded run/);
});
