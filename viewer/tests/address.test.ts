// What a user has set goes into the address and comes back; tables that can be taken away; a point placed by hand.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { PageData } from "../src/contract";
import { createLive } from "../src/engine";
import { applyAddress, readAddress, writeAddress } from "../src/ui/address";
import { csvOf, fileName } from "../src/ui/exporting";
import { LiveSession } from "../src/ui/session";
import { FUNCTIONS, pageData, rotate } from "./free_body";

const START = { q: [0, 0, 0, 1, 0, 0, 0], v: [1, 0, 0, 0, 0, 0] };

function session(): LiveSession {
  const data: PageData = {
    ...pageData("heun", START),
    parameters: [{ name: "g", label: "g", value: 9.81, unit: "m/s²", kind: "parameter" }],
  };
  data.inputs.unshift({ name: "thrust", label: "thrust", unit: "N", kind: "input" });
  const another = () => createLive(data, { ...FUNCTIONS, rate: (t, y, u, p, x, out) => FUNCTIONS.rate(t, y, u.subarray(1), p, x, out) });
  return new LiveSession(another(), another);
}

test("a page as it was written has nothing to say in its address", () => {
  assert.equal(writeAddress(session()), "");
});

test("all that was set comes back from the address, to the last digit", () => {
  const one = session(), other = session();
  one.setParameter("g", 1.62);
  one.setIntegrator("euler");
  one.setStep(0.1 + 0.2);
  one.setStart("v", 3, 1 / 3);
  one.setRival("gauss2", true);
  one.setInput(0, -2.5);
  one.speed.value = 4;
  const address = writeAddress(one);
  assert.deepEqual(applyAddress(other, `#${address}`), []);
  assert.equal(writeAddress(other), address);
  assert.equal(other.main.parameter("g"), 1.62);
  assert.equal(other.main.step, 0.1 + 0.2);
  assert.equal(other.main.y[10], 1 / 3);
  assert.equal(other.rivals[0]?.integrator, "gauss2");
  assert.equal(other.main.u[0], -2.5);
  other.restore();
  assert.equal(writeAddress(other), "");
  assert.equal(other.main.u[0], 0);
});

test("what an address cannot mean is told, and the rest is taken", () => {
  const found = readAddress(session().data, "#p.g=3&p.nothing=1&step=-1&integrator=magic&s.x=abc&servo=on&q=1");
  assert.equal(found.parameters.get("g"), 3);
  assert.equal(found.faults.length, 6);
  assert.match(found.faults[0]!, /p\.nothing = 1/);
});

test("tables keep all digits, quote names, and leave out what is not finite", () => {
  const columns = [
    { name: "t", unit: "s", values: [0, 0.1 + 0.2] },
    { name: 'a "b", c', unit: "", values: [1 / 3, NaN] },
    { name: "=1+1", unit: "", values: [1e-300, Infinity] },
  ];
  assert.equal(csvOf(columns), 't [s],"a ""b"", c",\'=1+1\r\n0,0.3333333333333333,1e-300\r\n0.30000000000000004,,\r\n');
  assert.equal(fileName("Foucault's pendulum / 2", "csv"), "Foucault-s-pendulum-2.csv");
  assert.equal(fileName("../", "png"), "pendula.png");
});

test("a point placed by hand is where the hand is, and the quaternion keeps its length", () => {
  const data: PageData = { ...pageData("heun", START), points: [{ offset: 0, dimension: 3, fixed: false, draggable: true }] };
  const arm = [0, 0, 2] as const; // the point is at r + R arm: it moves with all six velocities
  const player = createLive(data, {
    ...FUNCTIONS,
    positions: (_t, y, _u, _p, _x, out) => rotate(y.subarray(3, 7), arm).forEach((a, i) => { out[i] = y[i]! + a; }),
    point_jacobians: (_t, y, _u, _p, _x, out) => { // ṙ = R (v + ω × arm)
      out.fill(0);
      ([[1, 0, 0], [0, 1, 0], [0, 0, 1]] as const).forEach((axis, column) => {
        rotate(y.subarray(3, 7), axis).forEach((entry, row) => { out[row * 6 + column] = entry; });
        const turned = [axis[1] * arm[2], -axis[0] * arm[2], 0] as const;
        rotate(y.subarray(3, 7), turned).forEach((entry, row) => { out[row * 6 + 3 + column] = entry; });
      });
    },
  });
  const { q, v } = player.posed(0, Float64Array.of(0.3, 0.4, 2.1));
  const tip = rotate(Float64Array.from(q.slice(3)), arm).map((a, i) => a + q[i]!);
  [0.3, 0.4, 2.1].forEach((place, i) => assert(Math.abs(tip[i]! - place) < 1e-6, `${tip}`)); // twelve rounds with damping 1e-3
  assert(Math.abs(Math.hypot(...q.slice(3)) - 1) < 1e-14);
  assert.deepEqual(v, START.v);
});
