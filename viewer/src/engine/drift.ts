// What the ledger says of a method while it runs: how far the energy is from what work explains, in time to act.

import type { Energies, Method, PageData } from "../contract";

export const WARNED = 0.05; // of the energy that moves: an error that is seen in the picture

/** How far the energy is from the ledger, as a part of the energy that moves; 0 where there is none. */
export function energyError(data: PageData, { total, ledger, kinetic }: Energies): number {
  if (!data.energy) return 0;
  // Works may have made the motion larger than it was at the start; its kinetic energy then says how large it is,
  // without what the method itself has added.
  const explained = Math.max(0, kinetic - Math.abs(total - ledger));
  const scale = Math.max(data.energyScale, explained);
  const error = Math.abs(total - ledger) / scale;
  return Number.isFinite(error) ? error : 0;
}

/** A sentence where the energy is off by more than can be overlooked; "" where it is not. */
export function energyWarning(data: PageData, method: Method, energies: Energies, step: number): string {
  const error = energyError(data, energies);
  if (!(error >= WARNED)) return "";
  const off = `Energy off by ${error >= 10 ? `${Math.round(error)} times what moves` : `${Math.round(100 * error)} %`}`;
  if (method.kind === "adaptive") return `${off}: the tolerance of ${method.label} is too wide for this motion.`;
  const other = method.order < 4 ? ", or a method of higher order" : "";
  const unit = data.units.time;
  return `${off}: step too long for ${method.label}. Try ${`${Number((step / 4).toPrecision(2))} ${unit}`.trim()}${other}.`;
}
