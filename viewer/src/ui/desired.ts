// Where a controller wants the system to be, as something that can be drawn: the state with desired values in it.

import type { Energies, PageData, Player, SystemFunctions } from "../contract";
import { StateLayout } from "../layout";
import type { LiveSession } from "./session";

const NOTHING = new Float64Array(0);

export class DesiredPlayer implements Player {
  readonly data: PageData;
  readonly steps = 0;
  readonly outcome = "";
  readonly y: Float64Array;
  private readonly layout: StateLayout;
  private readonly drawn: { positions: Float64Array; sizes: Float64Array };

  constructor(
    private readonly session: LiveSession,
    private readonly functions: SystemFunctions,
  ) {
    this.data = session.data;
    this.layout = new StateLayout(this.data.layout);
    this.y = new Float64Array(this.layout.size);
    this.drawn = {
      positions: new Float64Array(this.data.points.reduce((sum, { dimension }) => sum + dimension, 0)),
      sizes: new Float64Array(this.data.sizes),
    };
  }

  /** Whether there is something to show: a controller that is on and wants coordinates somewhere. */
  get wanted(): boolean {
    const { main, data, swing } = this.session;
    return Boolean(data.servo?.coordinates.length) && main.servoMode !== "off" && swing === null;
  }

  get t(): number {
    return this.session.main.t;
  }

  get u(): Float64Array {
    return this.session.main.u;
  }

  get p(): Float64Array {
    return this.session.main.p;
  }

  positions(): Float64Array {
    this.look();
    this.functions.positions?.(this.t, this.y, this.u, this.p, NOTHING, this.drawn.positions);
    return this.drawn.positions;
  }

  sizes(): Float64Array {
    this.look();
    this.functions.sizes?.(this.t, this.y, this.u, this.p, NOTHING, this.drawn.sizes);
    return this.drawn.sizes;
  }

  multipliers(): Float64Array {
    return NOTHING;
  }

  energy(): Energies {
    return { kinetic: NaN, potential: NaN, total: NaN, ledger: NaN, jacobi: NaN };
  }

  private look(): void {
    const { main, data } = this.session;
    this.y.set(main.y);
    data.servo?.coordinates.forEach((coordinate, i) => {
      this.y[this.layout.q.first + coordinate] = main.parameter(data.servo?.desired[i] ?? "");
    });
  }
}
