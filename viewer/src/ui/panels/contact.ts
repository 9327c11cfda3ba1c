// What a page of bodies that touch says and offers: the step, how well the laws are met, where the energy went, arrows.

import type { ContactReport } from "../../contract";
import { card, element, write } from "../elements";
import { brief } from "../numbers";
import type { LiveSession } from "../session";
import { Field } from "./field";

const MEANING: Record<string, string> = {
  signorini: "bodies part or press",
  coulomb: "friction stays in its cone",
  dissipation: "friction opposes the slip",
  penetration: "depth in each other",
};

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
    for (const { name, unit } of this.report?.residuals ?? []) this.add(this.facts, name, unit, MEANING[name]);
    for (const { name } of this.report?.works ?? []) this.add(this.works, name, data.units.energy);
    this.element = card(
      "Contact",
      true,
      element("p", { class: "note" }, "Drag a body with the mouse and let go to throw it."),
      step.element,
      element("label", { class: "check" }, box, " forces of contact as arrows"),
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
