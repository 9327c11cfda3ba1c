// Where objects go: between two points, or about one with a rotation. No allocation here: it runs every frame.

import { Matrix4, Quaternion, Vector3, type Object3D } from "three";
import type { DrawnPoint } from "../../contract";

const UP = new Vector3(0, 1, 0);
const along = new Vector3();
const matrix = new Matrix4();
const turn = new Quaternion();

/** A point of the drawing in space; the plane is z = 0. */
export function pointAt(point: DrawnPoint, positions: Float64Array, out: Vector3): Vector3 {
  const { offset, dimension } = point;
  return out.set(
    positions[offset] ?? 0,
    positions[offset + 1] ?? 0,
    dimension === 3 ? (positions[offset + 2] ?? 0) : 0,
  );
}

/** Puts an object of unit length along its y-axis between two places; gives their distance. */
export function span(object: Object3D, start: Vector3, end: Vector3, radius: number): number {
  along.subVectors(end, start);
  const length = along.length();
  object.visible = length > 0 && Number.isFinite(length);
  if (!object.visible) return 0;
  object.position.copy(start).addScaledVector(along, 0.5);
  object.quaternion.setFromUnitVectors(UP, along.divideScalar(length));
  object.scale.set(radius, length, radius);
  return length;
}

/** Turns an object's y-axis into a direction. */
export function direct(object: Object3D, direction: Vector3): void {
  const length = direction.length();
  if (length > 0) object.quaternion.setFromUnitVectors(UP, along.copy(direction).divideScalar(length));
}

/** Turns an object by a rotation of nine numbers, row by row, that begin at `offset`; none is the identity. */
export function rotate(object: Object3D, sizes: Float64Array, offset: number | undefined): void {
  if (offset === undefined) {
    object.quaternion.identity();
    return;
  }
  const r = (i: number): number => sizes[offset + i] ?? 0;
  matrix.set(r(0), r(1), r(2), 0, r(3), r(4), r(5), 0, r(6), r(7), r(8), 0, 0, 0, 0, 1);
  object.quaternion.copy(turn.setFromRotationMatrix(matrix));
}

/** Three numbers that begin at `offset`. */
export function vectorAt(sizes: Float64Array, offset: number | undefined, out: Vector3): Vector3 {
  if (offset === undefined) return out.set(0, 0, 0);
  return out.set(sizes[offset] ?? 0, sizes[offset + 1] ?? 0, sizes[offset + 2] ?? 0);
}
