// How numbers are written and rounded.

const MOST_FIGURES = 12;

/** A number for a field or a legend: four significant figures, no exponent where it can be helped. */
export function brief(value: number, figures = 4): string {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? "–" : value > 0 ? "∞" : "−∞";
  const size = Math.abs(value);
  if (size !== 0 && (size < 1e-3 || size >= 1e6))
    return value
      .toExponential(figures - 2)
      .replace("-", "−")
      .replace("e+", "e");
  const digits = size === 0 ? 0 : Math.max(0, figures - 1 - Math.floor(Math.log10(size)));
  return String(Number(value.toFixed(digits))).replace("-", "−");
}

/** Numbers along an axis, with as many figures as tell neighbours apart. */
export function distinct(numbers: readonly number[]): string[] {
  for (let figures = 4; ; figures += 1) {
    const texts = numbers.map((number) => brief(number, figures));
    if (figures === MOST_FIGURES || new Set(texts).size === new Set(numbers).size) return texts;
  }
}

/** A number as a field shows it: five significant figures, in the form that can be typed back. */
export function typable(value: number): string {
  const short = Number(value.toPrecision(5)),
    size = Math.abs(short);
  return size !== 0 && size < 1e-3 ? short.toExponential() : String(short);
}

/** With two decimals and an ASCII sign, as the course's screen shows it. */
export function twoDecimals(value: number): string {
  return value.toFixed(2);
}

/** With a fixed number of decimals and a typographic minus, so that a changing number does not jump. */
export function fixed(value: number, decimals: number): string {
  if (!Number.isFinite(value)) return brief(value);
  if (Math.abs(value) >= 1e5) return brief(value);
  const text = value.toFixed(decimals);
  return (/^-0\.?0*$/.test(text) ? text.slice(1) : text).replace("-", "−");
}

/** The nearest of 1, 2, 5 times a power of ten that is not below a positive number. */
export function roundUp(value: number): number {
  if (!(value > 0) || !Number.isFinite(value)) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const leading = value / power;
  const chosen = leading <= 1 ? 1 : leading <= 2 ? 2 : leading <= 5 ? 5 : 10;
  return Number((chosen * power).toPrecision(6));
}

/** An angle in (−π, π]. */
export function wrapped(angle: number): number {
  const turns = angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI));
  return turns === -Math.PI ? Math.PI : turns;
}

/** The numbers of a base64 text that Python wrote, little-endian as every browser's machine is. */
export function decoded(text: string): ArrayBuffer {
  const bytes = atob(text);
  const buffer = new Uint8Array(bytes.length);
  for (let i = 0; i < bytes.length; i += 1) buffer[i] = bytes.charCodeAt(i);
  return buffer.buffer;
}
