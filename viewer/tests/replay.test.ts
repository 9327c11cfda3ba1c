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

/** A ball that is thrown up, hits at t = 2 s, where its velocity jumps, and is shown until t = 4 s. */
function bounced(changes: Partial<Recorded> = {}): PageData {
  const run: Recorded = {
    t: base64([0, 1, 2, 2, 4]),
    y: base64([0, 10, 5, 0, 0, -10, 0, 8, 2, 6]),
    u: base64([1, 2, 3, 4, 5]),
    positions: base64([0, 0, 0, 5, 0, 0, 0, 0, 0, 2]),
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
    outcome: "Finished.", integrator: "rk4", ...changes,
  };
  return { ...plainData(1, [0, 10]), mode: "replay", run };
}

test("doubles are read as Python writes them, little-endian", () => {
  // IEEE 754: 1 is 3ff0…, −2 is c000…; base64 as `base64.b64encode(struct.pack("<2d", 1, -2))` gives it.
  assert.deepEqual(Array.from(doubles("AAAAAAAA8D8AAAAAAAAAwA==")), [1, -2]);
});

test("between two instants everything lies on straight lines", () => {
  const player = createReplay(bounced());
  player.seek(3);
  assert.deepEqual([player.t, ...player.y, ...player.u], [3, 1, 7, 4.5]);
  assert.deepEqual([...player.positions(), ...player.sizes(), ...player.multipliers()], [0, 1, 8, 0]);
  // E(0) = 50 J, with −18 J of the floor and half of 6 J of the hand
  assert.deepEqual(player.energy(), { kinetic: 25, potential: 10, total: 35, ledger: 35, jacobi: 26 });
  player.seek(0.25);
  assert.deepEqual([player.t, ...player.y, player.steps], [0.25, 1.25, 7.5, 0]);
});

test("at a jump the state after it is shown, just before it the one before", () => {
  const player = createReplay(bounced());
  player.seek(2);
  assert.deepEqual([player.t, ...player.y, player.steps, player.multipliers()[0]], [2, 0, 8, 3, 0]);
  player.seek(2 - 2 ** -30);
  assert.deepEqual([player.steps, player.y[1]], [1, -10 + 10 * 2 ** -30]); // exact: a power of two
});

test("beyond its ends a run stands still", () => {
  const player = createReplay(bounced());
  player.seek(-1);
  assert.deepEqual([player.t, ...player.y], [0, 0, 10]);
  player.seek(99);
  assert.deepEqual([player.t, ...player.y, player.end, player.steps], [4, 2, 6, 4, 4]);
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
