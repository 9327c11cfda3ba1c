// Dense linear systems of the implicit methods.

import { test } from "node:test";
import { factorise, substitute } from "../src/engine/methods/lu";
import { assertClose } from "./closeness";

/** Solves A w = r for a matrix in the middle of an array, as blocks of stages lie there. */
function solved(A: number[][], r: number[]): number[] {
  const n = r.length, [first, at] = [3, 2];
  const room = Float64Array.from([7, 7, 7, ...A.flat(), 7]), pivots = new Int32Array(at + n).fill(-1);
  const right = Float64Array.from([8, 8, ...r, 8]);
  factorise(n, room, first, pivots, at);
  substitute(n, room, first, pivots, at, right);
  assertClose([room[0]!, room[2]!, room[first + n * n]!, right[1]!, right[at + n]!], [7, 7, 7, 8, 8], 0);
  return Array.from(right.subarray(at, at + n));
}

test("rows are exchanged where a pivot is zero, more than once", () => {
  // Whole numbers, w = (1, −2, 3, 4): a few roundings of numbers below 50.
  const A = [[0, 2, 1, 0], [0, 0, 4, 1], [2, 1, 0, 3], [5, 0, 1, 1]], w = [1, -2, 3, 4];
  const r = A.map((row) => row.reduce((sum, entry, j) => sum + entry * w[j]!, 0));
  assertClose(solved(A, r), w, 1e-14);
});

test("the largest pivot is taken: a tiny one would spoil everything", () => {
  // Without exchange the first row's 1e-20 makes (0, 1) of the solution (1, 1): Golub & Van Loan, §3.4.
  assertClose(solved([[1e-20, 1], [1, 1]], [1, 2]), [1, 1], 1e-15);
});

test("the Hilbert matrix of order 4 and its inverse's published first column", () => {
  const H = [0, 1, 2, 3].map((i) => [0, 1, 2, 3].map((j) => 1 / (i + j + 1)));
  // Its condition is 1.6e4: 240 times that times 1e-16 is 4e-10.
  assertClose(solved(H, [1, 0, 0, 0]), [16, -120, 240, -140], 4e-10);
});
