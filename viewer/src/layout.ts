// Where everything lies in a state y = (q, v, z): the one place of the page that knows, like pendula/layout.py.

import type { Layout } from "./contract";

/** Entries of y that stand one after another, from `first` up to but not including `end`. */
export interface Part { readonly first: number; readonly end: number; readonly length: number }

/** Coordinates q, velocities v and states z by their places in y. */
export class StateLayout {
  readonly q: Part;
  readonly v: Part;
  readonly z: Part;
  readonly size: number; // entries of y
  readonly identity: boolean; // whether q̇ = v
  private readonly unit: readonly Part[];

  constructor({ nq, nv, nz, unit, identity }: Layout) {
    this.q = partFrom(0, nq);
    this.v = partFrom(this.q.end, nv);
    this.z = partFrom(this.v.end, nz);
    this.size = this.z.end;
    this.identity = identity;
    this.unit = unit.map(([first, length]) => partFrom(this.q.first + first, length));
  }

  /** How many coordinates, from the first, have the velocity of the same number as their rate. */
  get paired(): number {
    return this.identity ? this.q.length : 0;
  }

  /** Whether any block of q must keep unit length. */
  get hasUnits(): boolean {
    return this.unit.length > 0;
  }

  /** Whether a coordinate belongs to a block of unit length. */
  isUnit(coordinate: number): boolean {
    const entry = this.q.first + coordinate;
    return this.unit.some(({ first, end }) => first <= entry && entry < end);
  }

  /** A view of a part of a state. */
  take(part: Part, y: Float64Array): Float64Array {
    return y.subarray(part.first, part.end);
  }

  /** A state from its parts. */
  join(q: ArrayLike<number>, v: ArrayLike<number>, z: ArrayLike<number>): Float64Array {
    const y = new Float64Array(this.size);
    for (const [name, part, values] of [["q", this.q, q], ["v", this.v, v], ["z", this.z, z]] as const) {
      if (values.length !== part.length) {
        throw new Error(`A state of this system needs ${part.length} numbers in ${name}, not ${values.length}.`);
      }
      y.set(values, part.first);
    }
    return y;
  }

  /**
   * Divides every unit block of a state by its length, in place; blocks of length zero stay as they are.
   * Returns the largest |‖block‖ − 1| that was removed.
   */
  normalise(y: Float64Array): number {
    let largest = 0;
    for (const { first, end } of this.unit) {
      const length = lengthOf(y, first, end);
      if (length === 0) continue;
      for (let i = first; i < end; i++) y[i]! /= length;
      largest = Math.max(largest, Math.abs(length - 1));
    }
    return largest;
  }

  /** Whether a unit block of a state has length zero, so that nothing says where it points. */
  lacksDirection(y: Float64Array): boolean {
    return this.unit.some(({ first, end }) => lengthOf(y, first, end) === 0);
  }
}

function partFrom(first: number, length: number): Part {
  return { first, end: first + length, length };
}

function lengthOf(y: Float64Array, first: number, end: number): number {
  let sum = 0;
  for (let i = first; i < end; i++) sum += y[i]! * y[i]!;
  return Math.sqrt(sum);
}
