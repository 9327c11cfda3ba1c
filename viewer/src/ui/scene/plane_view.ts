// How far the view of a plane system is zoomed and moved by hand, beside what fits the frame by itself.

const CLOSEST = 200,
  FARTHEST = 0.05; // times the size that fits

export interface Pixels {
  x: number;
  y: number;
}

export class PlaneView {
  zoom = 1; // times the size that fits
  readonly shift: Pixels = { x: 0, y: 0 }; // of the fitted picture's middle, in CSS pixels

  /** Whether the view has been changed by hand: then it does not follow the motion. */
  get held(): boolean {
    return this.zoom !== 1 || this.shift.x !== 0 || this.shift.y !== 0;
  }

  fit(): void {
    this.zoom = 1;
    this.move(-this.shift.x, -this.shift.y);
  }

  move(dx: number, dy: number): void {
    this.shift.x += dx;
    this.shift.y += dy;
  }

  /** Zooms by a factor; what is at `at`, measured from the middle of the fitted picture, stays where it is. */
  zoomAt(factor: number, at: Pixels): void {
    const zoom = Math.min(CLOSEST, Math.max(FARTHEST, this.zoom * factor)),
      ratio = zoom / this.zoom;
    this.shift.x = at.x - ratio * (at.x - this.shift.x);
    this.shift.y = at.y - ratio * (at.y - this.shift.y);
    this.zoom = zoom;
  }
}

/** The factor of a turn of the wheel; a notch is about 100 pixels, some browsers count lines. */
export function wheelFactor({ deltaY, deltaMode }: { deltaY: number; deltaMode: number }): number {
  const pixels = deltaMode === 1 ? 33 * deltaY : deltaY;
  return Math.exp(-Math.max(-400, Math.min(400, pixels)) / 500);
}
