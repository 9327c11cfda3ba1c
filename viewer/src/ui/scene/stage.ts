// What a page needs of a drawing, whoever draws it.

import type { Player } from "../../contract";
import type { PlaneView } from "./plane_view";

/** From where space is seen: as at first, or along an axis. */
export type Look = "first" | "front" | "side" | "top";

export interface Stage {
  readonly canvas: HTMLCanvasElement;
  readonly scale: string; // how long a square of the grid is, in words
  /** One picture of everything as it is now; true where another must follow because the view still moves. */
  render(part?: number): boolean;
  /** Keeps where everything is before a step; `render` with a part below one shows what is between. */
  remember(): void;
  /** Where a place of the system is on the canvas, in CSS pixels. */
  project(place: Float64Array): { x: number; y: number };
  /** Where a point of the drawing is on the canvas, in CSS pixels. */
  screenOf(point: number): { x: number; y: number };
  setPlayers(players: readonly Player[]): void;
  /** Lets trails go on to where their points are now. */
  trace(): void;
  /** Forgets trails, and draws those of a recorded run anew: positions and instants, oldest first. */
  retrace(places: Iterable<{ positions: Float64Array; t: number }>): void;
  showTrails(on: boolean): void;
  readonly hasTrails: boolean;
  /** Shows or hides the shapes of a group that are shown on demand. */
  showGroup(group: string, on: boolean): void;
  resize(width: number, height: number): void;
  /** Pixels at the left that texts cover; the figure keeps clear of them. */
  setInset(left: number): void;
  /** Colours anew. */
  renew(): void;
  /** The body that can be dragged at a place of the canvas, in CSS pixels, or −1. */
  grab(x: number, y: number, reach: number): number;
  /** Where in the system a place of the canvas is, at the depth of a point. */
  unproject(x: number, y: number, point: number): Float64Array;
  /** Shows the spring by which a point is dragged; null where there is none. */
  showPull(point: number, target: Float64Array | null): void;
  /** How a plane system's view is zoomed and moved by hand; null in space, where the onlooker moves. */
  readonly view: PlaneView | null;
  /** The middle of the fitted picture on the canvas, in CSS pixels. */
  readonly middle: { x: number; y: number };
  /** Takes over what was changed in `view`. */
  viewChanged(): void;
  /** Forgets what was zoomed, moved and turned by hand; in space looks from somewhere. */
  fit(look?: Look): void;
  /** Where the axes of space point on the screen, x to the right and y down; null in the plane. */
  axes(): { x: number; y: number }[] | null;
  /** Shows faintly where a controller wants the system to be; null where it wants nothing. */
  setDesired(player: Player | null): void;
  /** Whether the view is turned by hand while `on`; a dragged body must not turn it. */
  allowTurning(on: boolean): void;
}

/** How WebGL draws here: by a graphics processor, by the computer's own, or not at all. */
export type Means = "hardware" | "software" | "none";

export function means(): Means {
  const gl = document.createElement("canvas").getContext("webgl2");
  if (!gl) return "none";
  const plain = String(gl.getParameter(gl.RENDERER));
  const details = plain === "WebKit WebGL" ? gl.getExtension("WEBGL_debug_renderer_info") : null;
  const name = details ? String(gl.getParameter(details.UNMASKED_RENDERER_WEBGL)) : plain;
  gl.getExtension("WEBGL_lose_context")?.loseContext();
  return /swiftshader|llvmpipe|software|basic render/i.test(name) ? "software" : "hardware";
}
