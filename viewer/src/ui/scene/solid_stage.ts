// The drawing by three.js: plane systems from the front without perspective, spatial ones with it and turned by hand.

import {
  Group,
  OrthographicCamera,
  PerspectiveCamera,
  Scene,
  SRGBColorSpace,
  Vector2,
  Vector3,
  WebGLRenderer,
  type Camera,
} from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";
import type { PageData, Player } from "../../contract";
import { lineColour, shades } from "../theme";
import { ContactArrows } from "./contact_arrows";
import { directionOf } from "./directions";
import { Figure, numbersOf } from "./figure";
import { fittedDistance } from "./fitting";
import type { Framing } from "./framing";
import { pointAt } from "./placing";
import { PlaneView } from "./plane_view";
import { Ribbon } from "./ribbon";
import type { Look, Means, Stage } from "./stage";
import { Surroundings } from "./surroundings";

const EASE = 0.18; // of the way to a grown frame, each picture
const FIELD = 32, // degrees, upright
  NARROW_FIELD = 1; // where only trails are framed: from so far away that what is above them looks hardly larger
const SLOW_PICTURE = 34; // milliseconds between pictures; beyond it the drawing is simplified
const SLOW_SHADOW = 20; // likewise for the shadows of pictures by software, which cost as much as all the rest
const PICTURES = 30; // over which that is judged
const COARSE = 0.7; // points of the drawing for one of the page, as the last resort
const DESIRED = 2; // the number by which the colour of what is desired is chosen
const IDLE = 1000; // milliseconds; pictures that far apart were not wanted sooner

export class SolidStage implements Stage {
  private readonly renderer: WebGLRenderer;
  private readonly scene = new Scene();
  private readonly world = new Group();
  private readonly camera: OrthographicCamera | PerspectiveCamera;
  private readonly controls: OrbitControls | null = null;
  private readonly surroundings: Surroundings;
  private readonly field: number; // degrees, upright
  private readonly grounded: boolean; // whether there is ground below
  private readonly spring = new Ribbon(2, 1e9, 1.5, 1);
  private readonly arrows: ContactArrows | null = null;
  private readonly centre = [0, 0, 0];
  private size = 0;
  private figures: Figure[] = [];
  private desired: Figure | null = null; // where a controller wants the system to be
  private lost = false; // whether the browser has taken the graphics away for a while
  readonly view: PlaneView | null;
  private width = 1;
  private height = 1;
  private inset = 0;
  private trails = true;
  private readonly groups = new Set<string>(); // of shapes that are shown on demand
  private last = 0;
  private pace = 16;
  private simplified = 0;
  private distance = 3; // of the onlooker, unless changed by hand
  private readonly direction = new Vector3(0, -1, 0); // in which he was when the picture was last fitted
  private readonly place = new Vector3();
  private readonly pixel = new Vector2();

  /** `wanted` asks for a picture when the view is turned by hand. */
  constructor(
    readonly canvas: HTMLCanvasElement,
    private readonly data: PageData,
    private readonly framing: Framing,
    private readonly means: Means,
    wanted: () => void,
  ) {
    // By software, smooth edges cost more than they are worth.
    this.simplified = means === "software" ? 1 : 0;
    this.renderer = new WebGLRenderer({ canvas, antialias: !this.simplified, powerPreference: "high-performance" });
    this.renderer.outputColorSpace = SRGBColorSpace;
    this.renderer.shadowMap.enabled = true;
    this.scene.add(this.world);
    const near = data.view?.frame === "trails";
    this.field = near ? NARROW_FIELD : FIELD;
    this.grounded = data.grounded || framing.floor !== null;
    this.surroundings = new Surroundings(this.scene, this.world, data.spatial, this.grounded, !near);
    // Where only a trail is framed, the rest is far away, and so is its shadow.
    if (near) this.surroundings.dropShadows();
    this.world.add(this.spring.object);
    this.spring.object.visible = false;
    this.spring.object.renderOrder = 2;
    if (data.contact) this.world.add((this.arrows = new ContactArrows()).object);
    if (data.spatial) {
      this.camera = new PerspectiveCamera(this.field, 1, 0.05, (40 * FIELD) / this.field);
      this.camera.up.set(0, 0, 1);
      this.controls = new OrbitControls(this.camera, canvas);
      Object.assign(this.controls, { minDistance: 0.05, maxDistance: (30 * FIELD) / this.field, zoomToCursor: true });
      this.controls.addEventListener("change", wanted);
      this.view = null;
      this.lookFrom(data.view?.look ?? "first");
    } else {
      this.view = new PlaneView();
      this.camera = new OrthographicCamera(-1, 1, 1, -1, 0.1, 10);
      this.camera.position.z = 4;
    }
    canvas.addEventListener("webglcontextlost", (event) => {
      event.preventDefault(); // it may come back
      this.lost = true;
    });
    canvas.addEventListener("webglcontextrestored", () => {
      this.lost = false;
      this.renew();
      wanted();
    });
    this.renew();
  }

  get scale(): string {
    return this.surroundings.scale(this.data.units.length);
  }

  get hasTrails(): boolean {
    return this.figures.some((figure) => figure.traced);
  }

  setPlayers(players: readonly Player[]): void {
    for (const figure of this.figures) figure.dispose();
    this.figures = players.map((player, index) => new Figure(this.data, player, index, () => players.length));
    for (const figure of [...this.figures].reverse()) this.world.add(figure.object);
    this.showTrails(this.trails);
    for (const group of this.groups) this.showGroup(group, true);
    this.sizeFigures();
    this.size = 0;
  }

  setDesired(player: Player | null): void {
    this.desired?.dispose();
    this.desired = player && new Figure(this.data, player, DESIRED, () => 1);
    if (this.desired) this.world.add(this.desired.object);
  }

  get middle(): { x: number; y: number } {
    return { x: this.width - this.free / 2, y: this.height / 2 };
  }

  viewChanged(): void {
    this.frame();
  }

  fit(look?: Look): void {
    this.view?.fit();
    if (this.controls && look !== undefined) this.lookFrom(look);
    else if (this.controls) {
      // The same direction, from as far as the whole needs.
      this.direction.copy(this.camera.position).sub(this.controls.target).normalize();
      this.controls.target.set(0, 0, 0);
      this.camera.position.copy(this.direction).setLength(this.distance);
      this.controls.update();
    }
    this.frame();
  }

  axes(): { x: number; y: number }[] | null {
    if (!this.controls) return null;
    const turn = this.camera.matrixWorldInverse;
    return [0, 1, 2].map((axis) => {
      this.place.set(0, 0, 0).setComponent(axis, 1).transformDirection(turn);
      return { x: this.place.x, y: -this.place.y };
    });
  }

  render(part = 1): boolean {
    if (this.lost) return false;
    this.judge();
    const first = this.figures[0];
    // While a body is held, the picture stays: if it grew, the hand would be farther and farther out.
    const followed = this.spring.object.visible ? [] : this.figures;
    if (first && followed.length) this.framing.shrink(first.player.t);
    for (const figure of followed) if (figure.player.outcome === "") this.framing.include(numbersOf(figure.player));
    const moving = this.ease();
    for (const figure of this.figures) {
      figure.extent = this.size;
      // Ghosts of the plane are behind what they are compared with.
      if (!this.data.spatial) figure.object.position.z = -0.02 * figure.look.index * this.size;
      figure.place(part);
    }
    this.arrows?.place(this.figures[0]?.player.contacts?.() ?? [], this.size);
    if (this.desired) {
      this.desired.extent = this.size;
      if (!this.data.spatial) this.desired.object.position.z = -0.06 * this.size;
      this.desired.place(1);
    }
    this.renderer.render(this.scene, this.camera);
    return moving;
  }

  remember(): void {
    for (const figure of this.figures) figure.remember();
  }

  trace(): void {
    for (const figure of this.figures) figure.trace();
  }

  retrace(places: Iterable<{ positions: Float64Array; t: number }>): void {
    for (const figure of this.figures) figure.forget();
    for (const { positions, t } of places) this.figures[0]?.mark(positions, t);
  }

  showTrails(on: boolean): void {
    this.trails = on;
    for (const figure of this.figures) figure.showTrails(on);
  }

  showGroup(group: string, on: boolean): void {
    if (this.arrows && group === "forces") this.arrows.object.visible = on;
    if (on) this.groups.add(group);
    else this.groups.delete(group);
    for (const figure of this.figures) figure.showGroup(group, on);
  }

  resize(width: number, height: number): void {
    if (width < 1 || height < 1) return;
    this.width = width;
    this.height = height;
    this.renderer.setPixelRatio(this.simplified > 2 ? COARSE : this.simplified ? 1 : Math.min(window.devicePixelRatio, 2));
    this.renderer.setSize(width, height, false);
    this.sizeFigures();
    this.frame();
  }

  setInset(left: number): void {
    if (left === this.inset) return;
    this.inset = left;
    this.frame();
  }

  renew(): void {
    this.renderer.setClearColor(shades().wall);
    this.surroundings.renew();
    this.spring.dye(lineColour(1, 6));
    this.arrows?.dye(lineColour(1, 6));
    for (const figure of this.figures) figure.renew();
    this.desired?.renew();
  }

  grab(x: number, y: number, reach: number): number {
    const positions = this.figures[0]?.shown.positions;
    if (!positions) return -1;
    let nearest = -1,
      least = reach;
    this.data.points.forEach((point, index) => {
      if (!point.draggable) return;
      this.toScreen(pointAt(point, positions, this.place));
      const distance = Math.hypot(this.pixel.x - x, this.pixel.y - y);
      // Of points at the same place, the later one is drawn in front.
      if (distance <= least) [nearest, least] = [index, distance];
    });
    return nearest;
  }

  unproject(x: number, y: number, point: number): Float64Array {
    const positions = this.figures[0]?.shown.positions,
      drawn = this.data.points[point];
    if (!positions || !drawn) return new Float64Array(3);
    // The depth of the point on the screen is kept.
    const depth = this.world.localToWorld(pointAt(drawn, positions, this.place)).project(this.camera).z;
    this.place.set((2 * x) / this.width - 1, 1 - (2 * y) / this.height, depth).unproject(this.camera as Camera);
    this.world.worldToLocal(this.place);
    return Float64Array.from([this.place.x, this.place.y, this.place.z].slice(0, drawn.dimension));
  }

  project(place: Float64Array): { x: number; y: number } {
    this.toScreen(this.place.set(place[0] ?? 0, place[1] ?? 0, place[2] ?? 0));
    return { x: this.pixel.x, y: this.pixel.y };
  }

  /** Where a point of the drawing is on the canvas, in CSS pixels. */
  screenOf(point: number): { x: number; y: number } {
    const positions = this.figures[0]?.shown.positions,
      drawn = this.data.points[point];
    if (positions && drawn) this.toScreen(pointAt(drawn, positions, this.place));
    return { x: this.pixel.x, y: this.pixel.y };
  }

  showPull(point: number, target: Float64Array | null): void {
    const positions = this.figures[0]?.shown.positions,
      drawn = this.data.points[point];
    this.spring.object.visible = target !== null;
    if (!target || !positions || !drawn) return;
    const front = this.data.spatial ? 0 : 0.2 * this.size;
    pointAt(drawn, positions, this.place);
    this.spring.clear();
    this.spring.append(this.place.x, this.place.y, this.place.z + front, 0);
    this.spring.append(target[0] ?? 0, target[1] ?? 0, (target[2] ?? 0) + front, 0);
  }

  allowTurning(on: boolean): void {
    if (this.controls) this.controls.enabled = on;
  }

  private toScreen(place: Vector3): void {
    this.world.localToWorld(place).project(this.camera);
    this.pixel.set(((place.x + 1) / 2) * this.width, ((1 - place.y) / 2) * this.height);
  }

  private sizeFigures(): void {
    for (const figure of this.figures) figure.resize(this.width, this.height);
    this.spring.resize(this.width, this.height);
  }

  /** Moves the view a part of the way to the frame; true while it is still on its way. */
  private ease(): boolean {
    // Whoever has zoomed by hand looks at a place of his own.
    if (this.view?.held && this.size) return false;
    const goal = this.framing.size,
      first = this.size === 0;
    const part = first ? 1 : EASE;
    let left = Math.abs(goal - this.size) / goal;
    this.size += part * (goal - this.size);
    for (let i = 0; i < 3; i += 1) {
      const middle = ((this.framing.low[i] ?? 0) + (this.framing.high[i] ?? 0)) / 2;
      left = Math.max(left, Math.abs(middle - (this.centre[i] ?? 0)) / goal);
      this.centre[i] = (this.centre[i] ?? 0) + part * (middle - (this.centre[i] ?? 0));
    }
    const moving = !first && left > 1e-3;
    if (first || left > 1e-5) {
      this.world.scale.setScalar(1 / this.size);
      this.world.position.set(...(this.centre.map((c) => -c / this.size) as [number, number, number]));
      this.world.updateMatrixWorld(true);
      this.surroundings.place(this.framing, this.centre, this.size);
      this.frame();
    }
    return moving;
  }

  /** Looks at the middle from a direction, from as far as the whole needs. */
  private lookFrom(look: Look): void {
    this.controls?.target.set(0, 0, 0);
    this.direction.set(...directionOf(look, this.grounded)).normalize();
    this.camera.position.copy(this.direction).setLength(this.distance);
    this.controls?.update();
  }

  private get free(): number {
    return Math.max(this.width - this.inset, 0.4 * this.width);
  }

  /** Fits the box into the part of the canvas that texts leave free. */
  private frame(): void {
    if (!this.size) return;
    const [w, h, d] = this.framing.low.map((low, i) => ((this.framing.high[i] ?? 0) - low) / this.size) as [
      number,
      number,
      number,
    ];
    const { free } = this,
      air = 1 + 2 * this.framing.air;
    if (this.camera instanceof PerspectiveCamera) {
      const aspect = this.width / this.height,
        up = Math.tan((this.field * Math.PI) / 360),
        gaze = { direction: this.direction, across: aspect * up, up },
        shown = (place: number, axis: number): number => (air * (place - (this.centre[axis] ?? 0))) / this.size,
        start = this.framing.start.map(({ at, radius }) => ({ at: at.map(shown), radius: (air * radius) / this.size }));
      const distance = fittedDistance([air * w, air * h, air * d], start, gaze);
      this.camera.aspect = aspect;
      // Whoever has come nearer by hand stays as much nearer.
      this.camera.position.multiplyScalar(distance / this.distance);
      this.controls?.target.multiplyScalar(distance / this.distance);
      this.distance = distance;
      this.controls?.update();
    } else {
      // Pixels per unit of the picture.
      const fitted = Math.min(free / (air * Math.max(w, 0.25)), this.height / (air * Math.max(h, 0.25))),
        { zoom = 1, shift = { x: 0, y: 0 } } = this.view ?? {},
        scale = fitted * zoom;
      const across = this.width / scale / 2,
        up = this.height / scale / 2,
        right = ((this.width - free) / 2 + shift.x) / scale,
        down = shift.y / scale;
      Object.assign(this.camera, { left: -across - right, right: across - right, top: up + down, bottom: -up + down });
    }
    this.camera.updateProjectionMatrix();
  }

  /** Where pictures come too slowly, the resolution falls to that of the page, then shadows go, then it falls again. */
  private judge(): void {
    const now = performance.now(),
      since = now - this.last;
    this.last = now;
    if (since > IDLE || this.simplified > 2) return;
    // A single late picture, as while the page is made ready, says little.
    this.pace += (Math.min(since, 3 * SLOW_PICTURE) - this.pace) / PICTURES;
    if (this.pace < (this.simplified === 1 && this.means === "software" ? SLOW_SHADOW : SLOW_PICTURE)) return;
    this.pace = 16;
    this.simplified += 1;
    if (this.simplified === 2) this.surroundings.simplify();
    else this.resize(this.width, this.height);
  }
}
