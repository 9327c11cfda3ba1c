// Play, pause, one step, back to the start, speed, time; a replay's time line.

import { element, freshId, iconButton, relabel, write } from "../elements";
import { brief, fixed } from "../numbers";
import { ReplaySession, type Session } from "../session";

const SLOWEST = -6,
  FASTEST = 5; // powers of two, of the usual speed
const TICKS = 10_000; // of the time line

export class Transport {
  readonly element: HTMLElement;
  private readonly playButton: HTMLButtonElement;
  private readonly clock = element("output", { class: "clock", "aria-label": "Time", "aria-live": "off" });
  private readonly remark = element("span", { class: "remark", role: "status" });
  private readonly line: HTMLInputElement | null = null;
  private readonly decimals: number;

  constructor(
    private readonly session: Session,
    back: () => void,
  ) {
    const replay = session instanceof ReplaySession ? session : null;
    this.decimals = Math.min(
      6,
      Math.max(2, Math.ceil(-Math.log10(replay ? session.data.until / 1000 : session.data.step))),
    );
    this.playButton = iconButton("play", "Play (space)", () => session.play(!session.playing));
    this.playButton.classList.add("primary");
    this.playButton.dataset["act"] = "play";
    const step = iconButton("step", replay ? "One picture further (full stop)" : "One step (full stop)", () =>
      session.single(),
    );
    const reset = iconButton("reset", "Back to the start (r)", back);
    step.dataset["act"] = "step";
    reset.dataset["act"] = "reset";
    const row = element(
      "div",
      { class: "transport-row" },
      this.playButton,
      step,
      reset,
      this.clock,
      this.remark,
      this.speedField(),
    );
    this.element = element("div", { class: "transport card", role: "group", "aria-label": "Playback" }, row);
    if (replay) {
      this.line = element("input", {
        type: "range",
        class: "time-line",
        min: 0,
        max: TICKS,
        step: 1,
        value: 0,
        "aria-label": "Time line",
        oninput: () =>
          replay.seek(replay.begin + (Number(this.line?.value) / TICKS) * (replay.recorded.end - replay.begin)),
      });
      this.element.append(this.line);
    }
    session.whenChanged(() => this.update());
    this.update();
  }

  update(): void {
    const { session, line } = this,
      unit = session.data.units.time;
    relabel(this.playButton, session.playing ? "pause" : "play", session.playing ? "Pause (space)" : "Play (space)");
    write(this.clock, `t = ${fixed(session.time, this.decimals)} ${unit}`.trim());
    const { pace, speed } = session,
      slow = pace.behind ? [`${brief(pace.ratio, 2)}× instead of ${brief(speed.value, 2)}×`] : [],
      jumping = pace.jumping > 0 ? [`${brief(pace.jumping, 2)} pictures/s`] : [];
    write(this.remark, session.playing ? [...slow, ...jumping].join(", ") : "");
    if (!line || !(session instanceof ReplaySession)) return;
    const { begin, recorded } = session;
    line.value = String(Math.round((TICKS * (session.time - begin)) / (recorded.end - begin || 1)));
    line.setAttribute("aria-valuetext", `${fixed(session.time, 2)} ${unit}`);
  }

  private speedField(): HTMLElement {
    const { speed } = this.session,
      id = freshId("speed");
    const shown = element("output", { for: id, class: "speed-value", "aria-live": "off" });
    const say = (): void => {
      shown.textContent = `${brief(speed.value, 2)}×`;
      slider.setAttribute("aria-valuetext", `${brief(speed.value, 2)} times real time`);
    };
    const slider = element("input", {
      type: "range",
      id,
      min: SLOWEST,
      max: FASTEST,
      step: 0.5,
      value: 0,
      "data-slider": "speed",
      oninput: () => {
        speed.value = speed.usual * 2 ** Number(slider.value);
        say();
      },
    });
    say();
    this.session.whenChanged(() => {
      slider.value = String(Math.log2(speed.value / speed.usual));
      say();
    });
    return element("div", { class: "speed" }, element("label", { for: id }, "Speed"), slider, shown);
  }
}
