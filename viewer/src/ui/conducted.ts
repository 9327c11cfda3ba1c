// What live sessions and replays have alike: the clock, the speed, and who is told of changes.

import type { PageData, Player } from "../contract";
import { roundUp } from "./numbers";
import { Pace } from "./pace";

/** What the page's transport bar, scene and plots need of a live session and of a replay alike. */
export interface Session {
  readonly data: PageData;
  readonly players: readonly Player[];
  readonly shown: readonly Player[]; // in the picture: the players, or what is watched instead
  readonly animated: boolean; // whether pictures follow each other
  readonly speed: { value: number; readonly usual: number };
  readonly playing: boolean;
  readonly pace: Pace; // how quickly the motion really goes
  readonly warning: string; // what the ledger says of the energy; "" while all is well
  readonly time: number;
  readonly part: number; // how far between two steps the motion is, where steps are long next to a frame; else 1
  play(on: boolean): void;
  reset(): void;
  single(): void;
  /** Moves on by seconds of the clock on the wall; tells whether anything moved. */
  frame(seconds: number): boolean;
  /** Told after something other than time has changed: playing, players, parameters, a reset. */
  whenChanged(listener: (what: Change) => void): void;
  /** Told before the motion goes on. */
  whenMoving(listener: () => void): void;
  /** Told at instants close enough for smooth trails. */
  whenMoved(listener: () => void): void;
}

export type Change = "playing" | "reset" | "players" | "settings" | "outcome" | "sought" | "watched";

// Seconds: after a pause of the browser the motion goes on from where it was. Four pictures a second, as software may
// draw a robot with meshes, still keep up with time.
export const LONGEST_FRAME = 0.25;
export const SMOOTH = 1500; // pieces of a trail over the time that is plotted

export abstract class Conducted {
  readonly speed: { value: number; readonly usual: number };
  readonly pace = new Pace();
  playing = false;
  private readonly changed: ((what: Change) => void)[] = [];
  private readonly moved: (() => void)[] = [];
  private readonly moving: (() => void)[] = [];

  constructor(readonly data: PageData) {
    // What takes minutes is shown in about twenty seconds, what is over at once in about ten.
    const { until } = data;
    const usual = data.view?.speed ?? (until > 60 ? roundUp(until / 20) : until < 2 ? 1 / roundUp(10 / until) : 1);
    this.speed = { value: usual, usual };
  }

  whenChanged(listener: (what: Change) => void): void {
    this.changed.push(listener);
  }

  whenMoved(listener: () => void): void {
    this.moved.push(listener);
  }

  whenMoving(listener: () => void): void {
    this.moving.push(listener);
  }

  play(on: boolean): void {
    if (this.playing === on) return;
    this.playing = on;
    this.pace.forget();
    this.tell("playing");
  }

  protected tell(what: Change): void {
    for (const listener of this.changed) listener(what);
  }

  protected tellMoving(): void {
    for (const listener of this.moving) listener();
  }

  protected tellMoved(): void {
    for (const listener of this.moved) listener();
  }
}
