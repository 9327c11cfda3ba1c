// The plots of a recorded run: all of it, with a cursor.

import { decoded } from "../numbers";
import type { Column } from "../exporting";
import type { ReplaySession } from "../session";
import type { Line } from "./chart";
import type { Columns } from "./course";
import { Panel, energyLines } from "./panel";

/** The columns of a recorded run, read once. */
class RecordedColumns implements Columns {
  readonly count: number;

  constructor(private readonly columns: Float64Array[]) {
    this.count = columns[0]?.length ?? 0;
  }

  values(index: number): Float64Array {
    return this.columns[index] ?? new Float64Array(this.count);
  }
}

function transposed(flat: Float64Array, rows: number): Float64Array[] {
  const width = rows ? flat.length / rows : 0;
  return Array.from({ length: width }, (_, j) =>
    Float64Array.from({ length: rows }, (__, i) => flat[i * width + j] ?? NaN),
  );
}

export class ReplayBoard extends Panel {
  private readonly t: Float64Array;
  private readonly steps: Float64Array;
  private readonly columns: { states: Columns; energies: Columns };

  constructor(private readonly replay: ReplaySession) {
    const run = replay.data.run;
    if (!run) throw new Error("This page has no recorded run; write it again with pendula.html(run, ...).");
    const numbers = (text: string): Float64Array => new Float64Array(decoded(text));
    const t = numbers(run.t);
    const states = new RecordedColumns(
      [run.y, run.u, run.multipliers ?? "", run.steps ?? ""].reduce((made, text) => [...made, ...transposed(numbers(text), t.length)], [t]),
    );
    const energy = run.energy ? [run.energy.kinetic, run.energy.potential, run.energy.total].map(numbers) : [];
    if (energy.length && run.ledger?.length) {
      const works = run.ledger.map(({ values }) => numbers(values)),
        begin = energy[2]?.[0] ?? 0;
      energy.push(Float64Array.from(t, (_, i) => works.reduce((sum, work) => sum + (work[i] ?? 0), begin)));
      energy.push(numbers(run.energy?.jacobi ?? ""));
    }
    const energies = new RecordedColumns([t, ...energy]);
    super(
      replay,
      false,
      () => states,
      () => energies,
    );
    this.t = t;
    this.steps = numbers(run.steps ?? "");
    this.columns = { states, energies };
    this.level();
    this.energy?.setLines(this.energyLines());
  }

  sample(): void {}

  record(): Column[] {
    return this.columnsOf(this.columns.states, this.columns.energies);
  }

  draw(): void {
    const { recorded } = this.replay,
      { kinetic, potential, total, ledger, jacobi } = recorded.energy();
    const row = [recorded.t, ...recorded.y, ...recorded.u, ...recorded.multipliers()];
    // The step that is being taken leads to the next row.
    if (this.steps.length) row.push(this.steps[Math.min(this.behind(), this.steps.length - 1)] ?? NaN);
    this.coordinates.mark(recorded.t, this.plottedOf(row));
    this.energy?.mark(recorded.t, this.shifted([kinetic, potential, total, ledger, jacobi]));
    this.phase?.update();
  }

  clear(): void {
    this.draw();
  }

  protected override energyLines(): Line[] {
    const lines = energyLines(this.replay.data);
    return this.replay.data.run?.ledger?.length ? lines : lines.slice(0, 3);
  }

  /** How many samples are not after the cursor. */
  protected behind(): number {
    let low = 0,
      high = this.t.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.t[middle] ?? Infinity) <= this.replay.time) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
