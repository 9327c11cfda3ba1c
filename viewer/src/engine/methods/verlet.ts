// Verlet's method in position form, velocity Verlet and its compositions: simulation/methods/verlet.py and
// composition.py. All of them need q̇ = v: Python refuses them elsewhere.

import { FIRST, FOLLOWING, NOTHING, plainReveal, type Motion, type Stepper } from "../motion";

/**
 * x₁ = x₀ + v₀h + ½a₀h², then xₙ₊₁ = 2xₙ − xₙ₋₁ + aₙh². Forces that depend on velocity see
 * vₙ ≈ (xₙ − xₙ₋₁)/h + ½h aₙ₋₁; the velocity that is shown is (xₙ₊₁ − xₙ₋₁)/2h. The integral of a servo, which
 * Python leaves to other methods, follows by zₙ₊₁ = zₙ + h (3żₙ − żₙ₋₁)/2 (Adams & Bashforth).
 */
export function verlet({ rate, layout, u, p }: Motion): Stepper {
  const { q, v, z, size: ny } = layout;
  const work = new Float64Array(ny), moved = new Float64Array(q.length), seen = new Float64Array(ny);
  const earlier = new Float64Array(ny); // rates of z a step ago
  let started = false;
  function step(begin: number, h: number, t: number, y: Float64Array): boolean {
    if (begin === FIRST) for (let i = 0; i < ny; i++) seen[i] = y[i]!;
    started = true;
    rate(t, seen, u, p, NOTHING, work);
    for (let i = 0; i < q.length; i++) {
      const place = q.first + i, speed = v.first + i, acceleration = work[speed]!;
      if (begin === FIRST) moved[i] = h * y[speed]! - 0.5 * h * h * acceleration;
      else moved[i]! += y[place]! - seen[place]!; // where constraints have called it back
      moved[i]! += h * h * acceleration;
      y[place]! += moved[i]!;
      y[speed] = moved[i]! / h + 0.5 * h * acceleration;
      seen[place] = y[place]!;
      seen[speed] = y[speed]!;
    }
    for (let i = z.first; i < z.end; i++) {
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
    for (let i = 0; i < q.length; i++) {
      const place = q.first + i, speed = v.first + i;
      out[speed] = (moved[i]! + (y[place]! - seen[place]!)) / h + 0.5 * h * work[speed]!;
    }
  }
  return { step, reveal, forget: () => { started = false; }, failed: false };
}

/**
 * x += vh + ½ah², v += ½(a + a⁺)h, z by the trapezoid. A force that depends on velocity sees the prediction
 * v + ha in a⁺, which then also serves as the next step's a.
 */
export function velocityVerlet({ rate, layout, u, p }: Motion): Stepper {
  const { q, v, size: ny } = layout;
  const work = new Float64Array(ny), later = new Float64Array(ny), predicted = new Float64Array(ny);
  function step(begin: number, h: number, t: number, y: Float64Array): boolean {
    if (begin !== FOLLOWING) rate(t, y, u, p, NOTHING, work);
    for (let i = 0; i < q.length; i++) {
      const place = q.first + i, speed = v.first + i;
      predicted[place] = y[place]! + h * y[speed]! + 0.5 * h * h * work[speed]!;
    }
    for (let i = v.first; i < ny; i++) predicted[i] = y[i]! + h * work[i]!;
    rate(t + h, predicted, u, p, NOTHING, later);
    for (let i = q.first; i < q.end; i++) y[i] = predicted[i]!;
    for (let i = v.first; i < ny; i++) y[i]! += 0.5 * h * (work[i]! + later[i]!);
    for (let i = 0; i < ny; i++) work[i] = later[i]!;
    return true;
  }
  return { step, reveal: plainReveal, failed: false };
}

/** For every γ: v += ½γh a, q += γh v, v += ½γh a⁺; the last a⁺ is the next step's first a. */
export function composition({ rate, layout, u, p }: Motion, weights: number[], nodes: number[]): Stepper {
  const { q, v, size } = layout, work = new Float64Array(size);
  function step(begin: number, h: number, t: number, y: Float64Array): boolean {
    if (begin !== FOLLOWING) rate(t, y, u, p, NOTHING, work);
    for (let s = 0; s < weights.length; s++) {
      const part = weights[s]! * h;
      for (let i = v.first; i < v.end; i++) y[i]! += 0.5 * part * work[i]!;
      for (let i = 0; i < q.length; i++) y[q.first + i]! += part * y[v.first + i]!;
      rate(t + nodes[s + 1]! * h, y, u, p, NOTHING, work);
      for (let i = v.first; i < v.end; i++) y[i]! += 0.5 * part * work[i]!;
    }
    return true;
  }
  return { step, reveal: plainReveal, failed: false };
}
