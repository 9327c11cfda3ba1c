// What a user has set, in the address of the page: "#p.g=1.62&s.theta=0.5&integrator=euler&step=0.02".
//
// p. is a parameter, s. an entry of the start, u. an input; only what differs from how the page was written is told.

import type { LivePlayer, PageData, State } from "../contract";
import type { LiveSession } from "./session";

const MODES: readonly string[] = ["off", "continuous", "sampled"] satisfies LivePlayer["servoMode"][];

/** What an address says, checked against the page; what it cannot mean is told in sentences. */
export interface Settings {
  parameters: Map<string, number>;
  inputs: Map<number, number>;
  start: State | null;
  integrator: string | null;
  step: number | null;
  speed: number | null;
  servo: LivePlayer["servoMode"] | null;
  rivals: string[] | null;
  faults: string[];
}

/** The start's entries by name. */
function entries(data: PageData): { name: string; part: keyof State; index: number }[] {
  const of = (part: keyof State, list: readonly { name: string }[]) =>
    list.map(({ name }, index) => ({ name, part, index }));
  return [...of("q", data.coordinates), ...of("v", data.velocities), ...of("z", data.states)];
}

export function writeAddress(session: LiveSession): string {
  const { data, main } = session,
    told = new URLSearchParams();
  for (const { name, value } of data.parameters) {
    if (name !== data.servo?.active && main.parameter(name) !== value) told.set(`p.${name}`, String(main.parameter(name)));
  }
  for (const { name, part, index } of entries(data)) {
    const value = session.start[part][index];
    if (value !== undefined && value !== data.start[part][index]) told.set(`s.${name}`, String(value));
  }
  for (const [index, value] of session.settings) {
    const input = data.inputs[index];
    if (input?.kind === "input" && value !== 0) told.set(`u.${input.name}`, String(value));
  }
  if (main.integrator !== data.integrator) told.set("integrator", main.integrator);
  if (main.step !== data.step) told.set("step", String(main.step));
  if (session.speed.value !== session.speed.usual) told.set("speed", String(session.speed.value));
  if (data.servo && main.servoMode !== (data.servo.on ? data.servo.mode : "off")) told.set("servo", main.servoMode);
  const beside = session.rivals.map(({ integrator }) => integrator).join(" ");
  if (beside !== (data.view?.rivals ?? []).join(" ")) told.set("beside", beside);
  return told.toString();
}

export function readAddress(data: PageData, hash: string): Settings {
  const found: Settings = {
    parameters: new Map(), inputs: new Map(), start: null, integrator: null, step: null, speed: null, servo: null, rivals: null, faults: [],
  };
  const { q, v, z } = data.start,
    start: State = { q: [...q], v: [...v], z: [...z] },
    places = entries(data),
    able = (name: string): boolean => data.methods.some((method) => method.name === name && !method.refusal);
  for (const [key, text] of new URLSearchParams(hash.replace(/^#/, ""))) {
    const [kind, name] = [key.slice(0, 2), key.slice(2)],
      value = text.trim() === "" ? NaN : Number(text),
      refuse = (): void => void found.faults.push(`The address says ${key} = ${text}, which this page cannot take.`);
    const parameter = data.parameters.find((one) => one.name === name && one.name !== data.servo?.active),
      place = places.find((one) => one.name === name),
      input = data.inputs.findIndex((one) => one.name === name && one.kind === "input");
    if (kind === "p." && parameter && Number.isFinite(value)) found.parameters.set(name, value);
    else if (kind === "s." && place && Number.isFinite(value)) {
      start[place.part][place.index] = value;
      found.start = start;
    } else if (kind === "u." && input >= 0 && Number.isFinite(value)) found.inputs.set(input, value);
    else if (key === "integrator" && able(text)) found.integrator = text;
    else if (key === "step" && value > 0 && Number.isFinite(value)) found.step = value;
    else if (key === "speed" && value > 0 && Number.isFinite(value)) found.speed = value;
    else if (key === "servo" && data.servo && MODES.includes(text)) found.servo = text as LivePlayer["servoMode"];
    else if (key === "beside" && text.split(" ").every((one) => one === "" || able(one)))
      found.rivals = text.split(" ").filter(Boolean);
    else refuse();
  }
  return found;
}

/** Sets a session as an address says; what is refused is told in sentences. */
export function applyAddress(session: LiveSession, hash: string): string[] {
  const found = readAddress(session.data, hash),
    faults = [...found.faults];
  const attempt = (act: () => void): void => {
    try {
      act();
    } catch (refusal) {
      faults.push(refusal instanceof Error ? refusal.message : String(refusal));
    }
  };
  for (const [name, value] of found.parameters) attempt(() => session.setParameter(name, value));
  for (const [index, value] of found.inputs) attempt(() => session.setInput(index, value));
  const { integrator, step, servo, start, rivals } = found;
  if (integrator !== null) attempt(() => session.setIntegrator(integrator));
  if (step !== null) attempt(() => session.setStep(step));
  if (found.speed !== null) session.speed.value = found.speed;
  if (servo !== null) attempt(() => session.setServo(servo));
  if (rivals !== null) for (const name of rivals) attempt(() => session.setRival(name, true));
  if (start !== null) attempt(() => session.begin(start));
  return faults;
}
