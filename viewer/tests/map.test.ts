// A cell of an ensemble's map is the member that it stands for.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { EnsembleMap } from "../src/contract";
import { addressOf, colourOf, memberAt } from "../src/ui/panels/map";

const MAP: EnsembleMap = {
  across: { key: "s.theta", label: "θ", unit: "rad", values: [-1, 0, 1] },
  up: { key: "p.l", label: "l", unit: "m", values: [0.5, 0.1 + 0.2] },
  held: { "u.F": "2.5" },
  layers: [],
};

test("cells share the map evenly, up to its edges", () => {
  assert.deepEqual(memberAt(MAP, 0, 0), [0, 0]);
  assert.deepEqual(memberAt(MAP, 0.34, 0.51), [1, 1]);
  assert.deepEqual(memberAt(MAP, 1, 1), [2, 1]);
  assert.deepEqual(memberAt(MAP, 1.2, -0.1), [2, 0]);
});

test("the address of a member has its values to the last digit", () => {
  const told = new URLSearchParams(addressOf(MAP, 0, 1));
  assert.equal(Number(told.get("s.theta")), -1);
  assert.equal(Number(told.get("p.l")), 0.1 + 0.2);
  assert.equal(told.get("u.F"), "2.5");
});

test("colours go from dark to bright, and what is missing is grey", () => {
  assert.deepEqual(colourOf(0), [68, 1, 84]);
  assert.deepEqual(colourOf(1), [253, 231, 37]);
  assert.deepEqual(colourOf(2), colourOf(1));
  assert.deepEqual(colourOf(0.0625).map(Math.round), [70, 23, 103]);
  assert.deepEqual(colourOf(NaN), [190, 190, 190]);
});
