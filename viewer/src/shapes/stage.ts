// The picture of two bodies with their nearest points, and hands that move them.

import {
  ArrowHelper,
  BufferGeometry,
  DirectionalLight,
  Group,
  HemisphereLight,
  Line,
  LineBasicMaterial,
  LineLoop,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  PerspectiveCamera,
  Plane,
  Raycaster,
  Scene,
  SphereGeometry,
  Vector2,
  Vector3,
  WebGLRenderer,
} from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";
import type { Place, ShapesBody, ShapesData } from "../contract";
import { means } from "../ui/scene/stage";
import { lineColour, shades } from "../ui/theme";
import { closestParts, type Closest } from "./distance";
import { bodyObject, put } from "./solids";
import { placedParts } from "./support";
import type { Vector } from "./vectors";

const FIELD = 32; // degrees, upright
const DOT = 0.016,
  ARROW = 0.25; // the size of a point and the length of the normal, next to the scene
const TURN = 0.008; // rad for a pixel of a hand that turns

export class ShapesStage {
  readonly bodies: Group[];
  readonly extent: number; // of the scene, m
  private readonly dyes: ((colour: string) => void)[];
  private readonly scene = new Scene();
  private readonly camera = new PerspectiveCamera(FIELD, 1);
  private readonly marks = new Group();
  private readonly controls: OrbitControls;
  private readonly renderer: WebGLRenderer | null;
  private held: { body: Group; turns: boolean; plane: Plane; last: Vector3; x: number; y: number } | null = null;

  /** `moved` is told when a hand has moved a body or the view. */
  constructor(
    private readonly data: ShapesData,
    readonly canvas: HTMLCanvasElement,
    private readonly moved: () => void,
  ) {
    this.extent = extentOf(data);
    const made = data.bodies.map((body) => bodyObject(body, this.extent));
    this.bodies = made.map(({ object }) => object);
    this.dyes = made.map(({ dye }) => dye);
    const sun = new DirectionalLight(0xffffff, 2);
    sun.position.set(0.9, -0.7, 2.2);
    this.scene.add(...this.bodies, this.marks, sun, new HemisphereLight(0xffffff, 0xd8dee6, 1.6));
    this.reset();
    this.camera.up.set(0, 0, 1);
    Object.assign(this.camera, { near: 0.01 * this.extent, far: 40 * this.extent });
    this.renderer = rendererOf(canvas);
    this.controls = new OrbitControls(this.camera, canvas);
    this.look();
    this.controls.addEventListener("change", moved);
    // Before the view's own listeners, so that a hand on a body does not turn the view.
    canvas.addEventListener("pointerdown", (event) => this.grab(event), { capture: true });
    canvas.addEventListener("pointermove", (event) => this.drag(event));
    for (const end of ["pointerup", "pointercancel"]) canvas.addEventListener(end, () => this.release());
  }

  get draws(): boolean {
    return this.renderer !== null;
  }

  /** Puts both bodies back where they were at the start. */
  reset(): void {
    this.bodies.forEach((body, k) => put(body, this.data.bodies[k].place));
  }

  /** The nearest points of both bodies as they stand. */
  closest(): Closest {
    return this.measure(this.data.bodies.map((body, k) => ({ ...body, place: placeOf(this.bodies[k]) })));
  }

  /** The nearest points of any two bodies. */
  measure([first, second]: readonly ShapesBody[]): Closest {
    return closestParts(placedParts(first), placedParts(second));
  }

  render(found: Closest): void {
    this.mark(found);
    this.renderer?.render(this.scene, this.camera);
  }

  resize(width: number, height: number): void {
    if (width < 1 || height < 1) return;
    this.renderer?.setPixelRatio(Math.min(window.devicePixelRatio, 2));
    this.renderer?.setSize(width, height, false);
    this.camera.aspect = width / height;
    this.camera.updateProjectionMatrix();
  }

  /** Gives everything the colours of the theme. */
  renew(): void {
    this.renderer?.setClearColor(shades().wall);
    this.dyes.forEach((dye, k) => dye(lineColour(k, 6)));
  }

  /** Where a point is on the canvas, in CSS pixels. */
  screenOf(point: Vector): { x: number; y: number } {
    const { x, y } = new Vector3(...point).project(this.camera);
    return { x: ((x + 1) / 2) * this.canvas.clientWidth, y: ((1 - y) / 2) * this.canvas.clientHeight };
  }

  private look(): void {
    const middle = new Vector3();
    for (const body of this.bodies) middle.addScaledVector(body.position, 0.5);
    this.controls.target.copy(middle);
    const away = this.extent / Math.sin((FIELD * Math.PI) / 360);
    this.camera.position.set(0.75, -1.9, 1.0).setLength(away).add(middle);
    this.controls.update();
  }

  /** Both points, what lies between them, the normal, and the features that look at each other. */
  private mark({ pointA, pointB, normal, features }: Closest): void {
    for (const old of this.marks.children) if (old instanceof Mesh || old instanceof Line) old.geometry.dispose();
    this.marks.clear();
    const { ink, muted } = shades(),
      above = { depthTest: false, transparent: true },
      line = new LineBasicMaterial({ color: ink, ...above }),
      [a, b] = [pointA, pointB].map((point) => new Vector3(...point));
    this.marks.add(new ArrowHelper(new Vector3(...normal), b, ARROW * this.extent, muted));
    this.marks.add(new Line(new BufferGeometry().setFromPoints([a, b]), line));
    [a, b].forEach((point, k) => {
      const corners = features[k].corners.map((corner) => new Vector3(...corner));
      if (corners.length > 1) this.marks.add(new LineLoop(new BufferGeometry().setFromPoints(corners), line));
      const colour = new MeshBasicMaterial({ color: lineColour(k, 6), ...above }),
        dot = new Mesh(new SphereGeometry(DOT * this.extent, 16, 12), colour);
      dot.position.copy(point);
      this.marks.add(dot);
    });
    // After the bodies, which would dim them.
    this.marks.children.forEach((mark, k) => (mark.renderOrder = 1 + k));
  }

  private grab(event: PointerEvent): void {
    const hit = this.rayAt(event).intersectObjects(this.bodies)[0],
      body = this.bodies.find((each) => hit && each.getObjectById(hit.object.id));
    if (!hit || !body || event.button !== 0) return;
    const plane = new Plane().setFromNormalAndCoplanarPoint(this.camera.getWorldDirection(new Vector3()), hit.point);
    this.held = { body, turns: event.shiftKey, plane, last: hit.point, x: event.clientX, y: event.clientY };
    this.controls.enabled = false;
    this.canvas.setPointerCapture(event.pointerId);
  }

  private drag(event: PointerEvent): void {
    if (!this.held) return;
    const { held } = this,
      there = this.rayAt(event).ray.intersectPlane(held.plane, new Vector3());
    if (held.turns) {
      const right = new Vector3().setFromMatrixColumn(this.camera.matrixWorld, 0),
        up = new Vector3().setFromMatrixColumn(this.camera.matrixWorld, 1);
      held.body.rotateOnWorldAxis(up, TURN * (event.clientX - held.x));
      held.body.rotateOnWorldAxis(right, TURN * (event.clientY - held.y));
    } else if (there) {
      held.body.position.add(there).sub(held.last);
      held.last = there;
    }
    held.x = event.clientX;
    held.y = event.clientY;
    this.moved();
  }

  private release(): void {
    this.held = null;
    this.controls.enabled = true;
  }

  private rayAt(event: PointerEvent): Raycaster {
    const { left, top, width, height } = this.canvas.getBoundingClientRect(),
      ray = new Raycaster();
    ray.setFromCamera(
      new Vector2((2 * (event.clientX - left)) / width - 1, 1 - (2 * (event.clientY - top)) / height),
      this.camera,
    );
    return ray;
  }
}

/** Where a body stands. */
function placeOf(body: Group): Place {
  const e = new Matrix4().makeRotationFromQuaternion(body.quaternion).elements; // column by column
  return {
    position: [body.position.x, body.position.y, body.position.z],
    rotation: [e[0], e[4], e[8], e[1], e[5], e[9], e[2], e[6], e[10]],
  };
}

/** How far the scene reaches from the middle between both bodies, about. */
function extentOf({ bodies }: ShapesData): number {
  const reaches = bodies.flatMap(({ parts }) =>
    parts.map(({ part, place }) => {
      const core = Math.max(Math.hypot(...part.size), ...part.vertices.map((v) => Math.hypot(...v)));
      return part.kind === "plane" ? 0 : core + part.radius + Math.hypot(...place.position);
    }),
  );
  const [a, b] = bodies.map(({ place }) => place.position);
  return Math.max(Math.max(...reaches) + 0.5 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]), 1e-9);
}

/** What draws; null where nothing can. */
function rendererOf(canvas: HTMLCanvasElement): WebGLRenderer | null {
  const how = means();
  // By software, smooth edges cost more than they are worth.
  return how === "none" ? null : new WebGLRenderer({ canvas, antialias: how === "hardware" });
}
