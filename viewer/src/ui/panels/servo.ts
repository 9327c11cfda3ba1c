// The servo: off, part of the dynamics, or sampled and held; its gains and what it should hold.

import type { LivePlayer } from "../../contract";
import { card, element, freshId } from "../elements";
import { brief } from "../numbers";
import type { LiveSession } from "../session";
import { quantityFields } from "./quantities";

const MODES: readonly { mode: LivePlayer["servoMode"]; label: string }[] = [
  { mode: "off", label: "off" },
  { mode: "continuous", label: "continuous" },
  { mode: "sampled", label: "sampled" },
];

export class ServoCard {
  readonly element: HTMLElement;
  private readonly buttons = new Map<LivePlayer["servoMode"], HTMLInputElement>();

  constructor(
    private readonly session: LiveSession,
    size: number,
  ) {
    const group = freshId("servo"),
      sampled = session.data.servo?.sampled ?? session.data.step;
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
    this.element = card(
      "Servo",
      true,
      element("div", { class: "segments", role: "radiogroup", "aria-label": "Servo" }, ...choices),
      element(
        "p",
        { class: "note" },
        `Continuous: the law is part of the dynamics. Sampled: it is held for ${brief(sampled)} ${session.data.units.time}.`,
      ),
      ...quantityFields(session, ["desired"], size),
      ...quantityFields(session, ["gain"], size),
    );
    session.whenChanged(() => this.update());
    this.update();
  }

  private update(): void {
    const button = this.buttons.get(this.session.main.servoMode);
    if (button) button.checked = true;
  }
}
