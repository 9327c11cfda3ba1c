// Where everything lies in a state, and blocks of unit length.

import assert from "node:assert/strict";
import { test } from "node:test";
import { StateLayout } from "../src/layout";
import { LAYOUT } from "./free_body";

const body = new StateLayout({ ...LAYOUT, nz: 2 });
const plain = new StateLayout({ nq: 2, nv: 2, nz: 1, unit: [], identity: true });

test("parts follow each other as q, v, z", () => {
  assert.deepEqual([body.q, body.v, body.z], [
    { first: 0, end: 7, length: 7 }, { first: 7, end: 13, length: 6 }, { first: 13, end: 15, length: 2 },
  ]);
  assert.equal(body.size, 15);
  assert.equal(plain.size, 5);
  const y = body.join([0, 1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12], [13, 14]);
  assert.deepEqual(Array.from(y), Array.from({ length: 15 }, (_, i) => i));
  assert.deepEqual(Array.from(body.take(body.v, y)), [7, 8, 9, 10, 11, 12]);
});

test("a part of the wrong length is refused by name", () => {
  assert.throws(() => plain.join([1, 2], [3], [4]), /needs 2 numbers in v, not 1/);
  assert.throws(() => plain.join([1, 2], [3, 4], []), /needs 1 numbers in z, not 0/);
});

test("velocities belong to coordinates only where q̇ = v", () => {
  assert.equal(plain.paired, 2);
  assert.equal(body.paired, 0);
});

test("unit blocks are divided by their length, and the largest deviation is told", () => {
  const y = body.join([9, 9, 9, 2, 0, 0, 0], [9, 9, 9, 9, 9, 9], [9, 9]);
  assert.equal(body.normalise(y), 1);
  assert.deepEqual(Array.from(y), [9, 9, 9, 1, 0, 0, 0, 9, 9, 9, 9, 9, 9, 9, 9]);
  assert.equal(body.normalise(y), 0);
  const two = new StateLayout({ nq: 8, nv: 6, nz: 0, unit: [[0, 4], [4, 4]], identity: false });
  const pair = two.join([3, 0, 4, 0, 0, 0.5, 0, 0], [0, 0, 0, 0, 0, 0], []);
  assert.equal(two.normalise(pair), 4);
  assert.deepEqual(Array.from(two.take(two.q, pair)), [0.6, 0, 0.8, 0, 0, 1, 0, 0]);
});

test("a block of zeros has no direction and stays as it is", () => {
  const y = new Float64Array(15);
  assert(body.lacksDirection(y));
  assert.equal(body.normalise(y), 0);
  assert.deepEqual(Array.from(y), Array(15).fill(0));
  y[5] = -1;
  assert(!body.lacksDirection(y));
  assert(!plain.lacksDirection(new Float64Array(5)));
});

test("entries of unit blocks are known", () => {
  assert.deepEqual([0, 1, 2, 3, 4, 5, 6].map((i) => body.isUnit(i)), [false, false, false, true, true, true, true]);
  assert(body.hasUnits && !plain.hasUnits);
});
