// Implicit Runge–Kutta methods by simplified Newton iterations: simulation/methods/implicit.py.
//
// Blocks of stages that depend on each other are solved for together, to rounding. A symplectic tableau moves
// canonical variables (q, π, z) where Python says so: q̇ = v and no constraints.

import type { Method, Routine } from "../../contract";
import { FIRST, needed, NOTHING, plainReveal, type Motion, type Stepper } from "../motion";
import { factorise, substitute } from "./lu";

/** √ε: of a slope by differences, the share of rounding and of curvature are about equal. */
const DIFFERENCE = 1.5e-8;

export function implicitTableau(motion: Motion, method: Method): Stepper {
  return new Implicit(motion, method);
}

class Implicit implements Stepper {
  failed = false;
  private readonly ny: number;
  private readonly stages: number;
  private readonly canonical: boolean;
  private readonly rate: Routine;
  private readonly jacobian: Routine | undefined;
  private readonly a: Float64Array;
  private readonly b: Float64Array;
  private readonly c: Float64Array;
  private readonly ahead: Float64Array;
  private readonly ends: number[];
  private readonly k: Float64Array;
  private readonly change: Float64Array;
  private readonly pivots: Int32Array;
  private readonly stage: Float64Array;
  private readonly result: Float64Array;
  private readonly J: Float64Array;
  private readonly factors: Float64Array;
  private started = false;
  private outdated = true;
  private iterations = 0;

  constructor(private readonly motion: Motion, method: Method) {
    const { a, b, c } = method.tableau!;
    const ny = (this.ny = motion.layout.size), stages = (this.stages = b.length), size = ny * stages;
    const { functions } = motion;
    this.canonical = method.canonical === true;
    this.rate = this.canonical ? needed(functions.canonical_rate, "canonical_rate") : motion.rate;
    this.jacobian = this.canonical ? functions.canonical_jacobian : functions.jacobian;
    [this.a, this.b, this.c] = [Float64Array.from(a.flat()), Float64Array.from(b), Float64Array.from(c)];
    this.ahead = Float64Array.from(method.continuation!.flat());
    this.ends = method.blocks!;
    [this.k, this.change] = [new Float64Array(size), new Float64Array(size)];
    this.pivots = new Int32Array(size);
    [this.stage, this.result] = [new Float64Array(ny), new Float64Array(ny)];
    [this.J, this.factors] = [new Float64Array(ny * ny), new Float64Array(size * size)];
  }

  /** kᵢ = f(t + cᵢh, y + h Σⱼ aᵢⱼ kⱼ), y += h Σ bᵢkᵢ, block by block; where one fails, once more from y */
  step(begin: number, h: number, t: number, y: Float64Array): boolean {
    const { ny, stages, b, k } = this, { slower } = this.motion.data.decisions.newton;
    const floor = this.begun(begin, t, y);
    let predicted = begin !== FIRST, first = 0, most = 0, place = 0;
    while (first < stages) {
      if (first === 0) this.renewed(predicted, t, y);
      const last = this.ends[first]!, width = (last - first) * ny;
      if (this.outdated) {
        this.newtonMatrix(h, first, width, place);
        factorise(width, this.factors, place, this.pivots, first * ny);
      }
      const iterations = this.newton(h, t, y, floor, first, last, place);
      if (iterations > 0) {
        [first, most, place] = [last, Math.max(most, iterations), place + width * width];
      } else if (predicted) {
        [predicted, first, place, this.outdated] = [false, 0, 0, true];
      } else {
        // Nothing is left to try: NaN ends the run.
        this.failed = true;
        y[0] = NaN;
        first = stages;
      }
    }
    for (let s = 0; s < stages; s++) {
      for (let i = 0; i < ny; i++) y[i]! += h * b[s]! * k[s * ny + i]!;
    }
    if (this.outdated) [this.iterations, this.outdated] = [most, false];
    else if (most > this.iterations + slower) this.outdated = true;
    return true;
  }

  reveal(h: number, t: number, y: Float64Array, out: Float64Array): void {
    plainReveal(h, t, y, out);
    if (!this.canonical || !this.started) return;
    const { layout: { q, v }, u, p } = this.motion;
    this.rate(t, y, u, p, NOTHING, this.result); // q̇ is the velocity
    for (let i = 0; i < v.length; i++) out[v.first + i] = this.result[q.first + i]!;
  }

  /** A first step makes velocities momenta; a later one continues the rates of the last to its nodes. */
  private begun(begin: number, t: number, y: Float64Array): number {
    const { ny, stages, k, change, ahead } = this, { layout: { v }, u, p, functions, data } = this.motion;
    if (begin === FIRST) {
      [this.started, this.outdated, this.failed] = [true, true, false];
      if (this.canonical) {
        needed(functions.momenta, "momenta")(t, y, u, p, NOTHING, this.result);
        for (let i = 0; i < v.length; i++) y[v.first + i] = this.result[i]!;
      }
    } else {
      for (let s = 0; s < stages; s++) {
        for (let i = 0; i < ny; i++) {
          let sum = 0;
          for (let j = 0; j < stages; j++) sum += ahead[s * stages + j]! * k[j * ny + i]!;
          change[s * ny + i] = sum;
        }
      }
      k.set(change);
    }
    let largest = 0;
    for (let i = 0; i < ny; i++) largest = Math.max(largest, Math.abs(y[i]!));
    return data.decisions.newton.negligible * largest + 1e-300;
  }

  /** Where k is not predicted, the rate at the beginning for every stage; J where it is outdated */
  private renewed(predicted: boolean, t: number, y: Float64Array): void {
    const { ny, stages, k, stage } = this, { u, p } = this.motion;
    if (!predicted) {
      this.rate(t, y, u, p, NOTHING, stage);
      for (let s = 0; s < stages; s++) k.set(stage, s * ny);
    }
    if (!this.outdated) return;
    if (this.jacobian !== undefined) this.jacobian(t, y, u, p, NOTHING, this.J);
    else this.differences(t, y);
  }

  /** J column by column by differences; an error of it only costs iterations, which go on to rounding anyway. */
  private differences(t: number, y: Float64Array): void {
    const { ny, stage, result, J } = this, { u, p } = this.motion;
    this.rate(t, y, u, p, NOTHING, result);
    const moved = Float64Array.from(y);
    for (let j = 0; j < ny; j++) {
      const kept = y[j]!;
      moved[j] = kept + DIFFERENCE * (1 + Math.abs(kept));
      this.rate(t, moved, u, p, NOTHING, stage);
      for (let i = 0; i < ny; i++) J[i * ny + j] = (stage[i]! - result[i]!) / (moved[j]! - kept);
      moved[j] = kept;
    }
  }

  /** I − hA⊗J for the stages of a block */
  private newtonMatrix(h: number, first: number, width: number, place: number): void {
    const { ny, stages, a, J, factors } = this;
    for (let row = 0; row < width; row++) {
      const s = first + Math.floor(row / ny), i = row % ny;
      for (let column = 0; column < width; column++) {
        const coefficient = a[s * stages + first + Math.floor(column / ny)]!;
        factors[place + row * width + column] = -h * coefficient * J[i * ny + (column % ny)]!;
      }
      factors[place + row * width + row]! += 1;
    }
  }

  /** (I − hA⊗J) Δk = f − k for the stages of a block, to rounding: the iterations taken, 0 if in vain */
  private newton(
    h: number, t: number, y: Float64Array, floor: number, first: number, last: number, place: number,
  ): number {
    const { ny, stages, a } = this, limits = this.motion.data.decisions.newton;
    const width = (last - first) * ny, here = first * ny;
    const explicit = last === first + 1 && a[first * stages + first] === 0;
    let norm = 0, grown = 0, iteration = 0;
    while (grown <= limits.growth && iteration < limits.most) {
      this.changes(h, t, y, first, last);
      if (!explicit) substitute(width, this.factors, place, this.pivots, here, this.change);
      const before = norm;
      norm = this.applied(h, width, here, floor, y);
      iteration++;
      // θ = norm/before: what is left after this change is θ/(1 − θ) times it.
      const falling = norm < before;
      if (explicit || norm === 0 || (falling && norm * norm <= limits.converged * (before - norm))) return iteration;
      if (iteration > 1 && !falling) {
        if (norm <= limits.stagnant) return iteration;
        grown++;
      }
    }
    return 0;
  }

  /** k += Δk; the size of h Δk next to that of the state and its change, not finite if any part is not */
  private applied(h: number, width: number, here: number, floor: number, y: Float64Array): number {
    const { ny, k, change } = this;
    let norm = 0, nothing = 0;
    for (let i = 0; i < width; i++) {
      const delta = change[here + i]!;
      k[here + i]! += delta;
      const part = (h * Math.abs(delta)) / (Math.abs(y[i % ny]!) + h * Math.abs(k[here + i]!) + floor);
      if (part > norm) norm = part;
      nothing += part * 0;
    }
    return norm + nothing;
  }

  /** f(t + cᵢh, y + h Σⱼ aᵢⱼ kⱼ) − kᵢ for the stages of a block */
  private changes(h: number, t: number, y: Float64Array, first: number, last: number): void {
    const { ny, stages, a, c, k, change, stage, result } = this, { u, p } = this.motion;
    for (let s = first; s < last; s++) {
      for (let i = 0; i < ny; i++) stage[i] = y[i]!;
      for (let j = 0; j < last; j++) {
        const factor = h * a[s * stages + j]!;
        if (factor !== 0) for (let i = 0; i < ny; i++) stage[i]! += factor * k[j * ny + i]!;
      }
      this.rate(t + c[s]! * h, stage, u, p, NOTHING, result);
      for (let i = 0; i < ny; i++) change[s * ny + i] = result[i]! - k[s * ny + i]!;
    }
  }
}
