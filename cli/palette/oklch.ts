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

/** A colour by what the eye tells apart: lightness 0 to 1, chroma from 0 up, hue in degrees. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

/** Below this chroma a colour is grey to the eye, and the hue that it is given by rounding means nothing. */
const GREY = 0.004;

/** @param hex `#0b6e4f` or `#abc`. */
export function oklchOf(hex: string): Oklch {
  const color = inOklch(parseHex(hex));
  if (!color) throw new Error(`${hex} is no colour`);
  const isGrey = color.c < GREY;
  return {
    lightness: color.l,
    chroma: isGrey ? 0 : color.c,
    hue: isGrey ? 0 : (color.h ?? 0),
  };
}

/** The nearest colour that sRGB has with this lightness and hue, as `#rrggbb`. */
export function hexOf({ lightness, chroma, hue }: Oklch): string {
  const l = Math.min(1, Math.max(0, lightness));
  return formatHex(clampChroma({ mode: 'oklch', l, c: chroma, h: hue }, 'oklch'));
}

/** Contrast of two colours by WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  return wcagContrast(one, other);
}
