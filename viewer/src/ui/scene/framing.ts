// What part of space is shown: what the motion may reach at the start, growing as it goes beyond.

import { Vector3 } from "three";
import type { DrawnPoint, DrawnShape, PageData } from "../../contract";
import type { Place } from "./fitting";
import type { Numbers } from "./look";
import { cornersOf } from "./mesh";
import { pointAt } from "./placing";
import { floorOf, isGround, trackOf } from "./supports";

const AIR = 0.06,
  AIR_FOR_ARROWS = 0.22; // around everything, as a part of the size
const FARTHEST = 40; // how many times its first size the picture may grow
const DEEPEST = 12; // times the first size ground may lie below it
const GROWTH = 1.08; // of the box when something leaves it, so that it does not creep
const SHRUNK = 0.75; // of its size: a frame shrinks only where that is seen

interface Box {
  low: number[];
  high: number[];
}

function emptyBox(): Box {
  return { low: [Infinity, Infinity, Infinity], high: [-Infinity, -Infinity, -Infinity] };
}

export class Framing {
  readonly low = [Infinity, Infinity, Infinity];
  readonly high = [-Infinity, -Infinity, -Infinity];
  readonly air: number; // around everything, as a part of the size
  readonly floor: number | null; // the height of a level plane that bodies touch
  readonly start: Place[] = []; // of the figure with which the frame began
  private firstSize = 0;
  private readonly home = [new Float64Array(3), new Float64Array(3)]; // the box that was first settled on
  private recent = emptyBox(); // what is reached in the present while
  private earlier = emptyBox(); // and in the one before
  private whileFrom = -Infinity;
  private readonly margins: { point: number; size: (at: Numbers) => number }[];
  private readonly corners: ((at: Numbers) => Vector3[])[]; // of meshes, where they are
  private readonly ground: readonly DrawnShape[]; // rails that are drawn as far as the picture goes
  private readonly hanger: DrawnPoint | undefined; // from which hangs what trails below it: the middle of their frame

  constructor(
    private readonly data: PageData,
    at: Numbers,
  ) {
    this.ground = groundOf(data, at);
    const ground = pointsOfGround(data, this.ground);
    this.floor = data.view?.floor ?? floorOf(data, at);
    this.margins = [];
    // Forces that are shown on demand may reach out of the picture: it is turned and moved by hand.
    const pointing = ({ kind, group }: DrawnShape): boolean => group === undefined && /^((torque)?arrow|reaction)$/.test(kind);
    this.air = data.shapes.some(pointing) ? AIR_FOR_ARROWS : AIR;
    const framed = data.view?.frame === "trails" ? data.shapes.filter(({ kind }) => kind === "trail") : data.shapes.filter((shape) => shape.ground !== "floor");
    for (const shape of framed) {
      for (const point of Object.values(shape.points)) {
        if (!ground.has(point)) this.margins.push({ point, size: marginOf(shape) });
      }
    }
    if (data.view?.frame === "trails") this.hanger = data.points.find(({ fixed, dimension }) => fixed && dimension === 3);
    // Where there is nothing but ground, all of it is shown.
    if (!this.margins.length) data.points.forEach((_, point) => this.margins.push({ point, size: () => 0 }));
    this.corners = data.shapes.filter(({ kind }) => kind === "mesh").map((shape) => cornersOf(data, shape));
    this.begin(at);
  }

  /** Begins anew with the figure as it is. */
  begin(at: Numbers): void {
    this.firstSize = 0;
    this.low.fill(Infinity);
    this.high.fill(-Infinity);
    this.include(at);
    this.start.splice(0, Infinity, ...this.placesOf(at));
    if (this.floor !== null) this.stretch(2, this.floor, 0);
    for (let i = 0; i < 3; i += 1) if ((this.low[i] ?? 0) > (this.high[i] ?? 0)) this.low[i] = this.high[i] = 0;
    // In space the box around all that rods allow is mostly empty; there the look ahead must do.
    if (!this.data.spatial) this.includeReach(at);
    this.includeGround(at);
  }

  /** From now on growth is limited: what runs away is not followed for ever. */
  settle(): void {
    this.firstSize = this.size;
    this.home[0]?.set(this.low);
    this.home[1]?.set(this.high);
    this.recent = emptyBox();
    this.earlier = emptyBox();
    this.whileFrom = -Infinity;
  }

  /**
   * Shrinks again once nothing has been far out for a while; tells whether it did. A while is half of what is
   * plotted: what was reached in this one and in the one before is kept in sight, and the first box always.
   */
  shrink(t: number): boolean {
    const long = this.data.until / 2;
    if (t >= this.whileFrom && t < this.whileFrom + long) return false;
    const followed = t >= this.whileFrom && t < this.whileFrom + 2 * long;
    const { earlier, recent } = this;
    [this.earlier, this.recent, this.whileFrom] = [recent, emptyBox(), t];
    if (!followed || !Number.isFinite(this.whileFrom)) return false;
    const before = this.size,
      low = this.low.map((_, i) => Math.min(earlier.low[i] ?? 0, recent.low[i] ?? 0, this.home[0]?.[i] ?? 0)),
      high = this.high.map((_, i) => Math.max(earlier.high[i] ?? 0, recent.high[i] ?? 0, this.home[1]?.[i] ?? 0)),
      kept = [[...this.low], [...this.high]];
    this.low.splice(0, 3, ...low);
    this.high.splice(0, 3, ...high);
    if (this.size < SHRUNK * before) return true;
    this.low.splice(0, 3, ...(kept[0] ?? []));
    this.high.splice(0, 3, ...(kept[1] ?? []));
    return false;
  }

  /** The largest edge of the box, with air around it. */
  get size(): number {
    const edges = this.low.map((low, i) => (this.high[i] ?? 0) - low);
    const size = Math.max(...edges, 1e-9 * Math.max(...this.low.map(Math.abs), ...this.high.map(Math.abs)));
    return (size || 1) * (1 + 2 * this.air);
  }

  /** Makes room for the figure as it is; tells whether that was needed. */
  include(at: Numbers): boolean {
    let grown = false;
    for (const { point, size } of this.margins) {
      const drawn = this.data.points[point];
      if (!drawn) continue;
      const margin = size(at);
      for (let i = 0; i < drawn.dimension; i += 1)
        grown = this.stretch(i, at.positions[drawn.offset + i] ?? 0, margin) || grown;
    }
    for (const corners of this.corners) {
      for (const corner of corners(at))
        corner.toArray().forEach((place, i) => {
          grown = this.stretch(i, place, 0) || grown;
        });
    }
    if (this.hanger) this.centre(at.positions.subarray(this.hanger.offset));
    return grown;
  }

  /** Where the figure is in space: its points with their margins, and corners of meshes. */
  private placesOf(at: Numbers): Place[] {
    if (!this.data.spatial) return [];
    const points = this.margins.flatMap(({ point, size }) => {
      const drawn = this.data.points[point];
      return drawn ? [{ at: [...pointAt(drawn, at.positions, new Vector3())], radius: size(at) }] : [];
    });
    const corners = this.corners.flatMap((of) => of(at).map((corner) => ({ at: corner.toArray(), radius: 0 })));
    return [...points, ...corners].filter(({ at: place, radius }) => [...place, radius].every(Number.isFinite));
  }

  /** Reaches equally far to both sides of a place, level. */
  private centre(place: Float64Array): void {
    for (const axis of [0, 1]) {
      const middle = place[axis] ?? 0,
        reach = Math.max((this.high[axis] ?? 0) - middle, middle - (this.low[axis] ?? 0));
      [this.low[axis], this.high[axis]] = [middle - reach, middle + reach];
    }
  }

  private stretch(axis: number, place: number, margin: number): boolean {
    if (!Number.isFinite(place + margin)) return false;
    const { recent } = this;
    recent.low[axis] = Math.min(recent.low[axis] ?? Infinity, place - margin);
    recent.high[axis] = Math.max(recent.high[axis] ?? -Infinity, place + margin);
    const low = this.low[axis] ?? 0,
      high = this.high[axis] ?? 0;
    const most = this.firstSize ? FARTHEST * this.firstSize : Infinity;
    const extra = this.firstSize ? (GROWTH - 1) * (high - low) : 0;
    const lower = place - margin < low && !(high - place > most),
      higher = place + margin > high && !(place - low > most);
    if (lower) this.low[axis] = place - margin - extra;
    if (higher) this.high[axis] = place + margin + extra;
    return lower || higher;
  }

  /** Ground below what is shown is shown too, unless it is very far away. */
  private includeGround(at: Numbers): void {
    const [left = 0, bottom = 0] = this.low,
      [right = 0, top = 0] = this.high,
      farthest = DEEPEST * Math.max(right - left, top - bottom);
    for (const rail of this.ground) {
      const [start, end] = ["start", "end"].map((role) => this.data.points[rail.points[role] ?? -1]);
      if (!start || !end) continue;
      const place = ({ offset }: { offset: number }): number[] => [at.positions[offset] ?? 0, at.positions[offset + 1] ?? 0],
        [x = 0, y = 0] = place(start),
        [far = 0, up = 0] = place(end),
        slope = (up - y) / (far - x);
      for (const side of [left, right]) {
        const under = Math.min(Math.max(side, Math.min(x, far)), Math.max(x, far)),
          height = y + slope * (under - x);
        if (height < bottom && bottom - height <= farthest) this.stretch(1, height, 0);
      }
    }
  }

  /** Points that rods tie to fixed ones may reach as far as these are long. */
  private includeReach(at: Numbers): void {
    const { points, shapes } = this.data;
    const reach = points.map((point) => (point.fixed ? 0 : Infinity));
    const roots = points.map((_, index) => index);
    const bars = shapes.filter((shape) => shape.kind === "rod");
    const place = (index: number, axis: number): number => {
      const point = points[index];
      return point && axis < point.dimension ? (at.positions[point.offset + axis] ?? 0) : 0;
    };
    for (let round = 0; round < bars.length; round += 1) {
      let shorter = false;
      for (const bar of bars) {
        const start = bar.points["start"] ?? 0,
          end = bar.points["end"] ?? 0;
        const length = Math.hypot(...[0, 1, 2].map((axis) => place(start, axis) - place(end, axis)));
        for (const [from, to] of [
          [start, end],
          [end, start],
        ] as const) {
          const through = (reach[from] ?? Infinity) + length;
          if (through < (reach[to] ?? Infinity) * (1 - 1e-9)) {
            reach[to] = through;
            roots[to] = roots[from] ?? from;
            shorter = true;
          }
        }
      }
      if (!shorter) break;
    }
    for (const { point, size } of this.margins) {
      const radius = reach[point] ?? Infinity,
        root = roots[point] ?? point,
        drawn = points[point];
      if (!drawn || !(radius > 0 && radius < Infinity)) continue;
      for (let i = 0; i < drawn.dimension; i += 1) {
        this.stretch(i, place(root, i) - radius, size(at));
        this.stretch(i, place(root, i) + radius, size(at));
      }
    }
  }
}

function marginOf(shape: DrawnShape): (at: Numbers) => number {
  const size = (at: Numbers, name: string): number => {
    const offset = shape.sizes[name];
    return offset === undefined ? 0 : Math.abs(at.sizes[offset] ?? 0);
  };
  return (at) => {
    const edges = shape.vectors["size"];
    const box =
      edges === undefined
        ? 0
        : Math.hypot(at.sizes[edges] ?? 0, at.sizes[edges + 1] ?? 0, at.sizes[edges + 2] ?? 0) / 2;
    return Math.max(
      box,
      size(at, "radius") + size(at, "length") / 2,
      Math.hypot(size(at, "width"), 1.4 * size(at, "height")) / 2,
    );
  };
}

/** The rails of a plane system that are ground. */
function groundOf(data: PageData, at: Numbers): DrawnShape[] {
  const tracks = new Set(data.shapes.filter((shape) => shape.kind === "cart").map((cart) => trackOf(data, cart, at)));
  return data.shapes.filter((shape) => shape.kind === "rail" && isGround(data, shape, tracks.has(shape), at));
}

/** Points that only ground uses, where something else is drawn too: ground is drawn as far as the rest needs it. */
function pointsOfGround(data: PageData, ground: readonly DrawnShape[]): Set<number> {
  const others = new Set(
    data.shapes.filter((shape) => !ground.includes(shape)).flatMap((shape) => Object.values(shape.points)),
  );
  const points = ground.flatMap((shape) => Object.values(shape.points));
  return others.size ? new Set(points.filter((point) => !others.has(point))) : new Set();
}
