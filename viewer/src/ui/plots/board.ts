// The plots of a live session, which slide along with it.

import { StateLayout } from "../../layout";
import type { Column } from "../exporting";
import { History } from "../history";
import { holds } from "../panels/equilibria";
import type { LiveSession } from "../session";
import { lineColour } from "../theme";
import type { Line } from "./chart";
import { DrivePlot } from "./drive";
import { Panel, energyLines } from "./panel";
import type { Mark } from "./phase";
import { fillRow, widthOf } from "./recording";
import { SectionChooser } from "./sections";

const SAMPLES = 3000,
  FINENESS = 2500; // room for samples, and how many a plot shows at most

export class LiveBoard extends Panel {
  private readonly states: History;
  private energies: History;
  private row: Float64Array;
  private readonly drive: DrivePlot | null;
  private readonly sections: SectionChooser | null;

  constructor(
    private readonly live: LiveSession,
    private readonly nameOf: (index: number) => string,
  ) {
    const session = live,
      { data } = live,
      layout = new StateLayout(data.layout);
    const states = new History(widthOf(data), SAMPLES);
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
    this.sections = this.phase && new SectionChooser(session, this.phase);
    if (this.sections) this.phase?.addChooser(this.sections.element);
    this.energy?.setLines(this.energyLines());
  }

  record(): Column[] {
    return this.columnsOf(this.states, this.energies);
  }

  sample(): void {
    const { session, states } = this,
      first = session.players[0],
      t = session.time;
    if (first?.outcome === "") this.sections?.sample(t, first.y);
    // Finer than a plot can show is not kept.
    if (!first || !(t >= states.last(0) + session.data.until / FINENESS || states.count === 0)) return;
    fillRow(this.live.main, t, first.outcome !== "" && states.count > 0, this.row);
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
    if (first) fillRow(this.live.main, first.t, false, this.row);
    this.coordinates.say(this.plottedOf(this.row));
    this.drive?.draw();
    this.level();
    this.energy?.update();
    this.energy?.say(this.shifted(this.presentEnergies()));
    this.phase?.update();
  }

  clear(): void {
    this.states.clear();
    this.energies.clear();
    this.unlevel();
    this.drive?.clear();
    this.sections?.clear();
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

  protected override get kinds(): boolean {
    return this.session.players.length < 2;
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
