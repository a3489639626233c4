import type { UtilitySheet } from '../content/utility-css.ts';
import { contrast } from '../palette/oklch.ts';

/** Letters of 15 px and medium weight (WCAG 2.2, 1.4.3). */
const LEAST = 4.5;

/** What the banner has without classes of its own (`renderer/sections/UrgencyBanner.css`). */
const LETTERS = '#ffffff';

/** A rule of one class that holds always: what holds on hover or on wide screens has braces inside. */
const PLAIN_RULE = /^\s*\.(?:\\.|[\w-])+\s*\{([^{}]*)\}/gm;

const COLOR = /^(?:#[\da-f]{3,6}|oklch\([\d.%\s]+\))$/i;

/** The least contrast of a banner, and the colours that have it. */
export interface BannerContrast {
  ratio: number;
  least: number;
}

/** The values of a property in rules of single classes, variables filled in; what is no plain colour is left out. */
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
  const grounds = ['background-color', '--tw-gradient-(?:from|via|to)'].flatMap((property) =>
    colorsOf(property, css),
  );
  const [letters = LETTERS] = colorsOf('color', css);
  // Half-transparent colours are mixed with what nobody knows here.
  if (grounds.length === 0 || /color-mix|opacity:/.test(css)) return undefined;
  const ratio = Math.min(...grounds.map((ground) => contrast(letters, ground)));
  return ratio < LEAST ? { ratio: Math.floor(ratio * 100) / 100, least: LEAST } : undefined;
}

/** Many landings have the same classes, and the compiler gives all of them one sheet. */
const known = new WeakMap<UtilitySheet, { unreadable: BannerContrast | undefined }>();

/**
 * How well the letters of a banner can be told from its ground, which may run from one colour to another.
 *
 * @returns undefined if they can be read, or if that cannot be known from its classes alone.
 */
export function unreadableBanner(sheet: UtilitySheet): BannerContrast | undefined {
  const looked = known.get(sheet) ?? { unreadable: contrastOf(sheet) };
  known.set(sheet, looked);
  return looked.unreadable;
}
