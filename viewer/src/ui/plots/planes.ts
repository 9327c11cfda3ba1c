// What a phase portrait may show: every coordinate against its velocity, every two states, or any two entries of y.

import type { PageData } from "../../contract";
import { type Part, StateLayout } from "../../layout";
import { element, freshId } from "../elements";
import type { Plane } from "./phase";

/** An entry of the state: its column in the plots, and its name. */
interface Entry {
  column: number;
  label: string;
  unit: string;
  angle: boolean;
}

/** The column of an entry of y in what the plots remember; the first column is time. */
export function columnOf(entry: number): number {
  return 1 + entry;
}

/** Entries of a part of y with their names. */
export function entriesOf(part: Part, named: readonly { label: string; unit: string; angle?: boolean }[]): Entry[] {
  return named.map(({ label, unit, angle = false }, i) => ({ column: columnOf(part.first + i), label, unit, angle }));
}

/** The plane that a phase portrait begins with, and what lets users choose another; null where there is none. */
export function choosePlane(
  data: PageData,
  chosen: (plane: Plane) => void,
): { first: Plane; chooser: HTMLElement } | null {
  const layout = new StateLayout(data.layout);
  const q = entriesOf(layout.q, data.coordinates),
    v = entriesOf(layout.v, data.velocities),
    z = entriesOf(layout.z, data.states);
  const entries = [...q, ...v, ...z],
    names = [...data.coordinates, ...data.velocities, ...data.states].map(({ name }) => name),
    [across, upright] = (data.view?.plane ?? []).map((name) => entries[names.indexOf(name)]);
  if (across && upright) return anyTwo(entries, [across, upright], chosen);
  if (!layout.identity) return anyTwo([...q, ...v, ...z], v.length > 1 ? v.slice(-2) : q, chosen);
  const planes = q.length
    ? q.slice(0, layout.paired).map((x, i) => ({ ...planeOf(x, v[i]!), name: x.label }))
    : z.flatMap((x, i) => z.slice(i + 1).map((y) => ({ ...planeOf(x, y), name: `${x.label}, ${y.label}` })));
  const first = planes[0];
  if (!first) return null;
  const menu = menuOf("Coordinate of the phase portrait", planes.map(({ name }) => name), 0, (index) =>
    chosen(planes[index] ?? first),
  );
  return { first, chooser: element("div", { class: "inline-field" }, ...(planes.length > 1 ? menu : [])) };
}

/** Two menus over all entries, for systems where no velocity is the rate of a coordinate; `begin` is shown first. */
function anyTwo(
  entries: Entry[],
  begin: Entry[],
  chosen: (plane: Plane) => void,
): { first: Plane; chooser: HTMLElement } | null {
  let [x, y] = begin;
  if (!x || !y) return null;
  const labels = entries.map(({ label }) => label),
    place = (entry: Entry): number => entries.findIndex(({ column }) => column === entry.column);
  const first = planeOf(x, y);
  const across = menuOf("Horizontal axis of the phase portrait", labels, place(x), (index) => {
    x = entries[index];
    if (x && y) chosen(planeOf(x, y));
  });
  const upright = menuOf("Vertical axis of the phase portrait", labels, place(y), (index) => {
    y = entries[index];
    if (x && y) chosen(planeOf(x, y));
  });
  return { first, chooser: element("div", { class: "inline-field" }, ...across, ...upright) };
}

function planeOf(x: Entry, y: Entry): Plane {
  return { x: x.column, y: y.column, angle: x.angle, xLabel: axisLabel(x), yLabel: axisLabel(y) };
}

function axisLabel({ label, unit }: Entry): string {
  return unit ? `${label} / ${unit}` : label;
}

/** A menu with a label for those who cannot see it. */
export function menuOf(label: string, options: string[], selected: number, chosen: (index: number) => void): HTMLElement[] {
  const id = freshId("phase");
  const menu = element(
    "select",
    { id, onchange: () => chosen(menu.selectedIndex) },
    ...options.map((name) => element("option", {}, name)),
  );
  menu.selectedIndex = selected;
  return [element("label", { for: id, class: "hidden" }, label), menu];
}
