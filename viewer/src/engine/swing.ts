// A mode to watch: a player that is shown along y* + Re(a · shape · exp(iφ)), larger than life.

import type { Equilibrium, LivePlayer, Mode, State } from "../contract";
import { StateLayout } from "../layout";

const LARGEST_TURN = 0.35; // rad, of any angle
const LARGEST_MOVE = 0.12; // of the picture's size, of any point
const SMALL = 1e-3; // of these, by which it is found out how far points move
const SHORTEST = 0.8, LONGEST = 4, USUAL = 3; // seconds on the wall of a swing; of what does not swing by itself

export class Swing {
  readonly pace: number; // rad of φ in a second on the wall
  readonly slower: number; // how many times slower it is shown than it is, 0 where it does not swing by itself
  private readonly rest: Float64Array;
  private readonly layout: StateLayout;
  private readonly amplitude: number;
  private phase = 0;

  /** Of a player of its own; `size` is that of the picture, `speed` how much faster than the clock the page runs. */
  constructor(
    readonly player: LivePlayer, equilibrium: Equilibrium, readonly mode: Mode, size: number, speed: number,
  ) {
    const { q, v, z } = equilibrium.state, ω = mode.pole[1] * speed;
    this.layout = new StateLayout(player.data.layout);
    this.rest = this.layout.join(q, v, z);
    const seconds = ω > 0 ? Math.min(LONGEST, Math.max(SHORTEST, (2 * Math.PI) / ω)) : USUAL;
    this.pace = (2 * Math.PI) / seconds;
    this.slower = ω > 0 ? ω / this.pace : 0;
    this.amplitude = this.largest(size);
    this.show();
  }

  /** The state at φ = 0: where the true motion begins. */
  get start(): State {
    return this.parts(this.amplitude, 0);
  }

  advance(seconds: number): void {
    this.phase = (this.phase + this.pace * seconds) % (2 * Math.PI);
    this.show();
  }

  private show(): void {
    const { q, v, z } = this.parts(this.amplitude, this.phase);
    this.player.setState(q, v, z);
  }

  private parts(amplitude: number, phase: number): State {
    const { layout, rest, mode } = this, [c, s] = [amplitude * Math.cos(phase), amplitude * Math.sin(phase)];
    const y = rest.map((value, j) => value + c * mode.real[j]! - s * mode.imaginary[j]!);
    const [q, v, z] = [layout.q, layout.v, layout.z].map((part) => Array.from(layout.take(part, y)));
    return { q: q!, v: v!, z: z! };
  }

  /** The amplitude at which the angle that turns most, or the point that moves most, goes as far as is shown. */
  private largest(size: number): number {
    const { data } = this.player, { first } = this.layout.q;
    let turned = 0, moved = 0;
    data.coordinates.forEach(({ angle }, i) => {
      const deviation = Math.hypot(this.mode.real[first + i]!, this.mode.imaginary[first + i]!);
      if (angle) turned = Math.max(turned, deviation);
      else moved = Math.max(moved, deviation);
    });
    const most = Math.min(LARGEST_TURN / turned, LARGEST_MOVE * size / moved), small = SMALL * most;
    if (!Number.isFinite(most)) return 1;
    const places = [null, 0, Math.PI / 2].map((phase) => {
      const { q, v, z } = phase === null ? this.parts(0, 0) : this.parts(small, phase);
      this.player.setState(q, v, z);
      return Float64Array.from(this.player.positions());
    });
    const far = places[0]!.reduce((sofar, place, i) =>
      Math.max(sofar, Math.hypot(places[1]![i]! - place, places[2]![i]! - place)), 0);
    return Math.min(LARGEST_TURN / turned, (LARGEST_MOVE * size * small) / far);
  }
}
