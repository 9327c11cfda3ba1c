// A live player and a replay of systems with q̇ = N(q) v and unit blocks.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { PageData, Recorded } from "../src/contract";
import { createLive, createReplay } from "../src/engine";
import { Motion, NOTHING } from "../src/engine/motion";
import { assertClose } from "./closeness";
import { FUNCTIONS, INERTIA, MASS, METHODS, pageData, rotate } from "./free_body";

const TUMBLING = { q: [0, 0, 0, 1, 0, 0, 0], v: [1, 0, 0, 0.1, 2, 0.1] }; // about the middle axis: it turns over
const NAMES = METHODS.map(({ name }) => name);

function lengthOf(q: Float64Array): number {
  return Math.hypot(...q);
}

for (const name of NAMES) {
  test(`${name} keeps quaternions at unit length over 2000 steps`, () => {
    const player = createLive(pageData(name, TUMBLING), FUNCTIONS);
    for (let k = 0; k < 2000; k++) {
      player.single();
      const error = Math.abs(lengthOf(player.y.subarray(3, 7)) - 1);
      assert(error <= 1e-15, `step ${k + 1}: the length is 1 ± ${error}`);
    }
    assert.equal(player.outcome, "");
    assert.equal(player.steps, 2000);
  });
}

test("spinning about a principal axis, a normalised Euler step turns by 2 atan(hω/2)", () => {
  const ω = 3, h = 0.1, count = 50;
  for (const name of ["euler", "semi-implicit-euler", "half-acceleration-euler"]) {
    const player = createLive(pageData(name, { q: TUMBLING.q, v: [0, 0, 0, 0, 0, ω] }, h), FUNCTIONS);
    for (let k = 0; k < count; k++) player.single();
    const half = count * Math.atan(0.5 * h * ω), expected = [Math.cos(half), 0, 0, Math.sin(half)];
    assertClose(player.y.subarray(3, 7), expected, 1e-13); // rounding of 50 steps
  }
});

test("angular momentum in the world's axes is kept to the order of the method", () => {
  const drift = (name: string, step: number): number => {
    const player = createLive(pageData(name, TUMBLING, step), FUNCTIONS);
    const momentum = (): number[] => {
      const [a, b, c] = player.y.subarray(10, 13);
      return rotate(player.y.subarray(3, 7), [INERTIA[0] * a!, INERTIA[1] * b!, INERTIA[2] * c!]);
    };
    const before = momentum();
    while (player.t < 2 - step / 2) player.single();
    return Math.max(...momentum().map((entry, i) => Math.abs(entry - before[i]!)));
  };
  // Halving the step halves an error of first order and quarters one of second order.
  const orders = { "semi-implicit-euler": 1, "half-acceleration-euler": 1, heun: 2, gauss2: 2 };
  for (const [name, order] of Object.entries(orders)) {
    const found = Math.log2(drift(name, 0.01) / drift(name, 0.005));
    assert(Math.abs(found - order) < 0.25, `${name} is of order ${order}, found ${found}`);
  }
});

test("a start is brought to unit length; a quaternion of zeros is refused and the last start stays", () => {
  const player = createLive(pageData("heun", { q: [0, 0, 0, 3, 0, 4, 0], v: [0, 0, 0, 0, 0, 0] }), FUNCTIONS);
  assert.deepEqual(Array.from(player.y.subarray(3, 7)), [0.6, 0, 0.8, 0]);
  assert.throws(() => player.setState([0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0], []), /quaternion of zeros/);
  assert.throws(() => player.setState([0, 0, 0, 1, 0, 0], [0, 0, 0, 0, 0, 0], []), /needs 7 numbers in q, not 6/);
  player.reset();
  assert.deepEqual(Array.from(player.y.subarray(3, 7)), [0.6, 0, 0.8, 0]);
});

test("pushes act along velocities, and the ledger knows their work", () => {
  const player = createLive(pageData("heun", { q: TUMBLING.q, v: [0, 0, 0, 0, 0, 0] }), FUNCTIONS);
  player.setInput(0, 4); // along the body's x, with v̇ = F/m
  player.setInput(5, 6); // about z: ω̇ = M/J
  player.reset();
  for (let k = 0; k < 10; k++) player.single();
  // ω = 2t turns the body's velocities: |v| changes, ωz does not depend on it.
  assert(Math.abs(player.y[12]! - (6 / INERTIA[2]) * 0.1) < 1e-14);
  const { total, ledger } = player.energy();
  // Work of F over 0.1 s is about ½ m (F/m · t)² = 0.04 J, that of M ½ J (M/J · t)² = 0.06 J.
  // The body turns by 0.01 rad meanwhile, which changes these works by its square.
  assert(Math.abs(total - (0.5 * MASS * 0.2 ** 2 + 0.5 * INERTIA[2] * 0.2 ** 2)) < 1e-4 * total);
  assert(Math.abs(total - ledger) < 1e-6 * total);
});

test("accelerations are the rates of velocities, not of coordinates", () => {
  const motion = new Motion(pageData("heun", TUMBLING), FUNCTIONS), y = motion.layout.join(TUMBLING.q, TUMBLING.v, []);
  const rates = new Float64Array(13), found = new Float64Array(6);
  FUNCTIONS.rate(0, y, motion.u, motion.p, NOTHING, rates);
  motion.solve(0, y, found);
  assert.deepEqual(Array.from(found), Array.from(rates.subarray(7)));
});

test("a pull on a point acts along the body's axes", () => {
  const data: PageData = {
    ...pageData("heun", { q: [0, 0, 0, Math.SQRT1_2, 0, 0, Math.SQRT1_2], v: [0, 0, 0, 0, 0, 0] }),
    points: [{ offset: 0, dimension: 3, fixed: false, draggable: true }],
  };
  const player = createLive(data, {
    ...FUNCTIONS,
    positions: (_t, y, _u, _p, _x, out) => out.set(y.subarray(0, 3)),
    point_jacobians: (_t, y, _u, _p, _x, out) => { // ∂r/∂q N = (R, 0), three rows of six
      out.fill(0);
      ([[1, 0, 0], [0, 1, 0], [0, 0, 1]] as const).forEach((axis, column) =>
        rotate(y.subarray(3, 7), axis).forEach((entry, row) => { out[row * 6 + column] = entry; }));
    },
  });
  player.pull(0, Float64Array.of(0, 1, 0));
  player.single();
  // ½ k (1/3)² = 1 J gives k = 18 N/m; 18 N for 0.01 s on 2 kg, along the world's y, which is the body's x
  const expected = [(18 / MASS) * 0.01, 0, 0, 0, 0, 0];
  assertClose(player.y.subarray(7), expected, 1e-15);
  assert(Math.abs(player.y[1]! - 0.5 * (18 / MASS) * 0.01 ** 2) < 1e-15);
});

/** The body held at x = 0 and ωz = 0; `seen` notes at each correction whether the quaternion has unit length. */
function heldBody(integrator: string, seen: string[]): [PageData, typeof FUNCTIONS] {
  const data = { ...pageData(integrator, TUMBLING), constraints: ["at the wall", "no spin"], holonomic: 1 };
  const note = (what: string, y: Float64Array): void => {
    const off = Math.abs(lengthOf(y.subarray(3, 7)) - 1);
    seen.push(`${what} ${off <= 1e-15 ? "unit" : "not unit"}`);
  };
  return [data, {
    ...FUNCTIONS,
    position_correction: (_t, y, _u, _p, _x, out) => {
      note("positions", y);
      out.fill(0);
      out[0] = -y[0]!;
      out[3] = 1e-3 * y[0]!; // a correction that leaves the unit sphere
    },
    velocity_correction: (_t, y, _u, _p, _x, out) => {
      note("velocities", y);
      out.fill(0);
      out[5] = -y[12]!;
    },
    solution: (_t, y, u, p, x, out) => {
      const rates = new Float64Array(13);
      FUNCTIONS.rate(0, y, u, p, x, rates);
      out.set(rates.subarray(7));
      out.set([42, 43], 6);
    },
  }];
}

for (const name of ["semi-implicit-euler", "pair"]) {
  test(`${name}: unit lengths are restored before constraints and after every correction`, () => {
    const seen: string[] = [], [data, functions] = heldBody(name, seen), player = createLive(data, functions);
    seen.length = 0;
    player.single();
    assert.deepEqual(new Set(seen), new Set(["positions unit", "velocities unit"]));
    assert(Math.abs(lengthOf(player.y.subarray(3, 7)) - 1) <= 1e-15);
    assert(Math.abs(player.y[0]!) < 1e-12);
    assert.equal(player.y[12], 0);
    assert.deepEqual(Array.from(player.multipliers()), [42, 43]);
  });
}

test("a pair that chooses its steps evaluates the rate of an accepted state at unit length", () => {
  const lengths: number[] = [];
  const functions = { ...FUNCTIONS, rate: ((t, y, u, p, x, out) => {
    lengths.push(lengthOf(y.subarray(3, 7)));
    FUNCTIONS.rate(t, y, u, p, x, out);
  }) as typeof FUNCTIONS.rate };
  const player = createLive(pageData("pair", TUMBLING, 0.01), functions);
  lengths.length = 0;
  player.single();
  // Each attempt: a stage somewhere off the sphere, then the end on it.
  assert(Math.abs(lengths.at(-1)! - 1) <= 1e-15);
  assert(lengths.some((length) => Math.abs(length - 1) > 1e-6), "a stage should lie off the sphere");
});

test("a replay shows unit lengths between two instants", () => {
  const base64 = (numbers: number[]): string =>
    btoa(String.fromCharCode(...new Uint8Array(Float64Array.from(numbers).buffer)));
  const rest = [0, 0, 0, 0, 0, 0], [first, second] = [[0, 0, 0, 1, 0, 0, 0, ...rest], [1, 0, 0, 0, 1, 0, 0, ...rest]];
  const run: Recorded = {
    t: base64([0, 1]), y: base64([...first!, ...second!]), u: "", positions: "", sizes: "", outcome: "", remark: "",
    rates: base64(Array(26).fill(0)), bends: base64(Array(14).fill(0)), integrator: "heun",
  };
  const player = createReplay({ ...pageData("heun", TUMBLING), mode: "replay", run });
  player.seek(0.5);
  assert.equal(player.y[0], 0.5);
  assert(Math.abs(lengthOf(player.y.subarray(3, 7)) - 1) <= 1e-15);
  assert(Math.abs(player.y[3]! - Math.SQRT1_2) < 1e-15);
});
