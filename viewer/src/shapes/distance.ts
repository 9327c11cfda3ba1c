// Signed distance of convex shapes as `pendula.collision` means it: the largest separation over all directions,
// found by GJK where cores are apart and by an expanding polytope where they overlap.

import { featureOf, separation, support, type Feature, type Placed } from "./support";
import { across, add, addScaled, blend, cross, dot, length, scale, subtract, unit, type Vector } from "./vectors";

export interface Closest {
  distance: number;
  normal: Vector; // from b to a
  pointA: Vector;
  pointB: Vector;
  features: [Feature, Feature];
}

/** A point w = a − b of the difference of two shapes. */
interface Difference {
  w: Vector;
  a: Vector;
}

interface Face {
  corners: [Difference, Difference, Difference];
  normal: Vector;
  distance: number;
}

const MOST = 200; // iterations
const CLOSE = 1e-12; // next to the size of A − B: bounds that differ by less are one
const FLAT = 1e-10; // next to that size: what is thinner has no volume

/** The nearest of two bodies' convex parts. */
export function closestParts(first: readonly Placed[], second: readonly Placed[]): Closest {
  const all = first.flatMap((a) => second.map((b) => closest(a, b)));
  return all.reduce((best, found) => (found.distance < best.distance ? found : best));
}

function closest(a: Placed, b: Placed): Closest {
  if (a.part.kind === "plane") return exchanged(closest(b, a));
  if (b.part.kind === "plane") {
    const normal = b.axes[2],
      lowest = addScaled(support(a, scale(-1, normal)), -a.part.radius, normal);
    return answer(a, b, normal, lowest, dot(normal, subtract(lowest, b.position)));
  }
  const { normal, witness } = bestDirection(a, b);
  return answer(a, b, normal, addScaled(witness, -a.part.radius, normal), separation(a, b, normal));
}

function answer(a: Placed, b: Placed, normal: Vector, pointA: Vector, distance: number): Closest {
  const features: [Feature, Feature] = [featureOf(a, scale(-1, normal)), featureOf(b, normal)];
  return { distance, normal, pointA, pointB: addScaled(pointA, -distance, normal), features };
}

function exchanged({ distance, normal, pointA, pointB, features: [one, other] }: Closest): Closest {
  return { distance, normal: scale(-1, normal), pointA: pointB, pointB: pointA, features: [other, one] };
}

/** The point of A − B that is farthest along d. */
function farthest(a: Placed, b: Placed, d: Vector): Difference {
  const there = support(a, d);
  return { w: subtract(there, support(b, scale(-1, d))), a: there };
}

/** The direction that parts two cores farthest, and a point of the first one there (gjk.py). */
function bestDirection(a: Placed, b: Placed): { normal: Vector; witness: Vector } {
  let simplex = [farthest(a, b, subtract(b.position, a.position))],
    best = -Infinity,
    size = length(simplex[0].w),
    found = { normal: [1, 0, 0] as Vector, witness: simplex[0].a };
  for (let k = 0; k < MOST; k += 1) {
    const { corners, weights } = nearest(simplex),
      v = blend(corners.map(({ w }) => w), weights),
      far = length(v);
    simplex = corners;
    if (corners.length === 4 || far <= CLOSE * size) break;
    const next = farthest(a, b, scale(-1, v)),
      bound = dot(v, next.w) / far;
    size = Math.max(size, length(next.w));
    if (bound > best) {
      best = bound;
      found = { normal: scale(1 / far, v), witness: blend(corners.map((corner) => corner.a), weights) };
    }
    if (far - best <= CLOSE * size || corners.some(({ w }) => length(subtract(w, next.w)) <= CLOSE * size)) break;
    simplex = [...corners, next];
  }
  return best > 0 ? found : deepest(a, b, simplex);
}

/** The corners of a simplex between which its point nearest to the origin lies; four of them around the origin. */
function nearest(simplex: readonly Difference[]): { corners: Difference[]; weights: number[] } {
  let best = { corners: [simplex[0]], weights: [1] },
    least = Infinity;
  for (let chosen = 1; chosen < 1 << simplex.length; chosen += 1) {
    const corners = simplex.filter((_, k) => chosen & (1 << k)),
      weights = footWeights(corners.map(({ w }) => w));
    if (!weights || weights.some((weight) => weight < 0)) continue;
    const far = length(blend(corners.map(({ w }) => w), weights));
    if (far < least) [best, least] = [{ corners, weights }, far];
  }
  return best;
}

/** The weights of points in the point nearest to the origin of what they span; null where they span too little. */
function footWeights(points: readonly Vector[]): number[] | null {
  // With edges eₖ from the first point p: Σ (eⱼ·eₖ) μₖ = −eⱼ·p, by elimination.
  const [p, ...others] = points,
    edges = others.map((q) => subtract(q, p)),
    rows = edges.map((e) => [...edges.map((f) => dot(e, f)), -dot(e, p)]),
    n = edges.length;
  for (let k = 0; k < n; k += 1) {
    if (!(rows[k][k] > 1e-14 * dot(edges[k], edges[k]))) return null;
    for (let i = 0; i < n; i += 1) {
      const factor = rows[i][k] / rows[k][k];
      if (i !== k) rows[i] = rows[i].map((x, c) => x - factor * rows[k][c]);
    }
  }
  const weights = rows.map((row, k) => row[n] / row[k]);
  return [1 - weights.reduce((sum, x) => sum + x, 0), ...weights];
}

/** The same where cores overlap: by the expanding polytope (epa.py). */
function deepest(a: Placed, b: Placed, simplex: readonly Difference[]): { normal: Vector; witness: Vector } {
  const corners = fourCorners(a, b, simplex);
  if (corners.length < 4) return flat(corners);
  const [p, q, r, s] = corners,
    size = Math.max(...corners.map(({ w }) => length(w)));
  let faces = [face(p, q, r), face(p, r, s), face(p, s, q), face(q, s, r)],
    depth = Infinity,
    found = { normal: faces[0].normal, witness: p.a };
  for (let k = 0; k < MOST; k += 1) {
    const nearestFace = faces.reduce((best, f) => (f.distance < best.distance ? f : best)),
      next = farthest(a, b, nearestFace.normal),
      reach = dot(nearestFace.normal, next.w);
    if (reach < depth) {
      depth = reach;
      found = { normal: scale(-1, nearestFace.normal), witness: onFace(nearestFace) };
    }
    if (depth - nearestFace.distance <= CLOSE * size) break;
    const grown = withPoint(faces, nearestFace, next);
    if (!grown) break;
    faces = grown;
  }
  return found;
}

/** Up to four points of A − B that span as much as it does; four as seen against the clock from outside. */
function fourCorners(a: Placed, b: Placed, simplex: readonly Difference[]): Difference[] {
  const directions: Vector[] = [[1, 0, 0], [0, 1, 0], [0, 0, 1], [1, 1, 1], [1, -1, -1], [-1, 1, -1], [-1, -1, 1]];
  const known = [...simplex, ...directions.flatMap((d) => [farthest(a, b, d), farthest(a, b, scale(-1, d))])],
    size = Math.max(...known.map(({ w }) => length(w)), 1e-300),
    chosen = [known[0]];
  while (chosen.length < 4) {
    const off = (x: Difference): number => offSpan(chosen.map(({ w }) => w), x.w),
      next = known.reduce((best, x) => (off(x) > off(best) ? x : best));
    if (off(next) <= FLAT * size) return chosen;
    chosen.push(next);
  }
  const [p, q, r, s] = chosen,
    up = cross(subtract(q.w, p.w), subtract(r.w, p.w));
  return dot(up, subtract(s.w, p.w)) < 0 ? chosen : [p, r, q, s];
}

/** How far a point is off what up to three others span. */
function offSpan([p, q, r]: readonly Vector[], x: Vector): number {
  const off = subtract(x, p);
  if (!q) return length(off);
  const edge = unit(subtract(q, p));
  return r ? Math.abs(dot(unit(cross(edge, subtract(r, p))), off)) : length(cross(edge, off));
}

/** Where A − B has no volume: at right angles to it. */
function flat(corners: readonly Difference[]): { normal: Vector; witness: Vector } {
  const [p, q, r] = corners.map(({ w }) => w),
    edge = q ? unit(subtract(q, p)) : null,
    normal: Vector = edge ? (r ? unit(cross(edge, subtract(r, p))) : across(edge)) : [1, 0, 0];
  const weights = footWeights(corners.map(({ w }) => w)) ?? [1];
  return { normal, witness: blend(corners.slice(0, weights.length).map(({ a }) => a), weights) };
}

function face(p: Difference, q: Difference, r: Difference): Face {
  const up = cross(subtract(q.w, p.w), subtract(r.w, p.w)),
    normal = unit(up);
  return { corners: [p, q, r], normal, distance: length(up) > 0 ? dot(normal, p.w) : Infinity };
}

/** The polytope with a new point: faces that it sees give way to those from their rim; null where that fails. */
function withPoint(faces: readonly Face[], first: Face, point: Difference): Face[] | null {
  const seen = seenFrom(faces, first, point),
    edges = [...seen].flatMap(edgesOf),
    rim = edges.filter(([from, to]) => !edges.some(([x, y]) => x === to && y === from));
  // Where rounding errors decide what is seen, the rim may not be one loop.
  if (rim.length < 3 || new Set(rim.map(([from]) => from)).size < rim.length) return null;
  return [...faces.filter((f) => !seen.has(f)), ...rim.map(([from, to]) => face(from, to, point))];
}

const edgesOf = ({ corners: [p, q, r] }: Face): [Difference, Difference][] => [[p, q], [q, r], [r, p]];

/** The faces that a point sees, connected with the first of them. */
function seenFrom(faces: readonly Face[], first: Face, point: Difference): Set<Face> {
  const visible = faces.filter((f) => dot(f.normal, subtract(point.w, f.corners[0].w)) > 0),
    seen = new Set([first]);
  for (const f of seen)
    for (const g of visible)
      if (edgesOf(f).some(([p, q]) => edgesOf(g).some(([x, y]) => x === q && y === p))) seen.add(g);
  return seen;
}

/** The point of the first core that belongs to the origin's projection onto a face. */
function onFace({ corners }: Face): Vector {
  const weights = (footWeights(corners.map(({ w }) => w)) ?? [1, 0, 0]).map((x) => Math.max(x, 0)),
    total = weights.reduce((sum, x) => sum + x, 0);
  return corners.map(({ a }, k) => scale(weights[k] / total, a)).reduce(add);
}
