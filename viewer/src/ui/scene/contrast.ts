// How well a colour is seen before another: W3C, WCAG 2.2, "contrast ratio" and "relative luminance".

import type { Color } from "three";

const SEEN = 3; // the contrast that parts of a picture need (WCAG 2.2, 1.4.11)
const GLARE = 0.05; // added to luminances
const WHITE = 1;

/** L = 0.2126 R + 0.7152 G + 0.0722 B of linear components, which three.js has. */
function luminance({ r, g, b }: Color): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** (L₁ + 0.05) / (L₂ + 0.05), the lighter one above. */
export function contrast(one: Color, other: Color): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + GLARE) / (dark + GLARE);
}

/**
 * Makes a dark colour so much lighter, with white, that it is seen before a dark wall; what is darker stays darker.
 *
 * With the luminance W that is wanted at least, L becomes W + L/2 where L < 2 W.
 */
export function liftFrom(wall: Color, colour: Color): void {
  const L = luminance(colour),
    wanted = SEEN * (luminance(wall) + GLARE) - GLARE;
  if (L >= 2 * wanted) return;
  const white = (wanted - L / 2) / (WHITE - L);
  for (const part of ["r", "g", "b"] as const) colour[part] += white * (WHITE - colour[part]);
}
