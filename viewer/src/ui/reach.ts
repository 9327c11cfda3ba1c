// How far a motion reaches, found before it is shown: a short look ahead, or all of a recorded run.

import type { LivePlayer, PageData } from "../contract";
import { decoded } from "./numbers";
import { numbersOf } from "./scene/figure";
import type { Framing } from "./scene/framing";
import { stretchesOf } from "./stretches";

const BUDGET = 60; // milliseconds for a look ahead

/** Lets a player of its own run ahead and makes room for what it does. */
export function lookAhead(player: LivePlayer, framing: Framing): void {
  const end = performance.now() + BUDGET;
  for (const stretch of stretchesOf(player.data.until)) {
    if (performance.now() >= end || player.outcome !== "") return;
    player.advance(stretch, end - performance.now());
    if (player.outcome === "") framing.include(numbersOf(player));
  }
}

/** The rows of a recorded run, for trails and for how far it reaches. */
export class RecordedPlaces {
  readonly t: Float64Array;
  private readonly positions: Float64Array;
  private readonly width: number;

  constructor(data: PageData) {
    this.t = new Float64Array(decoded(data.run?.t ?? ""));
    this.positions = new Float64Array(decoded(data.run?.positions ?? ""));
    this.width = this.t.length ? this.positions.length / this.t.length : 0;
  }

  row(index: number): Float64Array {
    return this.positions.subarray(index * this.width, (index + 1) * this.width);
  }

  /** Makes room for the whole run; sizes are those of `at`. */
  include(framing: Framing, at: { sizes: Float64Array; multipliers: Float64Array }): void {
    const stride = Math.max(1, Math.floor(this.t.length / 5000));
    for (let i = 0; i < this.t.length; i += stride) framing.include({ ...at, positions: this.row(i) });
  }

  /** At most `most` rows from an instant to another, oldest first. */
  *between(from: number, to: number, most: number): Generator<{ positions: Float64Array; t: number }> {
    const first = this.after(from),
      end = this.after(to),
      stride = Math.max(1, Math.ceil((end - first) / most));
    for (let i = first; i < end; i += stride) yield { positions: this.row(i), t: this.t[i] ?? 0 };
  }

  private after(t: number): number {
    let low = 0,
      high = this.t.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.t[middle] ?? Infinity) <= t) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
