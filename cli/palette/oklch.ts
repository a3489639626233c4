import {
  clampChroma,
  converter,
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  parseHex,
  useMode as register,
  wcagContrast,
} from 'culori/fn';

for (const mode of [modeRgb, modeLrgb, modeOklch]) register(mode);
const inOklch = converter('oklch');
const inRgb = converter('rgb');

/** A color in perceptual coordinates: lightness 0 to 1, chroma from 0 up, hue in degrees. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

/** Below this chroma a color looks gray, and its hue is only rounding noise. */
const GREY = 0.004;

/** @param hex such as `#0b6e4f` or `#abc`. */
export function oklchOf(hex: string): Oklch {
  const color = inOklch(parseHex(hex));
  if (!color) throw new Error(`${hex} is no color`);
  const isGrey = color.c < GREY;
  return {
    lightness: color.l,
    chroma: isGrey ? 0 : color.c,
    hue: isGrey ? 0 : (color.h ?? 0),
  };
}

/** The nearest sRGB color with this lightness and hue, as `#rrggbb`. */
export function hexOf({ lightness, chroma, hue }: Oklch): string {
  const l = Math.min(1, Math.max(0, lightness));
  return formatHex(clampChroma({ mode: 'oklch', l, c: chroma, h: hue }, 'oklch'));
}

/** WCAG 2.2 contrast ratio of two colors, from 1 to 21. */
export function contrast(one: string, other: string): number {
  return wcagContrast(one, other);
}

/** True of a color as it is written in a style sheet, unless a part of what is behind it shows. */
export function isOpaque(color: string): boolean {
  const { alpha = 1 } = inRgb(color) ?? { alpha: 0 };
  return alpha === 1;
}

/** A color that covers another one only in part, as `#rrggbb`; `alpha` is from 0 to 1. */
export function blend(front: string, alpha: number, background: string): string {
  if (alpha >= 1) return front;
  const [above, below] = [inRgb(front), inRgb(background)];
  if (!above || !below) throw new Error(`${front} on ${background} are no colors`);
  const mixed = (channel: 'r' | 'g' | 'b') => above[channel] * alpha + below[channel] * (1 - alpha);
  return formatHex({ mode: 'rgb', r: mixed('r'), g: mixed('g'), b: mixed('b') });
}
