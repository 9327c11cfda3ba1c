// Bodies that touch, stepped by the functions that Python's own loops became: states in and out, energies, contacts.

import type { ContactData, ContactPoint, ContactLoops } from "../../contract";
import { Fields, memoryOf } from "./memory";

export const RESIDUALS = ["signorini", "coulomb", "dissipation", "penetration"] as const;
export const WORKS = ["impacts", "friction", "position correction"] as const;
export const BODY = { q: 7, v: 6 }; // numbers of a body in a state
const CONTACT = ["nx", "ny", "nz", "sx", "sy", "sz", "tx", "ty", "tz", "ax", "ay", "az", "ln", "ls", "lt", "a", "b"] as const;

export class World {
  readonly count: number;
  private readonly initial: Float64Array;
  private readonly F: Float64Array;
  private readonly loops: ReturnType<ContactLoops>;
  private readonly fields: Fields;
  private readonly w: number;
  private readonly bodies: number;
  private readonly at: Record<"positions" | "quaternions" | "rotations" | "velocities" | "inverse_masses" | "inertias" | "gravity", number>;
  private readonly contact: Record<(typeof CONTACT)[number], number>;

  constructor(private readonly data: ContactData, loops: ContactLoops) {
    this.initial = memoryOf(data);
    this.F = this.initial.slice();
    this.loops = loops(this.F);
    this.fields = new Fields(data.fields);
    this.w = data.workspace;
    this.bodies = this.read("bodies");
    this.count = this.F[this.bodies + this.fields.offset("Bodies", "count")]!;
    const body = (name: string): number => this.F[this.bodies + this.fields.offset("Bodies", name)]!;
    this.at = {
      positions: body("positions"), quaternions: body("quaternions"), rotations: body("rotations"),
      velocities: body("velocities"), inverse_masses: body("inverse_masses"), inertias: body("inertias"),
      gravity: body("gravity"),
    };
    this.contact = Object.fromEntries(CONTACT.map((name) => [name, this.fields.offset("Contact", name)])) as typeof this.contact;
  }

  /** A number of the workspace, or where something that it points at is. */
  read(name: string): number {
    return this.F[this.w + this.fields.offset("Workspace", name)]!;
  }

  set step(seconds: number) {
    this.F[this.w + this.fields.offset("Workspace", "step")] = seconds;
    this.F[this.w + this.fields.offset("Workspace", "stale")] = 1;
  }

  /** Everything as Python wrote it, bodies where a state says; nothing is remembered of contacts. */
  reset(y: Float64Array, step: number): void {
    this.F.set(this.initial);
    this.write(y);
    this.step = step;
  }

  /** So many steps in all; 0 where they were taken, else why not. */
  take(steps: number): number {
    this.loops.take_steps(this.w, steps);
    return this.read("status");
  }

  get residuals(): Float64Array {
    const first = this.read("residuals");
    return this.F.subarray(first, first + RESIDUALS.length);
  }

  get works(): Float64Array {
    const first = this.read("works");
    return this.F.subarray(first, first + WORKS.length);
  }

  /** Centres of mass and velocities along the axes of the world, of quaternions and velocities along own axes. */
  private write(y: Float64Array): void {
    const { F, at, count } = this, turned = new Float64Array(3);
    for (let i = 0; i < count; i++) {
      const q = BODY.q * i, v = BODY.q * count + BODY.v * i, c = this.data.centers.slice(3 * i, 3 * i + 3);
      for (let k = 0; k < 4; k++) F[at.quaternions + 4 * i + k] = y[q + 3 + k]!;
      this.loops.turn_axes(this.bodies, i);
      this.turn(i, c, turned);
      for (let k = 0; k < 3; k++) F[at.positions + 3 * i + k] = y[q + k]! + turned[k]!;
      const omega = y.subarray(v + 3, v + 6), along = crossed(omega, c);
      for (let k = 0; k < 3; k++) along[k]! += y[v + k]!;
      this.turn(i, along, turned);
      F.set(turned, at.velocities + 6 * i);
      this.turn(i, omega, turned);
      F.set(turned, at.velocities + 6 * i + 3);
    }
  }

  /** The state of the bodies. */
  state(y: Float64Array): void {
    const { F, at, count } = this, turned = new Float64Array(3);
    for (let i = 0; i < count; i++) {
      const q = BODY.q * i, v = BODY.q * count + BODY.v * i, c = this.data.centers.slice(3 * i, 3 * i + 3);
      for (let k = 0; k < 4; k++) y[q + 3 + k] = F[at.quaternions + 4 * i + k]!;
      this.turn(i, c, turned);
      for (let k = 0; k < 3; k++) y[q + k] = F[at.positions + 3 * i + k]! - turned[k]!;
      const omega = this.turnedBack(i, at.velocities + 6 * i + 3), linear = this.turnedBack(i, at.velocities + 6 * i);
      const along = crossed(omega, c);
      for (let k = 0; k < 3; k++) [y[v + k], y[v + 3 + k]] = [linear[k]! - along[k]!, omega[k]!];
    }
  }

  /** T = ½ m v² + ½ ω·I ω and V = −m g·x of all bodies, J. */
  energies(): { kinetic: number; potential: number } {
    let kinetic = 0, potential = 0;
    for (let i = 0; i < this.count; i++) {
      const { F, at } = this, mass = 1 / F[at.inverse_masses + i]!;
      kinetic += this.kinetic(i);
      for (let k = 0; k < 3; k++) potential -= mass * F[at.gravity + k]! * F[at.positions + 3 * i + k]!;
    }
    return { kinetic, potential };
  }

  private kinetic(i: number): number {
    const { F, at } = this, omega = this.turnedBack(i, at.velocities + 6 * i + 3);
    let twice = 0;
    for (let k = 0; k < 3; k++) {
      twice += F[at.velocities + 6 * i + k]! ** 2 / F[at.inverse_masses + i]!;
      for (let l = 0; l < 3; l++) twice += omega[k]! * F[at.inertias + 9 * i + 3 * k + l]! * omega[l]!;
    }
    return twice / 2;
  }

  /** Changes a body's velocities as a spring to a place and dampers do in a step; the work that was done. */
  draw(i: number, target: Float64Array, spring: { frequency: number; damping: number; turning: number }, h: number): number {
    const { F, at } = this, before = this.kinetic(i), { frequency, damping, turning } = spring;
    for (let k = 0; k < 3; k++) {
      const v = at.velocities + 6 * i + k, apart = (target[k] ?? 0) - F[at.positions + 3 * i + k]!;
      F[v]! += h * (frequency * frequency * apart - 2 * damping * frequency * F[v]!);
      F[v + 3]! *= Math.max(0, 1 - h * turning);
    }
    F[this.w + this.fields.offset("Workspace", "disturbed")] = 1;
    return this.kinetic(i) - before;
  }

  /** The contacts of the last step with an impulse: where, between which bodies, and the impulse on the first. */
  *contacts(): Generator<ContactPoint> {
    const { F, at, contact } = this, list = this.read("contacts");
    const count = F[list + this.fields.offset("Contacts", "count")]!, width = this.fields.width("Contact");
    const first = F[list + this.fields.offset("Contacts", "first")]! / 8;
    for (let k = 0; k < count; k++) {
      const c = first + width * k, [ln, ls, lt] = [F[c + contact.ln]!, F[c + contact.ls]!, F[c + contact.lt]!];
      if (!(ln > 0)) continue;
      const a = F[c + contact.a]!, place: number[] = [], impulse: number[] = [];
      for (let r = 0; r < 3; r++) {
        place.push(F[at.positions + 3 * a + r]! + F[c + contact.ax + r]!);
        impulse.push(ln * F[c + contact.nx + r]! + ls * F[c + contact.sx + r]! + lt * F[c + contact.tx + r]!);
      }
      yield { a, b: F[c + contact.b]!, place, impulse };
    }
  }

  /** A vector along own axes of a body, along those of the world. */
  private turn(i: number, a: ArrayLike<number>, out: Float64Array): void {
    const { F } = this, R = this.at.rotations + 9 * i;
    for (let k = 0; k < 3; k++) out[k] = F[R + 3 * k]! * a[0]! + F[R + 3 * k + 1]! * a[1]! + F[R + 3 * k + 2]! * a[2]!;
  }

  private turnedBack(i: number, place: number): [number, number, number] {
    const { F } = this, R = this.at.rotations + 9 * i;
    const along = (k: number): number => F[R + k]! * F[place]! + F[R + 3 + k]! * F[place + 1]! + F[R + 6 + k]! * F[place + 2]!;
    return [along(0), along(1), along(2)];
  }
}

function crossed(a: ArrayLike<number>, b: ArrayLike<number>): [number, number, number] {
  return [a[1]! * b[2]! - a[2]! * b[1]!, a[2]! * b[0]! - a[0]! * b[2]!, a[0]! * b[1]! - a[1]! * b[0]!];
}
