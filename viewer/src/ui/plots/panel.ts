// The plots of a page: quantities over time, energies, phase portrait; from a live session or a recorded run.

import type { PageData } from "../../contract";
import { element } from "../elements";
import type { Column } from "../exporting";
import { brief } from "../numbers";
import type { Session } from "../session";
import { lineColour, shades } from "../theme";
import type { Line } from "./chart";
import { Course, type Columns } from "./course";
import { Levelled } from "./level";
import { Phase } from "./phase";
import { choosePlane, menuOf } from "./planes";
import { extremes } from "./ranges";
import { type Group, groupsOf } from "./recording";

const RUNAWAY = 12; // times the energy that moves: beyond it a line does not stretch the scale
const DASHES: readonly (readonly number[])[] = [[], [9, 4], [2, 3], [9, 4, 2, 4]]; // beside colours, of many lines
const STEPPED = "moreau-jean",
  STILL = 1e-5; // of a system's size and its energy: what is less its contacts leave over at rest
const FEW = 6; // lines that colours alone tell apart
const LEDGER =
  "The ledger: the energy at the start and all work done since. What lies between it and the total is the error of the integrator.";

export interface Board {
  readonly element: HTMLElement;
  /** Takes note of the present. */
  sample(): void;
  /** Draws it. */
  draw(): void;
  /** Begins anew. */
  clear(): void;
  /** All that is remembered, a column a quantity. */
  record(): Column[];
  /** Other colours or other players. */
  rebuild(): void;
}

function sharedUnit(list: readonly { unit: string }[]): string {
  const units = new Set(list.map(({ unit }) => unit));
  return units.size === 1 ? ([...units][0] ?? "") : "";
}

/** What some quantities are called together: chosen ones by what they are. */
function titleOf({ name, entries }: Group): string {
  if (name !== "Chosen") return name;
  return entries.length > FEW ? "Selection" : entries.map(({ label }) => label).join(", ");
}

/** Lines for quantities, told apart by colours, and by dashes where there are many. */
function linesOf({ entries }: Group): Line[] {
  return entries.map(({ label, column }, i) => {
    const dash = entries.length > FEW ? DASHES[i % DASHES.length] : undefined;
    return { label, column, colour: () => lineColour(i, entries.length), ...(dash?.length ? { dash: [...dash] } : {}) };
  });
}

export /** The lines of the energies; Jacobi's integral is one of its own where it is not the total. */
function energyLines({ energyLabel, jacobi }: PageData): Line[] {
  const lines: Line[] = [
    { label: "kinetic", column: 1, colour: () => shades().kinetic },
    { label: "potential", column: 2, colour: () => shades().potential },
    { label: energyLabel, column: 3, colour: () => shades().ink, width: 2.25 },
    { label: "ledger", column: 4, colour: () => shades().ledger, dash: [5, 4], width: 2.25, hint: LEDGER },
  ];
  if (jacobi) lines.push({ label: "Jacobi integral", column: 5, colour: () => lineColour(3, 6), dash: [2, 3] });
  return lines;
}

/** How far the drawn points of a system are spread. */
function spreadOf(session: Session): number {
  const [low, high] = extremes([session.players[0]?.positions() ?? []]);
  return high >= low ? high - low : 0;
}

export abstract class Panel implements Board {
  readonly element = element("div", { class: "plots" });
  protected readonly coordinates: Course;
  protected readonly energy: Course | null;
  protected readonly phase: Phase | null;
  private readonly levelled: Levelled;
  private readonly groups: Group[];
  private group: Group; // what is plotted over time

  constructor(
    protected readonly session: Session,
    sliding: boolean,
    states: () => Columns,
    energies: () => Columns,
  ) {
    const { data } = session,
      t = data.units.time;
    this.groups = groupsOf(data);
    const [group = { name: "States", entries: [] }] = this.groups,
      still = data.contact || data.run?.integrator === STEPPED ? STILL : 0;
    this.group = group;
    const limit = (): number =>
      session.players.length < 2
        ? Infinity
        : RUNAWAY * Math.max(data.energyScale, Math.abs(energies().values(1)[0] ?? 0));
    this.coordinates = new Course(
      states,
      {
        title: titleOf(group),
        description: `${titleOf(group)} over time`,
        unit: sharedUnit(group.entries),
        timeUnit: t,
        span: data.until,
        still: still * spreadOf(session),
      },
      sliding,
    );
    this.coordinates.setLines(linesOf(group));
    this.coordinates.addChooser(this.groupMenu());
    this.levelled = new Levelled(energies, data.until);
    this.energy = data.energy
      ? new Course(
          () => (this.kinds ? this.levelled : energies()),
          {
            title: "Energy",
            description: "Energy over time",
            unit: data.units.energy,
            timeUnit: t,
            span: data.until,
            limit,
            size: data.energyScale,
            still: still * data.energyScale,
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
          still * spreadOf(session),
        )
      : null;
    for (const chart of [this.coordinates, this.energy, this.phase]) if (chart) this.element.append(chart.card);
  }

  abstract sample(): void;
  abstract draw(): void;
  abstract clear(): void;
  abstract record(): Column[];

  rebuild(): void {
    this.coordinates.rebuild();
    this.energy?.setLines(this.energyLines());
    this.nameEnergy();
    this.phase?.rebuild();
  }

  protected abstract behind(): number;

  /** Whether the energies that are plotted are those of one system, kind by kind. */
  protected get kinds(): boolean {
    return true;
  }

  /** Takes the present energies, counted as they are plotted. */
  protected shifted(present: readonly number[]): number[] {
    return this.kinds ? this.levelled.shifted(present) : [...present];
  }

  /** Counts potential energies from the start where their zero is too far away to show anything. */
  protected level(): void {
    if (this.kinds && this.levelled.decide()) this.nameEnergy();
  }

  /** Forgets from where they were counted. */
  protected unlevel(): void {
    this.levelled.clear();
    this.nameEnergy();
  }

  private nameEnergy(): void {
    const { level } = this.levelled,
      { energy } = this.session.data.units;
    this.energy?.rename(level && this.kinds ? `Energy, V from ${`${brief(level)} ${energy}`.trim()}` : "Energy");
  }

  /** Of a row (t, y, u, λ, e) what is plotted over time. */
  protected plottedOf(row: ArrayLike<number>): number[] {
    return this.group.entries.map(({ column }) => row[column] ?? NaN);
  }

  /** Columns of a table from where they are remembered. */
  protected columnsOf(states: Columns, energies: Columns): Column[] {
    const { data } = this.session,
      seen = new Set<number>();
    const time = { name: "t", unit: data.units.time, values: states.values(0) };
    const plain = this.groups.flatMap(({ entries }) =>
      entries.flatMap(({ name, unit, column }) => {
        if (seen.has(column)) return [];
        seen.add(column);
        return [{ name, unit, values: states.values(column) }];
      }),
    );
    const energy = this.energy
      ? this.energyLines().map(({ label, column }) => ({
          name: label,
          unit: data.units.energy,
          values: energies.values(column),
        }))
      : [];
    return [time, ...plain, ...energy];
  }

  private groupMenu(): HTMLElement[] {
    if (this.groups.length < 2) return [];
    return menuOf("Quantities that are plotted", this.groups.map(titleOf), 0, (index) => {
      this.group = this.groups[index] ?? this.group;
      this.coordinates.choose(titleOf(this.group), sharedUnit(this.group.entries), linesOf(this.group));
      this.draw();
    });
  }

  protected energyLines(): Line[] {
    return energyLines(this.session.data);
  }
}
