// Impulses of contacts with Coulomb's friction: numerics/planar_friction.py and numerics/cone_friction.py.

import { type Matrix, solveLcp, zeros } from "./lemke";

const SWEEPS = 20_000;
const SETTLED = 1e-14; // of the largest impulse: a change of a sweep that is none
const STICKS = 1e-12; // of the largest rate: a slip that is none
const LEAST = 1e-300;

/** What impulses do to rates, first of gaps, then of tangents; the rates without impulses; what restitution asks for. */
export interface Problem { G: Matrix; free: Float64Array; rebound: Float64Array }

export interface Impulses { all: Float64Array; slips: boolean[] }

/** Impulses of all rows, and which contacts slip; null where there are none. `tangents` are rows of each contact. */
export function solveFriction(problem: Problem, friction: Float64Array, tangents: readonly number[][]): Impulses | null {
  return tangents.some((rows) => rows.length > 1)
    ? solveCones(problem, friction, tangents)
    : solvePlanar(problem, friction, tangents);
}

/** By Lemke's method, with T = β⁺ − β⁻ (Stewart & Trinkle 1996): the unknowns are P, β⁺, β⁻, λ. */
function solvePlanar({ G, free, rebound }: Problem, friction: Float64Array, tangents: readonly number[][]): Impulses | null {
  const k = rebound.length, rough = tangents.flatMap((rows, i) => (rows.length ? [i] : [])), r = rough.length, n = k + 3 * r;
  // Impulses by which each contact would change its own rate by one: then all entries are of one size.
  const size = Float64Array.from(G, (row, i) => 1 / Math.sqrt(Math.max(row[i]!, LEAST)));
  const scaled = free.map((rate, i) => rate * size[i]!);
  const place = (j: number): [number, number] => (j < k + r ? [j, 1] : [j - r, -1]); // row of G, and the sign
  const M = zeros(n, n), q = new Float64Array(n);
  for (let i = 0; i < k + 2 * r; i++) {
    const [a, one] = place(i);
    q[i] = one * scaled[a]! + (i < k ? rebound[i]! * size[i]! : 0);
    for (let j = 0; j < k + 2 * r; j++) {
      const [b, other] = place(j);
      M[i]![j] = one * other * G[a]![b]! * size[a]! * size[b]!;
    }
  }
  rough.forEach((contact, j) => {
    const last = k + 2 * r + j;
    for (const first of [k + j, k + r + j]) [M[first]![last], M[last]![first]] = [1, -1];
    M[last]![contact] = (friction[contact]! * size[contact]!) / size[k + j]!;
  });
  const z = solveLcp(M, q);
  if (z === null) return null;
  const all = size.map((own, i) => own * (i < k ? z[i]! : z[i]! - z[i + r]!)), none = STICKS * largest(scaled);
  return { all, slips: tangents.map((rows, i) => rows.length > 0 && z[k + 2 * r + rough.indexOf(i)]! > none) };
}

/** By sweeps over the cones themselves (Alart & Curnier 1991), for contacts that slip in two directions. */
function solveCones({ G, free, rebound }: Problem, friction: Float64Array, tangents: readonly number[][]): Impulses {
  const all = new Float64Array(free.length), before = all.slice();
  const rate = (row: number): number => G[row]!.reduce((sum, entry, j) => sum + entry * all[j]!, 0) + free[row]!;
  const sizes = tangents.map((rows) => Math.max(norm(G, rows), LEAST));
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    before.set(all);
    tangents.forEach((rows, i) => {
      all[i] = Math.max(0, all[i]! - (rate(i) + rebound[i]!) / Math.max(G[i]![i]!, LEAST));
      const wanted = rows.map((row) => all[row]! - rate(row) / sizes[i]!);
      const length = Math.hypot(...wanted), most = friction[i]! * all[i]!;
      rows.forEach((row, j) => { all[row] = length <= most ? wanted[j]! : wanted[j]! * (most / length); });
    });
    if (largest(all.map((impulse, i) => impulse - before[i]!)) <= SETTLED * largest(all)) break;
  }
  const none = STICKS * largest(free);
  return { all, slips: tangents.map((rows) => Math.hypot(...rows.map(rate)) > none) };
}

/** The largest eigenvalue of a symmetric block of one or two rows. */
function norm(G: Matrix, [a, b]: readonly number[]): number {
  if (a === undefined) return 1;
  if (b === undefined) return Math.abs(G[a]![a]!);
  const [p, q, r] = [G[a]![a]!, G[a]![b]!, G[b]![b]!];
  return (p + r) / 2 + Math.hypot((p - r) / 2, q);
}

function largest(values: Float64Array): number {
  return values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
}
