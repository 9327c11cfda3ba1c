// Light, shadow and a grid: a wall behind plane systems, ground below those in space.

import {
  BufferAttribute,
  BufferGeometry,
  CircleGeometry,
  DirectionalLight,
  Fog,
  HemisphereLight,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  Scene,
  ShadowMaterial,
  type Group,
} from "three";
import { brief, roundUp } from "../numbers";
import { shades } from "../theme";
import type { Framing } from "./framing";

const WALL = -0.16; // behind the plane of motion, as a part of the scene's size
const LINES = 60; // of the grid, each way

export class Surroundings {
  private readonly sun = new DirectionalLight(0xffffff, 2.1);
  spacing = 0; // of the grid, in the system's unit of length
  private readonly sky = new HemisphereLight(0xffffff, 0xe8ecf2, 1.5);
  private readonly shadow = new Mesh(new PlaneGeometry(8, 8), new ShadowMaterial());
  private readonly grid = new LineSegments(new BufferGeometry(), new LineBasicMaterial({ transparent: true }));
  // The floor itself, a little darker than the wall; it fades with the distance.
  private readonly floor = new Mesh(
    new CircleGeometry(3, 64),
    new MeshBasicMaterial({ transparent: true, opacity: 0.3, depthWrite: false }),
  );
  private gridAt = "";
  private plain = false; // whether shadows and the floor's own colour are left out

  constructor(
    private readonly scene: Scene,
    world: Group,
    private readonly spatial: boolean,
    private readonly grounded: boolean,
    private readonly hazy: boolean, // whether the ground fades with the distance
  ) {
    if (spatial) this.sun.position.set(0.9, -0.7, 2.2);
    else this.sun.position.set(-0.45, 0.9, 1.9);
    this.sky.position.set(0, spatial ? 0 : 1, 1);
    this.sun.castShadow = true;
    this.sun.shadow.mapSize.set(1024, 1024);
    this.sun.shadow.radius = 4;
    this.sun.shadow.bias = -0.002;
    const reach = 0.95;
    Object.assign(this.sun.shadow.camera, {
      left: -reach,
      right: reach,
      top: reach,
      bottom: -reach,
      near: 0.2,
      far: 5,
    });
    this.shadow.receiveShadow = true;
    this.grid.frustumCulled = false;
    this.floor.renderOrder = -3;
    this.grid.renderOrder = -2;
    scene.add(this.sun, this.sky, this.shadow, this.floor);
    world.add(this.grid);
    this.renew();
  }

  /** Puts wall or ground and the grid where the frame wants them; `centre` and `size` are those now shown. */
  place(framing: Framing, centre: readonly number[], size: number): void {
    const height = framing.floor ?? framing.low[2] ?? 0;
    const floor = (height - (centre[2] ?? 0)) / size;
    this.shadow.position.z = this.spatial ? floor : WALL;
    this.grid.visible = !this.spatial || this.grounded;
    this.floor.visible = this.spatial && this.grounded && !this.plain;
    this.floor.position.z = floor - 0.002;
    this.shadow.visible = this.grid.visible && this.sun.castShadow;
    const spacing = roundUp(size / 9);
    const middle = [0, 1].map((axis) => Math.round((centre[axis] ?? 0) / spacing));
    const where = `${spacing} ${middle.join(" ")} ${height}`;
    this.grid.position.z = this.spatial ? height : (WALL + 0.002) * size;
    if (where === this.gridAt) return;
    this.gridAt = where;
    this.spacing = spacing;
    this.grid.geometry.dispose();
    this.grid.geometry = lattice(spacing, (middle[0] ?? 0) * spacing, (middle[1] ?? 0) * spacing);
  }

  /** Goes without shadows, where drawing them takes too long. */
  dropShadows(): void {
    this.sun.castShadow = this.shadow.visible = false;
  }

  /** Leaves out what is only pleasant: shadows, and the colour of the floor below its grid. */
  simplify(): void {
    this.plain = true;
    this.floor.visible = false;
    this.dropShadows();
  }

  /** How long a square of the grid is, in words. */
  scale(unit: string): string {
    return this.grid.visible && this.spacing ? `grid ${brief(this.spacing)} ${unit}`.trim() : "";
  }

  /** Gives everything its colours anew. */
  renew(): void {
    const { wall, grid, ground, shadow } = shades();
    this.floor.material.color.set(ground);
    this.grid.material.color.set(this.spatial ? ground : grid);
    this.shadow.material.opacity = shadow;
    this.scene.fog = this.spatial && this.hazy ? new Fog(wall, 3.2, 6.5) : null;
  }
}

function lattice(spacing: number, x: number, y: number): BufferGeometry {
  const half = (LINES / 2) * spacing,
    places: number[] = [];
  for (let i = 0; i <= LINES; i += 1) {
    const s = i * spacing - half;
    places.push(x + s, y - half, 0, x + s, y + half, 0, x - half, y + s, 0, x + half, y + s, 0);
  }
  return new BufferGeometry().setAttribute("position", new BufferAttribute(new Float32Array(places), 3));
}
