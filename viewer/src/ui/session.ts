// What is being played: one player or several side by side, the clock, the speed; knows nothing of the page.

import type { Equilibrium, LivePlayer, State } from "../contract";
import { StateLayout } from "../layout";
import { DriftWatch } from "../engine/drift";
import { Swing } from "../engine/swing";
import { Conducted, LONGEST_FRAME, SMOOTH, type Session } from "./conducted";

export type { Change, Session } from "./conducted";
export { ReplaySession } from "./replay_session";

const LONG_STEP = 0.02; // seconds on the wall; steps longer than that are shown with pictures between them
const BUDGET = 12, // milliseconds of physics a frame,
  SHARE = 0.5; // or this part of a frame that takes long to be drawn: drawing then takes no less than half the time
const MOST_PIECES = 8; // a frame
const PIECES = 60; // a second on the wall, where pictures come more slowly than that

export class LiveSession extends Conducted implements Session {
  readonly rivals: LivePlayer[] = [];
  warning = "";
  start: State;
  equilibrium = -1; // the one that was last started from, or −1
  swing: Swing | null = null; // a mode that is watched
  private readonly inputs = new Map<number, number>(); // as the user has set them
  private readonly layout: StateLayout;
  private readonly drift: DriftWatch;
  private owed = 0; // seconds of motion not yet made
  private said = "";

  constructor(
    readonly main: LivePlayer,
    private readonly another: () => LivePlayer,
  ) {
    super(main.data);
    this.layout = new StateLayout(main.data.layout);
    this.drift = new DriftWatch(main.data);
    this.start = copyOf(main.data.start);
  }

  get players(): readonly LivePlayer[] {
    return [this.main, ...this.rivals];
  }

  get shown(): readonly LivePlayer[] {
    return this.swing ? [this.swing.player] : this.players;
  }

  get animated(): boolean {
    return this.playing || this.swing !== null;
  }

  get time(): number {
    return Math.max(...this.players.map((player) => player.t));
  }

  get part(): number {
    const long = this.main.step / this.speed.value > LONG_STEP;
    return this.playing && long ? Math.min(1, this.owed / this.main.step) : 1;
  }

  get over(): boolean {
    return this.players.every((player) => player.outcome !== "");
  }

  override play(on: boolean): void {
    if (on && this.over) return;
    if (on) this.unwatch();
    super.play(on);
  }

  frame(seconds: number): boolean {
    this.swing?.advance(Math.min(seconds, LONGEST_FRAME));
    if (!this.playing) return this.swing !== null;
    const before = this.time,
      moved = this.go(seconds);
    this.pace.note(seconds, this.time - before, seconds * this.speed.value);
    return moved;
  }

  /** Moves all players on by seconds on the wall. */
  private go(seconds: number): boolean {
    this.owed += Math.min(seconds, LONGEST_FRAME) * this.speed.value;
    const steps = Math.floor(this.owed / this.main.step + 1e-9);
    if (steps < 1) return this.part < 1;
    const piece = Math.max(
      1,
      Math.min(
        MOST_PIECES,
        steps,
        Math.max(Math.ceil((SMOOTH * steps * this.main.step) / this.data.until), Math.round(PIECES * seconds)),
      ),
    );
    const moving = this.players.filter((player) => player.outcome === "");
    const begin = Math.min(...moving.map((player) => player.t));
    const from = performance.now(),
      budget = Math.max(BUDGET, 1000 * SHARE * Math.min(seconds, LONGEST_FRAME));
    let behind = false;
    if (steps === 1) this.tellMoving();
    for (let i = 1; i <= piece; i += 1) {
      // Whoever is behind is waited for, so that all are seen at the same instant.
      const goal = begin + Math.round((steps * i) / piece) * this.main.step,
        left = Math.max(0, budget - (performance.now() - from)) / moving.length; // steps may differ much in time
      for (const player of moving) {
        const wanted = Math.round((goal - player.t) / player.step);
        if (wanted < 1 || player.outcome !== "") continue;
        if (player.advance(wanted * player.step, left) < wanted && player.outcome === "") behind = true;
      }
      this.tellMoved();
    }
    this.owed = behind ? 0 : this.owed - steps * this.main.step;
    this.judge();
    return true;
  }

  single(): void {
    this.play(false);
    for (const player of this.players) if (player.outcome === "") player.single();
    this.tellMoved();
    this.judge();
    this.tell("settings");
  }

  reset(): void {
    this.unwatch();
    for (const player of this.players) player.setState(this.start.q, this.start.v, this.start.z);
    this.owed = 0;
    this.pace.forget();
    this.warning = "";
    this.drift.forget();
    this.said = "";
    this.tell("reset");
  }

  /** Another player that is where the first one is, to look ahead with. */
  ahead(): LivePlayer {
    const made = this.copy(),
      { q, v, z } = this.layout;
    made.integrator = this.main.integrator;
    made.setState(this.layout.take(q, this.main.y), this.layout.take(v, this.main.y), this.layout.take(z, this.main.y));
    return made;
  }

  /** All as the page opened: parameters, inputs, start, integrator, step, speed, controller; no others beside it. */
  restore(): void {
    const { data } = this;
    this.play(false);
    this.rivals.length = 0;
    this.main.integrator = data.integrator;
    this.main.step = data.step;
    if (data.servo) this.main.servoMode = data.servo.on ? data.servo.mode : "off";
    for (const { name, value } of data.parameters) if (name !== data.servo?.active) this.main.setParameter(name, value);
    for (const index of this.inputs.keys()) this.setInput(index, 0);
    this.inputs.clear();
    this.speed.value = this.speed.usual;
    this.equilibrium = -1;
    this.start = copyOf(data.start);
    this.reset();
    for (const name of data.view?.rivals ?? []) this.setRival(name, true);
    this.tell("players");
    this.tell("settings");
  }

  /** Begins from a state. */
  begin(start: State): void {
    const before = this.start;
    this.start = copyOf(start);
    try {
      this.reset();
    } catch (refusal) {
      this.start = before;
      throw refusal;
    }
  }

  /** What the user has set inputs to, by their numbers. */
  get settings(): ReadonlyMap<number, number> {
    return this.inputs;
  }

  /** Whether parameters are other ones than those that the page opened with. */
  get retuned(): boolean {
    return this.data.parameters.some(({ name, value }) => this.main.parameter(name) !== value);
  }

  /** An equilibrium with the parameters as they are, or as the page opened where it cannot be followed. */
  equilibriumNow(index: number): { found: Equilibrium | undefined; followed: boolean } {
    const opened = this.data.analysis?.equilibria[index];
    if (!opened || !this.retuned) return { found: opened, followed: true };
    const now = this.main.follow(opened);
    return { found: now ?? opened, followed: now !== null };
  }

  /** Begins at an equilibrium, at rest or a little beside it, and waits there. */
  rest(index: number, beside = false): void {
    const { found } = this.equilibriumNow(index);
    if (!found) throw new Error(`There is no equilibrium ${index} in this page.`);
    this.play(false);
    this.equilibrium = index;
    this.start = copyOf(beside ? found.beside : found.state);
    this.reset();
  }

  /** Shows the motion along a mode of the equilibrium, larger than life; `size` is that of the picture. */
  watch(mode: number, size: number): void {
    const found = this.data.analysis?.equilibria[this.equilibrium],
      chosen = found?.modes[mode];
    if (!found || !chosen) throw new Error(`There is no mode ${mode} to watch.`);
    this.play(false);
    this.swing = new Swing(this.copy(), found, chosen, size, this.speed.value);
    this.tell("watched");
  }

  unwatch(): void {
    if (!this.swing) return;
    this.swing = null;
    this.tell("watched");
  }

  /** Lets go what is watched: the true motion from where it is largest. */
  release(): void {
    if (!this.swing) return;
    this.start = this.swing.start;
    this.reset();
    this.play(true);
  }

  setStart(part: "q" | "v" | "z", index: number, value: number): void {
    const start = copyOf(this.start);
    start[part][index] = value;
    this.begin(start); // one that cannot be moved from is refused by all players alike
  }

  setParameter(name: string, value: number): void {
    for (const player of this.players) player.setParameter(name, value);
    this.tell("settings");
  }

  /** Wants a coordinate somewhere; a robot that stands still takes the pose at once, and starts from it. */
  setDesired(name: string, value: number): void {
    const { servo } = this.data,
      coordinate = servo?.coordinates[servo.desired.indexOf(name)];
    this.setParameter(name, value);
    if (!servo?.poses || this.playing || coordinate === undefined) return;
    this.start = {
      q: [...this.main.y.subarray(0, this.data.layout.nq)],
      v: this.start.v.map(() => 0),
      z: [...this.data.start.z],
    };
    this.setStart("q", coordinate, value);
  }

  setStep(step: number): void {
    for (const player of this.players) player.step = step;
    this.owed = 0;
    this.tell("settings");
  }

  setServo(mode: LivePlayer["servoMode"]): void {
    for (const player of this.players) player.servoMode = mode;
    this.tell("settings");
  }

  setIntegrator(name: string): void {
    this.main.integrator = name;
    this.leave(name);
    this.tell("players");
  }

  setInput(index: number, value: number): void {
    this.inputs.set(index, value);
    for (const player of this.players) player.setInput(index, value);
    this.tell("settings");
  }

  pull(point: number, target: Float64Array | null): void {
    this.unwatch();
    for (const player of this.players) player.pull(point, target);
  }

  /** Adds another integrator or takes it away; all begin again from the same start. */
  setRival(name: string, on: boolean): void {
    if (on && !this.rivals.some((rival) => rival.integrator === name)) {
      const rival = this.copy();
      rival.integrator = name;
      this.rivals.push(rival);
    } else if (!on) this.leave(name);
    this.reset();
    this.tell("players");
  }

  /** Another player with the settings of the first. */
  private copy(): LivePlayer {
    const made = this.another();
    made.step = this.main.step;
    made.servoMode = this.main.servoMode;
    for (const { name } of this.data.parameters) {
      if (name !== this.data.servo?.active) made.setParameter(name, this.main.parameter(name));
    }
    for (const [index, value] of this.inputs) made.setInput(index, value);
    return made;
  }

  private leave(name: string): void {
    const index = this.rivals.findIndex((rival) => rival.integrator === name);
    if (index >= 0) this.rivals.splice(index, 1);
  }

  private judge(): void {
    const { main, data } = this,
      method = data.methods.find(({ name }) => name === main.integrator);
    this.warning = method && main.outcome === "" ? this.drift.judge(method, main.energy(), main.step, main.t) : "";
    const said = this.players.map((player) => player.outcome).join("\n");
    if (said !== this.said) {
      this.said = said;
      if (this.over) this.play(false);
      this.tell("outcome");
    }
  }
}

function copyOf({ q, v, z }: State): State {
  return { q: [...q], v: [...v], z: [...z] };
}
