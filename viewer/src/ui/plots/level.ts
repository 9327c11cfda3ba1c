// From where potential energies are counted in a plot. Their zero is a matter of choice: where it lies so far away that
// every line would look straight, they are counted from the start, and the total, the ledger and Jacobi's integral with them.

import type { Columns } from "./course";

const FAR = 8; // times what moves: how far away the zero is left where it is
const SOON = 0.02; // part of the plotted time after which that is decided, once
const KINETIC = 1,
  POTENTIAL = 2; // columns

export class Levelled implements Columns {
  level = 0; // J, what is taken off
  private decided = false;

  /** Of energies (t, T, V, E, …) over a time. */
  constructor(
    private readonly energies: () => Columns,
    private readonly long: number,
  ) {}

  get count(): number {
    return this.energies().count;
  }

  values(index: number): Float64Array {
    const values = this.energies().values(index);
    return this.level && index >= POTENTIAL ? values.map((value) => value - this.level) : values;
  }

  /** The present energies (T, V, E, …), counted alike. */
  shifted(present: readonly number[]): number[] {
    return present.map((value, i) => (1 + i >= POTENTIAL ? value - this.level : value));
  }

  /** Decides once enough is known; tells whether the level is another one now. */
  decide(): boolean {
    const energies = this.energies(),
      t = energies.values(0);
    if (this.decided || !(last(t) - (t[0] ?? 0) >= SOON * this.long)) return false;
    this.decided = true;
    const begin = energies.values(POTENTIAL)[0] ?? NaN,
      moves = Math.max(spread(energies.values(KINETIC)), spread(energies.values(POTENTIAL)));
    if (!(moves > 0 && Math.abs(begin) > FAR * moves)) return false;
    this.level = begin;
    return true;
  }

  /** Begins anew. */
  clear(): void {
    this.level = 0;
    this.decided = false;
  }
}

function last(values: Float64Array): number {
  return values[values.length - 1] ?? NaN;
}

function spread(values: Float64Array): number {
  return values.reduce((most, value) => Math.max(most, value), -Infinity) - values.reduce((least, value) => Math.min(least, value), Infinity);
}
