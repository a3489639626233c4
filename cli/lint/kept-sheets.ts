import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  type CompileUtilities,
  classNames,
  loadUtilityCompiler,
  tailwindFile,
  type UtilitySheet,
} from '../content/utility-css.ts';
import { compiledCode } from '../system/compiled-code.ts';
import { keepResult, recallResult } from './kept-results.ts';

const CODE = compiledCode(import.meta.url);

function tailwindVersion(): string {
  return JSON.parse(readFileSync(tailwindFile('tailwindcss/package.json') ?? '', 'utf8')).version;
}

/**
 * A compiler of utility classes that caches their sheets with the site: landings have few sets of classes, and loading
 * Tailwind takes longer than checking one landing.
 *
 * @param root folder of the site.
 */
export function keptCompiler(root: string): CompileUtilities {
  if (CODE === undefined) return async (className) => (await loadUtilityCompiler())(className);
  const tool = JSON.stringify([CODE, tailwindVersion()]);
  const sheets = new Map<string, Promise<UtilitySheet>>();

  async function sheetOf(names: string): Promise<UtilitySheet> {
    const hash = createHash('sha256').update(`${tool}\n${names}`).digest('hex').slice(0, 32);
    const known = recallResult<UtilitySheet>(root, 'classes', hash);
    if (known) return known;
    const sheet = await (await loadUtilityCompiler())(names);
    try {
      keepResult(root, 'classes', hash, sheet);
    } catch {
      // The site may be read-only.
    }
    return sheet;
  }

  return (className) => {
    const names = [...new Set(classNames(className))].sort().join(' ');
    const sheet = sheets.get(names) ?? sheetOf(names);
    sheets.set(names, sheet);
    return sheet;
  };
}
