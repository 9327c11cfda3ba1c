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

test("black legs are seen before a dark wall, and what is seen keeps its colour", () => {
  const wall = new Color("#121920");
  for (const given of ["#000000", "#0a0a0a", "#1b2430", "#000033"]) {
    const colour = new Color(given);
    liftFrom(wall, colour);
    assert(Math.abs(contrast(colour, wall) - 3) < 1e-12, given);
  }
  const white = new Color("#e8e8e8");
  liftFrom(wall, white);
  assert.equal(white.getHexString(), "e8e8e8");
});
