// Pulling a drawn point towards a place by a spring: Q = Jᵀ F with F = k (place − r) − c ṙ and ṙ = J v.
//
// The spring is strong enough to move the system about: stretched by a third of the drawing's size it holds about
// as much energy as the system turns over, ½ k (L/3)² = E. Its own motion, ω² = k/m with the mass that is felt at
// the point, 1/m = dᵀ J M⁻¹ Jᵀ d, stays slow next to the step, because the force is held during one.

import { NOTHING, type Motion } from "./motion";

const STRETCH = 1 / 3;
const FASTEST = 0.3; // ω h, below which every method of the page holds an explicit spring
const DAMPING = 0.4; // of critical

export class Pull {
  private readonly positions: Float64Array;
  private readonly jacobians: Float64Array;
  private readonly force = new Float64Array(3);
  private readonly rates: [Float64Array, Float64Array];
  private readonly first: number; // the first of the pushes among the inputs
  private readonly size: number;
  private stiffness = 0;
  private damping = 0;
  private point = -1;
  private readonly target = new Float64Array(3);
  readonly Q: Float64Array; // generalised forces, one a velocity

  constructor(private readonly motion: Motion, start: Float64Array) {
    const { data, layout } = motion, nv = layout.v.length;
    const numbers = data.points.reduce((most, point) => Math.max(most, point.offset + point.dimension), 0);
    this.positions = new Float64Array(numbers);
    this.jacobians = new Float64Array(numbers * nv);
    this.rates = [new Float64Array(layout.size), new Float64Array(layout.size)];
    this.first = data.inputs.findIndex((input) => input.kind === "push");
    this.Q = new Float64Array(nv);
    this.size = this.extent(start);
  }

  get active(): boolean {
    return this.point >= 0;
  }

  /** Takes hold of a point, or goes on pulling it elsewhere. */
  hold(point: number, target: Float64Array, t: number, y: Float64Array, h: number): void {
    const { functions, data } = this.motion;
    if (this.first < 0 || functions.point_jacobians === undefined || !data.points[point]?.draggable) return;
    for (let i = 0; i < 3; i++) this.target[i] = target[i] ?? 0;
    if (point === this.point) return;
    this.point = point;
    this.gauge(t, y, h);
  }

  release(): void {
    this.point = -1;
    this.Q.fill(0);
  }

  /** The generalised forces at a state. */
  apply(t: number, y: Float64Array): void {
    const { data, layout: { v } } = this.motion, { offset, dimension } = data.points[this.point]!;
    const { Q, jacobians, force } = this;
    this.look(t, y);
    for (let i = 0; i < dimension; i++) {
      let speed = 0;
      for (let j = 0; j < v.length; j++) speed += jacobians[(offset + i) * v.length + j]! * y[v.first + j]!;
      force[i] = this.stiffness * (this.target[i]! - this.positions[offset + i]!) - this.damping * speed;
    }
    for (let j = 0; j < v.length; j++) {
      Q[j] = 0;
      for (let i = 0; i < dimension; i++) Q[j]! += jacobians[(offset + i) * v.length + j]! * force[i]!;
    }
  }

  private look(t: number, y: Float64Array): void {
    const { functions, u, p } = this.motion;
    functions.positions!(t, y, u, p, NOTHING, this.positions);
    functions.point_jacobians!(t, y, u, p, NOTHING, this.jacobians);
  }

  /** Stiffness and damping for the point that is held. */
  private gauge(t: number, y: Float64Array, h: number): void {
    const mass = this.felt(t, y), fastest = FASTEST / h;
    const wanted = (2 * this.motion.data.energyScale) / (STRETCH * this.size) ** 2;
    this.stiffness = Math.min(wanted > 0 ? wanted : mass, mass * fastest * fastest);
    this.damping = 2 * DAMPING * Math.sqrt(this.stiffness * mass);
  }

  /** The smallest mass felt at the point along x, y and z: a unit force there, and what it changes of v̇. */
  private felt(t: number, y: Float64Array): number {
    const { data, layout: { v }, rate, u, p } = this.motion, { offset, dimension } = data.points[this.point]!;
    const [without, pushed] = this.rates, kept = Float64Array.from(u);
    this.look(t, y);
    rate(t, y, u, p, NOTHING, without);
    let most = 0;
    for (let i = 0; i < dimension; i++) {
      const row = this.jacobians.subarray((offset + i) * v.length, (offset + i + 1) * v.length);
      for (let j = 0; j < v.length; j++) u[this.first + j]! += row[j]!;
      rate(t, y, u, p, NOTHING, pushed);
      u.set(kept);
      let yields = 0;
      for (let j = 0; j < v.length; j++) yields += row[j]! * (pushed[v.first + j]! - without[v.first + j]!);
      most = Math.max(most, yields);
    }
    return most > 0 && Number.isFinite(most) ? 1 / most : 0;
  }

  /** The largest distance between two points of the drawing. */
  private extent(y: Float64Array): number {
    const { data, functions, u, p } = this.motion;
    if (functions.positions === undefined) return 1;
    functions.positions(0, y, u, p, NOTHING, this.positions);
    const place = (point: { offset: number; dimension: number }, i: number): number =>
      i < point.dimension ? this.positions[point.offset + i]! : 0;
    let most = 0;
    for (const a of data.points) {
      for (const b of data.points) {
        most = Math.max(most, Math.hypot(...[0, 1, 2].map((i) => place(a, i) - place(b, i))));
      }
    }
    return most > 0 && Number.isFinite(most) ? most : 1;
  }
}
