// What people call a velocity, and whether it turns or moves along.

import type { PageData } from "../contract";
import { StateLayout } from "../layout";

/** The coordinate whose rate a velocity is; none where q̇ = N(q) v mixes them. */
export function coordinateOf(data: PageData, velocity: number): PageData["coordinates"][number] | undefined {
  return velocity < new StateLayout(data.layout).paired ? data.coordinates[velocity] : undefined;
}

/** Whether a velocity is that of an angle: by its coordinate, or where it has none by its unit. */
export function isAngular(data: PageData, velocity: number): boolean {
  const coordinate = coordinateOf(data, velocity);
  return coordinate?.angle ?? data.velocities[velocity]?.unit.startsWith("rad") ?? false;
}

/** What a push acts along: a coordinate, or where velocity and coordinate do not pair a velocity. */
export function pushedName(data: PageData, velocity: number): string {
  return coordinateOf(data, velocity)?.label ?? data.velocities[velocity]?.label ?? "";
}
