import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ENGINE_ROOT } from '../system/engine-root.ts';

/** A font package that is installed. */
interface FontPackage {
  folder: string;
  /** Its stylesheets, one for all weights or one for each. */
  sheets: string[];
}

/** What the fonts of a brand add to a site. */
export interface BrandFonts {
  /** Faces, and the properties that pages name their fonts by. */
  css: string;
  /** Path inside the output to the file's place now. */
  files: Map<string, string>;
  /** Addresses of the files that the first screen needs. */
  preload: string[];
}

/** Custom property of each role of a font, and what stands in until it is there. */
const ROLES = {
  display: { property: '--font-serif', usual: 'Georgia, serif' },
  text: { property: '--font-sans', usual: 'system-ui, sans-serif' },
} as const;

/** Weights that pages are set in, for families without a variable font. */
const WEIGHTS = ['400', '600', '700'];

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

export function packageFolder(root: string, name: string): string | undefined {
  for (const base of [root, ENGINE_ROOT]) {
    try {
      return dirname(createRequire(join(base, 'package.json')).resolve(`${name}/package.json`));
    } catch {
      // Not installed there.
    }
  }
  return undefined;
}

/**
 * The installed package of a font: the variable one, else the one with a file for each weight.
 *
 * @param root folder of the site, whose packages go before the engine's.
 * @param name as fontsource calls it: `public-sans`.
 */
export function findFont(root: string, name: string): FontPackage | undefined {
  const variable = packageFolder(root, `@fontsource-variable/${name}`);
  if (variable !== undefined) return { folder: variable, sheets: ['index.css'] };
  const folder = packageFolder(root, `@fontsource/${name}`);
  if (folder === undefined) return undefined;
  const sheets = WEIGHTS.map((weight) => `${weight}.css`);
  return { folder, sheets: sheets.filter((sheet) => existsSync(join(folder, sheet))) };
}

/** The faces of a package, each with the one file that every browser of today takes. */
function facesOf({ folder, sheets }: FontPackage, files: Map<string, string>): string {
  const css = sheets.map((sheet) => readFileSync(join(folder, sheet), 'utf8')).join('\n');
  return css
    .replace(/src:[^;]*?url\(\.\/files\/([\w-]+)\.woff2\)\s*format\([^)]*\)[^;]*;/g, (_, name) => {
      const source = join(folder, 'files', `${name}.woff2`);
      const hash = createHash('sha256').update(readFileSync(source)).digest('hex').slice(0, 8);
      const file = `assets/${name}-${hash}.woff2`;
      files.set(file, source);
      return `src: url(/${file}) format('woff2');`;
    })
    .replace(/font-display:\s*\w+/g, 'font-display: optional')
    .replace(/\/\*[\s\S]*?\*\/\n?/g, '');
}

/** The part of a font that has the letters of a language, as its files are named. */
export function fontSubset(language: string): string {
  const script = new Intl.Locale(language).maximize().script ?? 'Latn';
  return SUBSETS[script] ?? 'latin';
}

/** Files that a page in a language needs at once: upright, of its own letters. */
function firstFiles(files: Iterable<string>, language: string): string[] {
  const pattern = new RegExp(`-${fontSubset(language)}-(?:wght|400)-normal-[0-9a-f]{8}\\.woff2$`);
  return [...files].filter((file) => pattern.test(file));
}

/**
 * The fonts of a brand from the packages that are installed. Like the engine's own they are shown if they come
 * in time, so that text never moves; names that are not installed are left out.
 *
 * @param language main language of the site.
 */
export function brandFonts(
  fonts: { display?: string | undefined; text?: string | undefined },
  root: string,
  language: string,
): BrandFonts {
  const files = new Map<string, string>();
  const sheets = new Map<string, string>();
  const properties: string[] = [];
  for (const role of ['display', 'text'] as const) {
    const name = fonts[role];
    const found = name === undefined ? undefined : findFont(root, name);
    if (name === undefined || !found) continue;
    const faces = sheets.get(name) ?? facesOf(found, files);
    sheets.set(name, faces);
    const family = /font-family:\s*(['"][^'"]+['"])/.exec(faces)?.[1];
    const { property, usual } = ROLES[role];
    if (family !== undefined) properties.push(`  ${property}: ${family}, ${usual};\n`);
  }
  const css = `${[...sheets.values()].join('')}\n@layer brand {\n:root {\n${properties.join('')}}\n}\n`;
  return {
    css: properties.length === 0 ? '' : css,
    files,
    preload: firstFiles(files.keys(), language).map((file) => `/${file}`),
  };
}
