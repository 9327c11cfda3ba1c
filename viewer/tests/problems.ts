// Motions with a closed form, written by hand, and ways to compare a method with them. All have q̇ = v.

import assert from "node:assert/strict";
import type { Method, PageData, Routine, SystemFunctions } from "../src/contract";
import { stepperOf } from "../src/engine/methods";
import { FIRST, FOLLOWING, Motion } from "../src/engine/motion";

export interface Problem {
  data: PageData;
  functions: SystemFunctions;
  start: number[]; // y at t = 0
  exact(t: number): number[]; // y
}

/** A method as a page lists it. */
export function methodOf(kind: Method["kind"], more: Partial<Method> = {}): Method {
  return { name: kind, label: kind, kind, remark: "", order: 1, ...more };
}

/** The data of a page of n coordinates with q̇ = v and a push on each; the first method is chosen. */
export function plainData(n: number, start: number[], changes: Partial<PageData> = {}): PageData {
  const names = Array.from({ length: n }, (_, i) => `q${i + 1}`), nz = start.length - 2 * n;
  const states = Array.from({ length: nz }, (_, i) => `z${i + 1}`);
  const methods = changes.methods ?? [methodOf("none")];
  const kinds = [[0, n], [n, n], [2 * n, nz]].map(([first, count]) => Array.from({ length: count! }, (_, i) => first! + i));
  return {
    version: 1, mode: "live", title: "", name: "plain", reference: "", generator: "", equations: "",
    layout: { nq: n, nv: n, nz, unit: [], identity: true },
    coordinates: names.map((name) => ({ name, label: name, unit: "m", angle: false })),
    velocities: names.map((name) => ({ name: `${name}_dot`, label: `${name}_dot`, unit: "m/s" })),
    states: states.map((name, i) => ({ name, label: name, unit: "", start: start[2 * n + i]! })),
    inputs: names.map((name) => ({ name: `push_${name}`, label: name, unit: "N", kind: "push" as const })),
    parameters: [], constraints: [], holonomic: 0, powers: [], powersReadSolution: false,
    energy: true, energyLabel: "total", jacobi: false, energyScale: 1,
    start: { q: start.slice(0, n), v: start.slice(n, 2 * n), z: start.slice(2 * n) },
    step: 0.01, until: 10, integrator: methods[0]!.name, methods,
    points: [], shapes: [], sizes: 0, spatial: false, grounded: true, up: "y", units: { time: "s", energy: "J", length: "m" },
    decisions: { // those of Python
      newton: { most: 50, growth: 3, converged: 1e-17, stagnant: 1e-9, negligible: 1e-4, slower: 2 },
      projection: { most: 6, nearly: 1e-8 },
      scales: { part: 1e-2, moment: 1e-6, look: 64 },
    },
    scales: { turning: [], kinds: kinds.filter((kind) => kind.length > 0), lengths: kinds[0]! },
    ...changes,
  };
}

/** q̇ = v and v̇ as given, with the pushes added: unit masses. */
export function ratesOf(n: number, force: (t: number, y: Float64Array, i: number) => number): Routine {
  return (t, y, u, _p, _x, out) => {
    for (let i = 0; i < n; i++) {
      out[i] = y[n + i]!;
      out[n + i] = force(t, y, i) + (u[i] ?? 0);
    }
  };
}

/** q̈ = −ω² q − 2c q̇ with c < ω: q = e^(−ct) (A cos νt + B sin νt), ν² = ω² − c² */
export function oscillator(ω: number, c = 0, start = [1, 0.5]): Problem {
  const ν = Math.sqrt(ω * ω - c * c), A = start[0]!, B = (start[1]! + c * A) / ν;
  return {
    data: plainData(1, start), start,
    functions: {
      rate: ratesOf(1, (_t, y) => -ω * ω * y[0]! - 2 * c * y[1]!),
      energy: (_t, y, _u, _p, _x, out) => out.set([0.5 * y[1]! ** 2, 0.5 * (ω * y[0]!) ** 2]),
      jacobian: (_t, _y, _u, _p, _x, out) => out.set([0, 1, -ω * ω, -2 * c]),
    },
    exact: (t) => {
      const decay = Math.exp(-c * t), C = Math.cos(ν * t), S = Math.sin(ν * t), q = decay * (A * C + B * S);
      return [q, decay * ν * (B * C - A * S) - c * q];
    },
  };
}

/** A planet at r = 1 − e of an orbit with half axis 1 and GM = 1: after 2π it is back. */
export function planet(e: number): Problem {
  const start = [1 - e, 0, 0, Math.sqrt((1 + e) / (1 - e))];
  return {
    data: plainData(2, start), start,
    functions: {
      rate: ratesOf(2, (_t, y, i) => -y[i]! / Math.hypot(y[0]!, y[1]!) ** 3),
      energy: (_t, y, _u, _p, _x, out) =>
        out.set([0.5 * (y[2]! ** 2 + y[3]! ** 2), -1 / Math.hypot(y[0]!, y[1]!)]),
    },
    exact: (t) => {
      const orbits = t / (2 * Math.PI);
      assert(Math.abs(orbits - Math.round(orbits)) < 1e-12, "its place is known after whole orbits only");
      return start;
    },
  };
}

export function angularMomentum(y: ArrayLike<number>): number {
  return y[0]! * y[3]! - y[1]! * y[2]!;
}

/** q̈ = cos t from rest at q = −1: q = −cos t. Wrong instants within a step show up here. */
export function shaken(): Problem {
  const start = [-1, 0];
  return {
    data: plainData(1, start), start, functions: { rate: ratesOf(1, (t) => Math.cos(t)) },
    exact: (t) => [-Math.cos(t), Math.sin(t)],
  };
}

/** The state that a method shows after so many steps of a problem. */
export function driven(problem: Problem, method: Method, h: number, count: number): Float64Array {
  const { data, functions, start } = problem;
  const motion = new Motion(data, functions), stepper = stepperOf(motion, method);
  const y = Float64Array.from(start), shown = new Float64Array(y.length);
  for (let k = 0; k < count; k++) assert(stepper.step(k === 0 ? FIRST : FOLLOWING, h, k * h, y));
  assert(!stepper.failed);
  stepper.reveal(h, count * h, y, shown);
  return shown;
}

/** The largest entry of the error at the end of so many steps. */
export function errorOf(problem: Problem, method: Method, end: number, count: number): number {
  const found = driven(problem, method, end / count, count), exact = problem.exact(end);
  return Math.max(...exact.map((entry, i) => Math.abs(entry - found[i]!)));
}

/**
 * Fails unless halving the step divides the error by 2^order. A quarter of an order is left for the terms of
 * higher order, which shrink with the step; the neighbouring orders are four times as far away.
 */
export function assertOrder(
  problem: Problem, method: Method, order: number, end: number, count: number,
): void {
  const coarse = errorOf(problem, method, end, count), fine = errorOf(problem, method, end, 2 * count);
  const found = Math.log2(coarse / fine);
  const told = `${method.name}: order ${found}, should be ${order} (${coarse}, ${fine})`;
  assert(Math.abs(found - order) < 0.25, told);
}
