// The energy ledger of a live page: E(0) and the works of everything that can change the energy since then.
//
// Works are integrated by Simpson's rule over every step, W += h/6 (P + 4 Pₘ + P⁺), with the state in the middle
// from the cubic through both ends and their rates, yₘ = ½(y + y⁺) + h/8 (ẏ − ẏ⁺): of fourth order, whatever the
// method. What then lies between the ledger and the energy is the error of the method, or for methods of higher
// order than four that of this rule.

import { NOTHING, type Motion } from "./motion";

export class Ledger {
  private readonly powers: Float64Array;
  private readonly solution: Float64Array;
  private readonly pushes: number[]; // inputs that push, one for each velocity
  private readonly energies = new Float64Array(3); // kinetic, potential, Jacobi's integral
  private readonly earlier: Float64Array; // the state at the beginning of the step, and its rate
  private readonly earlierRate: Float64Array;
  private readonly middle: Float64Array;
  private readonly rate: Float64Array;
  private power = 0; // at the beginning of the step
  private known = false; // whether all that is known and still holds: no input, no parameter has changed since
  total = 0; // E(0) and all works
  turnover = 0; // work of late, whichever way it went

  constructor(private readonly motion: Motion) {
    const { data, layout } = motion, ny = layout.size;
    [this.earlier, this.earlierRate] = [new Float64Array(ny), new Float64Array(ny)];
    [this.middle, this.rate] = [new Float64Array(ny), new Float64Array(ny)];
    this.powers = new Float64Array(data.powers.length);
    this.solution = new Float64Array(layout.v.length + data.constraints.length);
    this.pushes = data.inputs.flatMap((input, i) => (input.kind === "push" ? [i] : []));
  }

  /** Whether anything can change the energy now: if not, no power need be computed. */
  get busy(): boolean {
    if (!this.motion.data.energy || this.motion.data.gaps) return false; // steps over gaps tell their own work
    if (this.powers.length > 0) return true;
    const { u } = this.motion;
    for (const i of this.pushes) if (u[i] !== 0) return true;
    return false;
  }

  /** Begins anew with the energy of a state. */
  open(t: number, y: Float64Array): void {
    this.total = this.energyAt(t, y);
    this.turnover = 0;
    this.known = false;
  }

  /** Books a change of energy that no power explains: a projection, another value of a parameter. */
  book(change: number): void {
    if (Number.isFinite(change)) this.total += change;
  }

  /** Says that inputs or parameters have changed: what the power was is no longer what it is. */
  forget(): void {
    this.known = false;
  }

  /** Looks at a state before a step, once, even if the step pauses on its way; y is (q, v, z). */
  before(t: number, y: Float64Array): void {
    if (this.known) return;
    const { motion } = this;
    this.earlier.set(y);
    motion.rate(t, y, motion.u, motion.p, NOTHING, this.earlierRate);
    [this.power, this.known] = [this.powerAt(t, y), true];
  }

  /** Books the work of a step that ends here. */
  after(h: number, t: number, y: Float64Array): void {
    const { motion, earlier, earlierRate, middle, rate } = this;
    motion.rate(t, y, motion.u, motion.p, NOTHING, rate);
    for (let i = 0; i < y.length; i++) {
      middle[i] = 0.5 * (earlier[i]! + y[i]!) + 0.125 * h * (earlierRate[i]! - rate[i]!);
    }
    motion.layout.normalise(middle);
    const halfway = this.powerAt(t - 0.5 * h, middle), power = this.powerAt(t, y);
    const work = (h / 6) * (this.power + 4 * halfway + power);
    this.add(h, work);
    earlier.set(y);
    earlierRate.set(rate);
    [this.power, this.known] = [power, true];
  }

  /** Books the work of a step. */
  add(h: number, work: number): void {
    this.book(work);
    this.turnover = Math.max(0, 1 - h / this.motion.data.until) * this.turnover + Math.abs(work);
  }

  energyAt(t: number, y: Float64Array): number {
    const { functions, u, p } = this.motion;
    if (functions.energy === undefined) return 0;
    functions.energy(t, y, u, p, NOTHING, this.energies);
    return this.energies[0]! + this.energies[1]!;
  }

  private powerAt(t: number, y: Float64Array): number {
    const { functions, data, layout, u, p } = this.motion, { powers, solution, pushes } = this;
    let sum = 0;
    if (powers.length > 0 && functions.powers !== undefined) {
      if (data.powersReadSolution) this.motion.solve(t, y, solution);
      functions.powers(t, y, u, p, solution, powers);
      for (let i = 0; i < powers.length; i++) sum += powers[i]!;
    }
    // A push is a generalised force: its power is Qᵢ vᵢ.
    for (let i = 0; i < pushes.length; i++) sum += u[pushes[i]!]! * y[layout.v.first + i]!;
    return sum;
  }
}
