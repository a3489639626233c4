import { ENGINE_ROOT } from '../system/engine-root.ts';
import type { FontCut } from './font-cut.ts';
import { FontFaces } from './font-faces.ts';
import { findFont } from './font-package.ts';
import { charactersOf } from './letters.ts';

/** The fonts of a site. */
export interface BrandFonts {
  /** Font faces, and the custom properties that pages use. */
  css: string;
  /** Path in the output to the current path of the file, or to where it will be written. */
  files: ReadonlyMap<string, string>;
  /** Those of the files that are subsets of others. */
  cuts: readonly FontCut[];
  /** Addresses of the files needed above the fold. */
  preload: string[];
}

/** Custom property of each font role, and its fallbacks. */
const ROLES = {
  display: { property: '--font-serif', usual: 'Georgia,"Noto Serif",serif' },
  text: { property: '--font-sans', usual: 'system-ui,sans-serif' },
} as const;

/** Default fonts. */
const OWN = { display: 'besley', text: 'public-sans' } as const;

/** Subset names of font files by script (ISO 15924). */
const SUBSETS: Readonly<Record<string, string>> = {
  Latn: 'latin',
  Cyrl: 'cyrillic',
  Grek: 'greek',
  Arab: 'arabic',
  Hebr: 'hebrew',
  Deva: 'devanagari',
  Thai: 'thai',
};

/** The subset of a font with the letters of a language, as named in its files. */
export function fontSubset(language: string): string {
  const script = new Intl.Locale(language).maximize().script ?? 'Latn';
  return SUBSETS[script] ?? 'latin';
}

/**
 * The fonts of a site from installed packages: the engine's, or those of a brand instead. With `font-display:
 * optional` they never cause a layout shift. Of each font, pages load a subset with the letters of the site's
 * languages, and the rest only if a text needs it (docs/decisions/045-cut-fonts.md).
 *
 * @param fonts names of a brand's fonts on fontsource; those that are not installed are left out.
 * @param root folder of the site.
 * @param languages of the site, the main one first.
 */
export function brandFonts(
  fonts: { display?: string | undefined; text?: string | undefined },
  root: string,
  languages: readonly [string, ...string[]],
): BrandFonts {
  const faces = new FontFaces(root, charactersOf(languages), fontSubset(languages[0]));
  const properties: string[] = [];
  for (const role of ['display', 'text'] as const) {
    const name = fonts[role];
    const found = name === undefined ? undefined : findFont(root, name);
    const font = found ?? findFont(ENGINE_ROOT, OWN[role]);
    const family = font && faces.add(font, found === undefined);
    const { property, usual } = ROLES[role];
    if (family !== undefined) properties.push(`${property}:${family},${usual}`);
  }
  return {
    css: `${faces.css}@layer brand{:root{${properties.join(';')}}}\n`,
    files: faces.files,
    cuts: faces.cuts,
    preload: faces.first.map((file) => `/${file}`),
  };
}
