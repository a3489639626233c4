import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { languagesOf } from '../../renderer/text/languages.ts';
import type { SiteConfig } from '../../schemas/site-config.ts';
import { fontSubset } from '../brand/brand-fonts.ts';
import { packageFolder } from '../brand/font-package.ts';

/** Web fonts (WOFF) that a picture is set in by what they are for, each for one alphabet. */
export interface PictureFonts {
  title: string[];
  /** Kicker and phone number. */
  strong: string[];
  /** Name of the business. */
  plain: string[];
}

/** Weights in which each is set, the best first. */
const WEIGHTS = {
  title: [600, 700, 400],
  strong: [600, 700, 400],
  plain: [400, 600, 700],
} as const;

/** The files of one weight for some alphabets, all of them of the first weight that the package has. */
function filesOf(
  root: string,
  name: string,
  weights: readonly number[],
  subsets: readonly string[],
): string[] {
  const folder = packageFolder(root, `@fontsource/${name}`);
  if (folder === undefined) return [];
  const path = (subset: string, weight: number) =>
    join(folder, 'files', `${name}-${subset}-${weight}-normal.woff`);
  const weight = weights.find((each) => subsets.some((subset) => existsSync(path(subset, each))));
  if (weight === undefined) return [];
  return subsets.map((subset) => path(subset, weight)).filter((file) => existsSync(file));
}

/**
 * The fonts of a brand that pictures can be drawn with: those whose package has a file for each weight, `@fontsource/<name>`.
 * Variable fonts come in a format for browsers alone.
 *
 * @param root folder of the site, whose packages go before the engine's.
 */
export function pictureFonts(site: SiteConfig, root: string): PictureFonts {
  const { display, text } = site.brand?.fonts ?? {};
  // The alphabet of the languages goes before Latin letters, which stand in it as names and numbers.
  const subsets = [...new Set([...languagesOf(site).map(fontSubset), 'latin'])];
  const find = (name: string | undefined, use: keyof PictureFonts) =>
    name === undefined ? [] : filesOf(root, name, WEIGHTS[use], subsets);
  return {
    title: find(display, 'title'),
    strong: find(text, 'strong'),
    plain: find(text, 'plain'),
  };
}
