// Steps over the gaps of a system by its energies, by Moreau and Jean's time stepping: simulation/gap_steps.py.
//
// With h the step and everything at the middle, qₘ = q + h v/2, vₘ = v + h M⁻¹f(qₘ, v)/2,
//   v' = v + h M⁻¹ f(qₘ, vₘ),   v⁺ = v' + M⁻¹ (Aᵀ Λ + Nᵀ P + Wᵀ T),   q⁺ = qₘ + h v⁺/2
// with impulses by Newton's law of restitution and Coulomb's of friction at the gaps that would be closed there.

import type { ContactReport, GapData } from "../../contract";
import { type ContactSteps, type Motion, needed, NOTHING, plainReveal, type Stepper } from "../motion";
import { type Impulses, type Problem, solveFriction } from "./friction";
import { type Matrix, solverOf } from "./lemke";

const CORRECTIONS = 2; // of positions, by Newton's method; gaps are nearly straight over a step
const TOUCHES = 1e-9; // m and m/s: what typed and rounded numbers leave of a gap that is closed, of a slip that is none
const AXES = 3; // components of an arrow

type Name =
  | "mass_matrix" | "force" | "constraints" | "constraint_jacobian" | "position_correction" | "velocity_correction"
  | "powers" | "energy" | "contact_laws" | "contact_axes";

/** Gaps, rates and inertia in the middle of a step, with the velocities of its start. */
interface Middle { gaps: Float64Array; rates: Float64Array; jacobian: Matrix; inverse: Matrix; v: Float64Array; free: Float64Array }

/** What a step did at a gap that was closed: its number, its forces, and whether it slips. */
interface Touch { gap: number; normal: number; tangent: number[]; slips: boolean }

export class GapSteps implements Stepper, ContactSteps {
  readonly contact = this;
  failed = false;
  work = 0;
  readonly reveal = plainReveal;
  private readonly forces: Float64Array; // of all rows of constraints, then of arrows, three components each
  private readonly gaps: GapData;
  private readonly sizes: Record<Name, number>; // of what functions put out
  private readonly pushes: number; // the first input that pushes
  private readonly works = { impacts: 0, friction: 0, "position correction": 0, hand: 0 };
  private law = 0;
  private depth = 0;
  private touches: Touch[] = []; // of the last step
  private held = new Set<number>(); // what did not slip in the step before: a static coefficient holds it

  constructor(private readonly motion: Motion) {
    const { data } = motion;
    if (!data.gaps) throw new Error("This page carries no gaps; write it again with pendula.html.");
    this.gaps = data.gaps;
    this.pushes = data.inputs.findIndex(({ kind }) => kind === "push");
    const rows = data.constraints.length, nv = motion.layout.v.length;
    this.forces = new Float64Array(rows + AXES * data.gaps.arrows.length);
    this.sizes = {
      mass_matrix: nv * nv, force: nv, constraints: data.holonomic + rows, constraint_jacobian: rows * nv,
      position_correction: motion.layout.q.length, velocity_correction: nv, powers: data.powers.length, energy: 3,
      contact_laws: 3 * data.gaps.names.length, contact_axes: AXES * AXES * data.gaps.arrows.length,
    };
  }

  /** A start on its constraints and out of all gaps, with the modes that it begins with. */
  open(t: number, y: Float64Array): void {
    const { gaps, motion } = this, at = this.ungated(y), closed = new Set<number>();
    this.correct(t, at, 0);
    const found = this.call("constraints", t, at), rates = found.subarray(motion.data.holonomic);
    gaps.normal.forEach((row, i) => {
      if (!(found[row]! <= TOUCHES && rates[row]! <= TOUCHES)) return;
      closed.add(i);
      if (gaps.tangents[i]!.every((own) => Math.abs(rates[own]!) <= TOUCHES)) this.held.add(i);
    });
    for (const i of gaps.normal.keys()) {
      const slip = !closed.has(i) || this.held.has(i) ? [] : gaps.tangents[i]!.map((own) => rates[own]!);
      this.setMode(at, i, closed.has(i), slip);
    }
    y.set(at);
  }

  step(_begin: number, h: number, t: number, y: Float64Array): boolean {
    const { motion, pushes } = this, { q, v } = motion.layout, now = t + h / 2, at = this.ungated(y);
    const before = Float64Array.from(motion.layout.take(v, y));
    this.work = 0;
    const moveBy = (rate: Float64Array): void => { for (let i = 0; i < v.length; i++) at[q.first + i]! += (h / 2) * rate[i]!; };
    moveBy(before);
    const solve = solverOf(this.matrix("mass_matrix", now, at));
    const halfway = solve(this.call("force", now, at));
    at.set(before.map((entry, i) => entry + (h / 2) * halfway[i]!), v.first);
    const pushed = solve(this.call("force", now, at)).map((rate) => h * rate);
    at.set(before, v.first);
    const after = this.collide(this.middle(now, at, solve, pushed), h);
    if (after === null) {
      this.failed = true;
      y.fill(NaN);
      return true;
    }
    at.set(before.map((entry, i) => (entry + after[i]!) / 2), v.first);
    this.work += h * this.power(now, at);
    for (let i = 0; pushes >= 0 && i < v.length; i++) {
      const drawn = h * motion.u[pushes + i]! * at[v.first + i]!;
      this.work += drawn;
      this.works.hand += drawn;
    }
    moveBy(after);
    at.set(after, v.first);
    this.correct(t + h, at, h);
    // Friction opposes the slip.
    for (const i of this.gaps.names.keys()) this.setMode(at, i, false);
    for (const { gap, tangent, slips } of this.touches) this.setMode(at, gap, true, slips ? tangent.map((T) => -T) : []);
    y.set(at);
    return true;
  }

  /** Forces of the last step, of all rows of constraints; then, along x, y and z, those that have an arrow. */
  reactions(t: number, y: Float64Array): Float64Array {
    const { forces, gaps, motion } = this, first = motion.data.constraints.length;
    forces.fill(0);
    const axes = this.touches.length && gaps.arrows.length ? this.call("contact_axes", t, y) : NOTHING;
    for (const { gap, normal, tangent, slips } of this.touches) {
      forces[gaps.normal[gap]!] = normal;
      if (!slips) gaps.tangents[gap]!.forEach((row, j) => { forces[row] = tangent[j]!; });
      const arrow = gaps.arrows.indexOf(gap), own = first + AXES * arrow;
      for (let r = 0; arrow >= 0 && r < AXES; r++)
        forces[own + r] = [normal, ...tangent].reduce((sum, force, a) => sum + force * axes[AXES * (AXES * arrow + a) + r]!, 0);
    }
    return forces;
  }

  /** By how much a new value of a parameter breaks a law, in words; "" where it does not. */
  refuse(t: number, y: Float64Array): string {
    const laws = this.call("contact_laws", t, y);
    for (const [i, name] of this.gaps.names.entries()) {
      const [restitution, friction, sticking] = laws.subarray(3 * i, 3 * i + 3) as unknown as [number, number, number];
      if (!(restitution >= 0 && restitution <= 1)) return `The restitution of ${name} would be ${restitution}; it is from 0, nothing bounces, to 1, nothing is lost.`;
      if (!(friction >= 0)) return `The friction of ${name} would be ${friction}; it is not negative.`;
      if (!(sticking >= friction)) return `Friction of ${name} would be less while it sticks, ${sticking}, than while it slips, ${friction}.`;
    }
    return "";
  }

  report(): ContactReport {
    return {
      residuals: [{ name: "law", value: this.law, unit: "m/s" }, { name: "penetration", value: this.depth, unit: "m" }],
      works: Object.entries(this.works).map(([name, value]) => ({ name, value })),
      milliseconds: 0,
      gaps: this.gaps.names.map((name, i) => {
        const touch = this.touches.find(({ gap }) => gap === i);
        const state = !touch ? "open" : !touch.tangent.length ? "presses" : touch.slips ? "slips" : "sticks";
        return { name, state, force: touch?.normal ?? 0 };
      }),
    };
  }

  /** What a step is decided by; constraints that are no gaps are kept by impulses of their own. */
  private middle(now: number, y: Float64Array, solve: (right: Float64Array) => Float64Array, pushed: Float64Array): Middle {
    const { motion, gaps } = this, { v } = motion.layout, residuals = this.call("constraints", now, y);
    const jacobian = this.matrix("constraint_jacobian", now, y), before = Float64Array.from(motion.layout.take(v, y));
    const inverse = jacobian.map((row) => solve(row.slice())), free = before.map((entry, i) => entry + pushed[i]!);
    if (gaps.bound) {
      // Where no gap is closed, what is missing of A v = b is affine in v: onto it, and of each column its own part.
      const open = y.slice();
      for (const entry of gaps.closed) open[entry] = 0;
      const missing = (rate: Float64Array): Float64Array => {
        open.set(rate, v.first);
        return this.call("velocity_correction", now, open);
      };
      const still = missing(new Float64Array(v.length));
      for (const [rates, offset] of [[free, null], ...inverse.map((column) => [column, still] as const)] as const)
        missing(rates).forEach((change, i) => { rates[i]! += change - (offset?.[i] ?? 0); });
    }
    const rates = residuals.slice(motion.data.holonomic);
    return { gaps: Float64Array.from(gaps.normal, (row) => residuals[row]!), rates, jacobian, inverse, v: before, free };
  }

  /** The velocities after the impulses at the gaps that would be closed in the middle of the step; null without any. */
  private collide(at: Middle, h: number): Float64Array | null {
    const { gaps } = this, change = at.free.map((entry, i) => entry - at.v[i]!);
    const near = gaps.normal.flatMap((row, i) => (at.gaps[i]! + (h / 2) * dot(at.jacobian[row]!, change) <= 0 ? [i] : []));
    this.law = 0;
    // Rows of gaps, then of the tangents of those that have friction.
    const rows = near.map((i) => gaps.normal[i]!), k = near.length;
    const tangents = near.map((i) => gaps.tangents[i]!.map((row) => rows.push(row) - 1));
    const free = Float64Array.from(rows, (row) => at.rates[row]! + dot(at.jacobian[row]!, change));
    const laws = this.call("contact_laws", 0, new Float64Array(this.motion.layout.size));
    const rebound = Float64Array.from(near, (i) => laws[3 * i]! * Math.min(at.rates[gaps.normal[i]!]!, 0));
    const G = rows.map((row) => Float64Array.from(rows, (other) => dot(at.jacobian[row]!, at.inverse[other]!)));
    const found = k ? this.push(near, { G, free, rebound }, laws, tangents) : { all: NOTHING, slips: [] };
    if (found === null) return null;
    const after = at.free.map((entry, i) => rows.reduce((sum, row, j) => sum + at.inverse[row]![i]! * found.all[j]!, entry));
    this.touches = near.flatMap((gap, i) => found.all[i]! > 0
      ? [{ gap, normal: found.all[i]! / h, tangent: tangents[i]!.map((row) => found.all[row]! / h), slips: found.slips[i]! }]
      : []);
    this.held = new Set(this.touches.filter(({ slips }) => !slips).map(({ gap }) => gap));
    // ½ (v⁺ + v)ᵀ M (v⁺ − v) is what forces and impulses change T by: both work with the mean velocity.
    rows.forEach((row, j) => {
      const impulse = found.all[j]!, mean = (dot(at.jacobian[row]!, at.v) + dot(at.jacobian[row]!, after)) / 2;
      this.works[j < k ? "impacts" : "friction"] += impulse * mean;
      this.work += impulse * mean;
      if (j >= k) return;
      const opening = free[j]! + G[j]!.reduce((sum, entry, i) => sum + entry * found.all[i]!, 0) + rebound[j]!;
      this.law = Math.max(this.law, impulse > 0 ? Math.abs(opening) : -opening);
    });
    return after;
  }

  /** Impulses of all rows, and which contacts slip; where one gives way, by its smaller coefficient. */
  private push(near: readonly number[], problem: Problem, laws: Float64Array, tangents: readonly number[][]): Impulses | null {
    const by = (holds: (i: number, k: number) => boolean): Float64Array =>
      Float64Array.from(near, (i, k) => laws[3 * i + (holds(i, k) ? 2 : 1)]!);
    const found = solveFriction(problem, by((i) => this.held.has(i)), tangents);
    const gives = (i: number, k: number): boolean => this.held.has(i) && Boolean(found?.slips[k]);
    if (!near.some((i, k) => gives(i, k) && laws[3 * i + 2]! > laws[3 * i + 1]!)) return found;
    return solveFriction(problem, by((i, k) => this.held.has(i) && !gives(i, k)), tangents);
  }

  /** Back on constraints, and out of gaps that the state does not leave by itself in a step. */
  private correct(t: number, y: Float64Array, h: number): void {
    const { gaps, motion } = this, { q } = motion.layout, found = this.call("constraints", t, y);
    const rates = found.subarray(motion.data.holonomic);
    this.depth = gaps.normal.reduce((most, row) => Math.max(most, -found[row]!), 0);
    const deep = gaps.normal.map((row) => found[row]! < 0 && h * rates[row]! <= -found[row]!);
    if (deep.includes(true) || gaps.bound) {
      const before = this.energy(t, y);
      deep.forEach((is, i) => this.setMode(y, i, is));
      for (let round = 0; round < CORRECTIONS; round++)
        this.call("position_correction", t, y).forEach((shift, i) => { y[q.first + i]! += shift; });
      const change = this.energy(t, y) - before;
      this.works["position correction"] += change;
      this.work += change;
    }
  }

  /** The modes of a gap: closed or not, and the direction in which it slips; none where it sticks. */
  private setMode(y: Float64Array, i: number, closed: boolean, slip: readonly number[] = []): void {
    const { gaps } = this, [ahead = 0, across = 0] = slip, spatial = gaps.headings[i]! >= 0;
    y[gaps.closed[i]!] = Number(closed);
    if (gaps.slips[i]! >= 0) y[gaps.slips[i]!] = spatial ? Number(slip.length > 0) : Math.sign(ahead);
    if (spatial) y[gaps.headings[i]!] = slip.length ? Math.atan2(across, ahead) : 0;
  }

  /** The state in which no row of a contact vanishes. */
  private ungated(y: Float64Array): Float64Array {
    const made = y.slice();
    for (const i of this.gaps.names.keys()) this.setMode(made, i, true);
    return made;
  }

  private power(t: number, y: Float64Array): number {
    const { data, layout } = this.motion;
    if (!data.powers.length) return 0;
    return this.call("powers", t, y, new Float64Array(layout.v.length + data.constraints.length)).reduce((sum, power) => sum + power, 0);
  }

  private energy(t: number, y: Float64Array): number {
    const [kinetic = 0, potential = 0] = this.call("energy", t, y);
    return kinetic + potential;
  }

  private matrix(name: "mass_matrix" | "constraint_jacobian", t: number, y: Float64Array): Matrix {
    const flat = this.call(name, t, y), { length } = this.motion.layout.v;
    return Array.from({ length: flat.length / length }, (_, i) => flat.slice(length * i, length * (i + 1)));
  }

  private call(name: Name, t: number, y: Float64Array, x: Float64Array = NOTHING): Float64Array {
    const { functions, u, p } = this.motion, out = new Float64Array(this.sizes[name]);
    needed(functions[name], name)(t, y, u, p, x, out);
    return out;
  }
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}
