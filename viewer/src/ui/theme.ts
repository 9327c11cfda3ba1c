// Light and dark, and the colours of lines and bodies in each.

export type Theme = "light" | "dark";

// Okabe & Ito 2008: colours that colour-blind eyes tell apart. On white the dark ones come first, on black the bright.
const BLUE = "#0072B2",
  VERMILLION = "#D55E00",
  GREEN = "#009E73",
  PURPLE = "#CC79A7",
  ORANGE = "#E69F00";
const SKY = "#56B4E9",
  YELLOW = "#F0E442";

const LINES: Record<Theme, readonly string[]> = {
  light: [BLUE, VERMILLION, GREEN, PURPLE, ORANGE, SKY],
  dark: [SKY, ORANGE, GREEN, PURPLE, YELLOW, VERMILLION],
};

export interface Shades {
  wall: string;
  ink: string;
  muted: string;
  grid: string;
  steel: string;
  rail: string;
  ground: string;
  pin: string;
  shadow: number;
  kinetic: string;
  potential: string;
  ledger: string;
}

const SHADES: Record<Theme, Shades> = {
  light: {
    wall: "#fbfcfd",
    ink: "#1b2430",
    muted: "#55606e",
    grid: "#e3e7ec",
    steel: "#69757f",
    rail: "#7b8792",
    ground: "#d5dbe1",
    pin: "#ffffff",
    shadow: 0.16,
    kinetic: VERMILLION,
    potential: BLUE,
    ledger: GREEN,
  },
  dark: {
    wall: "#121920",
    ink: "#e8edf2",
    muted: "#a3afbc",
    grid: "#27313c",
    steel: "#9aa7b4",
    rail: "#8a97a4",
    ground: "#2a3540",
    pin: "#121920",
    shadow: 0.45,
    kinetic: ORANGE,
    potential: SKY,
    ledger: GREEN,
  },
};

const dark = window.matchMedia("(prefers-color-scheme: dark)");
const listeners: (() => void)[] = [];
let chosen: Theme | null = null;
// Whoever asks the query itself between its change and the event that tells of it gets no event in Chromium.
let offered: Theme = dark.matches ? "dark" : "light";

export function theme(): Theme {
  return chosen ?? offered;
}

export function shades(): Shades {
  return SHADES[theme()];
}

/** The colour of line number `index` among `count`: distinct ones for a few, a scale in order for many. */
export function lineColour(index: number, count: number): string {
  const few = LINES[theme()];
  if (count <= few.length) return few[index % few.length] ?? BLUE;
  // From blue over green to yellow: lightness rises or falls steadily, so order is seen by every eye.
  const part = index / (count - 1);
  const lightness = theme() === "light" ? 0.36 + 0.34 * part : 0.82 - 0.3 * part;
  return `oklch(${lightness.toFixed(3)} 0.13 ${(265 - 165 * part).toFixed(1)})`;
}

/** Told whenever the colours change. */
export function whenThemeChanges(listener: () => void): void {
  listeners.push(listener);
}

export function toggleTheme(): void {
  chosen = theme() === "dark" ? "light" : "dark";
  applyTheme();
}

export function applyTheme(): void {
  document.documentElement.dataset["theme"] = theme();
  for (const listener of listeners) listener();
}

dark.addEventListener("change", ({ matches }) => {
  offered = matches ? "dark" : "light";
  if (chosen === null) applyTheme();
});
