// Back onto constraints: a particle of unit mass on the unit circle x² + y² = 1.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { PageData, SystemFunctions } from "../src/contract";
import { createLive } from "../src/engine";
import { Motion } from "../src/engine/motion";
import { projection } from "../src/engine/projection";
import { assertClose } from "./closeness";
import { RK4, tableauMethod } from "./coefficients";
import { methodOf, plainData } from "./problems";

const G = 9.81;

/** The particle with gravity g along −y: a pendulum of length 1. `rounds` counts corrections of positions. */
function onCircle(start: number[], g: number, changes: Partial<PageData> = {}) {
  const rounds = { positions: 0 }, solution = new Float64Array(3);
  const data = plainData(2, start, { constraints: ["circle"], holonomic: 1, ...changes });
  const functions: SystemFunctions = {
    rate: (t, y, u, p, x, out) => {
      functions.solution!(t, y, u, p, x, solution);
      out.set([y[2]!, y[3]!, solution[0]!, solution[1]!]);
    },
    energy: (_t, y, _u, _p, _x, out) => out.set([0.5 * (y[2]! ** 2 + y[3]! ** 2), g * y[1]!]),
    position_correction: (_t, [x, y], _u, _p, _x, out) => { // one step of Newton's method along r
      rounds.positions++;
      const factor = -(x! ** 2 + y! ** 2 - 1) / (2 * (x! ** 2 + y! ** 2));
      out.set([factor * x!, factor * y!]);
    },
    velocity_correction: (_t, [x, y, vx, vy], _u, _p, _x, out) => {
      const factor = -(x! * vx! + y! * vy!) / (x! ** 2 + y! ** 2);
      out.set([factor * x!, factor * y!]);
    },
    solution: (_t, [x, y, vx, vy], _u, _p, _x, out) => { // r̈ = −g ŷ − λ r with r · r̈ + v² = 0
      const λ = (vx! ** 2 + vy! ** 2 - g * y!) / (x! ** 2 + y! ** 2);
      out.set([-λ * x!, -g - λ * y!, λ]);
    },
  };
  return { data, functions, rounds };
}

function projected(y: number[], changes: Partial<PageData> = {}): { y: Float64Array; rounds: number } {
  const { data, functions, rounds } = onCircle(y, 0, changes), state = Float64Array.from(y);
  projection(new Motion(data, functions))(0, state);
  return { y: state, rounds: rounds.positions };
}

test("positions go the shortest way, velocities keep what lies along the circle", () => {
  const { y, rounds } = projected([0.72, 0.96, 3, 4.5]); // 1.2 (0.6, 0.8); v = 5.4 r + 0.3 along (−0.8, 0.6)
  // Newton's method from 1.2 is off by 0.02, 1.6e-4, 1.3e-8, then rounding: four rounds, as 1.6e-4 > 1e-8.
  assertClose(y, [0.6, 0.8, -0.24, 0.18], 1e-15);
  assert.equal(rounds, 4);
});

test("a state on the constraints is left alone after one look", () => {
  const { y, rounds } = projected([0, -1, 2, 0]);
  assert.deepEqual(Array.from(y), [0, -1, 2, 0]);
  assert.equal(rounds, 1);
});

test("no more rounds than allowed", () => {
  const decisions = { ...plainData(1, [0, 0]).decisions, projection: { most: 1, nearly: 1e-8 } };
  // One step of Newton's method from length 2: 2 − (4 − 1)/(2 · 2) = 5/4.
  assertClose(projected([2, 0, 0, 0], { decisions }).y, [1.25, 0, 0, 0], 1e-16);
});

test("without positions to hold only velocities are corrected", () => {
  const { y, rounds } = projected([2, 0, 3, 4], { holonomic: 0 });
  assert.deepEqual([...y, rounds], [2, 0, 0, 4, 0]);
  const { data, functions } = onCircle([1, 0, 0, 0], 0), { velocity_correction: _, ...without } = functions;
  assert.throws(() => projection(new Motion(data, without)), /without the function 'velocity_correction'/);
});

test("projected Euler steps turn by atan(hs) and slow down by its cosine, and the loss is booked", () => {
  const h = 0.1, count = 20, methods = [methodOf("euler")];
  const { data, functions } = onCircle([1, 0, 0, 2], 0, { methods, step: h });
  // Without the constraint's force the particle goes straight: only projection keeps it on the circle.
  const free: SystemFunctions["rate"] = (_t, y, _u, _p, _x, out) => out.set([y[2]!, y[3]!, 0, 0]);
  const player = createLive(data, { ...functions, rate: free });
  let speed = 2, angle = 0;
  for (let k = 0; k < count; k++) {
    player.single();
    const turn = Math.atan(h * speed);
    [angle, speed] = [angle + turn, speed * Math.cos(turn)];
  }
  const [C, S] = [Math.cos(angle), Math.sin(angle)];
  assertClose(player.y, [C, S, -speed * S, speed * C], 1e-14); // rounding of 20 steps
  const { total, ledger } = player.energy();
  assert(2 - total > 0.1); // J of ½ 2² = 2 J: something was lost
  assert(Math.abs(total - ledger) < 1e-14);
});

test("a pendulum stays on its circle, and its energy and reaction follow", () => {
  const methods = [tableauMethod("rk4", 4, RK4)];
  const { data, functions } = onCircle([1, 0, 0, 0], G, { methods, step: 0.005 });
  const player = createLive(data, functions);
  for (let k = 0; k < 400; k++) {
    player.single();
    const [x, y, vx, vy] = player.y;
    const off = [Math.hypot(x!, y!) - 1, x! * vx! + y! * vy!]; // rounding, of velocities up to 5 m/s
    assert(Math.abs(off[0]!) < 1e-15 && Math.abs(off[1]!) < 1e-14, `step ${k + 1}: ${off}`);
    // Released from the horizontal: ½v² = −g y, so that λ = v² − g y = −3 g y.
    // RK4: (√g h)⁴ = 6e-8 a step of some 40 in a swing, most of which cancels.
    assert(Math.abs(player.multipliers()[0]! + 3 * G * y!) < 1e-5);
  }
  const { total, ledger } = player.energy();
  assert(Math.abs(total) < 1e-6 && Math.abs(total - ledger) < 1e-6);
});

test("Verlet carries on the chord that projection has left of its last step", () => {
  // Seen from xₙ = (1, 0) the last place is (cos α, −sin α); the next one lies in the direction of 2xₙ − xₙ₋₁.
  const h = 0.1, methods = [methodOf("verlet")];
  const { data, functions } = onCircle([1, 0, 0, 1], 0, { methods, step: h });
  const free: SystemFunctions["rate"] = (_t, y, _u, _p, _x, out) => out.set([y[2]!, y[3]!, 0, 0]);
  const player = createLive(data, { ...functions, rate: free });
  let turn = Math.atan(h), angle = turn;
  player.single();
  for (let k = 1; k < 50; k++) {
    player.single();
    turn = Math.atan2(Math.sin(turn), 2 - Math.cos(turn));
    angle += turn;
  }
  const [C, S] = [Math.cos(angle), Math.sin(angle)], [along, across] = [1 - Math.cos(turn), Math.sin(turn)];
  const chord = [(along * C - across * S) / h, (along * S + across * C) / h]; // what is shown as the velocity
  assertClose(player.y, [C, S, ...chord], 1e-13); // rounding of 50 steps, divided by h in the velocity
});
