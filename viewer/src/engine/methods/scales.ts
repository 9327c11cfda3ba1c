// What errors are compared with: the scales of a system's entries, taken from its start and its motion, as in
// simulation/scales.py and simulation/loops/floors.py.
//
// The error of an entry may be tolerance · max(size, |y|). Its size is the mean of |y| over the time so far;
// angles and quaternions have the size 1 and no more. No entry is judged by less than a part of its kind.

import { NOTHING, type Motion } from "../motion";

export class Scales {
  private readonly turning: Uint8Array; // 1 where an entry has no size of its own
  private readonly size: Float64Array;
  private readonly floor: Float64Array;
  private readonly sums: Float64Array;
  private readonly M: Float64Array;
  private passed = 0;
  private length = 0; // of the coordinates that are no angles, at the start

  constructor(private readonly motion: Motion) {
    const ny = motion.layout.size;
    this.turning = new Uint8Array(ny);
    for (const j of motion.data.scales.turning) this.turning[j] = 1;
    [this.size, this.floor, this.sums] = [new Float64Array(ny), new Float64Array(ny), new Float64Array(ny)];
    this.M = new Float64Array(motion.layout.v.length ** 2);
  }

  /** The scales of a motion that begins with these rates. */
  begin(t: number, y: Float64Array, rates: Float64Array): void {
    for (let j = 0; j < y.length; j++) {
      this.floor[j] = this.turning[j]!;
      this.size[j] = this.turning[j] ? 1 : Math.abs(y[j]!);
    }
    this.sums.fill(0);
    this.passed = 0;
    this.length = this.lengthOf(t, y);
    this.raiseFloors(y, rates);
  }

  /** What the error of an entry is compared with that has this size. */
  of(j: number, size: number): number {
    return this.turning[j] ? this.size[j]! : Math.max(this.size[j]!, size);
  }

  /** The mean sizes, with a step of length h that has been taken to y. */
  update(h: number, y: Float64Array): void {
    this.passed += h;
    for (let j = 0; j < y.length; j++) {
      if (this.turning[j]) continue;
      this.sums[j]! += h * Math.abs(y[j]!);
      this.size[j] = Math.max(this.floor[j]!, this.sums[j]! / this.passed);
    }
  }

  /**
   * Let no entry be judged by less than a part of the largest of its kind. Velocities at rest are judged by what
   * their coordinates do in the time of the motion; a kind that begins from nothing by what its rates do in a
   * moment of the time that the page shows.
   */
  raiseFloors(y: Float64Array, rates: Float64Array): void {
    const { data, layout } = this.motion, { part, moment } = data.decisions.scales;
    const { kinds, lengths } = data.scales, { q, v, paired } = layout, { floor, size } = this;
    const scale = y.map((value, j) => this.of(j, Math.abs(value)));
    const sizes = largestOfKinds(kinds, scale), fastest = largestOfKinds(kinds, rates);
    const time = this.typicalTime(scale, rates);
    const length = Math.max(this.length, ...lengths.map((j) => this.turning[j] ? 0 : Math.abs(y[j]!)));
    for (const j of lengths) sizes[j] = length;
    for (let i = 0; i < paired; i++) {
      sizes[v.first + i] = Math.max(sizes[v.first + i]!, sizes[q.first + i]! / time);
    }
    // Kinds that begin from nothing: what rates do in a moment, at rest what these velocities do.
    sizes.forEach((size, j) => { if (size === 0) sizes[j] = moment * data.until * fastest[j]!; });
    const speeds = sizes.slice(v.first, v.first + v.length).filter(Number.isFinite);
    const moved = moment * data.until * Math.max(0, ...speeds);
    for (let j = q.first; j < q.first + q.length; j++) if (sizes[j] === 0) sizes[j] = moved;
    for (let j = 0; j < y.length; j++) {
      const least = part * sizes[j]!;
      if (this.turning[j] || !Number.isFinite(least) || least <= floor[j]!) continue;
      floor[j] = least;
      size[j] = Math.max(size[j]!, least);
    }
  }

  /** The size of coordinates that are no angles: of the largest, or what a turn by 1 rad moves, √(M_θθ / M_xx). */
  private lengthOf(t: number, y: Float64Array): number {
    const { functions, layout, u, p } = this.motion, { M } = this, { first, length: n } = layout.q;
    let largest = 0, turned = 0, moved = 0;
    functions.mass_matrix?.(t, y, u, p, NOTHING, M);
    for (let i = 0; i < n; i++) {
      const inertia = Math.abs(M[i * n + i] ?? 0);
      if (this.turning[first + i]) turned = Math.max(turned, inertia);
      else [largest, moved] = [Math.max(largest, Math.abs(y[first + i]!)), Math.max(moved, inertia)];
    }
    const arm = Math.sqrt(turned / moved);
    return functions.mass_matrix !== undefined && Number.isFinite(arm) ? Math.max(largest, arm) : largest;
  }

  /**
   * The shortest time in which an entry moves by its scale: of a coordinate by its velocity, scale / v, or its
   * acceleration, √(scale / a).
   */
  private typicalTime(scale: Float64Array, rates: Float64Array): number {
    const { paired, q, v } = this.motion.layout;
    let fastest = 0;
    for (let j = 0; j < scale.length; j++) {
      const i = j - v.first, accelerated = i >= 0 && i < paired, rate = Math.abs(rates[j]!);
      const pace = accelerated ? Math.sqrt(rate / scale[q.first + i]!) : rate / scale[j]!;
      if (Number.isFinite(pace)) fastest = Math.max(fastest, pace);
    }
    return 1 / fastest;
  }
}

/** For every entry the largest size among its kind. */
function largestOfKinds(kinds: readonly number[][], values: Float64Array): Float64Array {
  const largest = new Float64Array(values.length);
  for (const places of kinds) {
    const most = Math.max(...places.map((j) => Math.abs(values[j]!)));
    for (const j of places) largest[j] = most;
  }
  return largest;
}
