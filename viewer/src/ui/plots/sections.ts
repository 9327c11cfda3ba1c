// The choice between the line of a phase portrait and Poincaré's sections of it.

import type { PageData } from "../../contract";
import { StateLayout } from "../../layout";
import type { LiveSession } from "../session";
import type { Phase } from "./phase";
import { menuOf } from "./planes";
import { type Passed, Section } from "./section";

const MOST = 4000; // states that a section keeps

interface Choice {
  label: string;
  passed: Passed;
}

/** What a section may be taken at: a period that the gallery names, and every entry of the state that can pass 0. */
function choicesOf(session: LiveSession): Choice[] {
  const { data } = session,
    { q, v, z } = new StateLayout(data.layout),
    { period } = data.view?.section ?? {},
    parameter = data.parameters.find(({ name }) => name === period);
  const entry = (first: number, list: readonly { label: string; angle?: boolean }[]): Choice[] =>
    list.map(({ label, angle = false }, i) => ({ label: `${label} = 0 ↑`, passed: { entry: first + i, angle } }));
  const through = [...entry(q.first, data.coordinates), ...entry(v.first, data.velocities), ...entry(z.first, data.states)];
  if (!parameter) return through;
  const once = { period: (): number => (2 * Math.PI) / Math.abs(session.main.parameter(parameter.name)) };
  return [{ label: `every 2π/${parameter.label}`, passed: once }, ...through];
}

/** The number of the choice that a page begins with, or −1. */
function firstOf({ view, coordinates, velocities, states }: PageData, choices: readonly Choice[]): number {
  if (view?.section?.period !== undefined) return "period" in (choices[0]?.passed ?? {}) ? 0 : -1;
  const names = [...coordinates, ...velocities, ...states].map(({ name }) => name);
  return view?.section?.through === undefined ? -1 : names.indexOf(view.section.through);
}

export class SectionChooser {
  readonly element: readonly HTMLElement[];
  private section: Section | null = null;

  constructor(
    private readonly session: LiveSession,
    private readonly phase: Phase,
  ) {
    const choices = choicesOf(session),
      first = firstOf(session.data, choices);
    this.element = menuOf("Line or section of the phase portrait", ["line", ...choices.map(({ label }) => label)], first + 1, (index) =>
      this.choose(choices[index - 1]),
    );
    this.choose(choices[first]);
  }

  sample(t: number, y: Float64Array): void {
    this.section?.sample(t, y);
  }

  clear(): void {
    this.section?.clear();
  }

  private choose(choice: Choice | undefined): void {
    this.section = choice ? new Section(this.session.data, choice.passed, MOST) : null;
    this.phase.cut(this.section?.points ?? null);
  }
}
