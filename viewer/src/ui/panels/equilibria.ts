// Where the system rests, to start from; the poles of its linear system there; its modes, to watch.

import type { Analysis, Equilibrium, Mode, PageData } from "../../contract";
import { card, element, write } from "../elements";
import { brief } from "../numbers";
import { PolesPlot } from "../plots/poles";
import type { LiveSession } from "../session";
import type { Theatre } from "../theatre";

const STALE = "These are for the parameters the page opened with.";
const FOLLOWED = "Rests and poles follow the parameters; modes are those of the parameters the page opened with.";
const AS_OPENED = "as opened";
const SAME = 0.01; // a pace that differs by less is the mode's own

/** Whether an equilibrium holds: then its mark is filled. */
export function holds({ stability }: Equilibrium): boolean {
  return stability === "stable" || stability === "asymptotically stable";
}

export class EquilibriaCard {
  readonly element: HTMLElement;
  private readonly marks: HTMLButtonElement[];
  private readonly poles: PolesPlot;
  private readonly sentence = element("p", { class: "note" });
  private readonly stale = element("p", { class: "note", role: "status" });
  private readonly chosen: HTMLElement;
  private readonly modes = element("div", { class: "marks", role: "group", "aria-label": "Modes to watch" });
  private readonly remark = element("p", { class: "note", role: "status" });
  private readonly release: HTMLButtonElement;
  private listed = -1; // the equilibrium whose modes are listed

  constructor(
    private readonly session: LiveSession,
    private readonly analysis: Analysis,
    private readonly theatre: Theatre | null,
  ) {
    const { data } = session;
    this.poles = new PolesPlot(data.units.time);
    this.marks = analysis.equilibria.map((found, i) =>
      choice(`equilibrium ${i}`, placeOf(data, found), found.stability, holds(found), () => session.rest(i)),
    );
    this.release = button("release", "True motion from here", () => session.release());
    this.chosen = element(
      "div",
      { class: "equilibrium", hidden: true },
      element(
        "div",
        { class: "button-row" },
        button("rest", "At rest", () => session.rest(session.equilibrium)),
        button("beside", "Slightly beside", () => session.rest(session.equilibrium, true)),
      ),
      this.sentence,
      this.poles.element,
      this.modes,
      this.remark,
      this.release,
    );
    this.element = card(
      "Equilibria",
      false,
      element("div", { class: "marks", role: "group", "aria-label": "Equilibria to start from" }, ...this.marks),
      this.stale,
      this.chosen,
      element("p", { class: "note" }, analysis.sentence),
    );
    session.whenChanged(() => this.update());
    this.update();
  }

  private update(): void {
    const { session, analysis } = this,
      now = analysis.equilibria.map((_, i) => session.equilibriumNow(i)),
      found = analysis.equilibria[session.equilibrium];
    this.marks.forEach((mark, i) => {
      mark.setAttribute("aria-pressed", String(i === session.equilibrium));
      relabel(session.data, mark, now[i]);
    });
    const followed = now.some((one) => one.followed);
    write(this.stale, session.retuned && now.length ? (followed ? FOLLOWED : STALE) : "");
    this.chosen.hidden = !found;
    if (!found) return;
    if (this.listed !== session.equilibrium) this.list(found);
    const shown = now[session.equilibrium]?.found ?? found;
    write(this.sentence, shown.sentence);
    this.poles.show(shown.poles);
    const watched = session.swing ? found.modes.indexOf(session.swing.mode) : -1;
    [...this.modes.children].forEach((child, i) => child.setAttribute("aria-pressed", String(i === watched)));
    this.poles.mark(found.modes[watched]?.pole ?? null);
    this.release.hidden = watched < 0;
    write(this.remark, session.swing ? paceOf(session.swing.slower) : "");
  }

  /** Shows what belongs to one equilibrium. */
  private list(found: Equilibrium): void {
    const { session, theatre } = this,
      { time } = session.data.units;
    this.listed = session.equilibrium;
    this.modes.hidden = !theatre?.stage || !found.modes.length;
    this.modes.replaceChildren(
      ...found.modes.map((mode, r) =>
        choice(`mode ${r}`, `Mode ${r + 1}`, rateOf(mode, time), !grows(mode), () => {
          if (session.swing?.mode === mode) session.unwatch();
          else session.watch(r, theatre?.framing.size ?? 1);
        }),
      ),
    );
  }
}

/** A button with a mark, filled or hollow, a name and what is to be said of it. */
function choice(name: string, label: string, remark: string, filled: boolean, press: () => void): HTMLButtonElement {
  return element(
    "button",
    { type: "button", class: "mark", "data-choice": name, "aria-pressed": "false", onclick: press },
    element("span", { class: filled ? "dot filled" : "dot", "aria-hidden": "true" }),
    element("span", { class: "name" }, label),
    element("span", { class: "fate" }, remark),
  );
}

/** Says where an equilibrium is now and what becomes of deviations; one that is gone stays as the page opened. */
function relabel(data: PageData, mark: HTMLElement, now: ReturnType<LiveSession["equilibriumNow"]> | undefined): void {
  const [dot, name, fate] = [...mark.children];
  if (!now?.found || !dot || !(name instanceof HTMLElement) || !(fate instanceof HTMLElement)) return;
  dot.classList.toggle("filled", holds(now.found));
  write(name, placeOf(data, now.found));
  write(fate, now.followed ? now.found.stability : `${now.found.stability}, ${AS_OPENED}`);
}

function button(name: string, label: string, press: () => void): HTMLButtonElement {
  return element("button", { type: "button", class: "button", "data-act": name, onclick: press }, label);
}

/** Coordinates, or states of a system that has none, by their names. */
function placeOf(data: PageData, { state }: Equilibrium): string {
  const list = state.q.length
    ? data.coordinates.map((entry, i) => ({ ...entry, value: state.q[i] ?? 0 }))
    : data.states.map((entry, i) => ({ ...entry, angle: false, value: state.z[i] ?? 0 }));
  const texts = list.map(({ label, unit, angle, value }) => {
    return `${label} = ${angle ? inDegrees(value) : `${brief(value)} ${unit}`.trim()}`;
  });
  return texts.join(", ");
}

/** An angle in degrees, which people know by heart. */
function inDegrees(value: number): string {
  return `${brief((value * 180) / Math.PI)}°`;
}

function grows({ pole, rigid }: Mode): boolean {
  return !rigid && pole[0] > 0;
}

/** How fast a mode swings, grows or decays. */
export function rateOf({ pole: [re, im], rigid }: Mode, time: string): string {
  const per = time ? `/${time}` : "";
  if (rigid) return "rigid body";
  if (im > 0) return `${brief(im)} rad${per}`;
  return `${re > 0 ? "grows" : "decays"} ${brief(Math.abs(re))} ${per}`.trim();
}

function paceOf(slower: number): string {
  const pace =
    slower === 0 || Math.abs(slower - 1) < SAME
      ? ""
      : slower > 1
        ? `, ${brief(slower, 2)} times slower`
        : `, ${brief(1 / slower, 2)} times faster`;
  return `The linear motion along the mode, larger than life${pace}.`;
}
