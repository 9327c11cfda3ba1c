// At which instants a motion is looked at ahead of it.

const LOOKS = 120;
const LONGEST = 50; // times the first stretch between them is the last one

/** Stretches that make up a time, each longer than the one before: where time runs out, the first motion is known. */
export function stretchesOf(until: number): number[] {
  const growth = LONGEST ** (1 / (LOOKS - 1)),
    first = (until * (growth - 1)) / (growth ** LOOKS - 1);
  return Array.from({ length: LOOKS }, (_, i) => first * growth ** i);
}
