// Surfaces of triangles, in colours of their own where their files have them.

import { Box3, BufferAttribute, BufferGeometry, Object3D, Vector3 } from "three";
import { toCreasedNormals } from "three/addons/utils/BufferGeometryUtils.js";
import type { DrawnShape, PageData, Surface } from "../../contract";
import { decoded } from "../numbers";
import type { Numbers } from "./look";
import { type Brief, type Part, roleAt, sizeOf } from "./part";
import { pointAt, rotate } from "./placing";
import { bodyMaterial, solid } from "./solids";

const CREASE = 0.6; // rad between faces, beyond which an edge is seen

export function mesh(brief: Brief): Part {
  const surface = surfaceOf(brief.data, brief.shape.mesh),
    geometry = geometryOf(surface),
    object = solid(brief, geometry, bodyMaterial(brief));
  if (surface?.colours) {
    object.material = surface.colours.map(([colour]) =>
      colour ? brief.look.material("surface", brief.trail, colour) : bodyMaterial(brief),
    );
    let first = 0;
    surface.colours.forEach(([, count], i) => {
      geometry.addGroup(3 * first, 3 * count, i);
      first += count;
    });
  }
  return {
    object,
    place(at) {
      roleAt(brief, "center", at, object.position);
      object.scale.setScalar(sizeOf(brief, "scale", at, 1));
      rotate(object, at.sizes, brief.shape.vectors["rotation"]);
    },
  };
}

/** Where the corners of the box about a mesh are. */
export function cornersOf(data: PageData, shape: DrawnShape): (at: Numbers) => Vector3[] {
  const surface = surfaceOf(data, shape.mesh),
    box = new Box3().setFromArray([...new Float32Array(decoded(surface?.vertices ?? ""))]),
    point = data.points[shape.points["center"] ?? -1],
    object = new Object3D();
  if (box.isEmpty() || !point) return () => [];
  const { min, max } = box,
    corners = [0, 1, 2, 3, 4, 5, 6, 7].map(
      (i) => new Vector3(i & 1 ? max.x : min.x, i & 2 ? max.y : min.y, i & 4 ? max.z : min.z),
    );
  return (at) => {
    pointAt(point, at.positions, object.position);
    object.scale.setScalar(at.sizes[shape.sizes["scale"] ?? -1] ?? 1);
    rotate(object, at.sizes, shape.vectors["rotation"]);
    object.updateMatrix();
    return corners.map((corner) => corner.clone().applyMatrix4(object.matrix));
  };
}

function surfaceOf(data: PageData, given: Brief["shape"]["mesh"]): Surface | undefined {
  if (!given || !("like" in given)) return given;
  const earlier = data.shapes[given.like]?.mesh;
  return earlier && !("like" in earlier) ? earlier : undefined;
}

/** Triangles with corners of their own: round where faces meet at small angles, with edges elsewhere. */
function geometryOf(surface: Surface | undefined): BufferGeometry {
  const shared = new BufferGeometry();
  if (!surface) return shared;
  shared.setAttribute("position", new BufferAttribute(new Float32Array(decoded(surface.vertices)), 3));
  shared.setIndex(new BufferAttribute(new Uint32Array(decoded(surface.faces)), 1));
  return toCreasedNormals(shared, CREASE);
}
