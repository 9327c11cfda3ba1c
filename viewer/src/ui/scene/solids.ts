// Bodies: discs, spheres, boxes, cylinders, capsules, hoops, carts.

import {
  BoxGeometry,
  BufferGeometry,
  CapsuleGeometry,
  CircleGeometry,
  CylinderGeometry,
  EdgesGeometry,
  Group,
  LineSegments,
  Mesh,
  SphereGeometry,
  TorusGeometry,
  type MeshLambertMaterial,
} from "three";
import type { Numbers } from "./look";
import { type Brief, type Part, roleAt, scratch, sizeOf } from "./part";
import { rotate, vectorAt } from "./placing";

const BALL = new SphereGeometry(1, 32, 20);
const MARKED_BALL = quartered(BALL); // shows how it turns
const MANY_BALLS = 60; // which are small in the picture, and drawn of fewer triangles
const SMALL_BALL = new SphereGeometry(1, 18, 11);
const SMALL_MARKED_BALL = quartered(SMALL_BALL);
const COIN = new CylinderGeometry(1, 1, 1, 48).rotateX(Math.PI / 2); // along z
const CUBE = new BoxGeometry(1, 1, 1);
const EDGES = new EdgesGeometry(CUBE);
const PLATE = new CircleGeometry(1, 64);
const WHEEL = 0.2; // radius of a wheel as a part of the cart's height
const DEPTH = 0.05; // of a coin, as a part of the scene
const LAYER = 4e-4; // between coins of the plane, so that overlapping ones do not flicker

export function solid(
  brief: Brief,
  geometry: BufferGeometry,
  material: MeshLambertMaterial | MeshLambertMaterial[],
): Mesh {
  const mesh = new Mesh(geometry, material);
  mesh.castShadow = !brief.look.ghost;
  mesh.receiveShadow = brief.look.spatial && !brief.look.ghost;
  return mesh;
}

export function bodyMaterial(brief: Brief): MeshLambertMaterial {
  const { look, shape, trail } = brief;
  if (shape.ground !== undefined && !look.ghost) return look.material(shape.ground === "floor" ? "ground" : "wall");
  return look.material(shape.kind === "mesh" ? "surface" : "body", trail, shape.colour, shape.body);
}

/** A round mass: a coin with a darker rim in the plane, a ball in space. */
export function disc(brief: Brief): Part {
  const { look, trail, layer } = brief;
  if (look.spatial) return sphere(brief);
  const object = new Group();
  const rim = solid(brief, COIN, look.material("edge", trail));
  const face = solid(brief, COIN, look.material("body", trail));
  face.castShadow = false;
  object.add(rim, face);
  return {
    object,
    place(at) {
      const radius = Math.max(Math.abs(sizeOf(brief, "radius", at)), look.least);
      const depth = DEPTH * look.extent,
        width = Math.min(0.16 * radius, 0.3 * look.rod);
      roleAt(brief, "center", at, object.position);
      object.position.z = (0.03 + LAYER * layer) * look.extent;
      rim.scale.set(radius, radius, depth);
      face.scale.set(radius - width, radius - width, depth * 1.02);
    },
  };
}

/** A ball; that of a body in two shades, so that it is seen to turn. */
export function sphere(brief: Brief): Part {
  const { look, shape, trail } = brief,
    rotation = shape.vectors["rotation"],
    turning = rotation !== undefined && shape.ground === undefined;
  const small = look.balls > MANY_BALLS;
  const object = turning
    ? solid(brief, small ? SMALL_MARKED_BALL : MARKED_BALL, [bodyMaterial(brief), look.material("edge", trail, shape.colour)])
    : solid(brief, small ? SMALL_BALL : BALL, bodyMaterial(brief));
  return {
    object,
    place(at) {
      roleAt(brief, "center", at, object.position);
      object.scale.setScalar(Math.max(Math.abs(sizeOf(brief, "radius", at)), look.least));
      if (turning) rotate(object, at.sizes, rotation);
    },
  };
}

/** A ball whose quarters about z belong to two groups by turns. */
function quartered(ball: BufferGeometry): BufferGeometry {
  const made = ball.clone(),
    places = ball.getAttribute("position"),
    triangles: [number[], number[]] = [[], []];
  const index = ball.getIndex()?.array ?? [];
  for (let i = 0; i < index.length; i += 3) {
    const corners = [index[i] ?? 0, index[i + 1] ?? 0, index[i + 2] ?? 0];
    const x = corners.reduce((sum, corner) => sum + places.getX(corner), 0),
      y = corners.reduce((sum, corner) => sum + places.getY(corner), 0);
    triangles[x * y > 0 ? 0 : 1].push(...corners);
  }
  made.setIndex([...triangles[0], ...triangles[1]]);
  made.addGroup(0, triangles[0].length, 0);
  made.addGroup(triangles[0].length, triangles[1].length, 1);
  return made;
}

/** A box; in space with its edges, so that boxes on each other can be told apart. */
export function box(brief: Brief): Part {
  const object = solid(brief, CUBE, bodyMaterial(brief));
  if (brief.look.spatial && !brief.look.ghost) object.add(new LineSegments(EDGES, brief.look.line));
  return {
    object,
    place(at) {
      const size = vectorAt(at.sizes, brief.shape.vectors["size"], scratch.a);
      const flat = DEPTH * brief.look.extent;
      object.scale.set(Math.abs(size.x) || flat, Math.abs(size.y) || flat, Math.abs(size.z) || flat);
      roleAt(brief, "center", at, object.position);
      rotate(object, at.sizes, brief.shape.vectors["rotation"]);
    },
  };
}

/** A cylinder, or a capsule with round caps beyond its length, along its own z-axis. */
export function roller(brief: Brief, capped: boolean): Part {
  const object = solid(brief, new BufferGeometry(), bodyMaterial(brief));
  let made = "";
  return {
    object,
    place(at) {
      const radius = Math.abs(sizeOf(brief, "radius", at)),
        length = Math.abs(sizeOf(brief, "length", at));
      const wanted = `${radius} ${length}`;
      if (wanted !== made) {
        made = wanted;
        object.geometry.dispose();
        object.geometry = (
          capped ? new CapsuleGeometry(radius, length, 8, 24) : new CylinderGeometry(radius, radius, length, 40)
        ).rotateX(Math.PI / 2);
      }
      roleAt(brief, "center", at, object.position);
      rotate(object, at.sizes, brief.shape.vectors["rotation"]);
    },
  };
}

/** A circle about a point with its normal; `filled` where a rod carries it by its centre, as a wheel. */
export function hoop(brief: Brief, filled: boolean): Part {
  const object = new Group();
  const ring = solid(brief, new BufferGeometry(), brief.look.material("steel"));
  const plate = filled ? new Mesh(PLATE, brief.look.material("face", brief.trail)) : null;
  object.add(ring);
  if (plate) object.add(plate);
  const { a, b } = scratch;
  let made = 0;
  return {
    object,
    place(at) {
      const radius = Math.abs(sizeOf(brief, "radius", at));
      object.visible = radius > 0;
      if (!object.visible) return;
      const thin = (0.75 * brief.look.rod) / radius;
      if (Math.abs(thin - made) > 0.02 * made) {
        made = thin;
        ring.geometry.dispose();
        ring.geometry = new TorusGeometry(1, thin, 10, 96);
      }
      roleAt(brief, "center", at, object.position);
      object.scale.setScalar(radius);
      vectorAt(at.sizes, brief.shape.vectors["axis"], a);
      if (a.lengthSq() === 0) a.z = 1;
      object.quaternion.setFromUnitVectors(b.set(0, 0, 1), a.normalize());
    },
  };
}

/** What a cart runs on: the direction, as a unit vector in `along`, and whether it stands on it. */
export type Track = (at: Numbers) => { x: number; y: number; lifted: boolean };

/** How far the track lies below the centre of a cart. */
export function belowCart(brief: Brief, at: Numbers): number {
  return (0.5 + WHEEL) * Math.abs(sizeOf(brief, "height", at));
}

/** A box about a point, with wheels; it stands along its track. */
export function cart(brief: Brief, track: Track | null, hinged: boolean): Part {
  const { look, trail } = brief;
  const object = new Group(),
    wheels: Mesh[] = [],
    hubs: Mesh[] = [];
  const body = solid(brief, CUBE, look.material("body", trail));
  object.add(body);
  for (let i = 0; i < 2; i += 1) {
    wheels.push(solid(brief, COIN, look.material("steel")));
    hubs.push(new Mesh(COIN, look.material("pin")));
  }
  const hinge = hinged ? new Mesh(COIN, look.material("pin")) : null;
  object.add(...wheels, ...hubs);
  if (hinge) object.add(hinge);
  return {
    object,
    place(at) {
      const width = Math.abs(sizeOf(brief, "width", at)),
        height = Math.abs(sizeOf(brief, "height", at));
      const wheel = WHEEL * height,
        deep = look.spatial ? height : 2 * DEPTH * look.extent;
      roleAt(brief, "center", at, object.position);
      const along = track?.(at) ?? { x: 1, y: 0, lifted: false };
      // In space z is up, and a cart stands on its wheels.
      object.rotation.set(look.spatial ? Math.PI / 2 : 0, 0, Math.atan2(along.y, along.x));
      if (along.lifted) object.position.addScaledVector(scratch.a.set(-along.y, along.x, 0), belowCart(brief, at));
      body.scale.set(width, height, deep);
      body.position.z = -0.4 * deep;
      for (const [i, side] of [-1, 1].entries()) {
        const x = side * Math.max(width / 2 - 1.3 * wheel, 0),
          drawn = wheels[i],
          hub = hubs[i];
        drawn?.position.set(x, -height / 2, 0.12 * deep);
        drawn?.scale.set(wheel, wheel, 0.3 * deep);
        hub?.position.set(x, -height / 2, 0.13 * deep);
        hub?.scale.set(0.4 * wheel, 0.4 * wheel, 0.3 * deep);
      }
      hinge?.position.set(0, 0, 0.06 * look.extent);
      hinge?.scale.set(0.8 * look.pin, 0.8 * look.pin, 0.02 * look.extent);
    },
  };
}
