import { ENGINE_ROOT } from '../system/engine-root.ts';
import type { FontCut } from './font-cut.ts';
import { FontFaces } from './font-faces.ts';
import { findFont } from './font-package.ts';
import { charactersOf } from './letters.ts';

/** What the fonts of a site add to it. */
export interface BrandFonts {
  /** Faces, and the properties that pages name their fonts by. */
  css: string;
  /** Path inside the output to the file's place now, or to where it will be made. */
  files: ReadonlyMap<string, string>;
  /** Those of the files that are cut out of others. */
  cuts: readonly FontCut[];
  /** Addresses of the files that the first screen needs. */
  preload: string[];
}

/** Custom property of each role of a font, and what stands in until it is there. */
const ROLES = {
  display: { property: '--font-serif', usual: 'Georgia,"Noto Serif",serif' },
  text: { property: '--font-sans', usual: 'system-ui,sans-serif' },
} as const;

/** What pages are set in where a brand names no other. */
const OWN = { display: 'besley', text: 'public-sans' } as const;

/** Names of font files by the script that a language is written in (ISO 15924). */
const SUBSETS: Readonly<Record<string, string>> = {
  Latn: 'latin',
  Cyrl: 'cyrillic',
  Grek: 'greek',
  Arab: 'arabic',
  Hebr: 'hebrew',
  Deva: 'devanagari',
  Thai: 'thai',
};

/** The part of a font that has the letters of a language, as its files are named. */
export function fontSubset(language: string): string {
  const script = new Intl.Locale(language).maximize().script ?? 'Latn';
  return SUBSETS[script] ?? 'latin';
}

/**
 * The fonts of a site from the packages that are installed: the engine's, and those of a brand in their place. They are
 * shown if they come in time, so that text never moves. Of each a page loads the part with the letters of the site's
 * languages, and the rest only where a text has something of it (docs/decisions/045-cut-fonts.md).
 *
 * @param fonts names of a brand's, as fontsource calls them; those that are not installed are left out.
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
