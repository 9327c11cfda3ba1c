// What every drawn shape offers, and what it is made from.

import type { Object3D, Vector3 } from "three";
import { Vector3 as Vector } from "three";
import type { DrawnShape, PageData } from "../../contract";
import type { Look, Numbers } from "./look";
import { pointAt } from "./placing";

export interface Part {
  readonly object: Object3D;
  place(at: Numbers): void;
}

/** A shape with what it needs to be drawn; `trail` numbers the colour, `layer` orders shapes of the plane. */
export interface Brief {
  data: PageData;
  shape: DrawnShape;
  look: Look;
  trail: number;
  layer: number;
}

/** Where the point that plays a role in a shape is. */
export function roleAt(brief: Brief, role: string, at: Numbers, out: Vector3): Vector3 {
  const index = brief.shape.points[role];
  const point = index === undefined ? undefined : brief.data.points[index];
  return point ? pointAt(point, at.positions, out) : out.set(0, 0, 0);
}

/** A size of a shape by its name; `otherwise` where the description leaves the choice to the page. */
export function sizeOf(brief: Brief, name: string, at: Numbers, otherwise = 0): number {
  const offset = brief.shape.sizes[name];
  const value = offset === undefined ? otherwise : (at.sizes[offset] ?? otherwise);
  return Number.isFinite(value) ? value : 0;
}

/** Whether a point stays where it is, whatever moves. */
export function isFixed(data: PageData, index: number | undefined): boolean {
  return index !== undefined && (data.points[index]?.fixed ?? false);
}

export const scratch = { a: new Vector(), b: new Vector(), c: new Vector(), d: new Vector() };
