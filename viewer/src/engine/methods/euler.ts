// Euler's methods: the first to read, the last to trust. The same arithmetic as simulation/methods/euler.py.

import { needed, NOTHING, plainReveal, type Motion, type Stepper } from "../motion";

/** The method that stands still while time goes on. */
export function none(): Stepper {
  return { step: () => true, reveal: plainReveal, failed: false };
}

/** y += h ẏ */
export function explicitEuler({ rate, layout, u, p }: Motion): Stepper {
  const ny = layout.size, work = new Float64Array(ny);
  function step(_begin: number, h: number, t: number, y: Float64Array): boolean {
    rate(t, y, u, p, NOTHING, work);
    for (let i = 0; i < ny; i++) y[i]! += h * work[i]!;
    return true;
  }
  return { step, reveal: plainReveal, failed: false };
}

/** v += h v̇, then q += h N(q) v with the new v and the old q; where N is the identity, q += h v */
export function semiImplicitEuler({ rate, functions, layout, u, p }: Motion): Stepper {
  const { q, v, z, size } = layout, work = new Float64Array(size);
  const qdot = layout.identity ? undefined : needed(functions.qdot, "qdot");
  const shift = new Float64Array(q.length);
  function step(_begin: number, h: number, t: number, y: Float64Array): boolean {
    rate(t, y, u, p, NOTHING, work);
    for (let i = v.first; i < v.end; i++) y[i]! += h * work[i]!;
    if (qdot === undefined) {
      for (let i = 0; i < q.length; i++) y[q.first + i]! += h * y[v.first + i]!;
    } else {
      qdot(t, y, u, p, NOTHING, shift);
      for (let i = 0; i < q.length; i++) y[q.first + i]! += h * shift[i]!;
    }
    for (let i = z.first; i < z.end; i++) y[i]! += h * work[i]!;
    return true;
  }
  return { step, reveal: plainReveal, failed: false };
}

/** q += h N(q) (v + ½ h v̇), v += h v̇; where N is the identity, q += h v + ½ h² v̇ */
export function halfAccelerationEuler({ rate, functions, layout, u, p }: Motion): Stepper {
  const { q, v, size } = layout, work = new Float64Array(size);
  const qdot = layout.identity ? undefined : needed(functions.qdot, "qdot");
  const middle = new Float64Array(size), shift = new Float64Array(q.length);
  function step(_begin: number, h: number, t: number, y: Float64Array): boolean {
    rate(t, y, u, p, NOTHING, work);
    if (qdot === undefined) {
      for (let i = 0; i < q.length; i++) y[q.first + i]! += 0.5 * h * h * work[v.first + i]!;
      for (let i = q.first; i < q.end; i++) y[i]! += h * work[i]!;
    } else {
      middle.set(y);
      for (let i = v.first; i < v.end; i++) middle[i]! += 0.5 * h * work[i]!;
      qdot(t, middle, u, p, NOTHING, shift);
      for (let i = 0; i < q.length; i++) y[q.first + i]! += h * shift[i]!;
    }
    for (let i = v.first; i < size; i++) y[i]! += h * work[i]!;
    return true;
  }
  return { step, reveal: plainReveal, failed: false };
}
