// Vectors of three components.

export type Vector = readonly [number, number, number];

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (s: number, a: Vector): Vector => [s * a[0], s * a[1], s * a[2]];
export const addScaled = (a: Vector, s: number, b: Vector): Vector => add(a, scale(s, b));
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const length = (a: Vector): number => Math.hypot(...a);
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** The vector of length one along another; the x axis where that has none. */
export function unit(a: Vector): Vector {
  const size = length(a);
  return size > 0 ? scale(1 / size, a) : [1, 0, 0];
}

/** Some vector of length one at right angles to one of length one. */
export function across(a: Vector): Vector {
  return unit(cross(a, Math.abs(a[0]) < 0.6 ? [1, 0, 0] : [0, 1, 0]));
}

/** The sum of weighted vectors. */
export function blend(vectors: readonly Vector[], weights: readonly number[]): Vector {
  return vectors.reduce<Vector>((sum, v, k) => addScaled(sum, weights[k], v), [0, 0, 0]);
}
