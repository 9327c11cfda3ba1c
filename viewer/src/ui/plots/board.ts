// The plots of a page: coordinates, energies, phase portrait; from a live session or a recorded run.

import type { PageData } from "../../contract";
import { type Part, StateLayout } from "../../layout";
import { element } from "../elements";
import { History } from "../history";
import { decoded } from "../numbers";
import { plottedCoordinates } from "../panels/contact";
import { holds } from "../panels/equilibria";
import type { LiveSession, ReplaySession, Session } from "../session";
import { lineColour, shades } from "../theme";
import type { Line } from "./chart";
import { Course, type Columns } from "./course";
import { DrivePlot } from "./drive";
import { type Mark, Phase } from "./phase";
import { choosePlane, columnOf, entriesOf } from "./planes";

const SAMPLES = 3000,
  FINENESS = 2500; // room for samples, and how many a plot shows at most
const RUNAWAY = 12; // times the energy that moves: beyond it a line does not stretch the scale

export interface Board {
  readonly element: HTMLElement;
  /** Takes note of the present. */
  sample(): void;
  /** Draws it. */
  draw(): void;
  /** Begins anew. */
  clear(): void;
  /** Other colours or other players. */
  rebuild(): void;
}

/** What is plotted over time, the coordinates or the states of a system that has none, and where it lies in y. */
function plotted(data: PageData): { part: Part; list: readonly { label: string; unit: string }[] } {
  const { q, z } = new StateLayout(data.layout);
  return q.length ? { part: q, list: data.coordinates } : { part: z, list: data.states };
}

function sharedUnit(list: readonly { unit: string }[]): string {
  const units = new Set(list.map(({ unit }) => unit));
  return units.size === 1 ? ([...units][0] ?? "") : "";
}

/** The lines of the energies; Jacobi's integral is one of its own where it is not the total. */
function energyLines({ energyLabel, jacobi }: PageData): Line[] {
  const lines: Line[] = [
    { label: "kinetic", column: 1, colour: () => shades().kinetic },
    { label: "potential", column: 2, colour: () => shades().potential },
    { label: energyLabel, column: 3, colour: () => shades().ink, width: 2.25 },
    { label: "ledger", column: 4, colour: () => shades().ledger, dash: [5, 4], width: 2.25 },
  ];
  if (jacobi) lines.push({ label: "Jacobi integral", column: 5, colour: () => lineColour(2, 6), dash: [2, 3] });
  return lines;
}

abstract class Panel implements Board {
  readonly element = element("div", { class: "plots" });
  protected readonly coordinates: Course;
  protected readonly energy: Course | null;
  protected readonly phase: Phase | null;
  private readonly part: Part; // of y, that is plotted over time
  private readonly chosen: number[]; // of its entries

  constructor(
    protected readonly session: Session,
    sliding: boolean,
    states: () => Columns,
    energies: () => Columns,
  ) {
    const { data } = session,
      { part, list } = plotted(data),
      t = data.units.time;
    this.part = part;
    this.chosen = plottedCoordinates(data, list.length);
    const kind = data.coordinates.length ? "Coordinates" : "States";
    const limit = (): number =>
      session.players.length < 2
        ? Infinity
        : RUNAWAY * Math.max(data.energyScale, Math.abs(energies().values(1)[0] ?? 0));
    this.coordinates = new Course(
      states,
      { title: kind, description: `${kind} over time`, unit: sharedUnit(list), timeUnit: t, span: data.until },
      sliding,
    );
    this.coordinates.setLines(
      this.chosen.flatMap((index, i) => {
        const entry = entriesOf(part, list)[index];
        return entry ? [{ ...entry, colour: () => lineColour(i, this.chosen.length) }] : [];
      }),
    );
    this.energy = data.energy
      ? new Course(
          energies,
          {
            title: "Energy",
            description: "Energy over time",
            unit: data.units.energy,
            timeUnit: t,
            span: data.until,
            limit,
          },
          sliding,
        )
      : null;
    const planes = choosePlane(data, (plane) => this.phase?.choose(plane));
    this.phase = planes
      ? new Phase(
          "Phase portrait",
          states,
          planes.first,
          () => this.behind(),
          planes.chooser,
          () => lineColour(0, 6),
        )
      : null;
    for (const chart of [this.coordinates, this.energy, this.phase]) if (chart) this.element.append(chart.card);
  }

  abstract sample(): void;
  abstract draw(): void;
  abstract clear(): void;

  rebuild(): void {
    this.coordinates.rebuild();
    this.energy?.setLines(this.energyLines());
    this.phase?.rebuild();
  }

  protected abstract behind(): number;

  /** Of a state what is plotted over time. */
  protected plottedOf(y: Float64Array): number[] {
    return this.chosen.map((index) => y[this.part.first + index] ?? NaN);
  }

  protected energyLines(): Line[] {
    return energyLines(this.session.data);
  }
}

export class LiveBoard extends Panel {
  private readonly states: History;
  private energies: History;
  private row: Float64Array;
  private readonly drive: DrivePlot | null;

  constructor(
    session: LiveSession,
    private readonly nameOf: (index: number) => string,
  ) {
    const { data } = session,
      layout = new StateLayout(data.layout);
    const states = new History(columnOf(layout.size), SAMPLES);
    const energies = new History(6, SAMPLES);
    super(
      session,
      true,
      () => states,
      () => this.energies ?? energies,
    );
    this.states = states;
    this.energies = energies;
    this.row = new Float64Array(states.width);
    this.drive = data.servo ? new DrivePlot(session, data.servo, SAMPLES) : null;
    if (this.drive) this.coordinates.card.after(this.drive.chart.card);
    const marks = (): Mark[] =>
      (data.analysis?.equilibria ?? []).flatMap((_, i) => {
        const { found } = session.equilibriumNow(i);
        return found ? [{ y: layout.join(found.state.q, found.state.v, found.state.z), filled: holds(found) }] : [];
      });
    this.phase?.mark(marks(), (index) => session.rest(index));
    session.whenChanged((what) => what === "settings" && this.phase?.moveMarks(marks()));
    this.energy?.setLines(this.energyLines());
  }

  sample(): void {
    const { session, states } = this,
      first = session.players[0],
      t = session.time;
    // Finer than a plot can show is not kept.
    if (!first || !(t >= states.last(0) + session.data.until / FINENESS || states.count === 0)) return;
    this.row[0] = t;
    // A player that has ended leaves the plot.
    if (first.outcome === "" || states.count === 0) this.row.set(first.y, columnOf(0));
    else this.row.fill(NaN, columnOf(0));
    states.append(this.row);
    states.forget(t - session.data.until);
    this.drive?.sample(t);
    if (!this.energy) return;
    this.energies.append([t, ...this.presentEnergies()]);
    this.energies.forget(t - session.data.until);
  }

  draw(): void {
    const first = this.session.players[0];
    this.coordinates.update();
    if (first) this.coordinates.say(this.plottedOf(first.y));
    this.drive?.draw();
    this.energy?.update();
    this.energy?.say(this.presentEnergies());
    this.phase?.update();
  }

  clear(): void {
    this.states.clear();
    this.energies.clear();
    this.drive?.clear();
    this.sample();
    this.draw();
  }

  override rebuild(): void {
    const { players } = this.session,
      wanted = players.length > 1 ? 1 + players.length : 6;
    if (wanted !== this.energies.width) this.energies = new History(wanted, SAMPLES);
    this.drive?.chart.rebuild();
    super.rebuild();
  }

  protected behind(): number {
    return this.states.count;
  }

  /** Of one player its kinds of energy; of several the total of each. */
  protected override energyLines(): Line[] {
    const { players } = this.session;
    if (players.length < 2) return energyLines(this.session.data);
    return players.map((_, i) => ({
      label: this.nameOf(i),
      column: 1 + i,
      colour: () => lineColour(i % 6, 6),
      width: i ? 2 : 2.5,
    }));
  }

  private presentEnergies(): number[] {
    const { players } = this.session;
    if (players.length > 1) return players.map((player) => (player.outcome === "" ? player.energy().total : NaN));
    const now = players[0]?.outcome === "" ? players[0].energy() : null;
    return now ? [now.kinetic, now.potential, now.total, now.ledger, now.jacobi] : Array<number>(5).fill(NaN);
  }
}

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

  constructor(private readonly replay: ReplaySession) {
    const run = replay.data.run;
    if (!run) throw new Error("This page has no recorded run; write it again with pendula.html(run, ...).");
    const numbers = (text: string): Float64Array => new Float64Array(decoded(text));
    const t = numbers(run.t);
    const states = new RecordedColumns([t, ...transposed(numbers(run.y), t.length)]);
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
    this.energy?.setLines(this.energyLines());
  }

  sample(): void {}

  draw(): void {
    const { recorded } = this.replay,
      { kinetic, potential, total, ledger, jacobi } = recorded.energy();
    this.coordinates.mark(recorded.t, this.plottedOf(recorded.y));
    this.energy?.mark(recorded.t, [kinetic, potential, total, ledger, jacobi]);
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
