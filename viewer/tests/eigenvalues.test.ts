// Eigenvalues against closed forms; tests/unit/viewer/test_engine_rest.py compares with NumPy.

import assert from "node:assert/strict";
import { test } from "node:test";
import { eigenvalues } from "../src/engine/eigenvalues";

/** Sorted by real part, then by imaginary part. */
function sorted(values: [number, number][] | null): [number, number][] {
  assert(values !== null);
  return values.sort(([a, b], [c, d]) => (Math.abs(a - c) > 1e-9 ? a - c : b - d));
}

function assertNear(found: [number, number][] | null, expected: [number, number][], allowed: number): void {
  const values = sorted(found);
  assert.equal(values.length, expected.length);
  values.forEach(([a, b], i) => assert(Math.hypot(a - expected[i]![0], b - expected[i]![1]) <= allowed, `${a} + ${b}i`));
}

test("a companion matrix has the roots of its polynomial", () => {
  // (λ − 1)(λ − 2)(λ − 3)(λ − 4) = λ⁴ − 10λ³ + 35λ² − 50λ + 24; roots are 30 times as sensitive as coefficients.
  const A = [0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -24, 50, -35, 10];
  assertNear(eigenvalues(4, A), [[1, 0], [2, 0], [3, 0], [4, 0]], 1e-12);
});

test("a damped oscillator has a pair, a pendulum that stands two real ones", () => {
  assertNear(eigenvalues(2, [0, 1, -9, -0.8]), [[-0.4, -Math.sqrt(8.84)], [-0.4, Math.sqrt(8.84)]], 1e-14);
  assertNear(eigenvalues(2, [0, 1, 9, 0]), [[-3, 0], [3, 0]], 1e-14);
});

test("a permutation has the roots of unity, where the usual shift stands still", () => {
  const n = 6, A = Array.from({ length: n * n }, (_, k) => ((k % n) === (Math.floor(k / n) + 1) % n ? 1 : 0));
  const roots = Array.from({ length: n }, (_, k): [number, number] =>
    [Math.cos((2 * Math.PI * k) / n), Math.sin((2 * Math.PI * k) / n)]);
  assertNear(eigenvalues(n, A), sorted(roots), 1e-13);
});

test("zero, one row, and a body that slides: two poles at zero", () => {
  assertNear(eigenvalues(0, []), [], 0);
  assertNear(eigenvalues(1, [-2]), [[-2, 0]], 0);
  assertNear(eigenvalues(2, [0, 1, 0, 0]), [[0, 0], [0, 0]], 1e-15);
  assertNear(eigenvalues(3, new Float64Array(9)), [[0, 0], [0, 0], [0, 0]], 0);
});
