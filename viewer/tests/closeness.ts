// Numbers side by side.

import assert from "node:assert/strict";

/** Fails unless every entry is within a tolerance of what is expected. */
export function assertClose(found: ArrayLike<number>, expected: ArrayLike<number>, tolerance: number): void {
  assert.equal(found.length, expected.length);
  for (let i = 0; i < found.length; i++) {
    assert(Math.abs(found[i]! - expected[i]!) <= tolerance, `entry ${i} is ${found[i]}, should be ${expected[i]}`);
  }
}
