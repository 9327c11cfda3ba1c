// An embedded pair that chooses its own steps between two ticks of the page's clock: simulation/methods/pairs.py.
//
// Step control is proportional-integral (Gustafsson; Hairer & Wanner II, §IV.2). Python reads samples off the
// polynomial of a step; here a step ends at every tick instead, so that pushes act from the tick they begin at.

import type { Method } from "../../contract";
import { FIRST, FOLLOWING, NOTHING, plainReveal, type Motion, type Stepper } from "../motion";
import { projection } from "../projection";
import { Scales } from "./scales";

const PATIENCE = 32; // attempts between two looks at the clock
const SMALLEST_ERROR = 1e-4; // that the next step is compared with
// Steps shorter than this part of the time lead nowhere; near zero, this part of the time that is plotted.
const SMALLEST = 1e-14, NO_TIME = 1e-22, LATER = 1e3;

export function embeddedPair(motion: Motion, method: Method): Stepper {
  return new Embedded(motion, method);
}

class Embedded implements Stepper {
  failed = false;
  private readonly k: Float64Array[];
  private readonly stage: Float64Array;
  private readonly fresh: Float64Array;
  private readonly scales: Scales;
  private readonly project: ((t: number, y: Float64Array) => void) | undefined;
  private readonly exponent: number;
  private length = 0; // of the next step, once one is known
  private lastError = 1;
  private repeated = false;
  private steps = 0; // since the motion began
  private reached = NaN; // where a tick that had to pause has come to

  constructor(private readonly motion: Motion, private readonly method: Method) {
    const ny = motion.layout.size;
    this.k = Array.from({ length: method.error!.length }, () => new Float64Array(ny));
    [this.stage, this.fresh] = [new Float64Array(ny), new Float64Array(ny)];
    this.scales = new Scales(motion);
    this.project = motion.constrained ? projection(motion) : undefined;
    this.exponent = 1 / (method.errorOrder! + 1);
  }

  reveal = plainReveal;

  step(begin: number, h: number, t: number, y: Float64Array): boolean {
    const { rate, u, p } = this.motion, end = t + h;
    if (begin === FIRST) {
      [this.length, this.lastError, this.repeated, this.failed, this.reached] = [0, 1, false, false, NaN];
      this.steps = 0;
    }
    let now = Number.isNaN(this.reached) ? t : this.reached;
    if (begin !== FOLLOWING) rate(now, y, u, p, NOTHING, this.k[0]!);
    if (begin === FIRST) this.scales.begin(now, y, this.k[0]!);
    for (let attempt = 1; now < end; attempt++) {
      const wanted = this.length > 0 ? this.length : h, last = wanted >= end - now;
      const reached = last ? end : now + wanted, size = reached - now;
      const error = this.attempt(now, size, reached, y);
      if (error <= 1) {
        this.accept(size, error, last, y);
        now = reached;
        // Motions that began from nothing have a size by now.
        if (++this.steps === this.motion.data.decisions.scales.look) this.scales.raiseFloors(y, this.k[0]!);
      } else if (!this.reject(size, error, now, end)) {
        [this.failed, y[0], this.reached] = [true, NaN, NaN];
        return true;
      }
      if (attempt % PATIENCE === 0 && now < end && performance.now() > this.motion.deadline) {
        this.reached = now;
        return false;
      }
    }
    this.reached = NaN;
    return true;
  }

  /** The stages, the state at the end and its rate; the error next to what is allowed */
  private attempt(t: number, h: number, reached: number, y: Float64Array): number {
    const { rate, u, p } = this.motion, { a, b, c } = this.method.tableau!, { k, stage, fresh } = this;
    const ny = y.length, stages = b.length;
    for (let s = 1; s <= stages; s++) {
      const factors = s < stages ? a[s]! : b, target = s < stages ? stage : fresh;
      this.combined(s, h, factors, y, target);
      if (s === stages) this.settle(reached, fresh);
      rate(s < stages ? t + c[s]! * h : reached, target, u, p, NOTHING, k[s]!);
    }
    // ε = max |error| / (tolerance · scale)
    let worst = 0;
    for (let j = 0; j < ny; j++) {
      let sum = 0;
      for (let i = 0; i <= stages; i++) sum += this.method.error![i]! * k[i]![j]!;
      const scale = this.scales.of(j, Math.max(Math.abs(y[j]!), Math.abs(fresh[j]!)));
      const scaled = scale === 0 ? 0 : Math.abs(h * sum) / (this.method.tolerance! * scale);
      if (!(scaled <= worst)) worst = scaled; // so that a NaN does not get lost
    }
    return worst;
  }

  /** Unit lengths and constraints at the end of a step: normalise, project, normalise. */
  private settle(t: number, y: Float64Array): void {
    const { layout } = this.motion;
    layout.normalise(y);
    if (this.project === undefined) return;
    this.project(t, y);
    layout.normalise(y);
  }

  private combined(count: number, h: number, factors: number[], y: Float64Array, target: Float64Array): void {
    for (let j = 0; j < y.length; j++) {
      let sum = 0;
      for (let i = 0; i < count; i++) sum += factors[i]! * this.k[i]![j]!;
      target[j] = y[j]! + h * sum;
    }
  }

  /** h · 0.9 ε^(−0.7/k) ε_before^(0.4/k), at most five times more or less; a tick's end shortens no later step */
  private accept(h: number, error: number, last: boolean, y: Float64Array): void {
    const growth = error > 0 ? 0.9 * error ** (-0.7 * this.exponent) * this.lastError ** (0.4 * this.exponent) : 5;
    const next = h * Math.min(this.repeated ? 1 : 5, Math.max(0.2, growth));
    this.length = last ? Math.max(this.length, next) : next;
    this.lastError = Math.max(error, SMALLEST_ERROR);
    this.repeated = false;
    this.scales.update(h, this.fresh);
    y.set(this.fresh);
    this.k[0]!.set(this.k[this.k.length - 1]!);
  }

  /** A shorter step; false where none is left that would move the time. */
  private reject(h: number, error: number, now: number, end: number): boolean {
    const shorter = error < 1e300 ? h * Math.min(0.9, Math.max(0.2, 0.9 * error ** -this.exponent)) : 0.1 * h;
    this.length = shorter;
    this.repeated = true;
    return shorter > Math.max(SMALLEST * Math.max(now, Math.min(end, LATER * now)), NO_TIME * this.motion.data.until);
  }
}
