// Euler's methods: the first to read, the last to trust. The same arithmetic as simulation/methods/euler.py.

import { NOTHING, plainReveal, type Motion, type Stepper } from "../motion";

/** The method that stands still while time goes on. */
export function none(): Stepper {
  return { step: () => true, reveal: plainReveal, failed: false };
}

/** y += h ẏ */
export function explicitEuler({ rate, ny, u, p }: Motion): Stepper {
  const work = new Float64Array(ny);
  function step(_begin: number, h: number, t: number, y: Float64Array): boolean {
    rate(t, y, u, p, NOTHING, work);
    for (let i = 0; i < ny; i++) y[i]! += h * work[i]!;
    return true;
  }
  return { step, reveal: plainReveal, failed: false };
}

/** v += h a, then q += h v with the new v */
export function semiImplicitEuler({ rate, n, ny, u, p }: Motion): Stepper {
  const work = new Float64Array(ny);
  function step(_begin: number, h: number, t: number, y: Float64Array): boolean {
    rate(t, y, u, p, NOTHING, work);
    for (let i = 0; i < n; i++) {
      y[n + i]! += h * work[n + i]!;
      y[i]! += h * y[n + i]!;
    }
    for (let i = 2 * n; i < ny; i++) y[i]! += h * work[i]!;
    return true;
  }
  return { step, reveal: plainReveal, failed: false };
}

/** q += h v + ½ h² a, v += h a */
export function halfAccelerationEuler({ rate, n, ny, u, p }: Motion): Stepper {
  const work = new Float64Array(ny);
  function step(_begin: number, h: number, t: number, y: Float64Array): boolean {
    rate(t, y, u, p, NOTHING, work);
    for (let i = 0; i < n; i++) y[i]! += 0.5 * h * h * work[n + i]!;
    for (let i = 0; i < ny; i++) y[i]! += h * work[i]!;
    return true;
  }
  return { step, reveal: plainReveal, failed: false };
}
