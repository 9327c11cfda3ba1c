// Linear complementarity problems w = M z + q, w ≥ 0, z ≥ 0, wᵀz = 0 by Lemke's method: numerics/lemke.py.

import { factorise, substitute } from "../methods/lu";

export type Matrix = Float64Array[]; // rows

const MOST = 10_000; // pivots
const WRONG = 1e-8; // next to the largest of q: what of min(w, z) cannot be rounding of a solution
const SMALL = 1e-11; // next to the largest entry of a column: what is smaller is no pivot

export function zeros(rows: number, columns: number): Matrix {
  return Array.from({ length: rows }, () => new Float64Array(columns));
}

/** A of a linear system in its factors; each call solves one with another right side, in place. */
export function solverOf(A: Matrix): (right: Float64Array) => Float64Array {
  const n = A.length, factors = new Float64Array(n * n), pivots = new Int32Array(n);
  A.forEach((row, i) => factors.set(row, i * n));
  factorise(n, factors, 0, pivots, 0);
  return (right) => {
    substitute(n, factors, 0, pivots, 0, right);
    return right;
  };
}

/** The vector z; null where the method ends without a solution. */
export function solveLcp(M: Matrix, q: Float64Array): Float64Array | null {
  const n = q.length;
  if (q.every((entry) => entry >= 0)) return new Float64Array(n);
  // w − M z − z₀ = q; columns 0 … n−1 are w, n … 2n−1 are z, 2n is the artificial z₀, the last is q.
  const tableau = M.map((row, i) => Float64Array.from({ length: 2 * n + 2 }, (_, j) =>
    j < n ? Number(i === j) : j < 2 * n ? -row[j - n]! : j === 2 * n ? -1 : q[i]!));
  const basis = Array.from({ length: n }, (_, i) => i);
  let row = q.indexOf(Math.min(...q)), entering = 2 * n;
  for (let round = 0; round < MOST && row >= 0; round++) {
    const leaving = basis[row]!;
    basis[row] = entering;
    pivot(tableau, row, entering);
    if (leaving === 2 * n) return solutionOf(M, q, basis);
    entering = leaving < n ? leaving + n : leaving - n;
    row = leavingRow(tableau, basis, entering);
  }
  return null;
}

/** z of a basis from M and q themselves: after many pivots a tableau holds rounding, or a wrong basis. */
function solutionOf(M: Matrix, q: Float64Array, basis: readonly number[]): Float64Array | null {
  const n = q.length, chosen = zeros(n, n), z = new Float64Array(n);
  for (let i = 0; i < n; i++) basis.forEach((j, k) => { chosen[i]![k] = j < n ? Number(i === j) : -M[i]![j - n]!; });
  const found = solverOf(chosen)(Float64Array.from(q));
  basis.forEach((j, k) => { if (j >= n) z[j - n] = Math.max(found[k]!, 0); });
  const largest = Math.max(...q.map(Math.abs));
  for (let i = 0; i < n; i++) {
    const w = z.reduce((sum, entry, j) => sum + M[i]![j]! * entry, q[i]!);
    if (!(Math.abs(Math.min(w, z[i]!)) <= WRONG * largest)) return null;
  }
  return z;
}

function pivot(tableau: Matrix, row: number, column: number): void {
  const own = tableau[row]!, divisor = own[column]!;
  for (let j = 0; j < own.length; j++) own[j]! /= divisor;
  tableau.forEach((other, i) => {
    const factor = other[column]!;
    if (i !== row) for (let j = 0; j < own.length; j++) other[j]! -= factor * own[j]!;
  });
}

/** The row of least ratio; where several are least, z₀'s, else the lexicographically least; −1 on a ray. */
function leavingRow(tableau: Matrix, basis: readonly number[], column: number): number {
  const n = tableau.length, entries = tableau.map((row) => row[column]!), largest = Math.max(...entries.map(Math.abs));
  let rows = entries.flatMap((entry, i) => (entry > SMALL * largest ? [i] : []));
  for (let k = -1; k < n && rows.length > 1; k++) {
    const ratios = rows.map((i) => tableau[i]!.at(k)! / entries[i]!), least = Math.min(...ratios);
    rows = rows.filter((_, r) => ratios[r]! <= least + 1e-14 * (1 + Math.abs(least)));
    const artificial = rows.find((i) => basis[i] === 2 * n);
    if (k < 0 && artificial !== undefined) return artificial;
  }
  return rows[0] ?? -1;
}
