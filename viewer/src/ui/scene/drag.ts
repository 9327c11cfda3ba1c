// Dragging a body with mouse or finger: while it moves, a spring from it to the pointer; paused, it is put there.

import type { LiveSession } from "../session";
import type { Stage } from "./stage";

const REACH = { mouse: 28, touch: 44 }; // pixels from a body at which it is taken hold of

export class Drag {
  private point = -1;
  private placed = false; // whether the pointer has moved since a body was last put somewhere
  private readonly at = { x: 0, y: 0 };

  constructor(
    private readonly stage: Stage,
    private readonly session: LiveSession,
    private readonly wanted: () => void,
  ) {
    const { canvas } = stage;
    canvas.addEventListener("pointerdown", (event) => this.begin(event));
    canvas.addEventListener("pointermove", (event) => this.move(event));
    for (const kind of ["pointerup", "pointercancel"] as const) canvas.addEventListener(kind, () => this.end());
    // A finger on a body drags it; elsewhere it scrolls the page.
    canvas.addEventListener(
      "touchstart",
      (event) => {
        const touch = event.touches[0];
        if (touch && event.cancelable && stage.grab(...this.inside(touch), REACH.touch) >= 0) event.preventDefault();
      },
      { passive: false },
    );
  }

  get active(): boolean {
    return this.point >= 0;
  }

  /** Goes on pulling to where the pointer is: the body has moved on. */
  update(): void {
    if (!this.active) return;
    const target = this.stage.unproject(this.at.x, this.at.y, this.point);
    if (!this.session.playing) {
      if (this.placed) this.place(target);
      return;
    }
    this.session.pull(this.point, target);
    this.stage.showPull(this.point, target);
  }

  /** While nothing moves, a body is put somewhere: that is the new start. */
  private place(target: Float64Array): void {
    const { session } = this;
    this.placed = false;
    session.unwatch();
    const { q } = session.main.posed(this.point, target);
    if (q.every(Number.isFinite)) session.begin({ ...session.start, q });
  }

  private begin(event: PointerEvent): void {
    if (event.button !== 0) return;
    const [x, y] = this.inside(event);
    this.point = this.stage.grab(x, y, event.pointerType === "touch" ? REACH.touch : REACH.mouse);
    if (!this.active) return;
    Object.assign(this.at, { x, y });
    this.stage.allowTurning(false);
    this.stage.canvas.setPointerCapture(event.pointerId);
    this.stage.canvas.classList.add("grabbing");
    this.update();
    this.wanted();
  }

  private move(event: PointerEvent): void {
    const [x, y] = this.inside(event);
    if (!this.active) {
      this.stage.canvas.classList.toggle("grab", this.stage.grab(x, y, REACH.mouse) >= 0);
      return;
    }
    Object.assign(this.at, { x, y });
    this.placed = true;
    this.update();
    this.wanted();
  }

  private end(): void {
    if (!this.active) return;
    this.session.pull(this.point, null);
    this.stage.showPull(this.point, null);
    this.stage.allowTurning(true);
    this.stage.canvas.classList.remove("grabbing");
    this.point = -1;
    this.wanted();
  }

  private inside(event: { clientX: number; clientY: number }): [number, number] {
    const box = this.stage.canvas.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  }
}
