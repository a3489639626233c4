import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { languagesOf } from '../../renderer/text/languages.ts';
import type { SiteConfig } from '../../schemas/config/site-config.ts';
import { fontSubset } from '../brand/brand-fonts.ts';
import { packageFolder } from '../brand/font-package.ts';

/** A web font for pictures. */
export interface PictureFont {
  /** Absolute path: WOFF, or WOFF2 of a variable font. */
  file: string;
  /** Weight to use of a variable font. */
  weight?: number;
}

/** The fonts of a picture by role, one per alphabet. */
export interface PictureFonts {
  title: PictureFont[];
  /** Kicker and phone number. */
  strong: PictureFont[];
  /** Name of the business. */
  plain: PictureFont[];
}

/** Preferred weights of each role, best first. */
const WEIGHTS = {
  title: [600, 700, 400],
  strong: [600, 700, 400],
  plain: [400, 600, 700],
} as const;

/** The files of one weight for some alphabets: the first weight that the package has. */
function steadyFonts(
  root: string,
  name: string,
  weights: readonly number[],
  subsets: readonly string[],
): PictureFont[] {
  const folder = packageFolder(root, `@fontsource/${name}`);
  if (folder === undefined) return [];
  const path = (subset: string, weight: number) =>
    join(folder, 'files', `${name}-${subset}-${weight}-normal.woff`);
  const weight = weights.find((each) => subsets.some((subset) => existsSync(path(subset, each))));
  if (weight === undefined) return [];
  return presentFonts(subsets.map((subset) => ({ file: path(subset, weight) })));
}

/** The files of a variable font for some alphabets. */
function variableFonts(
  root: string,
  name: string,
  weight: number,
  subsets: readonly string[],
): PictureFont[] {
  const folder = packageFolder(root, `@fontsource-variable/${name}`);
  if (folder === undefined) return [];
  const path = (subset: string) => join(folder, 'files', `${name}-${subset}-wght-normal.woff2`);
  return presentFonts(subsets.map((subset) => ({ file: path(subset), weight })));
}

function presentFonts(fonts: readonly PictureFont[]): PictureFont[] {
  return fonts.filter(({ file }) => existsSync(file));
}

function fontsOf(
  root: string,
  name: string,
  weights: readonly [number, ...number[]],
  subsets: readonly string[],
): PictureFont[] {
  const steady = steadyFonts(root, name, weights, subsets);
  return steady.length > 0 ? steady : variableFonts(root, name, weights[0], subsets);
}

/**
 * The fonts of a brand for drawing pictures: static fonts are preferred, as they load faster than variable ones.
 *
 * @param root folder of the site, whose packages take precedence over the engine's.
 */
export function pictureFonts(site: SiteConfig, root: string): PictureFonts {
  const { display, text } = site.brand?.fonts ?? {};
  // The alphabet of the languages takes precedence over Latin, which is needed for names and numbers.
  const subsets = [...new Set([...languagesOf(site).map(fontSubset), 'latin'])];
  const find = (name: string | undefined, use: keyof PictureFonts) =>
    name === undefined ? [] : fontsOf(root, name, WEIGHTS[use], subsets);
  return {
    title: find(display, 'title'),
    strong: find(text, 'strong'),
    plain: find(text, 'plain'),
  };
}
