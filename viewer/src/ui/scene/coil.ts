// A coil spring: a wire wound about the line between two points, its turns spread over the present length.

import { BufferAttribute, BufferGeometry, Mesh } from "three";
import { type Brief, type Part, roleAt, scratch } from "./part";
import { span } from "./placing";

const TURNS = 9,
  LEAD = 0.1; // the straight lead at each end is a part of the length
const ALONG = 16 * TURNS + 4,
  AROUND = 6; // places along the wire, and around it
const RADIUS = 3.4,
  WIRE = 0.42; // in radii of a rod

export function coil(brief: Brief): Part {
  const geometry = new BufferGeometry();
  const positions = new BufferAttribute(new Float32Array(3 * ALONG * AROUND), 3);
  const normals = new BufferAttribute(new Float32Array(3 * ALONG * AROUND), 3);
  geometry.setAttribute("position", positions);
  geometry.setAttribute("normal", normals);
  geometry.setIndex(faces());
  const object = new Mesh(geometry, brief.look.material("steel"));
  object.frustumCulled = false;
  object.castShadow = !brief.look.ghost;
  let made = NaN;
  return {
    object,
    place(at) {
      const thick = brief.look.rod;
      const length = span(object, roleAt(brief, "start", at, scratch.a), roleAt(brief, "end", at, scratch.b), 1);
      object.scale.setScalar(1);
      if (!object.visible || Math.abs(length - made) <= 1e-4 * length) return;
      made = length;
      wind(positions, normals, length, RADIUS * thick, WIRE * thick);
    },
  };
}

/** The wire's surface about the y-axis: centre line (R cos φ, s, R sin φ), R falling to zero at the leads. */
function wind(
  positions: BufferAttribute,
  normals: BufferAttribute,
  length: number,
  radius: number,
  wire: number,
): void {
  const places = positions.array,
    directions = normals.array;
  const pitch = (length * (1 - 2 * LEAD)) / TURNS;
  for (let i = 0; i < ALONG; i += 1) {
    const inner = Math.min(Math.max((i - 2) / (ALONG - 5), 0), 1);
    const lead = i < 2 || i > ALONG - 3;
    const phi = 2 * Math.PI * TURNS * inner,
      R = lead ? 0 : radius;
    const s = i === 0 ? 0 : i === ALONG - 1 ? 1 : LEAD + (1 - 2 * LEAD) * inner;
    const cos = Math.cos(phi),
      sin = Math.sin(phi);
    // Tangent of a helix: (−R sin φ, pitch/2π, R cos φ); normal: (cos φ, 0, sin φ); binormal: their cross product.
    const rise = pitch / (2 * Math.PI),
      size = Math.hypot(R, rise) || 1;
    const tx = (-R * sin) / size,
      ty = rise / size,
      tz = (R * cos) / size;
    const bx = ty * sin,
      by = tz * cos - tx * sin,
      bz = -ty * cos;
    for (let j = 0; j < AROUND; j += 1) {
      const psi = (2 * Math.PI * j) / AROUND,
        c = Math.cos(psi),
        d = Math.sin(psi);
      const nx = c * cos + d * bx,
        ny = d * by,
        nz = c * sin + d * bz;
      const k = 3 * (AROUND * i + j);
      places[k] = R * cos + wire * nx;
      places[k + 1] = (s - 0.5) * length + wire * ny;
      places[k + 2] = R * sin + wire * nz;
      directions[k] = nx;
      directions[k + 1] = ny;
      directions[k + 2] = nz;
    }
  }
  positions.needsUpdate = true;
  normals.needsUpdate = true;
}

function faces(): number[] {
  const found: number[] = [];
  for (let i = 0; i + 1 < ALONG; i += 1) {
    for (let j = 0; j < AROUND; j += 1) {
      const a = AROUND * i + j,
        b = AROUND * i + ((j + 1) % AROUND);
      found.push(a, b, a + AROUND, b, b + AROUND, a + AROUND);
    }
  }
  return found;
}
