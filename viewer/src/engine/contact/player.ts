// The player of a page of bodies that touch: Moreau and Jean's steps, as `pendula.simulate` takes them.

import type { ContactPoint, ContactReport, Energies, Equilibrium, LivePlayer, PageData, State, SystemFunctions } from "../../contract";
import { StateLayout } from "../../layout";
import { NOTHING } from "../motion";
import { BODY, RESIDUALS, WORKS, World } from "./world";

const NOT_FINITE = 2; // of the status of a step; 1 is too little room
// The spring of a hand that drags: rad/s, part of critical damping, and 1/s for the turning of what it holds.
const HAND = { frequency: 18, damping: 0.8, turning: 6 };
const FASTEST = 0.3; // frequency times step, below which a spring that is held during a step stays stable

export class ContactLive implements LivePlayer {
  outcome = "";
  steps = 0;
  servoMode: LivePlayer["servoMode"] = "off";
  readonly u = NOTHING;
  readonly p: Float64Array;
  private readonly world: World;
  private readonly start: Float64Array;
  private readonly shown: Float64Array;
  private readonly drawn: { positions: Float64Array; sizes: Float64Array };
  private h: number;
  private origin = 0; // the time from which steps are counted
  private counted = 0; // steps until then
  private carry = 0;
  private revealed = false;
  private first = 0; // the energy at the start
  private dragged = 0; // the work of the hand
  private held = -1;
  private readonly target = new Float64Array(3);
  private pace = 0; // ms a step, as measured

  constructor(readonly data: PageData, private readonly functions: Partial<SystemFunctions>) {
    const { contact } = data;
    if (!contact || !functions.contact) throw new Error("This page carries no steps with contact; write it again with pendula.html.");
    this.world = new World(contact, functions.contact);
    this.start = new StateLayout(data.layout).join(data.start.q, data.start.v, data.start.z);
    this.shown = this.start.slice();
    this.p = Float64Array.from(data.parameters, ({ value }) => value);
    this.drawn = {
      positions: new Float64Array(data.points.reduce((sum, point) => sum + point.dimension, 0)),
      sizes: new Float64Array(data.sizes),
    };
    this.h = data.step;
    this.reset();
  }

  get t(): number {
    return this.origin + (this.steps - this.counted) * this.h;
  }

  get y(): Float64Array {
    if (!this.revealed) this.world.state(this.shown);
    this.revealed = true;
    return this.shown;
  }

  get integrator(): string {
    return this.data.integrator;
  }

  set integrator(name: string) {
    if (name !== this.data.integrator) throw new Error(`Bodies that touch are stepped by ${this.data.integrator} only.`);
  }

  get step(): number {
    return this.h;
  }

  set step(seconds: number) {
    if (!(seconds > 0 && Number.isFinite(seconds))) throw new Error("A step must be greater than zero.");
    [this.origin, this.counted] = [this.t, this.steps];
    this.h = seconds;
    this.world.step = seconds;
  }

  signals(): Float64Array {
    return NOTHING;
  }

  follow(_: Equilibrium): null {
    return null;
  }

  parameter(name: string): number {
    return this.p[this.data.parameters.findIndex((parameter) => parameter.name === name)] ?? NaN;
  }

  setParameter(name: string, value: number): void {
    if (value !== this.parameter(name)) throw new Error(`'${name}' is part of the bodies of this page and cannot be changed.`);
  }

  setInput(index: number): void {
    throw new Error(`There is no input ${index}.`);
  }

  pull(point: number, target: Float64Array | null): void {
    this.held = target ? (this.data.contact?.grabbed[point] ?? -1) : -1;
    if (target) this.target.set(target);
  }

  advance(seconds: number, budgetMilliseconds: number): number {
    if (this.outcome !== "") return 0;
    const wanted = Math.floor((this.carry + seconds) / this.h + 1e-9), began = performance.now();
    this.carry += seconds - wanted * this.h;
    let done = 0;
    // A step is not interrupted: one that may not end in time is not begun, but for the first.
    while (done < wanted && this.outcome === "") {
      const spent = performance.now() - began;
      if (done > 0 && spent + this.pace > budgetMilliseconds) break;
      this.one();
      done++;
    }
    if (done > 0) this.pace = (performance.now() - began) / done;
    if (done < wanted) this.carry = 0;
    return done;
  }

  single(): void {
    if (this.outcome === "") this.one();
    this.carry = 0;
  }

  setState(q: ArrayLike<number>, v: ArrayLike<number>, z: ArrayLike<number>): void {
    const layout = new StateLayout(this.data.layout), state = layout.join(q, v, z);
    if (!state.every(Number.isFinite)) throw new Error("A state needs finite numbers.");
    if (layout.lacksDirection(state)) throw new Error("A quaternion of zeros is no orientation: give at least one of its four numbers a value.");
    layout.normalise(state);
    this.start.set(state);
    this.reset();
  }

  /** The body of a drawn point moved, without turning, so that the point is where it should be. */
  posed(point: number, target: Float64Array): State {
    const layout = new StateLayout(this.data.layout), y = Float64Array.from(this.y);
    const body = this.data.contact?.grabbed[point] ?? -1, at = this.data.points[point], now = this.positions();
    if (body >= 0 && at)
      for (let k = 0; k < at.dimension; k++) y[layout.q.first + BODY.q * body + k]! += target[k]! - now[at.offset + k]!;
    return { q: [...layout.take(layout.q, y)], v: [...layout.take(layout.v, y)], z: [...layout.take(layout.z, y)] };
  }

  reset(): void {
    this.world.reset(this.start, this.h);
    [this.steps, this.origin, this.counted, this.carry, this.dragged, this.held, this.outcome] = [0, 0, 0, 0, 0, -1, ""];
    this.revealed = false;
    const { kinetic, potential } = this.world.energies();
    this.first = kinetic + potential;
  }

  energy(): Energies {
    const { kinetic, potential } = this.world.energies(), total = kinetic + potential;
    const ledger = this.world.works.reduce((sum, work) => sum + work, this.first + this.dragged);
    return { kinetic, potential, total, ledger, jacobi: total };
  }

  positions(): Float64Array {
    this.functions.positions?.(this.t, this.y, this.u, this.p, NOTHING, this.drawn.positions);
    return this.drawn.positions;
  }

  sizes(): Float64Array {
    this.functions.sizes?.(this.t, this.y, this.u, this.p, NOTHING, this.drawn.sizes);
    return this.drawn.sizes;
  }

  multipliers(): Float64Array {
    return NOTHING;
  }

  contacts(): Iterable<ContactPoint> {
    return this.world.contacts();
  }

  report(): ContactReport {
    const { world } = this, works = WORKS.map((name, i) => ({ name: name as string, value: world.works[i]! }));
    return {
      residuals: RESIDUALS.map((name, i) => ({ name, value: world.residuals[i]!, unit: name === "penetration" ? "m" : "m/s" })),
      works: [...works, { name: "hand", value: this.dragged }],
      milliseconds: this.pace,
    };
  }

  private one(): void {
    const { h, world } = this;
    if (this.held >= 0) {
      const frequency = Math.min(HAND.frequency, FASTEST / h);
      this.dragged += world.draw(this.held, this.target, { ...HAND, frequency }, h);
    }
    const status = world.take(this.steps + 1);
    this.revealed = false;
    if (status === 0) {
      this.steps++;
      return;
    }
    const where = `At t = ${this.t.toPrecision(4)} `;
    this.outcome = status === NOT_FINITE
      ? `${where}the motion grew beyond all bounds; a smaller step may help.`
      : `${where}more bodies touched than this page has room for; fewer bodies, or pendula.simulate, go on.`;
  }
}
