// How finely trails and plots follow a motion that is drawn seldom.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createLive } from "../src/engine";
import { LiveSession } from "../src/ui/session";
import { RK4, tableauMethod } from "./coefficients";
import { plainData } from "./problems";

test("between pictures that come slowly, the motion is noted 60 times a second", () => {
  const data = plainData(1, [1, 0, 0], { methods: [tableauMethod("rk4", 4, RK4)], step: 0.01, until: 1e6 });
  const another = () => createLive(data, { rate: (_t, y, _u, _p, _x, out) => out.set([y[1]!, -y[0]!, 0]) });
  const session = new LiveSession(another(), another);
  const noted: number[] = [];
  session.whenMoved(() => noted.push(session.time));
  session.speed.value = 50;
  session.play(true);
  session.frame(1 / 60);
  assert.equal(noted.length, 1);
  session.frame(0.1); // ten pictures a second
  assert.equal(noted.length, 1 + 6);
  const gaps = noted.slice(1).map((t, i) => t - noted[i]!);
  assert(Math.max(...gaps) < 1.01 * 50 / 60 + 0.01, `${gaps}`);
});

test("a step that takes long takes from the time of the whole picture, not of its piece alone", () => {
  const data = plainData(1, [1, 0, 0], { methods: [tableauMethod("rk4", 4, RK4)], step: 0.001, until: 1 });
  const another = () => createLive(data, { rate: (_t, y, _u, _p, _x, out) => out.set([y[1]!, -y[0]!, 0]) });
  const player = another(), session = new LiveSession(player, another);
  const given: number[] = [], { advance } = player, kept = performance.now;
  let now = 0;
  performance.now = () => now;
  player.advance = (seconds, budget) => {
    given.push(budget);
    const done = advance.call(player, seconds, budget);
    if (given.length === 1) now += 5; // milliseconds of a step that needs many iterations
    return done;
  };
  try {
    session.speed.value = 1;
    session.play(true);
    session.frame(0.016);
  } finally {
    performance.now = kept;
  }
  assert(given.length > 2);
  assert.deepEqual([...new Set(given)], [12, 7]);
  assert(Math.abs(session.time - 0.016) < 1e-12);
});

test("where pictures come slowly, physics may take half of the time between them", () => {
  const data = plainData(1, [1, 0, 0], { methods: [tableauMethod("rk4", 4, RK4)], step: 0.001, until: 1 });
  const another = () => createLive(data, { rate: (_t, y, _u, _p, _x, out) => out.set([y[1]!, -y[0]!, 0]) });
  const player = another(), session = new LiveSession(player, another), given: number[] = [], kept = performance.now;
  performance.now = () => 0;
  player.advance = (_, budget) => given.push(budget);
  try {
    session.play(true);
    for (const seconds of [1 / 60, 0.1, 5]) session.frame(seconds);
  } finally {
    performance.now = kept;
  }
  assert.deepEqual([...new Set(given)], [12, 50, 125]); // milliseconds; after a pause of the browser no more than of a quarter second
});
