// What holds a system, found from its drawing as `pendula.viewer.supports` does: tracks, ground, pins, wheels. A slope
// is ground here too: pictures on paper show all of it, a page what moves.

import { Vector3 } from "three";
import type { DrawnShape, PageData } from "../../contract";
import type { Numbers } from "./look";
import { isFixed } from "./part";
import { pointAt } from "./placing";
import type { Track } from "./solids";

const ON_A_LINE = 1e-6; // how near a line, as a part of its length, counts as on it at the start
const STILL_ON_IT = 1e-2; // and later, when a poor integrator may have left constraints
const STEEPEST = 0.6; // rise over run of a rail that something can stand on
const LEVEL = 1 - 1e-9; // cosine of the angle from the vertical to the normal of a floor

const a = new Vector3(),
  b = new Vector3(),
  c = new Vector3();

/** How far the centre of a cart is from a line, as a part of its length, and where along it. */
function across(data: PageData, cart: DrawnShape, line: DrawnShape, at: Numbers): { off: number; inside: number } {
  const place = (index: number | undefined, out: Vector3): Vector3 => {
    const point = index === undefined ? undefined : data.points[index];
    return point ? pointAt(point, at.positions, out) : out.set(NaN, NaN, NaN);
  };
  place(line.points["start"], a);
  place(line.points["end"], b).sub(a);
  place(cart.points["center"], c).sub(a);
  const square = b.lengthSq();
  return { off: Math.abs(b.x * c.y - b.y * c.x) / square, inside: (b.x * c.x + b.y * c.y) / square };
}

/** The rail or rod through the centre of a cart of the plane, if there is one. */
export function trackOf(data: PageData, cart: DrawnShape, at: Numbers): DrawnShape | null {
  if (data.spatial) return null;
  for (const line of data.shapes) {
    if (line.kind !== "rail" && line.kind !== "rod") continue;
    const { off, inside } = across(data, cart, line, at);
    if (off <= ON_A_LINE && (line.kind === "rail" || (inside > ON_A_LINE && inside < 1 - ON_A_LINE))) return line;
  }
  return null;
}

/** The direction of a track at any instant, for as long as the cart is on it; carts are not drawn upside down. */
export function following(data: PageData, cart: DrawnShape, line: DrawnShape): Track {
  let lost = false;
  const along = { x: 1, y: 0, lifted: line.kind === "rod" };
  return (at) => {
    const { off } = across(data, cart, line, at);
    lost ||= !(off <= STILL_ON_IT);
    const length = Math.hypot(b.x, b.y) || 1,
      sign = b.x < -ON_A_LINE * length ? -1 : 1;
    along.x = lost ? 1 : (sign * b.x) / length;
    along.y = lost ? 0 : (sign * b.y) / length;
    along.lifted = !lost && line.kind === "rod";
    return along;
  };
}

/** Whether a rail carries a cart, or lies in the plane as ground does, level or sloping, and is no part of a frame. */
export function isGround(data: PageData, rail: DrawnShape, carrying: boolean, at: Numbers): boolean {
  if (data.spatial) return false;
  if (carrying) return true;
  const ends = [rail.points["start"], rail.points["end"]];
  const framed = data.shapes.some(
    (other) =>
      other.kind === "rail" &&
      other !== rail &&
      (ends.includes(other.points["start"]) || ends.includes(other.points["end"])),
  );
  const [start, end] = ends.map((index) => data.points[index ?? -1]);
  if (framed || !start || !end) return false;
  pointAt(start, at.positions, a);
  pointAt(end, at.positions, b);
  const steepest = start.fixed && end.fixed ? STEEPEST : ON_A_LINE;
  return Math.abs(a.y - b.y) < steepest * Math.abs(a.x - b.x);
}

/** Whether a shape is a plane that bodies touch, and level: then the floor is drawn in its place. */
export function isFloor(shape: DrawnShape, at: Numbers): boolean {
  const rotation = shape.vectors["rotation"];
  return shape.ground === "floor" && (rotation === undefined || (at.sizes[rotation + 8] ?? 0) > LEVEL);
}

/** How high the highest level plane is that bodies touch; null where there is none. */
export function floorOf(data: PageData, at: Numbers): number | null {
  const heights = data.shapes
    .filter((shape) => isFloor(shape, at))
    .map((shape) => {
      const point = data.points[shape.points["center"] ?? -1],
        edges = shape.vectors["size"];
      // Planes are written as plates: the upper side counts.
      return (at.positions[(point?.offset ?? 0) + 2] ?? 0) + (edges === undefined ? 0 : (at.sizes[edges + 2] ?? 0) / 2);
    });
  return heights.length ? Math.max(...heights) : null;
}

/** The fixed points from which something moving hangs, each once, with the shape and the role it plays there. */
export function pinsOf(data: PageData): { shape: DrawnShape; role: string }[] {
  const found = new Map<number, { shape: DrawnShape; role: string }>();
  const covered = new Set(data.shapes.filter((shape) => shape.kind === "disc").map((shape) => shape.points["center"]));
  for (const shape of data.shapes) {
    if (shape.kind !== "rod" && shape.kind !== "coil") continue;
    for (const [role, other] of [
      ["start", "end"],
      ["end", "start"],
    ] as const) {
      const index = shape.points[role];
      if (index === undefined || found.has(index) || covered.has(index)) continue;
      if (isFixed(data, index) && !isFixed(data, shape.points[other])) found.set(index, { shape, role });
    }
  }
  return [...found.values()];
}

/** Points at which rods begin or end. */
export function rodEnds(data: PageData): Set<number | undefined> {
  return new Set(
    data.shapes
      .filter((shape) => shape.kind === "rod")
      .flatMap((shape) => [shape.points["start"], shape.points["end"]]),
  );
}
