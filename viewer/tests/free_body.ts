// A rigid body without forces, written by hand: coordinates x y z qw qx qy qz (from the body's axes to the world's),
// velocities vx vy vz wx wy wz in the body's axes.
//
//   ṙ = R(q) v,  q̇ = ½ q ⊗ (0, ω),  v̇ = v × ω + F/m,  ω̇ = J⁻¹ (Jω × ω + M)
//
// The inputs are pushes: F and M, one along each velocity.

import type { Layout, Method, PageData, SystemFunctions } from "../src/contract";

export const MASS = 2;
export const INERTIA = [1, 2, 3] as const; // kg m², principal
export const LAYOUT: Layout = { nq: 7, nv: 6, nz: 0, unit: [[3, 4]], identity: false };

type Triple = readonly [number, number, number];

export function cross([a, b, c]: Triple, [d, e, f]: Triple): [number, number, number] {
  return [b * f - c * e, c * d - a * f, a * e - b * d];
}

/** q ⊗ (0, ω) */
export function timesVector(q: ArrayLike<number>, [x, y, z]: Triple): [number, number, number, number] {
  const [w, a, b, c] = [q[0]!, q[1]!, q[2]!, q[3]!];
  return [-a * x - b * y - c * z, w * x + b * z - c * y, w * y + c * x - a * z, w * z + a * y - b * x];
}

/** R(q) v = v + 2 qw (a × v) + 2 a × (a × v) for a unit quaternion (qw, a) */
export function rotate(q: ArrayLike<number>, v: Triple): [number, number, number] {
  const axis: Triple = [q[1]!, q[2]!, q[3]!], once = cross(axis, v), twice = cross(axis, once);
  return [0, 1, 2].map((i) => v[i]! + 2 * q[0]! * once[i]! + 2 * twice[i]!) as [number, number, number];
}

function triple(y: Float64Array, first: number): Triple {
  return [y[first]!, y[first + 1]!, y[first + 2]!];
}

function setQdot(y: Float64Array, out: Float64Array): void {
  const q = y.subarray(3, 7);
  out.set(rotate(q, triple(y, 7)), 0);
  out.set(timesVector(q, triple(y, 10)).map((entry) => 0.5 * entry), 3);
}

export const FUNCTIONS: SystemFunctions = {
  qdot: (_t, y, _u, _p, _x, out) => setQdot(y, out),
  rate: (_t, y, u, _p, _x, out) => {
    const v = triple(y, 7), ω = triple(y, 10);
    setQdot(y, out);
    const turning = cross(v, ω), spinning = cross([0, 1, 2].map((i) => INERTIA[i]! * ω[i]!) as unknown as Triple, ω);
    for (let i = 0; i < 3; i++) {
      out[7 + i] = turning[i]! + (u[i] ?? 0) / MASS;
      out[10 + i] = (spinning[i]! + (u[3 + i] ?? 0)) / INERTIA[i]!;
    }
  },
  energy: (_t, y, _u, _p, _x, out) => {
    out[0] = [0, 1, 2].reduce((sum, i) => sum + 0.5 * (MASS * y[7 + i]! ** 2 + INERTIA[i]! * y[10 + i]! ** 2), 0);
    out[1] = 0;
  },
};

const NAMES = ["x", "y", "z", "qw", "qx", "qy", "qz"], SPEEDS = ["vx", "vy", "vz", "wx", "wy", "wz"];

function method(name: string, kind: Method["kind"], more: Partial<Method> = {}): Method {
  return { name, label: name, kind, remark: "", order: 1, ...more };
}

// Heun's method, and its pair with Euler's: rate at the end reused as the next step's first.
const HEUN = { a: [[0, 0], [1, 0]], b: [0.5, 0.5], c: [0, 1] };
const MIDPOINT = { a: [[0.5]], b: [1], c: [0.5] };

export const METHODS: Method[] = [
  method("euler", "euler"),
  method("semi-implicit-euler", "semi-implicit-euler"),
  method("half-acceleration-euler", "half-acceleration-euler"),
  method("heun", "tableau", { tableau: HEUN, order: 2 }),
  method("gauss2", "implicit", { tableau: MIDPOINT, order: 2, canonical: false, continuation: [[1]], blocks: [1] }),
  method("pair", "adaptive", { tableau: HEUN, error: [-0.5, 0.5, 0], errorOrder: 1, tolerance: 1e-4, order: 2 }),
];

/** The data of a live page of the body, moved by one of `METHODS`. */
export function pageData(integrator: string, start: { q: number[]; v: number[] }, step = 0.01): PageData {
  return {
    version: 1, mode: "live", title: "", name: "free-body", reference: "", generator: "", equations: "",
    layout: LAYOUT,
    coordinates: NAMES.map((name) => ({ name, label: name, unit: "", angle: false })),
    velocities: SPEEDS.map((name) => ({ name, label: name, unit: name.startsWith("w") ? "rad/s" : "m/s" })),
    states: [],
    inputs: SPEEDS.map((name) => ({ name: `push_${name}`, label: name, unit: "", kind: "push" as const })),
    parameters: [], constraints: [], holonomic: 0, powers: [], powersReadSolution: false,
    energy: true, energyLabel: "total", jacobi: false, energyScale: 1, start: { ...start, z: [] }, step, until: 10, integrator, methods: METHODS,
    points: [], shapes: [], sizes: 0, spatial: true, grounded: false, up: "z", units: { time: "s", energy: "J", length: "m" },
    decisions: {
      newton: { most: 20, growth: 3, converged: 1e-15, stagnant: 1e-13, negligible: 1e-15, slower: 2 },
      projection: { most: 6, nearly: 1e-8 },
      scales: { part: 1e-2, moment: 1e-6, look: 64 },
    },
    scales: { turning: [3, 4, 5, 6], kinds: [[0, 1, 2], [3, 4, 5, 6], [7, 8, 9], [10, 11, 12]], lengths: [] },
  };
}
