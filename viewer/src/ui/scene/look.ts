// How thick and in which colours things are drawn; one `Look` for a figure, renewed when the theme changes.

import { Color, DoubleSide, FrontSide, LineBasicMaterial, MeshLambertMaterial } from "three";
import type { PageData } from "../../contract";
import { lineColour, shades, theme } from "../theme";
import { liftFrom } from "./contrast";

export type Role = "steel" | "rail" | "ground" | "wall" | "pin" | "body" | "surface" | "edge" | "face" | "dark";

// Parts of the scene's size.
const ROD = 0.0068,
  PIN = 0.015,
  LEAST = 0.012;
const CLOSER = 0.75; // in space the view is nearer
const FEW = 8; // rods drawn at full thickness
const GHOST = 0.42, // opacity
  WALL = 0.35; // of what bodies touch and would hide them
// Neighbours among bodies differ in lightness: parts of the way to white, or to black where negative.
const TINTS = [0, 0.36, -0.32, 0.18];
const EDGE = 0x0b1a26;
const WHITE = new Color(0xffffff),
  BLACK = new Color(0x000000);

/** The numbers of a figure at an instant. */
export interface Numbers {
  positions: Float64Array;
  sizes: Float64Array;
  multipliers: Float64Array;
}

export class Look {
  extent = 1; // size of the scene in the system's unit of length
  strongest = { force: 0, torque: 0 }; // the largest shown so far, by which arrows without a scale of their own are drawn
  readonly line = new LineBasicMaterial({ color: EDGE, transparent: true, opacity: 0.55 }); // of edges
  readonly balls: number; // how many there are
  private readonly finer: number;
  private readonly trails: number;
  private readonly materials = new Map<string, MeshLambertMaterial>();

  /** For player number `index`; all but the first are ghosts in colours of their own. `above`: nothing hides it. */
  constructor(
    private readonly data: PageData,
    readonly index: number,
    private readonly count: () => number,
    readonly above = false,
  ) {
    const rods = data.shapes.filter((shape) => shape.kind === "rod").length;
    this.trails = data.shapes.filter((shape) => shape.kind === "trail").length;
    this.balls = data.shapes.filter((shape) => shape.kind === "sphere").length;
    this.finer = Math.min(1, Math.max(0.4, Math.sqrt(FEW / Math.max(rods, 1))));
  }

  get ghost(): boolean {
    return this.index > 0;
  }

  get spatial(): boolean {
    return this.data.spatial;
  }

  /** Radius of a rod, of a pin and of the smallest disc, in the system's unit of length. */
  get rod(): number {
    return ROD * this.extent * this.finer * (this.spatial ? CLOSER : 1);
  }

  get pin(): number {
    return PIN * this.extent * this.finer;
  }

  get least(): number {
    return LEAST * this.extent * this.finer;
  }

  /** The colour of player `index`, or of trail number `trail` where there is only one player. */
  colour(trail = 0): string {
    // Bodies with trails of their own keep their colours: ghosts are recognised by theirs.
    if (this.ghost || (this.count() > 1 && this.trails < 2)) return lineColour(this.index % 6, 6);
    return lineColour(trail % 6, 6);
  }

  /** `given` is the colour of a body that has one of its own; ghosts are recognised by theirs. `body` numbers bodies. */
  material(role: Role, trail = 0, given = "", body = 0): MeshLambertMaterial {
    const tint = given ? 0 : body % TINTS.length;
    const coloured = role === "body" || role === "surface" || role === "edge" || role === "face",
      key = `${role}${coloured ? trail : ""}${given} ${tint}`;
    let found = this.materials.get(key);
    if (!found) {
      // What is closed is seen from outside only; surfaces of files may be open, or inside out.
      found = new MeshLambertMaterial({ side: role === "body" ? FrontSide : DoubleSide });
      if (this.ghost) Object.assign(found, { transparent: true, opacity: GHOST, depthWrite: false });
      else if (role === "face") Object.assign(found, { transparent: true, opacity: 0.22, depthWrite: false });
      else if (role === "wall") Object.assign(found, { transparent: true, opacity: WALL, depthWrite: false });
      if (this.above) Object.assign(found, { transparent: true, depthTest: false });
      found.userData["role"] = role;
      found.userData["trail"] = trail;
      found.userData["given"] = given;
      found.userData["tint"] = tint;
      this.materials.set(key, found);
      this.dye(found);
    }
    return found;
  }

  /** Gives every material its colour anew. */
  renew(): void {
    for (const material of this.materials.values()) this.dye(material);
  }

  dispose(): void {
    for (const material of this.materials.values()) material.dispose();
    this.line.dispose();
  }

  private dye(material: MeshLambertMaterial): void {
    const role = material.userData["role"] as Role;
    const given = this.ghost ? "" : (material.userData["given"] as string);
    const own = given || this.colour(material.userData["trail"] as number);
    const { wall, steel, rail, ground, pin, ink } = shades();
    const of: Record<Role, string> = { steel, rail, ground, wall: rail, pin, body: own, surface: own, edge: own, face: own, dark: ink };
    material.color = new Color(of[role]);
    if (given && theme() === "dark") liftFrom(new Color(wall), material.color);
    const tint = TINTS[material.userData["tint"] as number] ?? 0;
    if (role === "body" || role === "surface") material.color.lerp(tint < 0 ? BLACK : WHITE, Math.abs(tint));
    if (role === "edge") material.color.multiplyScalar(0.62);
    if (this.ghost && role === "steel") material.color = new Color(own);
  }
}
