// Forces of contact as arrows, from where bodies touch, as long as they are strong: those on the upper of two bodies.

import { ConeGeometry, CylinderGeometry, Group, InstancedMesh, Matrix4, MeshBasicMaterial, NoBlending, Quaternion, Vector3 } from "three";
import type { ContactPoint } from "../../contract";

const MOST = 2048; // arrows
const LONGEST = 0.16; // of the picture, for a force as large as the largest of late
const SHORTEST = 0.012; // of the picture, below which an arrow is left out
const THICK = 0.0035; // of the picture
const FADING = 0.97; // of the largest force, from picture to picture, so that an impact does not hide all others

export class ContactArrows {
  readonly object = new Group();
  // After all else and over it, but unmixed: hundreds of arrows are drawn by software, too.
  private readonly material = new MeshBasicMaterial({ depthTest: false, transparent: true, blending: NoBlending });
  private readonly shafts = new InstancedMesh(new CylinderGeometry(1, 1, 1, 5, 1, true), this.material, MOST);
  private readonly heads = new InstancedMesh(new ConeGeometry(1, 1, 7, 1, true), this.material, MOST);
  private largest = 0;
  private readonly matrix = new Matrix4();
  private readonly turn = new Quaternion();
  private readonly middle = new Vector3();
  private readonly along = new Vector3();
  private readonly size = new Vector3();
  private readonly up = new Vector3(0, 1, 0);

  constructor() {
    for (const mesh of [this.shafts, this.heads]) {
      mesh.frustumCulled = false;
      mesh.renderOrder = 3;
      this.object.add(mesh);
    }
  }

  dye(colour: string): void {
    this.material.color.set(colour);
  }

  /** Puts arrows where contacts are; `extent` is the size of the picture. */
  place(contacts: Iterable<ContactPoint>, extent: number): void {
    const found = [...contacts].slice(0, MOST);
    this.largest *= FADING;
    for (const { impulse } of found) this.largest = Math.max(this.largest, Math.hypot(...impulse));
    let count = 0;
    for (const { place, impulse } of found) {
      const [x = 0, y = 0, z = 0] = place, strength = Math.hypot(...impulse);
      const long = (LONGEST * extent * strength) / this.largest;
      if (!(long > SHORTEST * extent)) continue;
      // Both bodies feel the same force, in opposite directions.
      const sign = (impulse[2] ?? 0) < 0 ? -1 : 1;
      this.along.set(impulse[0] ?? 0, impulse[1] ?? 0, impulse[2] ?? 0).multiplyScalar(sign / strength);
      this.turn.setFromUnitVectors(this.up, this.along);
      const head = Math.min(4 * THICK * extent, 0.5 * long), thick = THICK * extent;
      this.set(this.shafts, count, [x, y, z], (long - head) / 2, thick, long - head);
      this.set(this.heads, count, [x, y, z], long - head / 2, 2.6 * thick, head);
      count += 1;
    }
    for (const mesh of [this.shafts, this.heads]) {
      mesh.count = count;
      mesh.instanceMatrix.needsUpdate = true;
    }
  }

  /** A piece of an arrow, whose middle is so far from where it begins. */
  private set(mesh: InstancedMesh, index: number, from: [number, number, number], far: number, thick: number, long: number): void {
    this.middle.set(...from).addScaledVector(this.along, far);
    mesh.setMatrixAt(index, this.matrix.compose(this.middle, this.turn, this.size.set(thick, long, thick)));
  }
}
