// Straight things: rods, rails, arrows for forces and for reactions, axes.

import { BoxGeometry, ConeGeometry, CylinderGeometry, Group, Mesh, MeshLambertMaterial, Vector3 } from "three";
import { lineColour } from "../theme";
import type { Numbers } from "./look";
import { type Brief, type Part, isFixed, roleAt, scratch, sizeOf } from "./part";
import { direct, span, vectorAt } from "./placing";

export const BAR = new CylinderGeometry(1, 1, 1, 14);
const PLANK = new BoxGeometry(2, 1, 2);
const TIP = new ConeGeometry(1, 1, 18);
const HEAD = 3.2,
  WIDE = 1.25; // of an arrow: length of the tip and its radius, in radii of a rod
const NO_TORQUE = 1e-9; // next to the largest force times the scene
const LONGEST = 0.3; // of an arrow of the page's own scale, as a part of the scene
const FADING = 0.985; // of the largest force of contact, from picture to picture, so that an impact does not hide what rests

export function rod(brief: Brief): Part {
  const object = new Mesh(BAR, brief.look.material("steel"));
  object.castShadow = !brief.look.ghost;
  return {
    object,
    place(at) {
      span(object, roleAt(brief, "start", at, scratch.a), roleAt(brief, "end", at, scratch.b), brief.look.rod);
    },
  };
}

/** A rail: a bar; ground of the plane has a slab below it. `lowered` says how far it lies below its points. */
export function rail(brief: Brief, ground: boolean, lowered: (at: Numbers) => number): Part {
  const object = new Group();
  const bar = new Mesh(BAR, brief.look.material("rail"));
  object.add(bar);
  const slab = ground ? new Mesh(PLANK, brief.look.material("ground")) : null;
  if (slab) object.add(slab);
  const { a, b, c } = scratch;
  return {
    object,
    place(at) {
      roleAt(brief, "start", at, a);
      roleAt(brief, "end", at, b);
      c.subVectors(b, a).normalize();
      c.set(-c.y, c.x, 0);
      if (c.y < 0) c.negate();
      const down = lowered(at) + brief.look.rod * 0.5;
      a.addScaledVector(c, -down);
      b.addScaledVector(c, -down);
      span(bar, a, b, brief.look.rod * (ground ? 0.5 : 0.7));
      if (!slab) return;
      const thick = 2.6 * brief.look.rod;
      a.addScaledVector(c, -thick);
      b.addScaledVector(c, -thick);
      span(slab, a, b, thick);
      slab.position.z = -0.12 * brief.look.extent;
    },
  };
}

class Arrow {
  readonly object = new Group();
  readonly material = new MeshLambertMaterial();
  private readonly shaft = new Mesh(BAR, this.material);
  private readonly tips: Mesh[]; // the foremost first
  private readonly end = new Vector3();

  constructor(
    private readonly brief: Brief,
    private readonly colour: number,
    heads = 1,
  ) {
    this.tips = Array.from({ length: heads }, () => new Mesh(TIP, this.material));
    this.object.add(this.shaft, ...this.tips);
    if (brief.look.above) Object.assign(this.material, { transparent: true, depthTest: false });
    for (const mesh of [this.shaft, ...this.tips]) mesh.castShadow = !brief.look.ghost;
  }

  place(start: Vector3, vector: Vector3): void {
    const length = vector.length(),
      thick = 0.8 * this.brief.look.rod;
    const head = Math.min(HEAD * 2 * thick, (0.6 * length) / this.tips.length);
    this.object.visible = length > 0.2 * thick && Number.isFinite(length);
    if (!this.object.visible) return;
    this.material.color.set(lineColour(this.colour, 6));
    const shaft = (length - head) / length;
    this.end.copy(start).addScaledVector(vector, shaft);
    span(this.shaft, start, this.end, thick);
    this.tips.forEach((tip, number) => {
      direct(tip, vector);
      tip.position.copy(start).addScaledVector(vector, 1 - ((number + 0.5) * head) / length);
      tip.scale.set(2 * WIDE * thick, head, 2 * WIDE * thick);
    });
    // In the plane, forces are seen before what they act on.
    this.object.position.z = this.brief.look.spatial ? 0 : 0.14 * this.brief.look.extent;
  }
}

/** A factor from newtons or newton metres to lengths; arrows without one share one that keeps the largest at a good length. */
function scale(brief: Brief, size: number, at: Numbers, of: "force" | "torque" = "force"): number {
  if (brief.shape.sizes["scale"] !== undefined) return sizeOf(brief, "scale", at, 1);
  const { look } = brief, { strongest } = look;
  if (Number.isFinite(size)) strongest[of] = Math.max(strongest[of], size);
  // Torques that vanish, as those across a plane do, are rounding of forces times lengths.
  const least = of === "torque" ? NO_TORQUE * look.extent * strongest.force : 0;
  return strongest[of] > least ? (LONGEST * look.extent) / strongest[of] : 0;
}

export function arrow(brief: Brief): Part {
  return pointer(brief, new Arrow(brief, 1), "force");
}

/** With two heads, along the axis about which it turns by the right hand. */
export function torqueArrow(brief: Brief): Part {
  return pointer(brief, new Arrow(brief, 3, 2), "torque");
}

function pointer(brief: Brief, drawn: Arrow, of: "force" | "torque"): Part {
  const object = new Group().add(drawn.object); // is shown or not, whatever the length of the arrow is
  return {
    object,
    place(at) {
      const vector = vectorAt(at.sizes, brief.shape.vectors["vector"], scratch.b);
      drawn.place(roleAt(brief, "at", at, scratch.a), vector.multiplyScalar(scale(brief, vector.length(), at, of)));
    },
  };
}

/** The force of constraints on the system: its components are multipliers. */
export function reaction(brief: Brief): Part {
  const drawn = new Arrow(brief, 2);
  const components = brief.shape.multipliers ?? [];
  return {
    object: drawn.object,
    place(at) {
      const component = (i: number): number => {
        const index = components[i] ?? -1;
        return index < 0 ? 0 : (at.multipliers[index] ?? 0);
      };
      const vector = scratch.b.set(component(0), component(1), component(2));
      if (brief.shape.group !== undefined) brief.look.strongest.force *= FADING;
      drawn.place(roleAt(brief, "at", at, scratch.a), vector.multiplyScalar(scale(brief, vector.length(), at)));
    },
  };
}

/** The axes x, y, z of a frame in vermillion, green and blue. */
export function frame(brief: Brief): Part {
  const object = new Group();
  const axes = [1, 2, 0].map((colour) => new Arrow(brief, colour));
  for (const axis of axes) object.add(axis.object);
  const { a, b } = scratch;
  return {
    object,
    place(at) {
      roleAt(brief, "origin", at, a);
      const length = sizeOf(brief, "length", at, (brief.shape.group === undefined ? 0.14 : 0.07) * brief.look.extent);
      const offset = brief.shape.vectors["rotation"];
      axes.forEach((axis, j) => {
        // Column j of the rotation is where axis j points.
        const r = (i: number): number => (offset === undefined ? Number(i === j) : (at.sizes[offset + 3 * i + j] ?? 0));
        axis.place(a, b.set(r(0), r(1), r(2)).multiplyScalar(length));
        axis.object.position.z = 0;
      });
    },
  };
}

/** A pin where something hangs from a fixed point. */
export function pin(brief: Brief, role: string): Part {
  const object = new Group();
  const rim = new Mesh(BAR, brief.look.material("steel")),
    face = new Mesh(BAR, brief.look.material("pin"));
  rim.rotation.x = face.rotation.x = Math.PI / 2;
  object.add(rim, face);
  const fixed = isFixed(brief.data, brief.shape.points[role]);
  return {
    object,
    place(at) {
      const { extent, pin: size } = brief.look;
      roleAt(brief, role, at, object.position);
      object.position.z += 0.075 * extent;
      rim.scale.set(size, 0.02 * extent, size);
      face.scale.set(0.55 * size, 0.024 * extent, 0.55 * size);
      object.visible = fixed || !brief.look.ghost;
    },
  };
}
