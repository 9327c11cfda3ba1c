// What every method moves: a system's functions with parameters and inputs, and the arrays they are called with.

import type { ContactReport, PageData, Routine, SystemFunctions } from "../contract";
import { StateLayout } from "../layout";

/** How a step begins: it follows the last one, nothing is remembered yet, or inputs have just jumped. */
export const FOLLOWING = 0;
export const FIRST = 1;
export const JUMPED = 2;

export const NOTHING = new Float64Array(0);

/** A system in motion: the layout of y = (q, v, z), what drives it, and its functions. */
export class Motion {
  readonly layout: StateLayout;
  readonly constrained: boolean;
  readonly rate: Routine;
  readonly p: Float64Array;
  readonly u: Float64Array; // as the functions see them during a step
  private readonly rates: Float64Array;
  deadline = Infinity; // ms of the page's clock at which a method that takes many steps must pause

  constructor(readonly data: PageData, readonly functions: SystemFunctions) {
    this.layout = new StateLayout(data.layout);
    this.constrained = data.constraints.length > 0;
    this.rate = functions.rate;
    this.p = Float64Array.from(data.parameters, (parameter) => parameter.value);
    this.u = new Float64Array(data.inputs.length);
    this.rates = new Float64Array(this.layout.size);
  }

  /** v̇, then λ. */
  solve(t: number, y: Float64Array, out: Float64Array): void {
    if (this.functions.solution !== undefined) {
      this.functions.solution(t, y, this.u, this.p, NOTHING, out);
      return;
    }
    this.rate(t, y, this.u, this.p, NOTHING, this.rates);
    out.set(this.layout.take(this.layout.v, this.rates));
  }

  /** Whether the rate of a state is finite. */
  moves(t: number, y: Float64Array): boolean {
    this.rate(t, y, this.u, this.p, NOTHING, this.rates);
    return this.rates.every(Number.isFinite);
  }
}

/** A method at work on one motion; y is what it moves, which `reveal` turns into (q, v, z). */
export interface Stepper {
  /** Moves y by h from t; false where it had to pause on the way: called again, it goes on from there. */
  step(begin: number, h: number, t: number, y: Float64Array): boolean;
  reveal(h: number, t: number, y: Float64Array, out: Float64Array): void;
  /** Forgets a step that is undone: the state is then read off y alone. */
  forget?(): void;
  /** What touches, of a method that steps over gaps. */
  readonly contact?: ContactSteps;
  /** Whether equations of a step could not be solved, or no step was small enough. */
  readonly failed: boolean;
}

/** What a method that steps over gaps decides and accounts for by itself. */
export interface ContactSteps {
  readonly work: number; // that changed the energy in the last step
  open(t: number, y: Float64Array): void; // begins: out of all gaps, with modes
  refuse(t: number, y: Float64Array): string; // why parameters have no meaning for contacts
  reactions(t: number, y: Float64Array): Float64Array;
  report(): ContactReport;
}

/** What reveals the state of methods that keep it in y. */
export function plainReveal(_h: number, _t: number, y: Float64Array, out: Float64Array): void {
  for (let i = 0; i < y.length; i++) out[i] = y[i]!;
}

/** A routine that a method cannot do without. */
export function needed(routine: Routine | undefined, name: string): Routine {
  if (routine === undefined) throw new Error(`This page was written without the function '${name}'.`);
  return routine;
}
