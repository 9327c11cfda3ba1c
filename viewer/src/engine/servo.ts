// The controller of a live page: off, part of the dynamics, or sampled and held.

import type { Servo } from "../contract";
import { needed, NOTHING, type Motion } from "./motion";

export type ServoMode = "off" | "continuous" | "sampled";

export class ServoDrive {
  readonly held: Float64Array; // inputs as the servo holds them between samples
  private readonly law: Float64Array; // inputs, rates of its states, signals
  private readonly active: number; // the place in p of the switch
  private current: ServoMode = "off";

  constructor(private readonly motion: Motion, readonly servo: Servo) {
    this.held = new Float64Array(motion.u.length);
    this.law = new Float64Array(servo.inputs.length + servo.integrals.length + servo.signals.length);
    this.active = motion.data.parameters.findIndex((parameter) => parameter.name === servo.active);
    this.mode = servo.on ? servo.mode : "off";
  }

  get mode(): ServoMode {
    return this.current;
  }

  set mode(mode: ServoMode) {
    this.current = mode;
    this.motion.p[this.active] = mode === "continuous" ? 1 : 0;
    this.held.fill(0);
    this.law.fill(NaN);
  }

  /** How many steps lie between two samples. */
  every(h: number): number {
    return Math.max(1, Math.round(this.servo.sampled / h));
  }

  /** A sample: inputs by the law with the integral as it was, then the integral moved on, z += T ż. */
  sample(h: number, t: number, seen: Float64Array, y: Float64Array): void {
    const { servo, law, held } = this, { first } = this.motion.layout.z, seconds = this.every(h) * h;
    this.evaluate(t, seen);
    servo.inputs.forEach((input, i) => { held[input] = law[i]!; });
    servo.integrals.forEach((z, i) => { y[first + z]! += seconds * law[servo.inputs.length + i]!; });
  }

  /** Adds what the servo does now to inputs, for people to see. */
  show(t: number, y: Float64Array, u: Float64Array): void {
    if (this.current !== "continuous") return;
    this.evaluate(t, y);
    this.servo.inputs.forEach((input, i) => { u[input]! += this.law[i]!; });
  }

  /** What the controller says beside its laws: now, at its last sample, or nothing where it is off. */
  signals(t: number, y: Float64Array): Float64Array {
    if (this.current === "continuous") this.evaluate(t, y);
    return this.law.subarray(this.servo.inputs.length + this.servo.integrals.length);
  }

  private evaluate(t: number, y: Float64Array): void {
    const { functions, u, p } = this.motion;
    needed(functions.law, "law")(t, y, u, p, NOTHING, this.law);
  }
}
