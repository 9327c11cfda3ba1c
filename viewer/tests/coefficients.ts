// Methods by their published coefficients, typed here once more: not those that Python writes into pages.
//
// HNW I: Hairer, Nørsett & Wanner, Solving Ordinary Differential Equations I, 2nd ed.

import type { Method, Tableau } from "../src/contract";
import { methodOf } from "./problems";

// HNW I, table II.1.2
export const RK4: Tableau = {
  a: [[0, 0, 0, 0], [1 / 2, 0, 0, 0], [0, 1 / 2, 0, 0], [0, 0, 1, 0]],
  b: [1 / 6, 1 / 3, 1 / 3, 1 / 6],
  c: [0, 1 / 2, 1 / 2, 1],
};
export const THREE_EIGHTHS: Tableau = {
  a: [[0, 0, 0, 0], [1 / 3, 0, 0, 0], [-1 / 3, 1, 0, 0], [1, -1, 1, 0]],
  b: [1 / 8, 3 / 8, 3 / 8, 1 / 8],
  c: [0, 1 / 3, 2 / 3, 1],
};

// HNW I, tables II.7.3 and II.7.4
const R3 = Math.sqrt(3), R15 = Math.sqrt(15);
const GAUSS: Tableau[] = [
  { a: [[1 / 2]], b: [1], c: [1 / 2] },
  {
    a: [[1 / 4, 1 / 4 - R3 / 6], [1 / 4 + R3 / 6, 1 / 4]],
    b: [1 / 2, 1 / 2],
    c: [1 / 2 - R3 / 6, 1 / 2 + R3 / 6],
  },
  {
    a: [
      [5 / 36, 2 / 9 - R15 / 15, 5 / 36 - R15 / 30],
      [5 / 36 + R15 / 24, 2 / 9, 5 / 36 - R15 / 24],
      [5 / 36 + R15 / 30, 2 / 9 + R15 / 15, 5 / 36],
    ],
    b: [5 / 18, 4 / 9, 5 / 18],
    c: [1 / 2 - R15 / 10, 1 / 2, 1 / 2 + R15 / 10],
  },
];

export function tableauMethod(name: string, order: number, tableau: Tableau): Method {
  return methodOf("tableau", { name, order, tableau });
}

/** An implicit method; `blocks` says where each stage's block of coupled stages ends. */
export function implicitMethod(name: string, order: number, tableau: Tableau, blocks: number[]): Method {
  // The rates of a step, continued to the next one's nodes by the polynomial through them (Lagrange).
  const { c } = tableau, continuation = c.map((node) => c.map((own, j) =>
    c.reduce((sofar, other, k) => (k === j ? sofar : (sofar * (1 + node - other)) / (own - other)), 1)));
  return methodOf("implicit", { name, order, tableau, blocks, continuation, canonical: false });
}

/** Gauss's method of one, two or three stages. */
export function gauss(stages: 1 | 2 | 3): Method {
  return implicitMethod(`gauss${2 * stages}`, 2 * stages, GAUSS[stages - 1]!, Array(stages).fill(stages));
}

// Dormand & Prince 1980: HNW I, table II.5.2; weights of the error: those of order 5 minus those of order 4.
const B = [35 / 384, 0, 500 / 1113, 125 / 192, -2187 / 6784, 11 / 84];
const B_HAT = [5179 / 57600, 0, 7571 / 16695, 393 / 640, -92097 / 339200, 187 / 2100, 1 / 40];

export function dormandPrince(tolerance: number): Method {
  const tableau: Tableau = {
    a: [
      [0, 0, 0, 0, 0, 0],
      [1 / 5, 0, 0, 0, 0, 0],
      [3 / 40, 9 / 40, 0, 0, 0, 0],
      [44 / 45, -56 / 15, 32 / 9, 0, 0, 0],
      [19372 / 6561, -25360 / 2187, 64448 / 6561, -212 / 729, 0, 0],
      [9017 / 3168, -355 / 33, 46732 / 5247, 49 / 176, -5103 / 18656, 0],
    ],
    b: B,
    c: [0, 1 / 5, 3 / 10, 4 / 5, 8 / 9, 1],
  };
  const error = B_HAT.map((weight, i) => (B[i] ?? 0) - weight);
  return methodOf("adaptive", { name: "dopri5", order: 5, tableau, error, errorOrder: 4, tolerance });
}

/** Steps of velocity Verlet with lengths that add up to one. */
function composed(name: string, order: number, weights: number[]): Method {
  const nodes = [0];
  for (const weight of weights) nodes.push(nodes.at(-1)! + weight);
  return methodOf("composition", { name, order, weights, nodes });
}

// Yoshida, Phys. Lett. A 150 (1990) 262–268: of fourth order; of sixth, solution A as printed.
// Suzuki, Phys. Lett. A 146 (1990) 319–323.
const Y4 = [1.3512071919596578, -1.7024143839193153, 1.3512071919596578];
const [W1, W2, W3] = [-1.17767998417887, 0.235573213359357, 0.78451361047756];
const S4 = 1 / (4 - Math.cbrt(4));
export const COMPOSITIONS: Method[] = [
  composed("yoshida4", 4, Y4),
  composed("suzuki4", 4, [S4, S4, 1 - 4 * S4, S4, S4]),
  composed("yoshida6", 6, [W3, W2, W1, 1 - 2 * (W1 + W2 + W3), W1, W2, W3]),
];
