// Poincaré's section of a motion: states at the instants at which a phase is passed, such as once a period.
//
// Between two samples coordinates follow the cubic through both ends and their velocities, other entries a straight
// line; the instant is where the phase passes, by bisection.

import type { PageData } from "../../contract";
import { StateLayout } from "../../layout";
import { wrapped } from "../numbers";

const ROUNDS = 40; // of bisection

/** What is passed: an entry of y that rises through 0, or time through multiples of a period. */
export type Passed = { entry: number; angle: boolean } | { period: () => number };

export class Section {
  readonly points: Float64Array[] = []; // states, oldest first
  private before: Float64Array | null = null;
  private t = 0;
  private readonly layout: StateLayout;

  constructor(
    data: PageData,
    readonly passed: Passed,
    private readonly most: number,
  ) {
    this.layout = new StateLayout(data.layout);
  }

  clear(): void {
    this.points.length = 0;
    this.before = null;
  }

  /** Takes note of a state; the one before it must be near. */
  sample(t: number, y: Float64Array): void {
    const { before } = this;
    if (before && t > this.t) {
      const found = this.passing(before, y, t - this.t);
      if (found) this.points.push(found);
      if (this.points.length > this.most) this.points.shift();
    }
    if (before?.length === y.length) before.set(y);
    else this.before = Float64Array.from(y);
    this.t = t;
  }

  /** The state between two at which the phase passes, if it does. */
  private passing(a: Float64Array, b: Float64Array, h: number): Float64Array | null {
    if ("period" in this.passed) {
      const period = this.passed.period(),
        turn = Math.floor((this.t + h) / period + 1e-12);
      if (!(period > 0) || turn <= Math.floor(this.t / period + 1e-12)) return null;
      return this.between(a, b, h, (turn * period - this.t) / h);
    }
    const { entry, angle } = this.passed,
      phase = (y: Float64Array): number => (angle ? wrapped(y[entry] ?? NaN) : (y[entry] ?? NaN));
    const [from, to] = [phase(a), phase(b)];
    if (!(from < 0 && to >= 0) || (angle && to - from > Math.PI)) return null;
    let low = 0,
      high = 1;
    for (let round = 0; round < ROUNDS; round += 1) {
      const s = (low + high) / 2;
      if (phase(this.between(a, b, h, s)) < 0) low = s;
      else high = s;
    }
    return this.between(a, b, h, high);
  }

  private between(a: Float64Array, b: Float64Array, h: number, s: number): Float64Array {
    const { q, v, identity } = this.layout;
    return a.map((from, i) => {
      const to = b[i] ?? NaN;
      if (!identity || i >= q.end) return from + s * (to - from);
      // Hermite's cubic
      const [u, w] = [h * (a[v.first + i - q.first] ?? 0), h * (b[v.first + i - q.first] ?? 0)],
        r = 1 - s;
      return from * r * r * (1 + 2 * s) + u * s * r * r + to * s * s * (3 - 2 * s) - w * s * s * r;
    });
  }
}
