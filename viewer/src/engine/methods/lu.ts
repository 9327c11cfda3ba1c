// Dense linear systems with pivoting, as numerics/lu.py has them (Golub & Van Loan, Matrix Computations, §3.4).

/** PA = LU in place, n rows of A row by row, beginning at `first`. */
export function factorise(n: number, A: Float64Array, first: number, pivots: Int32Array, at: number): void {
  for (let k = 0; k < n; k++) {
    let best = k;
    for (let i = k + 1; i < n; i++) {
      if (Math.abs(A[first + i * n + k]!) > Math.abs(A[first + best * n + k]!)) best = i;
    }
    pivots[at + k] = best;
    const row = first + k * n, other = first + best * n;
    if (best !== k) {
      for (let j = 0; j < n; j++) {
        const kept = A[row + j]!;
        A[row + j] = A[other + j]!;
        A[other + j] = kept;
      }
    }
    const reciprocal = 1 / A[row + k]!;
    for (let i = k + 1; i < n; i++) {
      const target = first + i * n, factor = A[target + k]! * reciprocal;
      A[target + k] = factor;
      if (factor !== 0) for (let j = k + 1; j < n; j++) A[target + j]! -= factor * A[row + j]!;
    }
  }
}

/** Solves A w = r with the factors of A; w replaces r, which begins at `at` as the pivots do. */
export function substitute(
  n: number, A: Float64Array, first: number, pivots: Int32Array, at: number, r: Float64Array,
): void {
  for (let k = 0; k < n; k++) {
    const best = at + pivots[at + k]!, kept = r[at + k]!;
    let rest = r[best]!;
    r[best] = kept;
    for (let j = 0; j < k; j++) rest -= A[first + k * n + j]! * r[at + j]!;
    r[at + k] = rest;
  }
  for (let k = n - 1; k >= 0; k--) {
    let rest = r[at + k]!;
    for (let j = k + 1; j < n; j++) rest -= A[first + k * n + j]! * r[at + j]!;
    r[at + k] = rest / A[first + k * n + k]!;
  }
}
