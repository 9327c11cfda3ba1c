// Back onto the constraints at the end of a step: simulation/loops/restoration.py.

import { needed, NOTHING, type Motion } from "./motion";

/**
 * Positions by Newton's method, the smallest change in the metric of the mass matrix, until nothing is missing,
 * every time with unit length; then velocities by one projection (Hairer & Wanner II, §VII.2).
 */
export function projection(motion: Motion): (t: number, y: Float64Array) => void {
  const { layout, u, p, functions, data } = motion, { q, v } = layout, { most, nearly } = data.decisions.projection;
  const velocities = needed(functions.velocity_correction, "velocity_correction");
  const positions = data.holonomic > 0 ? needed(functions.position_correction, "position_correction") : undefined;
  const [shift, change] = [new Float64Array(q.length), new Float64Array(v.length)];
  return (t, y) => {
    for (let round = 0; positions !== undefined && round < most; round++) {
      positions(t, y, u, p, NOTHING, shift);
      let largest = 0;
      for (let i = 0; i < q.length; i++) {
        const entry = q.first + i;
        y[entry]! += shift[i]!;
        largest = Math.max(largest, Math.abs(shift[i]!) / (1 + Math.abs(y[entry]!)));
      }
      layout.normalise(y);
      if (!(largest > nearly)) break;
    }
    velocities(t, y, u, p, NOTHING, change);
    for (let i = 0; i < v.length; i++) y[v.first + i]! += change[i]!;
  };
}
