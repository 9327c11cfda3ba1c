// Dragging a body with mouse or finger: a spring from it to the pointer, for as long as the pointer is down.

import type { LiveSession } from "../session";
import type { Stage } from "./stage";

const REACH = { mouse: 28, touch: 44 }; // pixels from a body at which it is taken hold of

export class Drag {
  private point = -1;
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
    this.session.pull(this.point, target);
    this.stage.showPull(this.point, target);
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
    // Whoever drags wants to see it move.
    if (!this.session.playing && Math.hypot(x - this.at.x, y - this.at.y) > 3) this.session.play(true);
    Object.assign(this.at, { x, y });
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
