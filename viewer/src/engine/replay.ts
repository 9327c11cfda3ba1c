// A replay's player: a recorded run read off at any instant. States between rows follow Hermite's polynomials
// through values and rates, as in `pendula.runs.interpolation`, and never over an impact; the picture is computed
// from the state.

import type { DrawingFunctions, Energies, PageData, Recorded, ReplayPlayer, Routine } from "../contract";
import { StateLayout } from "../layout";

const NOTHING = new Float64Array(0);
const FREE = -1, PUSHED = -2; // as in `pendula.runs.impacts`: what was not hit between two rows

export function createReplay(data: PageData, functions: DrawingFunctions = {}): ReplayPlayer {
  return new Replay(data, functions);
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
  readonly values: Float64Array;

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

/** Rows of states with their rates, and the state between two of them. */
class States {
  readonly row: Float64Array;
  private readonly y: Series;
  private readonly rates: Series;
  private readonly bends: Series;
  private readonly hits: Series;
  private readonly groups: readonly number[];

  constructor(run: Recorded, instants: number, private readonly layout: StateLayout) {
    [this.y, this.rates, this.bends] = [run.y, run.rates, run.bends].map((text) => new Series(text, instants)) as
      [Series, Series, Series];
    this.row = new Float64Array(this.y.row.length);
    this.hits = new Series(run.impacts?.hits ?? "", instants);
    this.groups = run.impacts?.groups ?? [];
  }

  /** At which part of the way an entry was hit after an instant; FREE or PUSHED where it was not. */
  private hit(index: number, entry: number): number {
    const group = this.groups[entry] ?? -1;
    return group < 0 ? FREE : this.hits.values[index * this.hits.row.length + group]!;
  }

  /** Free motion from one row to an impact and from there to the next one, which meet half-way; velocities jump. */
  private through(index: number, i: number, s: number, h: number, hit: number): number {
    const width = this.row.length, nq = this.bends.row.length, first = index * width + i;
    const [a, b] = [this.y.values[first]!, this.y.values[first + width]!];
    const [f, g] = [h * this.rates.values[first]!, h * this.rates.values[first + width]!];
    if (i >= nq) return s < hit ? a + s * f : b - (1 - s) * g;
    const bend = (row: number): number => (h * h * this.bends.values[row * nq + i]!) / 2;
    const forward = (at: number): number => a + at * f + at * at * bend(index);
    const backward = (at: number): number => b - (1 - at) * g + (1 - at) ** 2 * bend(index + 1);
    const off = (forward(hit) - backward(hit)) / 2, part = s < hit ? s / hit : (1 - s) / (1 - hit);
    const share = hit < 1 || s < hit ? part * part * (3 - 2 * part) * off : off;
    return s < hit ? forward(s) - share : backward(s) + share;
  }

  /** The state a part s of the way from one instant to the next, h seconds later. */
  at(index: number, s: number, h: number): Float64Array {
    const width = this.row.length, nq = this.bends.row.length, r = 1 - s;
    for (let i = 0; i < width; i++) {
      const first = index * width + i, a = this.y.values[first]!;
      if (!(s > 0)) {
        this.row[i] = a;
        continue;
      }
      const hit = this.hit(index, i);
      if (hit >= 0) {
        this.row[i] = this.through(index, i, s, h, hit);
        continue;
      }
      const way = this.y.values[first + width]! - a;
      const f = h * this.rates.values[first]!, g = h * this.rates.values[first + width]!;
      // y = a + (3s² − 2s³) (b − a) + s (1 − s) h ((1 − s) ȧ − s ḃ)
      let y = a + s * s * (3 - 2 * s) * way + s * r * (r * f - s * g);
      if (hit === PUSHED) {
        // By forces that are not known: velocities go straight.
        if (i >= nq) y = a + s * way;
      } else if (i < nq) {
        // Degree five: a multiple of s²(1 − s)² more, linear in s, that sets q̈ at both ends.
        const left = (h * h * this.bends.values[index * nq + i]!) / 2 - (3 * way - 2 * f - g);
        const right = (h * h * this.bends.values[(index + 1) * nq + i]!) / 2 - (-3 * way + f + 2 * g);
        y += (s * r) ** 2 * (r * left + s * right);
      }
      this.row[i] = y;
    }
    // Between two instants a polynomial leaves the unit sphere.
    if (s > 0) this.layout.normalise(this.row);
    return this.row;
  }
}

class Replay implements ReplayPlayer {
  readonly outcome: string;
  readonly end: number;
  readonly p: Float64Array;
  private readonly times: Float64Array;
  private readonly states: States;
  private readonly series: Record<"u" | "positions" | "sizes" | "multipliers", Series>;
  private readonly energies: Series[];
  private readonly works: Series[];
  private readonly first: number; // the energy at the start
  private index = 0;
  private part = 0;

  constructor(readonly data: PageData, private readonly functions: DrawingFunctions) {
    const run = data.run;
    if (run === undefined) throw new Error("This page holds no recorded run.");
    this.times = doubles(run.t);
    const count = this.times.length, over = (text: string | undefined): Series => new Series(text ?? "", count);
    this.states = new States(run, count, new StateLayout(data.layout));
    this.series = {
      u: over(run.u), positions: over(run.positions), sizes: over(run.sizes),
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
    const { times, index } = this;
    return this.states.at(index, this.part, this.part > 0 ? times[index + 1]! - times[index]! : 0);
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
    return this.computed(this.functions.positions, this.series.positions);
  }

  sizes(): Float64Array {
    return this.computed(this.functions.sizes, this.series.sizes);
  }

  /** What a function gives at this instant: the row itself, and between rows what it gives of the state there. */
  private computed(function_: Routine | undefined, series: Series): Float64Array {
    const row = series.at(this.index, this.part);
    if (function_ === undefined || !(this.part > 0)) return row;
    function_(this.t, this.y, this.u, this.p, NOTHING, row);
    for (let i = 0; i < row.length; i++) if (!Number.isFinite(row[i]!)) row[i] = 0;
    return row;
  }

  multipliers(): Float64Array {
    return this.series.multipliers.at(this.index, this.part);
  }
}
