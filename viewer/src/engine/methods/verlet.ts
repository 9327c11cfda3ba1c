// Verlet's method in position form, velocity Verlet and its compositions: simulation/methods/verlet.py and
// composition.py.

import { FIRST, FOLLOWING, NOTHING, plainReveal, type Motion, type Stepper } from "../motion";

/**
 * x₁ = x₀ + v₀h + ½a₀h², then xₙ₊₁ = 2xₙ − xₙ₋₁ + aₙh². Forces that depend on velocity see
 * vₙ ≈ (xₙ − xₙ₋₁)/h + ½h aₙ₋₁; the velocity that is shown is (xₙ₊₁ − xₙ₋₁)/2h. The integral of a servo, which
 * Python leaves to other methods, follows by zₙ₊₁ = zₙ + h (3żₙ − żₙ₋₁)/2 (Adams & Bashforth).
 */
export function verlet({ rate, n, ny, u, p }: Motion): Stepper {
  const work = new Float64Array(ny), moved = new Float64Array(n), seen = new Float64Array(ny);
  const earlier = new Float64Array(ny); // rates of z a step ago
  let started = false;
  function step(begin: number, h: number, t: number, y: Float64Array): boolean {
    if (begin === FIRST) for (let i = 0; i < ny; i++) seen[i] = y[i]!;
    started = true;
    rate(t, seen, u, p, NOTHING, work);
    for (let i = 0; i < n; i++) {
      const acceleration = work[n + i]!;
      if (begin === FIRST) moved[i] = h * y[n + i]! - 0.5 * h * h * acceleration;
      else moved[i]! += y[i]! - seen[i]!; // where constraints have called it back
      moved[i]! += h * h * acceleration;
      y[i]! += moved[i]!;
      y[n + i] = moved[i]! / h + 0.5 * h * acceleration;
      seen[i] = y[i]!;
      seen[n + i] = y[n + i]!;
    }
    for (let i = 2 * n; i < ny; i++) {
      y[i]! += 0.5 * h * (3 * work[i]! - (begin === FIRST ? work[i]! : earlier[i]!));
      earlier[i] = work[i]!;
      seen[i] = y[i]!;
    }
    return true;
  }
  function reveal(h: number, t: number, y: Float64Array, out: Float64Array): void {
    plainReveal(h, t, y, out);
    if (!started) return;
    rate(t, seen, u, p, NOTHING, work);
    for (let i = 0; i < n; i++) out[n + i] = (moved[i]! + (y[i]! - seen[i]!)) / h + 0.5 * h * work[n + i]!;
  }
  return { step, reveal, forget: () => { started = false; }, failed: false };
}

/**
 * x += vh + ½ah², v += ½(a + a⁺)h, z by the trapezoid. A force that depends on velocity sees the prediction
 * v + ha in a⁺, which then also serves as the next step's a.
 */
export function velocityVerlet({ rate, n, ny, u, p }: Motion): Stepper {
  const work = new Float64Array(ny), later = new Float64Array(ny), predicted = new Float64Array(ny);
  function step(begin: number, h: number, t: number, y: Float64Array): boolean {
    if (begin !== FOLLOWING) rate(t, y, u, p, NOTHING, work);
    for (let i = 0; i < n; i++) predicted[i] = y[i]! + h * y[n + i]! + 0.5 * h * h * work[n + i]!;
    for (let i = n; i < ny; i++) predicted[i] = y[i]! + h * work[i]!;
    rate(t + h, predicted, u, p, NOTHING, later);
    for (let i = 0; i < n; i++) y[i] = predicted[i]!;
    for (let i = n; i < ny; i++) y[i]! += 0.5 * h * (work[i]! + later[i]!);
    for (let i = 0; i < ny; i++) work[i] = later[i]!;
    return true;
  }
  return { step, reveal: plainReveal, failed: false };
}

/** For every γ: v += ½γh a, q += γh v, v += ½γh a⁺; the last a⁺ is the next step's first a. */
export function composition({ rate, n, ny, u, p }: Motion, weights: number[], nodes: number[]): Stepper {
  const work = new Float64Array(ny);
  function step(begin: number, h: number, t: number, y: Float64Array): boolean {
    if (begin !== FOLLOWING) rate(t, y, u, p, NOTHING, work);
    for (let s = 0; s < weights.length; s++) {
      const part = weights[s]! * h;
      for (let i = 0; i < n; i++) {
        y[n + i]! += 0.5 * part * work[n + i]!;
        y[i]! += part * y[n + i]!;
      }
      rate(t + nodes[s + 1]! * h, y, u, p, NOTHING, work);
      for (let i = 0; i < n; i++) y[n + i]! += 0.5 * part * work[n + i]!;
    }
    return true;
  }
  return { step, reveal: plainReveal, failed: false };
}
