import { matchesIn } from '../content/text-rules/matches-in.ts';
import type { UtilitySheet } from '../content/utility-css.ts';
import { blend, contrast, isOpaque } from '../palette/oklch.ts';
import type { SiteColors } from './site-colors.ts';

/** Minimum contrast for text of 15 px and medium weight (WCAG 2.2, 1.4.3). */
const LEAST = 4.5;

/** Text color of a banner without classes (`renderer/sections/UrgencyBanner.css`). */
const LETTERS = '#ffffff';

/** An unconditional rule of one class; rules for hover or wide screens have nested braces. */
const PLAIN_RULE = /^\s*\.(?:\\.|[\w-])+\s*\{([^{}]*)\}/gm;

/** The better color for browsers that can mix colors, which stands below the plain one in its rule. */
const FOR_MIXING = /@supports[^{]*\{([^{}]*)\}/g;

/** A color of which only a share is opaque. */
const SHARE = /^color-mix\(in \w+,\s*(.+?)\s+([\d.]+)%,\s*transparent\)$/;

/** A color with eight digits, the last two for its opacity; Tailwind writes fixed colors so. */
const EIGHT_DIGITS = /^(#[\da-f]{6})([\da-f]{2})$/i;

const VARIABLE = /^var\((--[\w-]+)\)$/;

/** The contrast of a banner, and the required minimum. */
export interface BannerContrast {
  ratio: number;
  least: number;
}

/** A color and how much of it is opaque, from 0 to 1. */
interface Coat {
  color: string;
  alpha: number;
}

/** The value of a custom property: of a color of the sheet's own theme, or of the site's palette. */
function resolved(name: string, css: string, colors: SiteColors): string | undefined {
  return new RegExp(`${name}:\\s*([^;]+)`).exec(css)?.[1] ?? colors.get(name);
}

/** A written color; undefined if it is not a plain one. */
function coatOf(value: string, css: string, colors: SiteColors): Coat | undefined {
  const [, mixed, percent = '100'] = SHARE.exec(value) ?? [];
  const [, digits, opacity = 'ff'] = EIGHT_DIGITS.exec(value) ?? [];
  const written = mixed ?? digits ?? value;
  const [, name] = VARIABLE.exec(written) ?? [];
  const color = name === undefined ? written : resolved(name, css, colors);
  if (color === undefined || !isOpaque(color)) return undefined;
  return { color, alpha: (Number(percent) / 100) * (Number.parseInt(opacity, 16) / 255) };
}

function bodiesOf(css: string): string[] {
  return [...matchesIn(css.replace(FOR_MIXING, '$1'), PLAIN_RULE)].map(([, body = '']) => body);
}

/**
 * The values of a property in rules of single classes, with variables resolved; values that are not plain colors
 * are skipped.
 */
function coatsOf(property: string, css: string, colors: SiteColors): Coat[] {
  const declared = new RegExp(`(?:^|[;\\s])${property}:\\s*([^;]+)`, 'g');
  return bodiesOf(css).flatMap((body) => {
    // The last declaration is the one for browsers of today.
    const value = [...matchesIn(body, declared)].at(-1)?.[1]?.trim();
    const coat = value === undefined ? undefined : coatOf(value, css, colors);
    return coat === undefined ? [] : [coat];
  });
}

function opacityOf(css: string): number {
  const [, value, percent] =
    bodiesOf(css)
      .map((body) => /(?:^|[;\s])opacity:\s*([\d.]+)(%?)/.exec(body))
      .find((found) => found !== null) ?? [];
  if (value === undefined) return 1;
  return percent === '%' ? Number(value) / 100 : Number(value);
}

function contrastOf({ css }: UtilitySheet, colors: SiteColors): BannerContrast | undefined {
  const paper = colors.get('--color-paper') ?? LETTERS;
  const chosen = ['background-color', '--tw-gradient-(?:from|via|to)'].flatMap((property) =>
    coatsOf(property, css, colors),
  );
  const own = colors.get('--color-clay');
  const [letters = { color: LETTERS, alpha: 1 }] = coatsOf('color', css, colors);
  const opacity = opacityOf(css);
  const hasOwnLook = letters.color !== LETTERS || letters.alpha < 1 || opacity < 1;
  // A background of another kind, such as a picture, is unknown.
  const isPlain = !/\bbackground(?:-image|-color)?:/.test(css);
  const backgrounds =
    chosen.length === 0 && isPlain && hasOwnLook && own !== undefined
      ? [{ color: own, alpha: 1 }]
      : chosen;
  if (backgrounds.length === 0) return undefined;
  const ratios = backgrounds.map(({ color, alpha }) => {
    const ground = blend(color, alpha, paper);
    const text = blend(letters.color, letters.alpha, ground);
    return contrast(blend(text, opacity, paper), blend(ground, opacity, paper));
  });
  const ratio = Math.min(...ratios);
  return ratio < LEAST ? { ratio: Math.floor(ratio * 100) / 100, least: LEAST } : undefined;
}

/** Many landings have the same classes, and the compiler returns one sheet for all of them. */
const known = new WeakMap<SiteColors, WeakMap<UtilitySheet, BannerContrast | 'fine'>>();

/**
 * The contrast between the text of a banner and its background, which may be a gradient.
 *
 * @param colors the palette of the site, which the classes may refer to.
 * @returns undefined if it is readable, or if that cannot be determined from the classes alone.
 */
export function unreadableBanner(
  sheet: UtilitySheet,
  colors: SiteColors,
): BannerContrast | undefined {
  const sheets = known.get(colors) ?? new WeakMap<UtilitySheet, BannerContrast | 'fine'>();
  known.set(colors, sheets);
  const looked = sheets.get(sheet) ?? contrastOf(sheet, colors) ?? 'fine';
  sheets.set(sheet, looked);
  return looked === 'fine' ? undefined : looked;
}
