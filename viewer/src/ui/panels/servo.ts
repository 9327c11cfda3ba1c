// The controller: off, part of the dynamics, or sampled and held; its gains, what it should hold, what it says.

import type { LivePlayer } from "../../contract";
import { card, element, freshId, write } from "../elements";
import { brief } from "../numbers";
import type { LiveSession } from "../session";
import { quantityFields } from "./quantities";

const MODES: readonly { mode: LivePlayer["servoMode"]; label: string }[] = [
  { mode: "off", label: "off" },
  { mode: "continuous", label: "continuous" },
  { mode: "sampled", label: "sampled" },
];

const POSES = "Paused, a slider sets the pose; running, it is what the servo goes to.";
const MOST_GAINS = 8; // beside what is desired; more of them have a card of their own

export class ServoCard {
  readonly element: HTMLElement;
  readonly gains: HTMLElement | null;
  private readonly buttons = new Map<LivePlayer["servoMode"], HTMLInputElement>();
  private readonly signals: { index: number; label: string; unit: string; place: HTMLElement }[];

  constructor(
    private readonly session: LiveSession,
    size: number,
  ) {
    const group = freshId("servo"),
      { servo, step, pendularm, units } = session.data,
      sampled = servo?.sampled ?? step,
      title = servo?.poses ? "Joints" : pendularm ? "Servo" : "Controller",
      gains = quantityFields(session, ["gain"], size);
    const choices = MODES.map(({ mode, label }) => {
      const button = element("input", {
        type: "radio",
        name: group,
        value: mode,
        "data-servo": mode,
        onchange: () => session.setServo(mode),
      });
      this.buttons.set(mode, button);
      return element("label", { class: "segment" }, button, element("span", {}, label));
    });
    this.signals = (servo?.signals ?? []).flatMap(({ label, unit, input }, index) =>
      input < 0 ? [{ index, label, unit, place: element("p", { class: "note" }) }] : [],
    );
    this.element = card(
      title,
      true,
      element("div", { class: "segments", role: "radiogroup", "aria-label": title }, ...choices),
      element(
        "p",
        { class: "note" },
        `Continuous: the law is part of the dynamics. Sampled: it is held for ${brief(sampled)} ${units.time}.`,
      ),
      ...this.signals.map(({ place }) => place),
      servo?.poses ? element("p", { class: "note" }, POSES) : null,
      ...quantityFields(session, ["desired"], size),
      ...(gains.length > MOST_GAINS ? [] : gains),
    );
    this.gains = gains.length > MOST_GAINS ? card("Gains", false, ...gains) : null;
    session.whenChanged(() => this.update());
    this.update();
  }

  /** Writes what the controller says beside its laws, such as which of several acts. */
  say(): void {
    const values = this.session.main.signals();
    for (const { index, label, unit, place } of this.signals)
      write(place, `${label} = ${brief(values[index] ?? NaN)} ${unit}`.trim());
  }

  private update(): void {
    const button = this.buttons.get(this.session.main.servoMode);
    if (button) button.checked = true;
    this.say();
  }
}
