// Set-points to drag: for each desired value a ring in the picture, where a point of the drawing would then be.
//
// A desired value q* is shown by the point that moves along with its coordinate and with as few others as can be, at
// the state with every desired value in its place. A ring that is dragged by δr changes q* by Jᵀδr / JᵀJ, J = ∂r/∂q.

import type { DrawnPoint, SystemFunctions } from "../../contract";
import { StateLayout } from "../../layout";
import { element } from "../elements";
import { brief } from "../numbers";
import type { LiveSession } from "../session";
import type { Stage } from "./stage";

const SEEN = 1e-9; // of the largest slope: what is less does not move a point
const TURN = 0.05,
  MOVE = 0.02; // what an arrow key changes: rad, or of the picture's size
const UP = ["ArrowUp", "ArrowRight"],
  DOWN = ["ArrowDown", "ArrowLeft"];

interface Handle {
  coordinate: number;
  name: string; // of the parameter that holds the desired value
  point: number;
  ring: HTMLButtonElement;
}

export class SetPoints {
  readonly element = element("div", { class: "set-points", role: "group", "aria-label": "Desired values to drag" });
  private readonly handles: Handle[] = [];
  private readonly layout: StateLayout;
  private readonly y: Float64Array; // the state with desired values in it
  private readonly positions: Float64Array;
  private readonly slopes: Float64Array;

  constructor(
    private readonly stage: Stage,
    private readonly session: LiveSession,
    private readonly functions: SystemFunctions,
    private readonly size: number,
  ) {
    const { data } = session,
      numbers = data.points.reduce((sum, { dimension }) => sum + dimension, 0);
    this.layout = new StateLayout(data.layout);
    this.y = new Float64Array(this.layout.size);
    this.positions = new Float64Array(numbers);
    this.slopes = new Float64Array(numbers * this.layout.v.length);
    // Where q̇ = N(q) v, slopes are not those by coordinates; poses of robots are set by sliders.
    if (!this.layout.identity || !functions.point_jacobians || !data.servo || data.servo.poses) return;
    this.look();
    data.servo.coordinates.forEach((coordinate, i) => this.add(coordinate, data.servo?.desired[i] ?? ""));
    this.update();
  }

  /** Puts the rings where the desired values are; a controller that is off wants nothing. */
  update(): void {
    if (!this.handles.length) return;
    this.element.hidden = this.session.main.servoMode === "off" || this.session.swing !== null;
    this.look();
    for (const { point, ring } of this.handles) {
      const { x, y } = this.stage.project(this.placeOf(point));
      ring.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
    }
  }

  private add(coordinate: number, name: string): void {
    const { data } = this.session,
      point = this.pointFor(coordinate),
      { label = "", unit = "", angle = false } = data.coordinates[coordinate] ?? {};
    if (point < 0) return;
    const by = angle ? TURN : MOVE * this.size;
    const ring = element("button", {
      type: "button",
      class: "set-point",
      "data-set-point": name,
      "aria-label": `Desired ${label}: drag, or arrow keys`,
      title: `desired ${label}`,
      onpointerdown: (event) => this.grab(event as PointerEvent, handle),
      onkeydown: (event) => {
        const { key } = event as KeyboardEvent,
          sign = UP.includes(key) ? 1 : DOWN.includes(key) ? -1 : 0;
        if (!sign) return;
        event.preventDefault();
        event.stopPropagation();
        this.set(handle, this.session.main.parameter(name) + sign * by);
        ring.title = `desired ${label} = ${brief(this.session.main.parameter(name))} ${unit}`.trim();
      },
    });
    const handle = { coordinate, name, point, ring };
    this.handles.push(handle);
    this.element.append(ring);
  }

  private grab(event: PointerEvent, handle: Handle): void {
    if (event.button !== 0) return;
    event.preventDefault();
    const { ring } = handle;
    ring.focus();
    ring.setPointerCapture(event.pointerId);
    ring.classList.add("grabbing");
    const moved = (later: PointerEvent): void => this.drag(handle, later);
    const ended = (): void => {
      ring.classList.remove("grabbing");
      ring.removeEventListener("pointermove", moved);
    };
    ring.addEventListener("pointermove", moved);
    for (const kind of ["pointerup", "pointercancel"] as const) ring.addEventListener(kind, ended, { once: true });
  }

  private drag(handle: Handle, event: PointerEvent): void {
    const box = this.stage.canvas.getBoundingClientRect();
    const target = this.stage.unproject(event.clientX - box.left, event.clientY - box.top, handle.point);
    this.look();
    const place = this.placeOf(handle.point);
    let along = 0,
      square = 0;
    this.slopesOf(handle.point, handle.coordinate).forEach((slope, i) => {
      along += slope * ((target[i] ?? 0) - (place[i] ?? 0));
      square += slope * slope;
    });
    if (square > 0) this.set(handle, this.session.main.parameter(handle.name) + along / square);
  }

  private set({ name }: Handle, value: number): void {
    if (Number.isFinite(value)) this.session.setParameter(name, Number(value.toPrecision(5)));
  }

  /** Positions and slopes at the state with every desired value in its place. */
  private look(): void {
    const { main, data } = this.session,
      { y, functions } = this,
      none = new Float64Array(0);
    y.set(main.y);
    data.servo?.coordinates.forEach((coordinate, i) => {
      y[this.layout.q.first + coordinate] = main.parameter(data.servo?.desired[i] ?? "");
    });
    functions.positions?.(main.t, y, main.u, main.p, none, this.positions);
    functions.point_jacobians?.(main.t, y, main.u, main.p, none, this.slopes);
  }

  private placeOf(point: number): Float64Array {
    const { offset, dimension } = this.pointOf(point);
    return this.positions.subarray(offset, offset + dimension);
  }

  private slopesOf(point: number, coordinate: number): number[] {
    const { offset, dimension } = this.pointOf(point),
      n = this.layout.v.length;
    return Array.from({ length: dimension }, (_, i) => this.slopes[(offset + i) * n + coordinate] ?? 0);
  }

  /** The point that moves with a coordinate and with as few others as can be, of these the one that moves most. */
  private pointFor(coordinate: number): number {
    const least = SEEN * Math.max(...this.slopes.map(Math.abs)),
      n = this.layout.v.length;
    const reach = (point: number, other: number): number => Math.hypot(...this.slopesOf(point, other));
    let found = -1,
      best = [Infinity, 0];
    this.session.data.points.forEach((drawn, point) => {
      const moved = reach(point, coordinate);
      if (!drawn.draggable || !(moved > least)) return;
      const others = Array.from({ length: n }, (_, other) => reach(point, other)).filter((by) => by > least).length;
      if (others > best[0]! || (others === best[0]! && moved <= best[1]!)) return;
      found = point;
      best = [others, moved];
    });
    return found;
  }

  private pointOf(point: number): DrawnPoint {
    const found = this.session.data.points[point];
    if (!found) throw new RangeError(`The drawing has no point ${point}.`);
    return found;
  }
}
