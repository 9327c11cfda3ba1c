// Scales of plots, and Poincaré's sections.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { PageData } from "../src/contract";
import { Levelled } from "../src/ui/plots/level";
import { distinct } from "../src/ui/numbers";
import { padded, robust, shownSpan } from "../src/ui/plots/ranges";
import { groupsOf, widthOf } from "../src/ui/plots/recording";
import { Section } from "../src/ui/plots/section";
import { pageData } from "./free_body";

test("noise next to nothing is not blown up to fill the scale", () => {
  const [low, high] = padded(-1e-38, 1e-38);
  assert(high - low > 0.5);
  const [below, above] = padded(-2e-17, 3e-17, 1.5);
  assert(above - below > 1);
  // What is small in a small system is shown.
  const [least, most] = padded(2.9e-8, 3.1e-8, 3e-8);
  assert(most - least < 1e-8 && least < 2.9e-8 && most > 3.1e-8);
});

test("a transient of a few samples does not flatten the rest", () => {
  const wave = Float64Array.from({ length: 2000 }, (_, i) => Math.sin(i / 20)), spiked = Float64Array.from(wave);
  for (let i = 0; i < 9; i++) spiked[i] = 500;
  const [low, high] = robust([spiked]);
  assert(high < 3 && high >= 1 && low <= -1, `${low} to ${high}`);
  // The same without the spike is shown whole, with six hundredths of air.
  const [first, last] = robust([wave]);
  assert(Math.abs(first + 1.12) < 1e-3 && Math.abs(last - 1.12) < 1e-3);
});

test("a jump from one constant to another is no transient", () => {
  const jump = Float64Array.from({ length: 2000 }, (_, i) => (i < 1990 ? 0 : 1));
  const [low, high] = robust([jump]);
  assert(low < 0 && high > 1);
});

function energies(zero: number): { count: number; values: (index: number) => Float64Array } {
  const t = Float64Array.from({ length: 500 }, (_, i) => i / 100),
    kinetic = t.map((at) => 10 * Math.sin(at) ** 2),
    potential = t.map((at) => zero + 10 * Math.cos(at) ** 2),
    total = t.map(() => zero + 10);
  return { count: t.length, values: (index) => [t, kinetic, potential, total][index]! };
}

test("a potential energy far from its zero is counted from the start, with the total", () => {
  const far = new Levelled(() => energies(-18400), 10);
  assert.equal(far.values(2)[0], -18390); // nothing is decided yet
  assert(far.decide());
  assert.equal(far.level, -18390);
  assert.equal(far.values(2)[0], 0);
  assert.equal(far.values(3)[7], 0);
  assert.equal(far.values(1)[100], energies(0).values(1)[100]);
  assert.deepEqual(far.shifted([4, -18394, -18390]), [4, -4, 0]);
  assert(!far.decide());
  far.clear();
  assert.equal(far.level, 0);
});

test("one that is near its zero stays as it is, and so does one of which little is known", () => {
  const near = new Levelled(() => energies(-30), 10);
  assert(!near.decide() && near.level === 0);
  const early = new Levelled(() => energies(-18400), 1000);
  assert(!early.decide() && early.level === 0);
});

function oscillator(): PageData {
  const named = (name: string) => ({ name, label: name, unit: "" });
  return {
    ...pageData("heun", { q: [], v: [] }),
    layout: { nq: 2, nv: 2, nz: 0, unit: [], identity: true },
    coordinates: ["x", "y"].map((name) => ({ ...named(name), angle: false })), velocities: ["x_dot", "y_dot"].map(named),
    inputs: [],
  };
}

function state(t: number): Float64Array {
  return Float64Array.of(Math.sin(t), Math.cos(2 * t), Math.cos(t), -2 * Math.sin(2 * t));
}

test("a section keeps the states in which a coordinate rises through zero", () => {
  const section = new Section(oscillator(), { entry: 0, angle: false }, 100);
  for (let t = 0.05; t < 40; t += 0.1) section.sample(t, state(t));
  assert.equal(section.points.length, 6); // at 2π, 4π … 12π
  for (const y of section.points) {
    assert(Math.abs(y[0]!) < 1e-9);
    assert(Math.abs(y[1]! - 1) < 1e-4); // Hermite's cubic over a step of 0.1: y⁗ h⁴/384 = 4e-6
    assert(Math.abs(y[2]! - 1) < 2e-3); // a straight line: h²/8
  }
});

test("a section once a period, and what is older than it has room for is forgotten", () => {
  const section = new Section(oscillator(), { period: () => Math.PI / 2 }, 10);
  for (let t = 0; t < 40; t += 0.1) section.sample(t, state(t));
  assert.equal(section.points.length, 10);
  for (const y of section.points) assert(Math.abs(Math.abs(y[1]!) - 1) < 1e-4); // cos 2t at multiples of π/2
  section.clear();
  assert.equal(section.points.length, 0);
});

test("what can be plotted comes in groups, with columns that do not meet", () => {
  const data: PageData = { ...oscillator(), constraints: ["rod"], view: { plot: ["y_dot", "x"] } };
  const groups = groupsOf(data);
  assert.deepEqual(groups.map(({ name }) => name), ["Chosen", "Coordinates", "Velocities", "Multipliers"]);
  assert.deepEqual(groups[0]!.entries.map(({ column }) => column), [4, 1]);
  assert.equal(groups[3]!.entries[0]!.column, 5);
  assert.equal(widthOf(data), 6);
});

test("what contacts leave over at rest is drawn as rest", () => {
  const [low, high] = padded(-3e-9, 4e-9, 0, 1e-6);
  assert(low < -0.1 && high > 0.1);
  const [below, above] = padded(0.6999999999, 0.7000000001, 0, 1e-6);
  assert(Math.abs(below - 0.63) < 1e-6 && Math.abs(above - 0.77) < 1e-6);
  assert(robust([Float64Array.of(-2e-6, 2e-6)], 0, Infinity, 1e-6)[1] < 1e-5);
});

test("a plot's time grows by doubling until all of it has passed", () => {
  assert.deepEqual([0, 1.2, 1.3, 2.6, 5.1, 30].map((passed) => shownSpan(passed, 10)), [1.25, 1.25, 2.5, 5, 10, 10]);
});

test("numbers along an axis are told apart", () => {
  assert.deepEqual(distinct([0, 0.5, 1]), ["0", "0.5", "1"]);
  assert.deepEqual(distinct([0.26031, 0.26032, 0.26033]), ["0.26031", "0.26032", "0.26033"]);
  assert.deepEqual(distinct([2, 2]), ["2", "2"]);
});
