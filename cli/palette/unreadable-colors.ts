import type { Brand, BrandColors } from '../../schemas/config/brand.ts';
import { contrast, hexOf, oklchOf } from './oklch.ts';
import { derivePalette, type Palette } from './palette.ts';
import { PAIRS, type Pair, type Role } from './palette-roles.ts';

type Look = Pick<Brand, 'color' | 'colors'>;

/** A color in `brand.colors` that makes a pair unreadable. */
export interface UnreadableColor {
  key: keyof BrandColors;
  /** The least readable of the pairs that the color breaks. */
  pair: Pair;
  /** The two colors of the pair. */
  front: string;
  background: string;
  /** Their WCAG 2.2 contrast ratio, rounded down to hundredths. */
  ratio: number;
  /** The nearest shade that makes every pair readable. */
  nearest: string;
}

/**
 * The configuration key that sets each role. If both colors of a pair are configured, the earlier key gets the
 * blame.
 */
const DECIDED_BY: readonly [keyof BrandColors, readonly Role[]][] = [
  ['ink', ['ink']],
  ['surface', ['paper', 'sand', 'sand-2', 'field']],
  ['deep', ['deep', 'night', 'ink-2', 'dusk']],
];

/**
 * The lightness at which each key is certainly fine. Buttons always are: white or black text is readable on any
 * background.
 */
const GOOD_END = { surface: 1, ink: 0, deep: 0, action: 0 } as const;

/** Steps of the binary search for the nearest shade. */
const HALVINGS = 9;

const ratioOf = ({ front, background }: Pair, palette: Palette) =>
  contrast(palette[front], palette[background]);

function spoiltBy({ colors = {} }: Look, pair: Pair, palette: Palette) {
  const roles = [pair.front, pair.background];
  const keys = DECIDED_BY.filter(
    ([key, decided]) => colors[key] !== undefined && roles.some((role) => decided.includes(role)),
  ).map(([key]) => key);
  // If not even black is readable on a surface, the ink is not to blame.
  const isHopeless = contrast('#000000', palette[pair.background]) < pair.least;
  return isHopeless ? keys.at(-1) : keys[0];
}

function spoiltPairs(look: Look, palette: Palette): Map<keyof BrandColors, Pair[]> {
  const spoilt = new Map<keyof BrandColors, Pair[]>();
  for (const pair of PAIRS) {
    if (ratioOf(pair, palette) >= pair.least) continue;
    const key = spoiltBy(look, pair, palette);
    if (key !== undefined) spoilt.set(key, [...(spoilt.get(key) ?? []), pair]);
  }
  return spoilt;
}

function nearestReadable(look: Look, key: keyof BrandColors, chosen: string): string {
  const color = oklchOf(chosen);
  let good: number = GOOD_END[key];
  let bad = color.lightness;
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const lightness = (good + bad) / 2;
    const tried = { ...look, colors: { ...look.colors, [key]: hexOf({ ...color, lightness }) } };
    if (spoiltPairs(tried, derivePalette(tried)).has(key)) bad = lightness;
    else good = lightness;
  }
  return hexOf({ ...color, lightness: good });
}

/** Colors in `brand.colors` that make a pair of the palette unreadable, each with the nearest shade that works. */
export function unreadableColors(look: Look): UnreadableColor[] {
  const palette = derivePalette(look);
  return [...spoiltPairs(look, palette)].map(([key, pairs]) => {
    const [worst] = pairs.sort(
      (a, b) => ratioOf(a, palette) / a.least - ratioOf(b, palette) / b.least,
    );
    const pair = worst as Pair;
    return {
      key,
      pair,
      front: palette[pair.front],
      background: palette[pair.background],
      ratio: Math.floor(ratioOf(pair, palette) * 100) / 100,
      nearest: nearestReadable(look, key, look.colors?.[key] ?? ''),
    };
  });
}
