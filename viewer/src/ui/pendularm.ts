// The course's arm: its screen text and its keys.

import type { LivePlayer } from "../contract";
import { StateLayout } from "../layout";
import { element, write } from "./elements";
import type { Key } from "./keys";
import { twoDecimals } from "./numbers";
import { type Pusher, pushInput } from "./panels/push";
import type { LiveSession } from "./session";

// What keys 0–4 choose, and what the course calls it.
const BY_DIGIT = ["none", "euler", "verlet", "velocity-verlet", "rk4"];
const COURSE_NAMES: Record<string, string> = { "velocity-verlet": "velocity verlet", rk4: "runge-kutta" };
const PHYSICAL: Record<string, string> = { m: "mass", l: "length", g: "gravity" };
const SHORT: Record<string, string> = { a: "push ↻", d: "push ↺", c: "servo", s: "servo off" }; // on buttons
const SHORT_ARM = 3; // links whose text fits the picture
const TURNING = ["12", "34", "56", "78", "90"]; // keys for the desired angle of each joint of an arm with several

/** The keys of the arm; `say` tells what cannot be done. */
export function armKeys(session: LiveSession, pusher: Pusher, say: (sentence: string) => void): Key[] {
  const { links, turn } = session.data.pendularm ?? { links: 1, turn: 0.05 },
    { servo } = session.data;
  const keys: Key[] = [];
  const move = (joint: number, by: number): void => {
    const name = servo?.desired[joint];
    if (name !== undefined) session.setParameter(name, session.main.parameter(name) + by);
  };
  const toggle = (): void => session.setServo(session.main.servoMode === "off" ? (servo?.mode ?? "continuous") : "off");
  if (links === 1) {
    BY_DIGIT.forEach((name, digit) =>
      keys.push({
        keys: [String(digit)],
        does: `integrator: ${courseName(name)}`,
        press: () => choose(session, name, say),
      }),
    );
  }
  keys.push(
    {
      keys: ["a"],
      does: "push clockwise while held",
      press: () => pusher.push(-1, true),
      release: () => pusher.push(-1, false),
    },
    {
      keys: ["d"],
      does: "push counter-clockwise while held",
      press: () => pusher.push(1, true),
      release: () => pusher.push(1, false),
    },
  );
  const pairs = links === 1 ? ["qe"] : TURNING.slice(0, Math.min(links, servo?.desired.length ?? 0));
  pairs.forEach((pair, joint) =>
    [-1, 1].forEach((sign, i) =>
      keys.push({
        keys: [pair[i] ?? ""],
        repeats: true,
        does: `desired angle${links > 1 ? ` ${joint + 1}` : ""} ${sign < 0 ? "down" : "up"}`,
        press: () => move(joint, sign * turn),
      }),
    ),
  );
  keys.push(
    { keys: ["c", "x"], does: "servo on and off", press: toggle },
    { keys: ["s"], does: "servo off", press: () => session.setServo("off") },
  );
  return keys;
}

function choose(session: LiveSession, name: string, say: (sentence: string) => void): void {
  const refusal = session.data.methods.find((method) => method.name === name)?.refusal;
  if (refusal) say(refusal);
  else session.setIntegrator(name);
}

function courseName(integrator: string): string {
  return COURSE_NAMES[integrator] ?? integrator;
}

/** The keys as buttons below the picture, for fingers. */
export class ArmButtons {
  readonly element = element("div", { class: "arm-buttons", role: "group", "aria-label": "Keys as buttons" });

  constructor(session: LiveSession, pusher: Pusher) {
    for (const key of armKeys(session, pusher, () => {})) {
      const [name = ""] = key.keys;
      if (key.does.startsWith("integrator")) continue;
      const end = (): void => key.release?.();
      this.element.append(
        element(
          "button",
          {
            type: "button",
            class: "button hold",
            "data-key": name,
            "aria-label": key.does,
            onpointerdown: (event) => {
              event.preventDefault();
              key.press();
            },
            onpointerup: end,
            onpointerleave: end,
            onpointercancel: end,
            oncontextmenu: (event) => event.preventDefault(),
            // By keyboard a button is pressed and let go at once.
            onclick: (event) => {
              if ((event as MouseEvent).detail > 0) return;
              key.press();
              end();
            },
          },
          SHORT[name] ?? key.does.replace("desired angle", "angle"),
        ),
      );
    }
  }
}

/** The text on the screen, as the course's notes show it. */
export class ScreenText {
  readonly element: HTMLElement;
  private readonly system = element("p");
  private readonly servo = element("p");
  private readonly pendulum = element("p");
  private readonly servoHead = element("h2");

  constructor(private readonly session: LiveSession) {
    const { by = "", links = 1 } = session.data.pendularm ?? {};
    this.element = element(
      "div",
      {
        class: "screen-text",
        role: "region",
        "aria-label": "Numbers of the arm",
        // The text of a long arm is scrolled, with keys too.
        tabindex: links > SHORT_ARM ? 0 : undefined,
      },
      element("h2", {}, "System"),
      this.system,
      by ? element("p", { class: "by" }, by) : null,
      this.servoHead,
      this.servo,
      element("h2", {}, "Pendulum"),
      this.pendulum,
      element("div", { class: "screen-keys" }, element("h2", {}, "Keys"), element("p", {}, keyText(links))),
    );
    this.update();
  }

  update(): void {
    const { main, data } = this.session;
    write(this.system, systemLines(main).join("\n"));
    write(
      this.servoHead,
      `Servo: ${main.servoMode === "off" ? "disabled" : "active"}${main.servoMode === "sampled" ? ", sampled" : ""}`,
    );
    write(this.servo, servoLines(main).join("\n"));
    const rank = (name: string): number => Object.keys(PHYSICAL).indexOf(name) + 1 || Infinity;
    write(
      this.pendulum,
      data.parameters
        .filter(({ kind }) => kind === "parameter")
        .sort((a, b) => rank(a.name) - rank(b.name))
        .map(({ name }) => `${PHYSICAL[name] ?? name} = ${twoDecimals(main.parameter(name))}`)
        .join("\n"),
    );
  }
}

/** "x" for one joint, "x1", "x2" … for several. */
function numbered(letter: string, joint: number, joints: number): string {
  return joints > 1 ? `${letter}${joint + 1}` : letter;
}

function systemLines(player: LivePlayer): string[] {
  const { data, y, step } = player,
    layout = new StateLayout(data.layout),
    n = layout.paired,
    servo = data.servo;
  const dt = step < 0.01 ? String(Number(step.toPrecision(4))) : twoDecimals(step);
  const lines = [`t = ${twoDecimals(player.t)} dt = ${dt}`, `integrator = ${courseName(player.integrator)}`];
  const q = layout.take(layout.q, y),
    v = layout.take(layout.v, y);
  for (let i = 0; i < n; i += 1) {
    lines.push(
      `${numbered("x", i, n)} = ${twoDecimals(q[i] ?? NaN)}`,
      `${numbered("x", i, n)}_dot = ${twoDecimals(v[i] ?? NaN)}`,
    );
  }
  servo?.desired.forEach((name, i) =>
    lines.push(`${numbered("x", i, n)}_desired = ${twoDecimals(player.parameter(name))}`),
  );
  return lines;
}

function servoLines(player: LivePlayer): string[] {
  const { servo } = player.data,
    u = player.u;
  if (!servo) return [];
  const joints = servo.inputs.length;
  // What acts in a joint: the servo, and the user's force.
  const torque = (input: number, i: number): number => (u[input] ?? NaN) + (u[pushInput(player.data, i)] ?? 0);
  const lines = servo.inputs.map((input, i) => `${numbered("u", i, joints)} = ${twoDecimals(torque(input, i))}`);
  for (const gain of ["kp", "kd", "ki"] as const) {
    const values = servo.gains.map((of) => twoDecimals(player.parameter(of[gain])));
    // Gains that are the same for every joint are written once.
    if (new Set(values).size === 1) lines.push(`${gain} = ${values[0] ?? ""}`);
    else values.forEach((value, i) => lines.push(`${numbered(gain, i, joints)} = ${value}`));
  }
  return lines;
}

function keyText(links: number): string {
  if (links === 1) {
    return [
      "[0-4] - select integrator",
      "a/d - apply user force",
      "q/e - adjust desired angle",
      "c - toggle servo",
      "s - disable servo",
    ].join("\n");
  }
  const turning = TURNING.slice(0, links).map(
    (pair, i) => `${pair[0] ?? ""}/${pair[1] ?? ""} - adjust desired angle ${i + 1}`,
  );
  return ["a/d - apply user force", ...turning, "c/x - toggle servo", "s - disable servo"].join("\n");
}
