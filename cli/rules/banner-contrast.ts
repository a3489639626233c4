import type { UtilitySheet } from '../content/utility-css.ts';
import { contrast } from '../palette/oklch.ts';

/** Minimum contrast for text of 15 px and medium weight (WCAG 2.2, 1.4.3). */
const LEAST = 4.5;

/** Text color of a banner without classes (`renderer/sections/UrgencyBanner.css`). */
const LETTERS = '#ffffff';

/** An unconditional rule of one class; rules for hover or wide screens have nested braces. */
const PLAIN_RULE = /^\s*\.(?:\\.|[\w-])+\s*\{([^{}]*)\}/gm;

const COLOR = /^(?:#[\da-f]{3,6}|oklch\([\d.%\s]+\))$/i;

/** The contrast of a banner, and the required minimum. */
export interface BannerContrast {
  ratio: number;
  least: number;
}

/**
 * The values of a property in rules of single classes, with variables resolved; values that are not plain colors
 * are skipped.
 */
function colorsOf(property: string, css: string): string[] {
  const declared = new RegExp(`(?:^|[;\\s])${property}:\\s*([^;]+)`, 'g');
  return [...css.matchAll(PLAIN_RULE)].flatMap(([, body = '']) =>
    [...body.matchAll(declared)].flatMap(([, value = '']) => {
      const [, name] = /^var\((--[\w-]+)\)$/.exec(value.trim()) ?? [];
      const color =
        name === undefined ? value.trim() : new RegExp(`${name}:\\s*([^;]+)`).exec(css)?.[1];
      return color !== undefined && COLOR.test(color) ? [color] : [];
    }),
  );
}

function contrastOf({ css }: UtilitySheet): BannerContrast | undefined {
  const backgrounds = ['background-color', '--tw-gradient-(?:from|via|to)'].flatMap((property) =>
    colorsOf(property, css),
  );
  const [letters = LETTERS] = colorsOf('color', css);
  // Half-transparent colors blend with an unknown background.
  if (backgrounds.length === 0 || /color-mix|opacity:/.test(css)) return undefined;
  const ratio = Math.min(...backgrounds.map((background) => contrast(letters, background)));
  return ratio < LEAST ? { ratio: Math.floor(ratio * 100) / 100, least: LEAST } : undefined;
}

/** Many landings have the same classes, and the compiler returns one sheet for all of them. */
const known = new WeakMap<UtilitySheet, { unreadable: BannerContrast | undefined }>();

/**
 * The contrast between the text of a banner and its background, which may be a gradient.
 *
 * @returns undefined if it is readable, or if that cannot be determined from the classes alone.
 */
export function unreadableBanner(sheet: UtilitySheet): BannerContrast | undefined {
  const looked = known.get(sheet) ?? { unreadable: contrastOf(sheet) };
  known.set(sheet, looked);
  return looked.unreadable;
}
