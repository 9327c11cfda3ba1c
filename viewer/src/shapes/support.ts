// Convex shapes where they are: farthest points, and what of a shape looks in a direction.

import type { ConvexPart, Place, ShapesBody } from "../contract";
import { add, addScaled, cross, dot, scale, subtract, unit, across, type Vector } from "./vectors";

/** A convex part in the world: its position and its own x, y and z axes. */
export interface Placed {
  part: ConvexPart;
  position: Vector;
  axes: readonly [Vector, Vector, Vector];
}

/** What of a shape looks in a direction: its name, and its corners where it has some. */
export interface Feature {
  name: string;
  corners: Vector[];
}

const SAME = 1e-4; // next to its size: corners that are as far along a direction belong to one face
const STEEP = 1 - 1e-7; // cosine of the angle to its axis below which an end of a cylinder or a cone is flat

/** The parts of a body where it stands. */
export function placedParts({ place, parts }: ShapesBody): Placed[] {
  const axes = axesOf(place);
  return parts.map(({ part, place: own }) => {
    const [x, y, z] = axesOf(own);
    return {
      part,
      position: toWorld({ position: place.position, axes }, own.position),
      axes: [turned(axes, x), turned(axes, y), turned(axes, z)],
    };
  });
}

/** The columns of a rotation matrix. */
function axesOf({ rotation: r }: Place): Placed["axes"] {
  return [[r[0], r[3], r[6]], [r[1], r[4], r[7]], [r[2], r[5], r[8]]];
}

const toOwn = (p: Placed, d: Vector): Vector => [dot(p.axes[0], d), dot(p.axes[1], d), dot(p.axes[2], d)];

function toWorld(p: Omit<Placed, "part">, own: Vector): Vector {
  return add(p.position, turned(p.axes, own));
}

/** A direction that is given along axes. */
function turned([x, y, z]: Placed["axes"], own: Vector): Vector {
  return addScaled(addScaled(scale(own[0], x), own[1], y), own[2], z);
}

/** The point of a shape's core that is farthest along d. */
export function support(p: Placed, d: Vector): Vector {
  return toWorld(p, ownSupport(p.part, toOwn(p, d)));
}

function ownSupport({ kind, size, vertices }: ConvexPart, d: Vector): Vector {
  if (kind === "ellipsoid") {
    // x = A² d / |A d| with A = diag(size)
    const along = unit([size[0] * d[0], size[1] * d[1], size[2] * d[2]]);
    return [size[0] * along[0], size[1] * along[1], size[2] * along[2]];
  }
  if (kind === "cylinder") return rim(size[0], d, d[2] >= 0 ? size[2] : -size[2]);
  if (kind === "cone") {
    const below = rim(size[0], d, -size[2]);
    return d[2] * size[2] > dot(below, d) ? [0, 0, size[2]] : below;
  }
  return vertices.reduce((best, v) => (dot(v, d) > dot(best, d) ? v : best));
}

/** The point of a circle about the z axis, at the height z, that is farthest along d. */
function rim(radius: number, d: Vector, z: number): Vector {
  const [x, y] = unit([d[0], d[1], 0]);
  return [radius * x, radius * y, z];
}

/** The face, edge, corner or surface of a shape that looks along the unit vector d. */
export function featureOf(p: Placed, d: Vector): Feature {
  const { part } = p,
    own = toOwn(p, d);
  if (part.kind === "plane") return { name: "plane", corners: [] };
  if (part.kind === "ellipsoid") return { name: "surface", corners: [] };
  if (part.kind !== "hull") return roundFeature(p, own);
  const farthest = Math.max(...part.vertices.map((v) => dot(v, own))),
    reach = Math.max(...part.vertices.map((v) => Math.hypot(...v)), part.radius),
    there = part.vertices.filter((v) => dot(v, own) >= farthest - SAME * reach);
  const corners = goingRound(there, own).map((v) => toWorld(p, v));
  if (part.radius > 0) return { name: corners.length === 1 ? "round surface" : "side", corners };
  return { name: ["corner", "edge", "face"][Math.min(corners.length, 3) - 1], corners };
}

/** Of a cylinder or a cone: a flat end, its side, its rim or its tip. */
function roundFeature(p: Placed, own: Vector): Feature {
  const { kind, size } = p.part,
    cone = kind === "cone";
  if (own[2] < -STEEP || (!cone && own[2] > STEEP)) return { name: "end face", corners: [] };
  const low = rim(size[0], own, -size[2]),
    high: Vector = cone ? [0, 0, size[2]] : [low[0], low[1], size[2]],
    apart = dot(subtract(high, low), own);
  if (Math.abs(apart) <= SAME * Math.hypot(...size))
    return { name: "side", corners: [toWorld(p, high), toWorld(p, low)] };
  return { name: apart > 0 && cone ? "tip" : "rim", corners: [toWorld(p, apart > 0 ? high : low)] };
}

/** Corners of a polygon in order around a direction. */
function goingRound(corners: readonly Vector[], d: Vector): Vector[] {
  const x = across(d),
    y = cross(d, x),
    middle = scale(1 / corners.length, corners.reduce(add));
  const angle = (v: Vector): number => Math.atan2(dot(subtract(v, middle), y), dot(subtract(v, middle), x));
  return [...corners].sort((a, b) => angle(a) - angle(b));
}

/** How far shape a lies beyond shape b along the unit vector n; negative where they overlap along it. */
export function separation(a: Placed, b: Placed, n: Vector): number {
  return dot(n, subtract(support(a, scale(-1, n)), support(b, n))) - a.part.radius - b.part.radius;
}
