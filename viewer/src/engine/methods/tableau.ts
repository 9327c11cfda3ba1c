// Explicit Runge–Kutta methods by their Butcher tableau: simulation/methods/runge_kutta.py.

import type { Tableau } from "../../contract";
import { NOTHING, plainReveal, type Motion, type Stepper } from "../motion";

/** kᵢ = f(t + cᵢh, y + h Σⱼ aᵢⱼ kⱼ), y += h Σ bᵢkᵢ (Hairer, Nørsett & Wanner I, eq. II.1.8) */
export function explicitTableau({ rate, layout, u, p }: Motion, tableau: Tableau): Stepper {
  const ny = layout.size, stages = tableau.b.length;
  const a = Float64Array.from(tableau.a.flat()), b = Float64Array.from(tableau.b), c = Float64Array.from(tableau.c);
  const k = tableau.b.map(() => new Float64Array(ny));
  const stage = new Float64Array(ny);
  function step(_begin: number, h: number, t: number, y: Float64Array): boolean {
    rate(t, y, u, p, NOTHING, k[0]!);
    for (let s = 1; s < stages; s++) {
      for (let i = 0; i < ny; i++) stage[i] = y[i]!;
      for (let j = 0; j < s; j++) {
        const factor = h * a[s * stages + j]!;
        if (factor === 0) continue;
        const kj = k[j]!;
        for (let i = 0; i < ny; i++) stage[i]! += factor * kj[i]!;
      }
      rate(t + c[s]! * h, stage, u, p, NOTHING, k[s]!);
    }
    for (let s = 0; s < stages; s++) {
      const factor = h * b[s]!, ks = k[s]!;
      for (let i = 0; i < ny; i++) y[i]! += factor * ks[i]!;
    }
    return true;
  }
  return { step, reveal: plainReveal, failed: false };
}
