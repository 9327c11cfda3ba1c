// The drawing of plane systems without WebGL: flat strokes on a canvas.

import type { DrawnShape, PageData, Player } from "../../contract";
import { brief, roundUp } from "../numbers";
import { lineColour, shades } from "../theme";
import { numbersOf } from "./figure";
import type { Framing } from "./framing";
import type { Numbers } from "./look";
import { PlaneView } from "./plane_view";
import type { Stage } from "./stage";

const ROD = 0.0068,
  PIN = 0.015,
  COIL = 0.03,
  TURNS = 9; // parts of the scene's size; turns of a coil
const TRAIL = 1500; // places

export class FlatStage implements Stage {
  private readonly pen: CanvasRenderingContext2D;
  private players: readonly Player[] = [];
  private trails: { point: number; player: number; path: number[] }[] = [];
  private trailsShown = true;
  private pulled: { point: number; target: Float64Array } | null = null;
  private width = 1;
  private height = 1;
  private inset = 0;
  private desired: Player | null = null;
  private first = 0; // the size that the picture had when the view was taken by hand
  readonly view = new PlaneView();

  constructor(
    readonly canvas: HTMLCanvasElement,
    private readonly data: PageData,
    private readonly framing: Framing,
  ) {
    const pen = canvas.getContext("2d");
    if (!pen) throw new Error("This browser draws neither with WebGL nor on a canvas; use another one.");
    this.pen = pen;
  }

  get scale(): string {
    return `grid ${brief(this.spacing)} ${this.data.units.length}`.trim();
  }

  get hasTrails(): boolean {
    return this.trails.length > 0;
  }

  setDesired(player: Player | null): void {
    this.desired = player;
  }

  get middle(): { x: number; y: number } {
    return { x: this.width - this.free / 2, y: this.height / 2 };
  }

  viewChanged(): void {
    this.first ||= this.framing.size;
  }

  fit(): void {
    this.view.fit();
    this.first = 0;
  }

  axes(): null {
    return null;
  }

  render(): boolean {
    const { pen, players } = this,
      ratio = Math.min(window.devicePixelRatio, 2);
    // While a body is held, the picture stays: if it grew, the hand would be farther and farther out.
    const followed = this.pulled ? [] : players;
    if (followed[0]) this.framing.shrink(followed[0].t);
    for (const player of followed) if (player.outcome === "") this.framing.include(numbersOf(player));
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    pen.fillStyle = shades().wall;
    pen.fillRect(0, 0, this.width, this.height);
    pen.lineCap = pen.lineJoin = "round";
    this.drawGrid();
    if (this.trailsShown)
      for (const trail of this.trails) this.line(trail.path, lineColour(trail.player % 6, 6), 1.5, 0.5);
    if (this.desired) {
      pen.globalAlpha = 0.3;
      for (const shape of this.data.shapes) this.drawShape(shape, numbersOf(this.desired), lineColour(2, 6));
      pen.globalAlpha = 1;
    }
    [...players].reverse().forEach((player, i) => {
      const index = players.length - 1 - i,
        at = numbersOf(player);
      pen.globalAlpha = index ? 0.45 : 1;
      for (const shape of this.data.shapes) this.drawShape(shape, at, lineColour(index % 6, 6));
      pen.globalAlpha = 1;
    });
    if (this.pulled)
      this.line([...this.placeOf(this.pulled.point, this.positions), ...this.pulled.target], lineColour(1, 6), 3);
    return false;
  }

  remember(): void {}

  project(place: ArrayLike<number>): { x: number; y: number } {
    const [x, y] = this.pixel(place[0] ?? 0, place[1] ?? 0);
    return { x, y };
  }

  screenOf(point: number): { x: number; y: number } {
    return this.project(this.placeOf(point, this.positions));
  }

  setPlayers(players: readonly Player[]): void {
    this.players = players;
    const points = this.data.shapes
      .filter((shape) => shape.kind === "trail")
      .map((shape) => shape.points["point"] ?? 0);
    this.trails = players.flatMap((_, player) => points.map((point) => ({ point, player, path: [] })));
  }

  trace(): void {
    for (const trail of this.trails) {
      const player = this.players[trail.player];
      if (!player) continue;
      trail.path.push(...this.placeOf(trail.point, player.positions()));
      if (trail.path.length > 4 * TRAIL) trail.path.splice(0, 2 * TRAIL);
    }
  }

  retrace(places: Iterable<{ positions: Float64Array; t: number }>): void {
    for (const trail of this.trails) trail.path.length = 0;
    for (const { positions } of places)
      for (const trail of this.trails) trail.path.push(...this.placeOf(trail.point, positions));
  }

  /** Only mechanisms, which are in space, have shapes on demand. */
  showGroup(): void {}

  showTrails(on: boolean): void {
    this.trailsShown = on;
  }

  resize(width: number, height: number): void {
    const ratio = Math.min(window.devicePixelRatio, 2);
    [this.width, this.height] = [width, height];
    this.canvas.width = Math.round(width * ratio);
    this.canvas.height = Math.round(height * ratio);
  }

  setInset(left: number): void {
    this.inset = left;
  }

  renew(): void {}

  grab(x: number, y: number, reach: number): number {
    let nearest = -1,
      least = reach;
    this.data.points.forEach((point, index) => {
      const [px, py] = this.pixel(...this.placeOf(index, this.positions));
      const distance = Math.hypot(px - x, py - y);
      if (point.draggable && distance <= least) [nearest, least] = [index, distance];
    });
    return nearest;
  }

  unproject(x: number, y: number): Float64Array {
    const { scale, left, top } = this.map;
    return Float64Array.of((x - left) / scale, (top - y) / scale);
  }

  showPull(point: number, target: Float64Array | null): void {
    this.pulled = target ? { point, target } : null;
  }

  allowTurning(): void {}

  private get positions(): Float64Array {
    return this.players[0]?.positions() ?? new Float64Array(0);
  }

  private get spacing(): number {
    return roundUp(this.framing.size / 9);
  }

  private get free(): number {
    return Math.max(this.width - this.inset, 0.4 * this.width);
  }

  /** Pixels per unit of length, and where the origin is on the canvas. */
  private get map(): { scale: number; left: number; top: number } {
    const { low, high, size } = this.framing,
      { free } = this,
      air = 1 + 2 * this.framing.air;
    const edge = (axis: number): number => air * Math.max((high[axis] ?? 0) - (low[axis] ?? 0), 0.25 * size);
    const middle = (axis: number): number => ((high[axis] ?? 0) + (low[axis] ?? 0)) / 2;
    // A view that was taken by hand does not grow with the frame.
    const { zoom, shift } = this.view,
      kept = this.view.held && this.first ? size / this.first : 1,
      scale = Math.min(free / edge(0), this.height / edge(1)) * zoom * kept;
    return {
      scale,
      left: this.width - free / 2 + shift.x - scale * middle(0),
      top: this.height / 2 + shift.y + scale * middle(1),
    };
  }

  private pixel(x: number, y: number): [number, number] {
    const { scale, left, top } = this.map;
    return [left + scale * x, top - scale * y];
  }

  private placeOf(index: number, positions: Float64Array): [number, number] {
    const offset = this.data.points[index]?.offset ?? 0;
    return [positions[offset] ?? 0, positions[offset + 1] ?? 0];
  }

  private line(path: readonly number[], colour: string, width: number, strength = 1): void {
    const { pen } = this,
      { scale, left, top } = this.map;
    pen.save();
    pen.globalAlpha *= strength;
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.beginPath();
    for (let i = 0; i + 1 < path.length; i += 2)
      pen.lineTo(left + scale * (path[i] ?? 0), top - scale * (path[i + 1] ?? 0));
    pen.stroke();
    pen.restore();
  }

  private circle(x: number, y: number, radius: number, face: string | null, edge: string, width = 1.5): void {
    const { pen } = this,
      [px, py] = this.pixel(x, y);
    pen.beginPath();
    pen.arc(px, py, Math.max(radius * this.map.scale, 1), 0, 2 * Math.PI);
    pen.fillStyle = face ?? "transparent";
    pen.strokeStyle = edge;
    pen.lineWidth = width;
    if (face) pen.fill();
    pen.stroke();
  }

  private drawGrid(): void {
    const { spacing } = this,
      { scale, left, top } = this.map,
      { pen } = this;
    pen.strokeStyle = shades().grid;
    pen.lineWidth = 1;
    pen.beginPath();
    for (let x = left % (scale * spacing); x < this.width; x += scale * spacing) pen.rect(x, -1, 0, this.height + 2);
    for (let y = top % (scale * spacing); y < this.height; y += scale * spacing) pen.rect(-1, y, this.width + 2, 0);
    pen.stroke();
  }

  private drawShape(shape: DrawnShape, at: Numbers, colour: string): void {
    const { size } = this.framing,
      { steel, rail, ink, pin } = shades(),
      thick = 2 * ROD * size * this.map.scale;
    const place = (role: string): [number, number] => this.placeOf(shape.points[role] ?? 0, at.positions);
    const number = (name: string): number => Math.abs(at.sizes[shape.sizes[name] ?? -1] ?? 0);
    const fixed = (role: string): boolean => this.data.points[shape.points[role] ?? -1]?.fixed ?? false;
    switch (shape.kind) {
      case "rod":
      case "rail":
      case "coil": {
        const start = place("start"),
          end = place("end");
        if (shape.kind === "coil") this.line(zigzag(start, end, COIL * size), steel, 0.4 * thick);
        else this.line([...start, ...end], shape.kind === "rail" ? rail : steel, shape.kind === "rail" ? 2 : thick);
        for (const role of ["start", "end"])
          if (shape.kind !== "rail" && fixed(role)) this.circle(...place(role), PIN * size, pin, steel, 2);
        return;
      }
      case "cart": {
        const [x, y] = place("center"),
          w = number("width") / 2,
          h = number("height") / 2;
        this.line([x - w, y - h, x + w, y - h, x + w, y + h, x - w, y + h, x - w, y - h], colour, 3);
        for (const side of [-1, 1]) this.circle(x + side * 0.7 * w, y - h, 0.4 * h, pin, steel);
        return;
      }
      case "hoop":
        return this.circle(...place("center"), number("radius"), null, steel, 0.7 * thick);
      case "trail":
        return;
      case "arrow":
      case "torquearrow": {
        const [x, y] = place("at"),
          offset = shape.vectors["vector"] ?? -1,
          scale = number("scale") || 1;
        return this.line(
          [x, y, x + scale * (at.sizes[offset] ?? 0), y + scale * (at.sizes[offset + 1] ?? 0)],
          ink,
          0.6 * thick,
        );
      }
      case "box": {
        const edges = shape.vectors["size"] ?? -1,
          turn = shape.vectors["rotation"],
          [x, y] = place("center"),
          path: number[] = [];
        const r = (i: number): number => (turn === undefined ? [1, 0, 0, 0, 1][i] : at.sizes[turn + i]) ?? 0;
        for (const [a, b] of [
          [-1, -1],
          [1, -1],
          [1, 1],
          [-1, 1],
          [-1, -1],
        ] as const) {
          const p = (a * (at.sizes[edges] ?? 0)) / 2,
            q = (b * (at.sizes[edges + 1] ?? 0)) / 2;
          path.push(x + r(0) * p + r(1) * q, y + r(3) * p + r(4) * q);
        }
        return this.line(path, colour, 3);
      }
      default:
        if (shape.points["center"] !== undefined)
          this.circle(...place("center"), Math.max(number("radius"), ROD * size), colour, ink);
    }
  }
}

function zigzag(start: [number, number], end: [number, number], radius: number): number[] {
  const along = [end[0] - start[0], end[1] - start[1]] as const,
    length = Math.hypot(...along) || 1,
    path = [...start];
  for (let i = 0; i < 2 * TURNS; i += 1) {
    const s = 0.1 + (0.8 * (i + 0.5)) / (2 * TURNS),
      side = (i % 2 ? -radius : radius) / length;
    path.push(start[0] + s * along[0] - side * along[1], start[1] + s * along[1] + side * along[0]);
  }
  return [...path, ...end];
}
