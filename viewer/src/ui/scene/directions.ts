// From where space is seen, as `pendula.viewer.scene` does: y to the right of x, above the level; or along an axis.

import type { Look } from "./stage";

const AZIMUTH = (35 * Math.PI) / 180,
  ELEVATION = (20 * Math.PI) / 180,
  ELEVATION_WITHOUT_GROUND = (40 * Math.PI) / 180;
const UPRIGHT = 1e-4; // what a view from above is tilted, so that it knows which way is north
const ALONG_AXES = {
  front: [0, -1, 0],
  side: [1, 0, 0],
  top: [0, -UPRIGHT, 1],
} as const;

/** The direction in which the onlooker is, seen from the middle. */
export function directionOf(look: Look, grounded: boolean): readonly [number, number, number] {
  if (look !== "first") return ALONG_AXES[look];
  const up = grounded ? ELEVATION : ELEVATION_WITHOUT_GROUND;
  return [Math.cos(AZIMUTH) * Math.cos(up), Math.sin(AZIMUTH) * Math.cos(up), Math.sin(up)];
}
