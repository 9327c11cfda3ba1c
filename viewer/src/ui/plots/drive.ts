// What drives a live system: the inputs that its controller sets, dashed what it asks for where limits cut it off.

import type { Servo } from "../../contract";
import { History } from "../history";
import type { LiveSession } from "../session";
import { lineColour } from "../theme";
import type { Line } from "./chart";
import { Course } from "./course";

export class DrivePlot {
  readonly chart: Course;
  private readonly history: History;
  private readonly demands: number[]; // which of the controller's signals are drawn

  constructor(
    private readonly session: LiveSession,
    private readonly servo: Servo,
    samples: number,
  ) {
    const { data } = session;
    this.demands = servo.signals.flatMap(({ input }, i) => (servo.inputs.includes(input) ? [i] : []));
    this.history = new History(1 + servo.inputs.length + this.demands.length, samples);
    const units = new Set(servo.inputs.map((input) => data.inputs[input]?.unit ?? ""));
    this.chart = new Course(
      () => this.history,
      {
        title: "Inputs",
        description: "Inputs over time",
        unit: units.size === 1 ? ([...units][0] ?? "") : "",
        timeUnit: data.units.time,
        span: data.until,
        stepped: true,
      },
      true,
    );
    this.chart.setLines(this.lines());
  }

  sample(t: number): void {
    this.history.append([t, ...this.present()]);
    this.history.forget(t - this.session.data.until);
  }

  draw(): void {
    this.chart.update();
    this.chart.say(this.present());
  }

  clear(): void {
    this.history.clear();
  }

  private lines(): Line[] {
    const { servo, session } = this,
      count = servo.inputs.length;
    const colour = (i: number) => (): string => lineColour(i, count);
    const driven = servo.inputs.map((input, i) => ({
      label: session.data.inputs[input]?.label ?? "",
      column: 1 + i,
      colour: colour(i),
    }));
    const demanded = this.demands.map((signal, i) => ({
      label: servo.signals[signal]?.label ?? "",
      column: 1 + count + i,
      colour: colour(servo.inputs.indexOf(servo.signals[signal]?.input ?? -1)),
      dash: [5, 4],
    }));
    return [...driven, ...demanded];
  }

  private present(): number[] {
    const { main } = this.session;
    if (main.outcome !== "") return Array<number>(this.history.width - 1).fill(NaN);
    const { u } = main,
      signals = main.signals();
    return [...this.servo.inputs.map((input) => u[input] ?? NaN), ...this.demands.map((i) => signals[i] ?? NaN)];
  }
}
