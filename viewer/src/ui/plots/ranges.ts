// Which values a plot's scale holds: all of them, but for noise next to nothing and for transients that flatten the rest.

const NOISE = 1e-14; // of a system's own size: what is less is rounding
const RARE = 0.02; // part of the samples that a transient may be
const FLAT = 0.1; // part of the whole scale that the rest may be squeezed into
const LOOKS = 600; // values that are looked at
const HALVINGS = 3; // of the time that is plotted, while little of it has passed

/** The lowest and highest of finite values up to a size, as a loop without allocation. */
export function extremes(columns: Iterable<ArrayLike<number>>, most = Infinity): [number, number] {
  let low = Infinity,
    high = -Infinity;
  for (const values of columns) {
    for (let i = 0; i < values.length; i += 1) {
      const value = values[i] ?? NaN;
      if (!(Math.abs(value) <= most)) continue;
      if (value < low) low = value;
      if (value > high) high = value;
    }
  }
  return [low, high];
}

/** The time that a plot shows: all of its span, or a half, a quarter, an eighth of it that holds what has passed. */
export function shownSpan(passed: number, span: number): number {
  let shown = span;
  for (let i = 0; i < HALVINGS && passed <= shown / 2; i += 1) shown /= 2;
  return shown;
}

/** A range that holds values with a little air; never empty, and never one of noise next to a size, or below `still`. */
export function padded(low: number, high: number, size = 0, still = 0): [number, number] {
  if (!(low <= high) || !Number.isFinite(low) || !Number.isFinite(high)) return [-1, 1];
  const span = high - low,
    largest = Math.max(Math.abs(low), Math.abs(high)),
    nothing = Math.max(NOISE * size, still, 1e-30),
    least = Math.max(1e-9 * largest, nothing);
  if (span > least) return [low - 0.06 * span, high + 0.06 * span];
  // All the same: a scale around it that is as long as it is large, or as the system is.
  const half = largest > nothing ? 0.1 * largest : 0.5 * (size || 1);
  return [low - half, high + half];
}

/**
 * The range of some lines: without what is rare where that would squeeze all others into a tenth of the scale. A line
 * that leaves the scale is cut off there.
 */
export function robust(columns: readonly ArrayLike<number>[], size = 0, most = Infinity, still = 0): [number, number] {
  const [low, high] = extremes(columns, most);
  const picked: number[] = [];
  for (const values of columns) {
    const every = Math.max(1, Math.floor((values.length * columns.length) / LOOKS));
    for (let i = 0; i < values.length; i += every) {
      const value = values[i] ?? NaN;
      if (Math.abs(value) <= most) picked.push(value);
    }
  }
  if (picked.length < 100) return padded(low, high, size, still);
  picked.sort((a, b) => a - b);
  const cut = Math.ceil((RARE * picked.length) / 2),
    usual = [picked[cut] ?? low, picked[picked.length - 1 - cut] ?? high] as const,
    span = usual[1] - usual[0];
  // What is usual must itself be more than a constant, or a single jump would be lost.
  if (!(span > 1e-9 * (high - low)) || span >= FLAT * (high - low)) return padded(low, high, size, still);
  return padded(Math.max(low, usual[0] - 0.5 * span), Math.min(high, usual[1] + 0.5 * span), size, still);
}
