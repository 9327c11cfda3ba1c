// A replay's player: a recorded run read off at any instant; nothing is computed anew.

import type { Energies, PageData, ReplayPlayer } from "../contract";
import { StateLayout } from "../layout";

export function createReplay(data: PageData): ReplayPlayer {
  return new Replay(data);
}

/** Doubles from base64, as Python writes them: little-endian, row by row. */
export function doubles(text: string): Float64Array {
  const binary = atob(text), bytes = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i);
  return new Float64Array(bytes.buffer);
}

/** Rows of numbers over the instants of a run, and a row between two of them. */
class Series {
  readonly row: Float64Array;
  private readonly values: Float64Array;

  constructor(text: string, instants: number) {
    this.values = doubles(text);
    this.row = new Float64Array(instants > 0 ? this.values.length / instants : 0);
  }

  /** The row that lies a part of the way from one instant to the next. */
  at(index: number, part: number): Float64Array {
    const width = this.row.length, first = index * width;
    for (let i = 0; i < width; i++) {
      const here = this.values[first + i]!;
      this.row[i] = part > 0 ? here + part * (this.values[first + width + i]! - here) : here;
    }
    return this.row;
  }
}

class Replay implements ReplayPlayer {
  readonly outcome: string;
  readonly end: number;
  readonly p: Float64Array;
  private readonly layout: StateLayout;
  private readonly times: Float64Array;
  private readonly series: Record<"y" | "u" | "positions" | "sizes" | "multipliers", Series>;
  private readonly energies: Series[];
  private readonly works: Series[];
  private readonly first: number; // the energy at the start
  private index = 0;
  private part = 0;

  constructor(readonly data: PageData) {
    const run = data.run;
    if (run === undefined) throw new Error("This page holds no recorded run.");
    this.layout = new StateLayout(data.layout);
    this.times = doubles(run.t);
    const count = this.times.length, over = (text: string | undefined): Series => new Series(text ?? "", count);
    this.series = {
      y: over(run.y), u: over(run.u), positions: over(run.positions), sizes: over(run.sizes),
      multipliers: over(run.multipliers),
    };
    this.energies = [run.energy?.kinetic, run.energy?.potential, run.energy?.total, run.energy?.jacobi].map(over);
    this.works = (run.ledger ?? []).map((work) => over(work.values));
    this.p = Float64Array.from(data.parameters, (parameter) => parameter.value);
    this.outcome = run.outcome;
    this.end = count > 0 ? this.times[count - 1]! : 0;
    this.first = this.energies[2]?.at(0, 0)[0] ?? 0;
  }

  get t(): number {
    const here = this.times[this.index] ?? 0;
    return this.part > 0 ? here + this.part * (this.times[this.index + 1]! - here) : here;
  }

  get steps(): number {
    return this.index;
  }

  get y(): Float64Array {
    const y = this.series.y.at(this.index, this.part);
    // Between two instants a straight line leaves the unit sphere.
    if (this.part > 0) this.layout.normalise(y);
    return y;
  }

  get u(): Float64Array {
    return this.series.u.at(this.index, this.part);
  }

  /** Goes to an instant; where the state jumps at one, to the state after it. */
  seek(t: number): void {
    const { times } = this;
    let low = 0, high = times.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (times[middle]! <= t) low = middle;
      else high = middle - 1;
    }
    const span = low + 1 < times.length ? times[low + 1]! - times[low]! : 0;
    [this.index, this.part] = [low, span > 0 ? Math.min(Math.max((t - times[low]!) / span, 0), 1) : 0];
  }

  energy(): Energies {
    const here = this.energies.map((series) => series.at(this.index, this.part)[0]!);
    const [kinetic = 0, potential = 0, total = 0, jacobi = 0] = here;
    const works = this.works.reduce((sum, work) => sum + work.at(this.index, this.part)[0]!, 0);
    return { kinetic, potential, total, ledger: this.first + works, jacobi };
  }

  positions(): Float64Array {
    return this.series.positions.at(this.index, this.part);
  }

  sizes(): Float64Array {
    return this.series.sizes.at(this.index, this.part);
  }

  multipliers(): Float64Array {
    return this.series.multipliers.at(this.index, this.part);
  }
}
