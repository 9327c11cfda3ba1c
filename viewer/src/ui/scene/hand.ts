// Zooming and moving the view of a plane system: wheel, a drag beside the bodies, two fingers; double click fits.

import type { Stage } from "./stage";
import { wheelFactor, type PlaneView } from "./plane_view";

export class ViewHand {
  private readonly pointers = new Map<number, { x: number; y: number }>();

  /** `free` says whether a pointer may move the view: not while it drags a body. */
  constructor(
    private readonly stage: Stage,
    private readonly view: PlaneView,
    private readonly free: () => boolean,
    private readonly wanted: () => void,
  ) {
    const { canvas } = stage;
    canvas.addEventListener("wheel", (event) => this.turn(event), { passive: false });
    canvas.addEventListener("pointerdown", (event) => this.begin(event));
    canvas.addEventListener("pointermove", (event) => this.move(event));
    for (const kind of ["pointerup", "pointercancel"] as const)
      canvas.addEventListener(kind, (event) => this.pointers.delete(event.pointerId));
    canvas.addEventListener(
      "touchmove",
      (event) => {
        // One finger scrolls the page, two are for the view.
        if (event.touches.length > 1 && event.cancelable) event.preventDefault();
      },
      { passive: false },
    );
  }

  private turn(event: WheelEvent): void {
    event.preventDefault();
    this.view.zoomAt(wheelFactor(event), this.fromMiddle(event));
    this.changed();
  }

  private begin(event: PointerEvent): void {
    if (!this.free()) return;
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (event.pointerType !== "touch") this.stage.canvas.setPointerCapture(event.pointerId);
  }

  private move(event: PointerEvent): void {
    const before = this.pointers.get(event.pointerId);
    if (!before || !this.free()) return;
    const now = { x: event.clientX, y: event.clientY },
      others = [...this.pointers].filter(([id]) => id !== event.pointerId).map(([, place]) => place);
    this.pointers.set(event.pointerId, now);
    const other = others[0];
    if (!other && event.pointerType === "touch") return;
    // Of two fingers each moves the view by half of its way.
    const part = other ? 0.5 : 1;
    this.view.move(part * (now.x - before.x), part * (now.y - before.y));
    if (other) {
      const from = Math.hypot(before.x - other.x, before.y - other.y),
        to = Math.hypot(now.x - other.x, now.y - other.y),
        middle = { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 };
      if (from > 0 && to > 0) this.view.zoomAt(to / from, this.fromMiddle(middle));
    }
    this.changed();
  }

  private changed(): void {
    this.stage.viewChanged();
    this.wanted();
  }

  private fromMiddle({ clientX, clientY }: { clientX: number; clientY: number }): { x: number; y: number } {
    const box = this.stage.canvas.getBoundingClientRect(),
      middle = this.stage.middle;
    return { x: clientX - box.left - middle.x, y: clientY - box.top - middle.y };
  }
}
