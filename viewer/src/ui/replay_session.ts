// A recorded run that is played, sought through and stepped through.

import type { Player, ReplayPlayer } from "../contract";
import { Conducted, LONGEST_FRAME, SMOOTH, type Session } from "./conducted";

export class ReplaySession extends Conducted implements Session {
  readonly warning = "";
  readonly part = 1;
  readonly players: readonly Player[];
  readonly shown: readonly Player[];
  readonly begin: number;

  constructor(readonly recorded: ReplayPlayer) {
    super(recorded.data);
    this.players = this.shown = [recorded];
    this.begin = recorded.t;
  }

  get time(): number {
    return this.recorded.t;
  }

  get animated(): boolean {
    return this.playing;
  }

  override play(on: boolean): void {
    if (on && this.recorded.t >= this.recorded.end) this.seek(this.begin);
    super.play(on);
  }

  frame(seconds: number): boolean {
    if (!this.playing) return false;
    const t = this.recorded.t + Math.min(seconds, LONGEST_FRAME) * this.speed.value;
    const before = this.recorded.t;
    this.recorded.seek(Math.min(t, this.recorded.end));
    this.pace.note(seconds, this.recorded.t - before, seconds * this.speed.value);
    this.tellMoved();
    if (t >= this.recorded.end) this.play(false);
    return true;
  }

  /** One frame of film further. */
  single(): void {
    this.play(false);
    this.seek(this.recorded.t + (this.recorded.end - this.begin) / SMOOTH);
  }

  seek(t: number): void {
    this.recorded.seek(Math.max(this.begin, Math.min(t, this.recorded.end)));
    this.tellMoved();
    this.tell("sought");
  }

  reset(): void {
    this.seek(this.begin);
    this.tell("reset");
  }
}
