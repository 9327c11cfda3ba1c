// What plots of a live page remember of every instant: the state, inputs, multipliers and errors of the controller.

import type { LivePlayer, PageData } from "../../contract";
import { StateLayout } from "../../layout";

/** Quantities that are plotted together. */
export interface Group {
  name: string;
  entries: { name: string; label: string; unit: string; column: number }[];
}

interface Named {
  name: string;
  label: string;
  unit: string;
}

/** What can be plotted over time, by groups, and where it lies in the rows (t, y, u, λ, e); empty groups are left out. */
export function groupsOf(data: PageData): Group[] {
  const { q, v, z, size } = new StateLayout(data.layout),
    inputs = 1 + size,
    multipliers = inputs + data.inputs.length,
    errors = multipliers + data.constraints.length;
  const at = (first: number, list: readonly Named[]) =>
    list.map(({ name, label, unit }, i) => ({ name, label, unit, column: first + i }));
  const groups: Group[] = [
    { name: "Coordinates", entries: at(1 + q.first, data.coordinates) },
    { name: "Velocities", entries: at(1 + v.first, data.velocities) },
    { name: "States", entries: at(1 + z.first, data.states) },
    { name: "Inputs", entries: at(inputs, data.inputs) },
    { name: "Multipliers", entries: at(multipliers, data.constraints.map((name) => ({ name, label: name, unit: "" }))) },
    { name: "Errors", entries: data.mode === "live" ? at(errors, errorsOf(data)) : [] },
    // Of a recorded run, where there are no errors of a controller.
    { name: "Length of steps", entries: data.run?.steps ? at(errors, [{ name: "h", label: "h", unit: data.units.time }]) : [] },
  ];
  const chosen = (data.view?.plot ?? []).flatMap((name) =>
    groups.flatMap(({ entries }) => entries.filter((entry) => entry.name === name)),
  );
  return [{ name: "Chosen", entries: chosen }, ...groups].filter(({ entries }) => entries.length);
}

/** Desired less present values of the coordinates that a controller holds. */
function errorsOf(data: PageData): Named[] {
  return (data.servo?.coordinates ?? []).map((coordinate) => {
    const { name = "", label = "", unit = "" } = data.coordinates[coordinate] ?? {};
    return { name: `${name}_error`, label: `${label} desired − ${label}`, unit };
  });
}

/** How many numbers a row has. */
export function widthOf(data: PageData): number {
  const { size } = new StateLayout(data.layout);
  return 1 + size + data.inputs.length + data.constraints.length + (data.servo?.coordinates.length ?? 0);
}

/** Fills a row from a player as it is; one that has ended leaves the plot. */
export function fillRow(player: LivePlayer, t: number, ended: boolean, row: Float64Array): void {
  const { data, y } = player,
    { servo } = data;
  row[0] = t;
  if (ended) {
    row.fill(NaN, 1);
    return;
  }
  row.set(y, 1);
  row.set(player.u, 1 + y.length);
  let next = 1 + y.length + data.inputs.length;
  if (data.constraints.length) row.set(player.multipliers().subarray(0, data.constraints.length), next);
  next += data.constraints.length;
  servo?.coordinates.forEach((coordinate, i) => {
    row[next + i] = player.parameter(servo.desired[i] ?? "") - (y[coordinate] ?? NaN);
  });
}
