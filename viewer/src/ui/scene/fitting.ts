// From how far the whole of a picture in space is seen.

import { Vector3 } from "three";

const SELDOM = 0.4; // how much corners of the box count that are seldom reached, between half its edge and half its diagonal
const CLOSEST = 0.7; // of the distance that suits all directions: what is turned by hand stays in sight, or nearly

/** A ball that must be seen. */
export interface Place {
  at: readonly number[];
  radius: number;
}

/** How the onlooker looks: the direction in which he is, a unit vector, and tangents of half the angles that are seen. */
export interface Gaze {
  direction: Vector3;
  across: number;
  up: number;
}

/** From how far away from the origin all places are seen. */
function distanceTo(places: Iterable<Place>, { direction, across, up }: Gaze): number {
  const right = new Vector3(0, 0, 1).cross(direction).normalize(),
    above = direction.clone().cross(right),
    place = new Vector3();
  let distance = 0;
  for (const { at, radius } of places) {
    place.set(at[0] ?? 0, at[1] ?? 0, at[2] ?? 0);
    const wide = (Math.abs(place.dot(right)) + radius) / across,
      high = (Math.abs(place.dot(above)) + radius) / up;
    distance = Math.max(distance, place.dot(direction) + Math.max(wide, high));
  }
  return distance;
}

/**
 * From how far away from its middle a box is seen, whose corners are seldom reached: as far as its directions need, all
 * alike; nearer where it is slender; and so far that the places of the figure at the start are in sight.
 */
export function fittedDistance(edges: readonly [number, number, number], start: Iterable<Place>, gaze: Gaze): number {
  const { across, up } = gaze,
    radius = 0.5 * ((1 - SELDOM) * Math.max(...edges) + SELDOM * Math.hypot(...edges)),
    all = radius * Math.hypot(1, 1 / Math.min(across, up)); // a ball touches the edge of the picture
  const [w, h, d] = edges,
    corners = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => ({
      at: [i & 1 ? w / 2 : -w / 2, i & 2 ? h / 2 : -h / 2, i & 4 ? d / 2 : -d / 2],
      radius: 0,
    })),
    whole = distanceTo(corners, gaze);
  return Math.max(Math.min(distanceTo(start, gaze), whole), Math.min(all, Math.max(CLOSEST * all, whole)));
}
