// The view of plane systems by hand, and the frame that grows with a motion and shrinks again.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { PageData } from "../src/contract";
import { stretchesOf } from "../src/ui/stretches";
import { Vector3 } from "three";
import { fittedDistance } from "../src/ui/scene/fitting";
import { Framing } from "../src/ui/scene/framing";
import { PlaneView, wheelFactor } from "../src/ui/scene/plane_view";
import { pageData } from "./free_body";

test("what is under the pointer stays there when the wheel is turned", () => {
  const view = new PlaneView(), at = { x: 120, y: -40 };
  view.move(30, 10);
  // A place of the picture r, in fitted pixels, is shown at shift + zoom r.
  const under = { x: (at.x - view.shift.x) / view.zoom, y: (at.y - view.shift.y) / view.zoom };
  view.zoomAt(1.7, at);
  assert(Math.abs(view.shift.x + view.zoom * under.x - at.x) < 1e-12);
  assert(Math.abs(view.shift.y + view.zoom * under.y - at.y) < 1e-12);
  assert(view.held);
  view.fit();
  assert.deepEqual([view.zoom, view.shift.x, view.shift.y, view.held], [1, 0, 0, false]);
});

test("zooming ends somewhere, and a notch in lines is about one in pixels", () => {
  const view = new PlaneView();
  for (let k = 0; k < 1000; k++) view.zoomAt(2, { x: 1, y: 1 });
  assert.equal(view.zoom, 200);
  for (let k = 0; k < 1000; k++) view.zoomAt(0.5, { x: 1, y: 1 });
  assert.equal(view.zoom, 0.05);
  assert(wheelFactor({ deltaY: -100, deltaMode: 0 }) > 1.2);
  assert(Math.abs(wheelFactor({ deltaY: 3, deltaMode: 1 }) - wheelFactor({ deltaY: 99, deltaMode: 0 })) < 1e-12);
});

function framing(): { frame: Framing; at: (x: number) => { positions: Float64Array; sizes: Float64Array; multipliers: Float64Array } } {
  const none = new Float64Array(0), at = (x: number) => ({ positions: Float64Array.of(x, 0), sizes: none, multipliers: none });
  const data: PageData = {
    ...pageData("heun", { q: [0, 0, 0, 1, 0, 0, 0], v: [0, 0, 0, 0, 0, 0] }), spatial: false, until: 10,
    points: [{ offset: 0, dimension: 2, fixed: false, draggable: true }],
    shapes: [{ kind: "disc", points: { center: 0 }, sizes: {}, vectors: {} }],
  };
  return { frame: new Framing(data, at(0)), at };
}

test("a frame that grew shrinks once the motion has stayed near for two whiles, and never below the first", () => {
  const { frame, at } = framing();
  frame.include(at(1));
  frame.settle();
  const first = frame.size;
  for (let t = 0; t < 30; t += 0.1) {
    frame.include(at(t < 3 ? 8 : 0.5));
    frame.shrink(t);
    if (t > 3 && t < 5) assert(frame.size > 7 * first, `at ${t} what was far out is still in sight`);
  }
  assert(Math.abs(frame.size - first) < 1e-12);
});

test("a motion that stays far out keeps its frame, and a new beginning has one of its own", () => {
  const { frame, at } = framing();
  frame.include(at(1));
  frame.settle();
  for (let t = 0; t < 30; t += 0.1) {
    frame.include(at(8 * Math.sin(t)));
    frame.shrink(t);
  }
  assert(frame.high[0]! > 7.9);
  frame.begin(at(0.5));
  frame.include(at(0.6));
  frame.settle();
  assert.equal(frame.high[0], 0.6);
});

test("a look ahead sees the first motion closely and reaches the end", () => {
  const stretches = stretchesOf(3600);
  const until = (count: number) => stretches.slice(0, count).reduce((sum, stretch) => sum + stretch, 0);
  assert(Math.abs(until(stretches.length) - 3600) < 1e-9);
  assert(until(6) < 16); // a swing of Foucault's pendulum is seen at several instants
});

test("ground below a body is in sight at the start, unless it is far away", () => {
  const none = new Float64Array(0), fixed = { dimension: 2 as const, fixed: true, draggable: false };
  const over = (depth: number): Framing => {
    const at = { positions: Float64Array.of(0, 1, -5, 0.5 - depth, 5, -0.5 - depth), sizes: Float64Array.of(0.5), multipliers: none };
    const data: PageData = {
      ...pageData("heun", { q: [0, 0, 0, 1, 0, 0, 0], v: [0, 0, 0, 0, 0, 0] }), spatial: false,
      points: [{ ...fixed, offset: 0, fixed: false, draggable: true }, { ...fixed, offset: 2 }, { ...fixed, offset: 4 }],
      shapes: [
        { kind: "disc", points: { center: 0 }, sizes: { radius: 0 }, vectors: {} },
        { kind: "rail", points: { start: 1, end: 2 }, sizes: {}, vectors: {} },
      ],
    };
    return new Framing(data, at);
  };
  // The slope falls by 1 in 10: at the right edge of the ball, x = 0.5, it is 0.05 below the middle.
  assert(Math.abs(over(0).low[1]! + 0.05) < 1e-12);
  assert.equal(over(20).low[1], 0.5);
});

test("where trails are framed, the point from which they hang is in the middle", () => {
  const none = new Float64Array(0), at = (x: number) => ({ positions: Float64Array.of(0, 0, 0, x, 0, -67), sizes: none, multipliers: none });
  const data: PageData = {
    ...pageData("heun", { q: [0, 0, 0, 1, 0, 0, 0], v: [0, 0, 0, 0, 0, 0] }), spatial: true, view: { frame: "trails" },
    points: [
      { offset: 0, dimension: 3, fixed: true, draggable: false }, { offset: 3, dimension: 3, fixed: false, draggable: true },
    ],
    shapes: [
      { kind: "trail", points: { point: 1 }, sizes: {}, vectors: {} },
      { kind: "rod", points: { start: 0, end: 1 }, sizes: {}, vectors: {} },
    ],
  };
  const frame = new Framing(data, at(3));
  frame.settle();
  frame.include(at(-3.2)); // a look ahead has not seen the end of the swing
  assert.equal(frame.low[0], -frame.high[0]!);
  assert(frame.high[0]! >= 3.2 && frame.high[2]! < -60);
});

test("a box in space is seen from no farther than it needs, and the figure at the start always", () => {
  const tangent = Math.tan(Math.PI / 11.25), field = { across: 1.2 * tangent, up: tangent },
    gaze = { ...field, direction: new Vector3(0.77, 0.54, 0.34).normalize() };
  // Corners of a cube are seldom reached: nearer than they need.
  const cube = fittedDistance([1, 1, 1], [], gaze), corner = fittedDistance([1, 1, 1], [{ at: [0.5, 0.5, -0.5], radius: 0 }], gaze);
  assert(corner > 1.1 * cube);
  // A slender box from its end: nearer than from its side, but not much nearer.
  const end = fittedDistance([1, 0.1, 0.1], [], { ...field, direction: new Vector3(1, 0, 0) }),
    side = fittedDistance([1, 0.1, 0.1], [], { ...field, direction: new Vector3(0, -1, 0) });
  assert(end < 0.9 * side && end > 0.6 * side, `${end} and ${side}`);
  // Exactly what is seen from the side: half its length at the near face fills half the width.
  assert(Math.abs(side - (0.05 + 0.5 / field.across)) < 1e-12);
});
