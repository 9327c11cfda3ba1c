// Back onto the constraints at the end of a step: simulation/methods/projection.py.

import { needed, NOTHING, type Motion } from "./motion";

/**
 * Positions by Newton's method, the smallest change in the metric of the mass matrix, until nothing is missing;
 * then velocities by one projection (Hairer & Wanner II, §VII.2).
 */
export function projection(motion: Motion): (t: number, y: Float64Array) => void {
  const { n, u, p, functions, data } = motion, { most, nearly } = data.decisions.projection;
  const velocities = needed(functions.velocity_correction, "velocity_correction");
  const positions = data.holonomic > 0 ? needed(functions.position_correction, "position_correction") : undefined;
  const delta = new Float64Array(n);
  return (t, y) => {
    for (let round = 0; positions !== undefined && round < most; round++) {
      positions(t, y, u, p, NOTHING, delta);
      let largest = 0;
      for (let i = 0; i < n; i++) {
        y[i]! += delta[i]!;
        largest = Math.max(largest, Math.abs(delta[i]!) / (1 + Math.abs(y[i]!)));
      }
      if (!(largest > nearly)) break;
    }
    velocities(t, y, u, p, NOTHING, delta);
    for (let i = 0; i < n; i++) y[n + i]! += delta[i]!;
  };
}
