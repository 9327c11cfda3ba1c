// Convex shapes as surfaces of three.js.

import {
  BufferGeometry,
  CapsuleGeometry,
  ConeGeometry,
  CylinderGeometry,
  EdgesGeometry,
  Group,
  LineBasicMaterial,
  LineSegments,
  Matrix4,
  Mesh,
  MeshLambertMaterial,
  PlaneGeometry,
  SphereGeometry,
  Vector3,
  type Object3D,
} from "three";
import { ConvexGeometry } from "three/addons/geometries/ConvexGeometry.js";
import type { ConvexPart, Place, ShapesBody } from "../contract";

const CREASE = 25; // degrees between faces, beyond which an edge is drawn

/** All parts of a body in its own frame; planes are drawn as large as `extent`. */
export function bodyObject(body: ShapesBody, extent: number): { object: Group; dye: (colour: string) => void } {
  const object = new Group(),
    // What is inside, as a point deep in the other shape, is to be seen.
    face = new MeshLambertMaterial({ transparent: true, opacity: 0.45, depthWrite: false }),
    edge = new LineBasicMaterial();
  for (const { part, place } of body.parts) {
    const geometry = geometryOf(part, extent),
      solid = new Mesh(geometry, face);
    solid.add(new LineSegments(new EdgesGeometry(geometry, CREASE), edge));
    if (part.kind === "plane") solid.raycast = () => undefined; // too large for a hand: by its numbers only
    put(solid, place);
    object.add(solid);
  }
  const dye = (colour: string): void => {
    face.color.set(colour);
    edge.color.set(colour);
  };
  return { object, dye };
}

/** Lets something stand at a place. */
export function put(object: Object3D, { position, rotation: r }: Place): void {
  object.position.set(...position);
  object.setRotationFromMatrix(
    new Matrix4().set(r[0], r[1], r[2], 0, r[3], r[4], r[5], 0, r[6], r[7], r[8], 0, 0, 0, 0, 1),
  );
}

function geometryOf({ kind, radius, size, vertices }: ConvexPart, extent: number): BufferGeometry {
  if (kind === "plane") return new PlaneGeometry(2 * extent, 2 * extent);
  if (kind === "ellipsoid") return new SphereGeometry(1, 48, 32).scale(...size);
  // The axes of three.js's cylinders are y, ours z.
  if (kind === "cylinder") return new CylinderGeometry(size[0], size[0], 2 * size[2], 48).rotateX(Math.PI / 2);
  if (kind === "cone") return new ConeGeometry(size[0], 2 * size[2], 48).rotateX(Math.PI / 2);
  if (vertices.length === 1) return new SphereGeometry(radius, 48, 32);
  if (vertices.length === 2)
    return new CapsuleGeometry(radius, Math.hypot(...vertices[0].map((x, k) => x - vertices[1][k])), 12, 48).rotateX(
      Math.PI / 2,
    );
  return new ConvexGeometry(vertices.map((v) => new Vector3(...v)));
}
