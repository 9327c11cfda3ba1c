// Colours of files of robots before a dark wall.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Color } from "three";
import { contrast, liftFrom } from "../src/ui/scene/contrast";

test("contrast is that of WCAG: black before white is 21, a colour before itself 1", () => {
  assert(Math.abs(contrast(new Color("#000000"), new Color("#ffffff")) - 21) < 1e-12);
  assert(Math.abs(contrast(new Color("#336699"), new Color("#336699")) - 1) < 1e-12);
  // 4.54 by every public calculator, to two decimals.
  assert(Math.abs(contrast(new Color("#767676"), new Color("#ffffff")) - 4.54) < 5e-3);
});

test("black legs are seen before a dark wall, order stays, and what is light keeps its colour", () => {
  const wall = new Color("#121920");
  const lifted = ["#000000", "#0a0a0a", "#1b2430", "#333333", "#555555", "#888888", "#8f8f8f", "#e8e8e8"].map((given) => {
    const colour = new Color(given);
    liftFrom(wall, colour);
    return colour;
  });
  const seen = lifted.map((colour) => contrast(colour, wall));
  assert(Math.abs(seen[0]! - 3) < 1e-12); // WCAG 2.2, 1.4.11
  assert.deepEqual(seen, [...seen].sort((a, b) => a - b));
  assert.equal(lifted.at(-1)!.getHexString(), "e8e8e8");
});
