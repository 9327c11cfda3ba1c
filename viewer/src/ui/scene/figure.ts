// One system as it is drawn: a part for every shape; ghosts of other integrators are figures too.

import { Group } from "three";
import type { DrawnShape, PageData, Player } from "../../contract";
import { coil } from "./coil";
import { Look, type Numbers } from "./look";
import { mesh } from "./mesh";
import { type Brief, type Part, isFixed } from "./part";
import { Ribbon } from "./ribbon";
import { belowCart, box, cart, disc, hoop, roller, sphere } from "./solids";
import { arrow, frame, pin, rail, reaction, rod, torqueArrow } from "./straight";
import { following, isFloor, isGround, pinsOf, rodEnds, trackOf } from "./supports";

const TRAIL_PLACES = 4000, // of all trails together
  FEWEST_PLACES = 300;
const TRAIL_WIDTH = 1; // half the width, CSS pixels
const MEMORY = 0.6; // how long a trail is seen, as a part of the time that is plotted

interface Trail {
  point: number;
  ribbon: Ribbon;
  colour: number;
}

const NOTHING = new Float64Array(0);

/** The numbers that a player's drawing is made from; multipliers only where a reaction shows them. */
export function numbersOf(player: Player): Numbers {
  const reacting = player.data.shapes.some((shape) => shape.kind === "reaction");
  return {
    positions: player.positions(),
    sizes: player.sizes(),
    multipliers: reacting ? player.multipliers() : NOTHING,
  };
}

export class Figure {
  readonly object = new Group();
  readonly look: Look;
  private readonly markLook: Look; // of what is shown on demand: bodies do not hide it
  readonly shown: Numbers; // what the last picture shows
  private before = NOTHING;
  private readonly parts: Part[] = [];
  private readonly groups = new Map<string, Part[]>(); // what is shown on demand
  private readonly trails: Trail[] = [];

  /** Of player number `index` among as many as `count` says. */
  constructor(
    private readonly data: PageData,
    readonly player: Player,
    index: number,
    count: () => number,
  ) {
    this.look = new Look(data, index, count);
    this.markLook = new Look(data, index, count, true);
    const at = numbersOf(player);
    this.shown = { ...at, positions: Float64Array.from(at.positions) };
    const trailing = [...new Set(data.shapes.filter((s) => s.kind === "trail").map((s) => s.points["point"]))];
    const ends = rodEnds(data);
    const tracks = new Map<DrawnShape, DrawnShape>();
    for (const shape of data.shapes) {
      const line = shape.kind === "cart" ? trackOf(data, shape, at) : null;
      if (line) tracks.set(shape, line);
    }
    data.shapes.forEach((shape, layer) => {
      if ((this.look.ghost && standsStill(data, shape)) || isFloor(shape, at)) return;
      const first = Object.values(shape.points)[0];
      const trail = Math.max(0, trailing.indexOf(first));
      const look = shape.group === undefined ? this.look : this.markLook;
      const brief: Brief = { data, shape, look, trail, layer };
      if (shape.kind === "trail") this.addTrail(shape, trail);
      else this.add(this.part(brief, at, tracks, ends), shape.group);
    });
    if (!data.spatial && !this.look.ghost) {
      for (const { shape, role } of pinsOf(data))
        this.add(pin({ data, shape, look: this.look, trail: 0, layer: 0 }, role));
    }
  }

  /** How large the scene is, in the system's unit of length. */
  set extent(size: number) {
    this.look.extent = this.markLook.extent = size;
  }

  /** Puts every part where it is; `part` of the way from the step before to the last one. */
  place(part: number): void {
    const at = numbersOf(this.player);
    if (part < 1 && this.before.length === at.positions.length) {
      for (let i = 0; i < this.before.length; i += 1) {
        const from = this.before[i] ?? 0;
        this.shown.positions[i] = from + part * ((at.positions[i] ?? 0) - from);
      }
    } else this.shown.positions.set(at.positions);
    this.shown.sizes = at.sizes;
    this.shown.multipliers = at.multipliers;
    for (const drawn of this.parts) drawn.place(this.shown);
  }

  /** Keeps where points are before a step, for pictures between steps that are long next to a frame. */
  remember(): void {
    if (this.before.length !== this.shown.positions.length) this.before = new Float64Array(this.shown.positions.length);
    this.before.set(this.player.positions());
  }

  /** Lets trails go on to where their points are now. */
  trace(): void {
    if (!this.trails.length) return;
    this.mark(this.player.positions(), this.player.t);
  }

  /** A place of every trail from positions at an instant. */
  mark(positions: Float64Array, t: number): void {
    for (const { point, ribbon } of this.trails) {
      const drawn = this.data.points[point];
      if (!drawn) continue;
      const { offset, dimension } = drawn;
      const x = positions[offset] ?? 0,
        y = positions[offset + 1] ?? 0;
      if (!Number.isFinite(x + y)) continue;
      ribbon.append(x, y, dimension === 3 ? (positions[offset + 2] ?? 0) : -0.02 * this.look.extent, t);
    }
  }

  get traced(): boolean {
    return this.trails.length > 0;
  }

  forget(): void {
    this.before = NOTHING;
    for (const { ribbon } of this.trails) ribbon.clear();
  }

  showTrails(on: boolean): void {
    for (const { ribbon } of this.trails) ribbon.object.visible = on;
  }

  resize(width: number, height: number): void {
    for (const { ribbon } of this.trails) ribbon.resize(width, height);
  }

  renew(): void {
    this.look.renew();
    this.markLook.renew();
    for (const { ribbon, colour } of this.trails) ribbon.dye(this.look.colour(colour));
  }

  dispose(): void {
    for (const { ribbon } of this.trails) ribbon.dispose();
    this.look.dispose();
    this.markLook.dispose();
    this.object.removeFromParent();
  }

  /** Shows or hides the shapes of a group. */
  showGroup(group: string, on: boolean): void {
    for (const { object } of this.groups.get(group) ?? []) object.visible = on;
  }

  private add(part: Part, group?: string): void {
    this.parts.push(part);
    this.object.add(part.object);
    if (group === undefined) return;
    this.groups.set(group, [...(this.groups.get(group) ?? []), part]);
    part.object.visible = false;
  }

  private addTrail(shape: DrawnShape, colour: number): void {
    const point = shape.points["point"];
    if (point === undefined) return;
    const trails = this.data.shapes.filter(({ kind }) => kind === "trail").length,
      places = Math.max(FEWEST_PLACES, Math.round(TRAIL_PLACES / trails));
    const ribbon = new Ribbon(places, this.data.view?.memory ?? MEMORY * this.data.until, TRAIL_WIDTH, this.look.ghost ? 0.55 : 0.85);
    ribbon.object.renderOrder = -1;
    ribbon.dye(this.look.colour(colour));
    this.trails.push({ point, ribbon, colour });
    this.object.add(ribbon.object);
  }

  private part(brief: Brief, at: Numbers, tracks: Map<DrawnShape, DrawnShape>, ends: Set<number | undefined>): Part {
    const { shape, data } = brief;
    switch (shape.kind) {
      case "rod":
        return rod(brief);
      case "coil":
        return coil(brief);
      case "disc":
        return disc(brief);
      case "sphere":
        return sphere(brief);
      case "box":
        return box(brief);
      case "cylinder":
        return roller(brief, false);
      case "capsule":
        return roller(brief, true);
      case "mesh":
        return mesh(brief);
      case "hoop":
        return hoop(brief, ends.has(shape.points["center"]));
      case "arrow":
        return arrow(brief);
      case "torquearrow":
        return torqueArrow(brief);
      case "reaction":
        return reaction(brief);
      case "frame":
        return frame(brief);
      case "cart": {
        const line = tracks.get(shape);
        return cart(brief, line ? following(data, shape, line) : null, ends.has(shape.points["center"]));
      }
      case "rail": {
        const carried = [...tracks].filter(([, line]) => line === shape).map(([one]) => ({ ...brief, shape: one }));
        const below = (now: Numbers): number => Math.max(0, ...carried.map((one) => belowCart(one, now)));
        return rail(brief, isGround(data, shape, carried.length > 0, at), below);
      }
      default:
        throw new Error(`The page cannot draw a ${shape.kind}; open it with a newer version of pendula.`);
    }
  }
}

/** Whether a shape is the same for every player: drawn once, not for ghosts. */
function standsStill(data: PageData, shape: DrawnShape): boolean {
  if (shape.kind === "hoop" && Object.keys(shape.vectors).length) return false;
  return shape.kind !== "trail" && Object.values(shape.points).every((index) => isFixed(data, index));
}
