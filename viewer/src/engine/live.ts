// A live page's player: the physics, step by step, under whatever the user does to it.

import type { ContactReport, Energies, Equilibrium, LivePlayer, Method, PageData, State, SystemFunctions } from "../contract";
import { ContactLive } from "./contact/player";
import { Ledger } from "./ledger";
import { stepperOf } from "./methods";
import { FIRST, FOLLOWING, JUMPED, Motion, NOTHING, type Stepper } from "./motion";
import { pose } from "./posing";
import { projection } from "./projection";
import { Pull } from "./pull";
import { followRest } from "./rest";
import { ServoDrive, type ServoMode } from "./servo";
import { divergence, isWithin, limitOf, singular } from "./verdict";

const LONGEST_PAUSE = 200; // ms that a single step may take
const PIECE = 1; // ms between two looks at the clock

export function createLive(data: PageData, functions: SystemFunctions): LivePlayer {
  return data.contact ? new ContactLive(data, functions) : new Live(data, functions);
}

class Live implements LivePlayer {
  outcome = "";
  steps = 0;
  private readonly motion: Motion;
  private readonly ledger: Ledger;
  private readonly hand: Pull;
  private readonly drive: ServoDrive | undefined;
  private readonly project: ((t: number, y: Float64Array) => void) | undefined;
  private readonly start: Float64Array;
  private readonly moved: Float64Array; // what the method moves: (q, v, z), or (q, π, z)
  private readonly last: Float64Array; // the same before the step, all finite
  private readonly shown: Float64Array; // (q, v, z)
  private readonly given: Float64Array; // inputs as the user sets them
  private readonly visible: Float64Array; // inputs as the user sees them
  private readonly drawn: { positions: Float64Array; sizes: Float64Array; solution: Float64Array };
  private method: Method;
  private stepper: Stepper;
  private h: number;
  private origin = 0; // the time from which steps are counted
  private count = 0; // steps since then
  private begin = FIRST;
  private paused = false; // within a step: `moved` is on its way, while `last` is the state at this.t
  private carry = 0; // seconds asked for that are less than a step
  private revealed = false;
  private limit = Infinity;
  private pace = 0; // ms a step, as measured

  constructor(readonly data: PageData, private readonly functions: SystemFunctions) {
    const motion = (this.motion = new Motion(data, functions)), { layout } = motion, ny = layout.size;
    this.start = layout.join(data.start.q, data.start.v, data.start.z);
    [this.moved, this.last, this.shown] = [new Float64Array(ny), new Float64Array(ny), new Float64Array(ny)];
    [this.given, this.visible] = [new Float64Array(motion.u.length), new Float64Array(motion.u.length)];
    this.drawn = {
      positions: new Float64Array(data.points.reduce((sum, point) => sum + point.dimension, 0)),
      sizes: new Float64Array(data.sizes),
      solution: new Float64Array(layout.v.length + data.constraints.length),
    };
    this.ledger = new Ledger(motion);
    this.drive = data.servo && new ServoDrive(motion, data.servo);
    this.project = motion.constrained && !data.gaps ? projection(motion) : undefined;
    this.hand = new Pull(motion, this.start);
    this.h = data.step;
    this.method = this.found(data.integrator);
    this.stepper = stepperOf(motion, this.method);
    this.reset();
  }

  get t(): number {
    return this.origin + this.count * this.h;
  }

  get y(): Float64Array {
    this.reveal();
    return this.shown;
  }

  get p(): Float64Array {
    return this.motion.p;
  }

  get u(): Float64Array {
    this.visible.set(this.motion.u);
    this.drive?.show(this.t, this.y, this.visible);
    return this.visible;
  }

  signals(): Float64Array {
    return this.drive?.signals(this.t, this.y) ?? NOTHING;
  }

  follow(found: Equilibrium): Equilibrium | null {
    return followRest(this.motion, found);
  }

  get integrator(): string {
    return this.method.name;
  }

  set integrator(name: string) {
    const method = this.found(name);
    if (method.refusal) throw new Error(method.refusal);
    this.restart();
    this.method = method;
    this.stepper = stepperOf(this.motion, method);
  }

  get step(): number {
    return this.h;
  }

  set step(seconds: number) {
    if (!(seconds > 0 && Number.isFinite(seconds))) throw new Error("A step must be greater than zero.");
    this.restart();
    this.h = seconds;
    this.carry = 0;
  }

  get servoMode(): ServoMode {
    return this.drive?.mode ?? "off";
  }

  set servoMode(mode: ServoMode) {
    if (this.drive === undefined || mode === this.drive.mode) return;
    this.restart();
    if (this.drive.mode === "off") {
      // What the integral remembers of an earlier time would be a surprise.
      const { first } = this.motion.layout.z;
      for (const z of this.drive.servo.integrals) this.moved[first + z] = this.data.start.z[z] ?? 0;
      this.revealed = false;
    }
    this.drive.mode = mode;
    this.impose();
    this.ledger.forget();
  }

  parameter(name: string): number {
    return this.motion.p[this.place(name)]!;
  }

  setParameter(name: string, value: number): void {
    const place = this.place(name), before = this.motion.p[place]!;
    if (!Number.isFinite(value)) throw new Error(`The parameter '${name}' must be a finite number.`);
    if (value === before) return;
    this.restart();
    const energy = this.ledger.energyAt(this.t, this.moved), moved = this.motion.moves(this.t, this.moved);
    this.motion.p[place] = value;
    const refusal = moved && !this.motion.moves(this.t, this.moved)
      ? singular(this.data.parameters[place]!, value)
      : (this.stepper.contact?.refuse(this.t, this.moved) ?? "");
    if (refusal !== "") {
      this.motion.p[place] = before;
      throw new Error(refusal);
    }
    this.ledger.book(this.ledger.energyAt(this.t, this.moved) - energy);
    this.settle(this.t);
    this.revealed = false;
    this.ledger.forget();
  }

  setInput(index: number, value: number): void {
    if (!(index in this.given)) throw new Error(`There is no input ${index}.`);
    this.given[index] = value;
    this.impose();
  }

  pull(point: number, target: Float64Array | null): void {
    if (target === null) this.hand.release();
    else this.hand.hold(point, target, this.t, this.y, this.h);
    this.impose();
  }

  advance(seconds: number, budgetMilliseconds: number): number {
    if (this.outcome !== "") return 0;
    const wanted = Math.floor((this.carry + seconds) / this.h + 1e-9);
    this.carry += seconds - wanted * this.h;
    const began = performance.now(), end = began + budgetMilliseconds;
    this.motion.deadline = end;
    let done = 0, now = began;
    while (done < wanted && now < end && this.outcome === "") {
      // Steps for a millisecond at a time; one where it is not known yet how long one takes.
      const fit = this.pace > 0 ? Math.floor(Math.min(PIECE, end - now) / this.pace) : 1;
      const piece = Math.min(wanted - done, Math.max(1, fit)), taken = this.march(piece), later = performance.now();
      // Clocks of browsers are coarse: a piece that seems to take no time is followed by a longer one.
      if (taken > 0) this.pace = later > now ? (later - now) / taken : Math.min(this.pace || 1, PIECE) / 8;
      [done, now] = [done + taken, later];
      if (taken < piece) break;
    }
    if (done < wanted) this.carry = 0; // the page is slower than time: what is missed is not made up for
    return done;
  }

  single(): void {
    if (this.outcome !== "") return;
    this.motion.deadline = performance.now() + LONGEST_PAUSE;
    this.march(1);
    this.carry = 0;
  }

  setState(q: ArrayLike<number>, v: ArrayLike<number>, z: ArrayLike<number>): void {
    const { layout } = this.motion, state = layout.join(q, v, z);
    if (!state.every(Number.isFinite)) throw new Error("A state needs finite numbers.");
    if (layout.lacksDirection(state)) {
      throw new Error("A quaternion of zeros is no orientation: give at least one of its four numbers a value.");
    }
    this.start.set(state);
    this.reset();
  }

  posed(point: number, target: Float64Array): State {
    const { layout } = this.motion, y = Float64Array.from(this.y);
    pose(this.motion, this.t, y, point, target);
    return { q: [...layout.take(layout.q, y)], v: [...layout.take(layout.v, y)], z: [...layout.take(layout.z, y)] };
  }

  reset(): void {
    this.moved.set(this.start);
    [this.origin, this.count, this.steps, this.carry, this.outcome] = [0, 0, 0, 0, ""];
    this.stepper = stepperOf(this.motion, this.method);
    [this.begin, this.paused] = [FIRST, false];
    this.hand.release();
    if (this.drive !== undefined) this.drive.mode = this.drive.mode; // forgets what it holds
    this.impose();
    this.stepper.contact?.open(0, this.moved);
    this.settle(0);
    this.limit = limitOf(this.moved);
    this.last.set(this.moved);
    this.revealed = false;
    this.ledger.open(0, this.moved);
  }

  energy(): Energies {
    const [kinetic = 0, potential = 0, jacobi = 0] = this.evaluated("energy", new Float64Array(3));
    return { kinetic, potential, total: kinetic + potential, ledger: this.ledger.total, turnover: this.ledger.turnover, jacobi };
  }

  positions(): Float64Array {
    return this.evaluated("positions", this.drawn.positions);
  }

  sizes(): Float64Array {
    return this.evaluated("sizes", this.drawn.sizes);
  }

  report(): ContactReport | undefined {
    return this.stepper.contact && { ...this.stepper.contact.report(), milliseconds: this.pace };
  }

  multipliers(): Float64Array {
    if (this.stepper.contact) return this.stepper.contact.reactions(this.t, this.y);
    if (this.motion.constrained) this.motion.solve(this.t, this.y, this.drawn.solution);
    return this.drawn.solution.subarray(this.motion.layout.v.length);
  }

  private evaluated(name: "energy" | "positions" | "sizes", out: Float64Array): Float64Array {
    this.functions[name]?.(this.t, this.y, this.motion.u, this.motion.p, NOTHING, out);
    return out;
  }

  /** So many steps, fewer if the run ends or time is up; how many were taken. */
  private march(count: number): number {
    const { moved, last, stepper, h, ledger, hand } = this, ny = moved.length;
    const sampled = this.drive !== undefined && this.drive.mode === "sampled";
    const careful = sampled || hand.active, restored = this.project !== undefined || this.motion.layout.hasUnits;
    this.revealed = false;
    for (let k = 0; k < count; k++) {
      const t = this.origin + this.count * h;
      if (!this.paused) {
        for (let i = 0; i < ny; i++) last[i] = moved[i]!;
        if (careful) this.react(t);
      }
      const busy = ledger.busy;
      if (busy) ledger.before(t, this.seen(t));
      const done = stepper.step(this.begin, h, t, moved);
      this.begin = FOLLOWING;
      this.paused = !done;
      if (!done) return k;
      const end = this.origin + (this.count + 1) * h;
      if (restored && isWithin(moved, this.limit)) this.settle(end);
      if (!isWithin(moved, this.limit)) {
        this.end(t);
        return k;
      }
      this.count++;
      this.steps++;
      if (busy) ledger.after(h, end, this.seen(end));
      if (stepper.contact) ledger.add(h, stepper.contact.work);
    }
    return count;
  }

  /** What a servo that is sampled and a hand that pulls do at the beginning of a step. */
  private react(t: number): void {
    const { drive, hand, h } = this;
    if (drive !== undefined && drive.mode === "sampled" && this.count % drive.every(h) === 0) {
      drive.sample(h, t, this.seen(t), this.moved);
    }
    if (hand.active) hand.apply(t, this.seen(t));
    this.impose();
  }

  /** Unit lengths and constraints; what the projection does to the energy is booked. */
  private settle(t: number): void {
    const { moved, ledger, data } = this, { layout } = this.motion;
    layout.normalise(moved);
    if (this.project === undefined) return;
    const before = data.energy ? ledger.energyAt(t, moved) : 0;
    this.project(t, moved);
    if (data.energy) ledger.book(ledger.energyAt(t, moved) - before);
  }

  private end(t: number): void {
    const finite = this.moved.every(Number.isFinite);
    const reason = this.stepper.failed ? "unsolved" : finite ? "beyond bounds" : "infinite";
    this.moved.set(this.last);
    this.stepper.forget?.();
    this.revealed = false;
    const y = this.y, energy = this.ledger.energyAt(t, y);
    this.outcome = divergence(this.data, this.method, { t, y, energy, step: this.h, reason });
  }

  /** (q, v, z) at an instant, read off what the method moves. */
  private seen(t: number): Float64Array {
    this.stepper.reveal(this.h, t, this.moved, this.shown);
    return this.shown;
  }

  private reveal(): void {
    if (!this.revealed) this.seen(this.t);
    this.revealed = true;
  }

  /** Inputs as the functions see them: the user's, what a servo holds, and a pulling hand's. */
  private impose(): void {
    const { u } = this.motion, { given, drive, hand } = this, first = u.length - hand.Q.length;
    let jumped = false;
    for (let i = 0; i < u.length; i++) {
      let value = given[i]! + (drive?.held[i] ?? 0);
      if (hand.active && i >= first) value += hand.Q[i - first]!;
      if (value !== u[i]) {
        u[i] = value;
        jumped = true;
      }
    }
    if (!jumped) return;
    if (this.begin === FOLLOWING) this.begin = JUMPED;
    this.ledger.forget();
  }

  /** The state as it is becomes a start: of another method, another step, other parameters. */
  private restart(): void {
    if (this.paused) { // a step that is not done belongs to no time: it is undone
      this.moved.set(this.last);
      this.paused = this.revealed = false;
    }
    this.moved.set(this.y);
    [this.origin, this.count, this.begin] = [this.t, 0, FIRST];
    if (!this.stepper.contact) this.stepper = stepperOf(this.motion, this.method); // contacts go on
    this.revealed = false;
  }

  private found(name: string): Method {
    const method = this.data.methods.find((candidate) => candidate.name === name);
    if (method === undefined) throw new Error(`There is no integrator '${name}' in this page.`);
    return method;
  }

  private place(name: string): number {
    const place = this.data.parameters.findIndex((parameter) => parameter.name === name);
    if (place < 0) throw new Error(`There is no parameter '${name}' in this page.`);
    return place;
  }
}
