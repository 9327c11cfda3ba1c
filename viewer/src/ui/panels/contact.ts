// What a page with contact says and offers: the step, what touches, how well the laws are met, where the energy went.

import type { ContactReport } from "../../contract";
import { card, element, write } from "../elements";
import { brief } from "../numbers";
import type { LiveSession } from "../session";
import { Field } from "./field";

const MEANING: Record<string, string> = {
  law: "gaps open or press, with their restitution",
  signorini: "bodies part or press",
  coulomb: "friction stays in its cone",
  dissipation: "friction opposes the slip",
  penetration: "depth in each other",
};

const OF_GAPS = "Steps of equal length over impacts, sticking and slipping, of first order (Moreau–Jean).";

export class ContactCard {
  readonly element: HTMLElement;
  private readonly facts = element("dl", { class: "facts", "data-facts": "residuals" });
  private readonly works = element("dl", { class: "facts", "data-facts": "works" });
  private readonly pace = element("p", { class: "note" });
  private readonly values = new Map<string, HTMLElement>();

  constructor(
    private readonly session: LiveSession,
    showArrows: (on: boolean) => void,
  ) {
    const { data, main } = session;
    const step = new Field({
      label: "step",
      unit: data.units.time,
      value: main.step,
      name: "step",
      range: { low: data.step / 10, high: 5 * data.step },
      change: (value) => session.setStep(value),
    });
    const box = element("input", { type: "checkbox", checked: true, onchange: () => showArrows(box.checked) });
    const gaps = this.report?.gaps,
      states = element("dl", { class: "facts", "data-facts": "gaps" });
    for (const { name } of gaps ?? []) this.add(states, name, "", "what it does, and its normal force");
    for (const { name, unit } of this.report?.residuals ?? []) this.add(this.facts, name, unit, MEANING[name]);
    for (const { name } of this.report?.works ?? []) this.add(this.works, name, data.units.energy);
    this.element = card(
      "Contact",
      true,
      element("p", { class: "note" }, gaps ? OF_GAPS : "Drag a body with the mouse and let go to throw it."),
      step.element,
      gaps ? states : element("label", { class: "switch" }, box, "forces of contact as arrows"),
      element("h3", {}, "Laws are missed by"),
      this.facts,
      element("h3", {}, "Work since the start"),
      this.works,
      this.pace,
    );
    this.update();
  }

  update(): void {
    const { report, session } = this;
    if (!report) return;
    const { units } = session.data;
    for (const { name, state, force } of report.gaps ?? []) this.say(name, force > 0 ? `${state}, ${brief(force, 3)} ${session.data.gaps?.unit ?? ""}`.trim() : state);
    for (const { name, value, unit } of report.residuals) this.say(name, `${brief(value, 2)} ${unit}`);
    for (const { name, value } of report.works) this.say(name, `${brief(value, 4)} ${units.energy}`);
    const ratio = report.milliseconds > 0 ? (1000 * session.main.step) / report.milliseconds : 0;
    write(this.pace, ratio > 0 ? `A step takes ${brief(report.milliseconds, 2)} ms: ${brief(ratio, 2)} times real time.` : "");
  }

  private get report(): ContactReport | undefined {
    return this.session.main.report?.();
  }

  private add(list: HTMLElement, name: string, unit: string, meaning = ""): void {
    const value = element("dd", {}, `0 ${unit}`);
    list.append(element("dt", meaning ? { title: meaning } : {}, name), value);
    this.values.set(name, value);
  }

  private say(name: string, text: string): void {
    const place = this.values.get(name);
    if (place) write(place, text);
  }
}
