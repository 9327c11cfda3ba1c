// What the ledger says of a method while it runs: how far the energy is from what work explains, in time to act.

import type { Energies, Method, PageData } from "../contract";

export const WARNED = 0.05; // of the energy that moves: an error that is seen in the picture
const GROWN = 0.005; // of the same: by how much it must grow to be news

/** How far the energy is from the ledger, as a part of the energy that moves; 0 where there is none. */
export function energyError(data: PageData, { total, ledger, kinetic, turnover = 0 }: Energies): number {
  if (!data.energy) return 0;
  // Works may have made the motion larger than it was at the start; its kinetic energy then says how large it is,
  // without what the method itself has added.
  const explained = Math.max(0, kinetic - Math.abs(total - ledger));
  const scale = Math.max(data.energyScale, explained, turnover);
  const error = Math.abs(total - ledger) / scale;
  return Number.isFinite(error) ? error : 0;
}

/** A sentence where the energy is off by more than can be overlooked; "" where it is not. */
export function energyWarning(data: PageData, method: Method, energies: Energies, step: number): string {
  const error = energyError(data, energies);
  if (!(error >= WARNED)) return "";
  const off = `Energy off by ${error < 2 ? `${Math.round(100 * error)} %` : `${Number(error.toPrecision(2))} times what moves`}`;
  if (method.kind === "adaptive") return `${off}: the tolerance of ${method.label} is too wide for this motion.`;
  const other = method.order < 4 ? ", or a method of higher order" : "";
  const unit = data.units.time;
  return `${off}: step too long for ${method.label}. Try ${`${Number((step / 4).toPrecision(2))} ${unit}`.trim()}${other}.`;
}

/** Warns while an error grows, and for a while after; an error of long ago is in the ledger, and no news. */
export class DriftWatch {
  private grown = -Infinity; // when the error last grew
  private error = 0; // what it was then

  constructor(private readonly data: PageData) {}

  forget(): void {
    [this.grown, this.error] = [-Infinity, 0];
  }

  judge(method: Method, energies: Energies, step: number, t: number): string {
    const error = energyError(this.data, energies);
    if (error > this.error + GROWN) [this.grown, this.error] = [t, error];
    else if (error < this.error - GROWN) this.error = error;
    const recent = t - this.grown <= this.data.until / 10;
    return recent ? energyWarning(this.data, method, energies, step) : "";
  }
}
