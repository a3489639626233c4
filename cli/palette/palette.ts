import type { Brand } from '../../schemas/config/brand.ts';
import { contrast, hexOf, type Oklch, oklchOf } from './oklch.ts';
import { PAIRS, type Role, TEXT } from './palette-roles.ts';

/** Colors by role, each as `#rrggbb`. */
export type Palette = Record<Role, string>;

/** Step size of the search over lightness, too small for the eye to notice. */
const STEP = 0.004;

/** Brands with at least this chroma get shades in the full chroma given here. */
const FULL_CHROMA = 0.09;

/** Hue of the red for error messages, whatever the brand. */
const RED = 27;

type Direction = 'darker' | 'lighter';

/**
 * The first acceptable shade of a color in one direction, starting with the color itself; else black or white.
 */
function firstShade(start: Oklch, to: Direction, isGood: (hex: string) => boolean): string {
  const step = to === 'darker' ? -STEP : STEP;
  for (let lightness = start.lightness; lightness > 0 && lightness < 1; lightness += step) {
    const hex = hexOf({ ...start, lightness });
    if (isGood(hex)) return hex;
  }
  return to === 'darker' ? '#000000' : '#ffffff';
}

/** Whether a color is readable with every partner that is already in the palette. */
function holds(role: Role, hex: string, palette: Partial<Palette>): boolean {
  return PAIRS.every(({ front, background, least }) => {
    if (front !== role && background !== role) return true;
    const partner = palette[front === role ? background : front];
    return partner === undefined || contrast(hex, partner) >= least;
  });
}

/**
 * Button color: white text on all but light backgrounds, dark text on the rest, whichever changes the background
 * less.
 */
function actionOf(brand: Oklch, ink: string): string {
  const whiteGood = (hex: string) => contrast('#ffffff', hex) >= TEXT;
  const inkGood = (hex: string) => contrast(ink, hex) >= TEXT;
  const start = { ...brand, lightness: Math.min(0.9, Math.max(0.36, brand.lightness)) };
  const dark = firstShade(start, 'darker', whiteGood);
  const light = firstShade(start, 'lighter', inkGood);
  const moved = (hex: string) => Math.abs(oklchOf(hex).lightness - start.lightness);
  // A slightly darker shade still looks like the brand, and white text on it is calmer.
  return moved(dark) <= moved(light) + 0.05 ? dark : light;
}

/** A configured color, normalized to six digits. */
function sixDigits(hex: string): string {
  const digits = hex.slice(1).toLowerCase();
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
}

/** Builds up a palette, color by color. */
class Shades {
  readonly palette: Partial<Palette> = {};
  readonly #brand: Oklch;

  constructor(color: string) {
    this.#brand = oklchOf(color);
  }

  get brand(): Oklch {
    return this.#brand;
  }

  /** A shade of the brand; a pale brand gets a paler one. */
  of(lightness: number, chroma: number): Oklch {
    const strength = Math.min(1, this.#brand.chroma / FULL_CHROMA);
    return { lightness, chroma: chroma * strength, hue: this.#brand.hue };
  }

  put(role: Role, color: string | Oklch): Oklch {
    const hex = typeof color === 'string' ? sixDigits(color) : hexOf(color);
    this.palette[role] = hex;
    return oklchOf(hex);
  }

  /** Adds the first shade that is readable with everything in the palette so far. */
  settle(role: Role, start: Oklch, to: Direction): Oklch {
    return this.put(
      role,
      firstShade(start, to, (hex) => holds(role, hex, this.palette)),
    );
  }
}

function moved(color: Oklch, by: number): Oklch {
  return { ...color, lightness: Math.min(1, Math.max(0, color.lightness + by)) };
}

function putLightBackgrounds(shades: Shades, surface: string | undefined): void {
  shades.put('white', '#ffffff');
  const paper = shades.put('paper', surface ?? shades.of(0.982, 0.006));
  const below = (by: number, chroma: number) =>
    moved({ ...paper, chroma: Math.max(paper.chroma, shades.of(0, chroma).chroma) }, -by);
  shades.put('sand', below(0.03, 0.014));
  shades.put('sand-2', below(0.055, 0.022));
  shades.put('line', below(0.125, 0.026));
  shades.put('line-deep', below(0.17, 0.032));
  shades.put('field', moved(paper, 0.012));
}

function putDarkBackgrounds(shades: Shades, chosen: string | undefined): void {
  const deep =
    chosen === undefined
      ? shades.settle('deep', shades.of(0.25, 0.055), 'darker')
      : shades.put('deep', chosen);
  shades.put('night', moved(deep, -0.05));
  shades.settle('ink-2', moved(deep, 0.06), 'darker');
  shades.settle('dusk', moved({ ...deep, chroma: deep.chroma * 1.3 }, 0.13), 'darker');
  shades.settle('mist', shades.of(0.925, 0.014), 'lighter');
  shades.settle('on-night', shades.of(0.78, 0.022), 'lighter');
  shades.put('line-night', moved(deep, 0.12));
}

function putLetters(shades: Shades, ink: string | undefined): void {
  if (ink === undefined) shades.settle('ink', shades.of(0.23, 0.045), 'darker');
  else shades.put('ink', ink);
  shades.settle('brass-light', shades.of(0.83, 0.11), 'lighter');
  shades.settle('text', shades.of(0.31, 0.03), 'darker');
  shades.settle('mute', shades.of(0.48, 0.03), 'darker');
  shades.settle('brass', shades.of(0.5, 0.1), 'darker');
  const pine = shades.settle('pine', shades.of(0.43, 0.1), 'darker');
  shades.put('pine-dark', moved(pine, -0.07));
  shades.settle('control', shades.of(0.56, 0.035), 'darker');
  shades.settle('fault', { lightness: 0.5, chroma: 0.17, hue: RED }, 'darker');
}

function putAction(shades: Shades, chosen: string | undefined): void {
  const ink = shades.palette.ink ?? '#000000';
  const action = shades.put('action', chosen ?? actionOf(shades.brand, ink));
  const hex = shades.palette.action ?? '';
  shades.settle('clay', { ...action, lightness: Math.min(action.lightness, 0.52) }, 'darker');
  shades.settle('clay-dark', { ...action, lightness: Math.min(action.lightness, 0.44) }, 'darker');
  if (contrast('#ffffff', hex) >= TEXT) {
    shades.put('on-action', '#ffffff');
    shades.settle('action-hover', moved(action, -0.07), 'darker');
  } else {
    shades.settle('on-action', oklchOf(ink), 'darker');
    shades.settle('action-hover', moved(action, -0.06), 'lighter');
  }
}

/**
 * Derives the whole palette of a brand in OKLCH: shades keep the brand's hue and change in lightness until each of
 * `PAIRS` is readable. Colors in `brand.colors` are used as given, and the others are fitted to them; where that
 * is impossible, `unreadableColors` reports it.
 */
export function derivePalette({ color, colors = {} }: Pick<Brand, 'color' | 'colors'>): Palette {
  const shades = new Shades(color);
  shades.put('ember', color);
  putLightBackgrounds(shades, colors.surface);
  putDarkBackgrounds(shades, colors.deep);
  putLetters(shades, colors.ink);
  putAction(shades, colors.action);
  return shades.palette as Palette;
}
