// The integrator, its step, and others beside it from the same start.

import { card, element, freshId, write } from "../elements";
import type { LiveSession } from "../session";
import { lineColour } from "../theme";
import { Field } from "./field";

/** The name of an integrator for people. */
export function labelOf(session: LiveSession, name: string): string {
  return session.data.methods.find((method) => method.name === name)?.label ?? name;
}

export class MethodCard {
  readonly element: HTMLElement;
  private readonly menu: HTMLSelectElement;
  private readonly remark = element("p", { class: "note" });
  private readonly step: Field;

  constructor(private readonly session: LiveSession) {
    const id = freshId("integrator"),
      { data, main } = session;
    this.menu = element(
      "select",
      { id, "data-menu": "integrator", onchange: () => session.setIntegrator(this.menu.value) },
      ...data.methods.map((method) =>
        element(
          "option",
          { value: method.name, disabled: Boolean(method.refusal), title: method.refusal ?? method.remark },
          method.label,
        ),
      ),
    );
    this.step = new Field({
      label: "step",
      unit: data.units.time,
      value: main.step,
      name: "step",
      range: { low: data.step / 10, high: Math.max(10 * data.step, data.until / 100) },
      change: (value) => session.setStep(value),
    });
    this.element = card(
      "Integrator",
      true,
      element("div", { class: "stacked" }, element("label", { for: id, class: "hidden" }, "Integrator"), this.menu),
      this.remark,
      this.step.element,
    );
    session.whenChanged(() => this.update());
    this.update();
  }

  private update(): void {
    const { main, data } = this.session,
      method = data.methods.find(({ name }) => name === main.integrator);
    this.menu.value = main.integrator;
    write(this.remark, method?.remark ?? "");
    this.step.show(main.step);
  }
}

/** Pick several integrators: ghosts in the scene and one line each in the energy plot. */
export class RivalsCard {
  readonly element: HTMLElement;
  private readonly rows = new Map<string, { box: HTMLInputElement; swatch: HTMLElement; fate: HTMLElement }>();

  constructor(private readonly session: LiveSession) {
    const list = element("ul", { class: "choices" });
    for (const { name, label, kind, refusal } of session.data.methods) {
      if (kind === "none" || refusal) continue;
      const box = element("input", {
        type: "checkbox",
        "data-rival": name,
        onchange: () => session.setRival(name, box.checked),
      });
      const swatch = element("span", { class: "swatch", "aria-hidden": "true" }),
        fate = element("span", { class: "fate" });
      list.append(
        element("li", {}, element("label", {}, box, swatch, element("span", { class: "name" }, label), fate)),
      );
      this.rows.set(name, { box, swatch, fate });
    }
    this.element = card(
      "Side by side",
      false,
      element(
        "p",
        { class: "note" },
        "Choose integrators to run beside the one above, from the same start and with the same step.",
      ),
      list,
    );
    session.whenChanged(() => this.update());
    this.update();
  }

  update(): void {
    const { session } = this,
      players = session.players;
    for (const [name, { box, swatch, fate }] of this.rows) {
      const index = players.findIndex((player) => player.integrator === name);
      box.checked = index >= 0;
      box.disabled = index === 0;
      swatch.style.setProperty("--colour", index >= 0 && players.length > 1 ? lineColour(index % 6, 6) : "transparent");
      write(fate, index === 0 ? "shown" : players[index]?.outcome ? "failed" : "");
    }
  }
}
