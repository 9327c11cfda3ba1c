// How quickly simulated time really goes: seconds of motion over seconds on the wall, as an average over about one;
// and how many pictures a second there are.

const MEMORY = 1; // seconds on the wall
const SETTLED = 0.5; // seconds on the wall before anything is said
const NOTICED = 0.95; // of what was asked for
const FLUENT = 30; // pictures a second, below which motion is seen to jump

export class Pace {
  private wall = 0;
  private moved = 0;
  private asked = 0;
  private drawn = 0; // pictures

  /** Notes a frame: seconds on the wall, seconds of motion, and how many of motion were wanted. */
  note(wall: number, moved: number, asked: number): void {
    // Each second on the wall halves what earlier ones count, and more: e^(−Δ/MEMORY).
    const kept = Math.exp(-wall / MEMORY);
    this.wall = kept * this.wall + wall;
    this.moved = kept * this.moved + moved;
    this.asked = kept * this.asked + asked;
    this.drawn = kept * this.drawn + 1;
  }

  forget(): void {
    this.wall = this.moved = this.asked = this.drawn = 0;
  }

  /** Seconds of motion in a second on the wall; NaN while too little is known. */
  get ratio(): number {
    return this.known ? this.moved / this.wall : NaN;
  }

  /** Pictures in a second on the wall where they are too few for the eye; NaN where they are not, or too little is known. */
  get jumping(): number {
    return this.known && this.drawn < NOTICED * FLUENT * this.wall ? this.drawn / this.wall : NaN;
  }

  /** Whether the motion is slower than it should be. */
  get behind(): boolean {
    return this.known && this.moved < NOTICED * this.asked;
  }

  private get known(): boolean {
    return this.wall >= SETTLED * (1 - Math.exp(-1));
  }
}
