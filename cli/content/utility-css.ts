import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The compiled form of a set of utility classes. */
export interface UtilitySheet {
  /** Stylesheet with exactly these classes. */
  css: string;
  /** Names that are not utility classes. */
  unknown: string[];
}

/** Compiles utility classes separated by spaces, such as a landing's `className`. */
export type CompileUtilities = (className: string) => Promise<UtilitySheet>;

/**
 * Utilities with the default palette, without the reset, which is in the core stylesheet. The pulse darkens instead
 * of fading: half-transparent text would lose its contrast (WCAG 1.4.3).
 */
const INPUT = `
@layer theme, base, components, utilities;
@import "tailwindcss/theme.css" layer(theme);
@import "tailwindcss/utilities.css" layer(utilities);
@theme {
  --animate-pulse: beacon 2s cubic-bezier(0.4, 0, 0.6, 1) infinite;
  @keyframes beacon {
    50% { filter: brightness(0.82); }
  }
}
`;

const require = createRequire(import.meta.url);

/**
 * The file for an `@import` of Tailwind, such as `tailwindcss/theme.css`.
 *
 * @returns undefined if the name is not Tailwind's.
 */
export function tailwindFile(name: string): string | undefined {
  const [, path = '/index.css'] = /^tailwindcss(\/.+)?$/.exec(name) ?? [];
  if (!/^tailwindcss(?:\/|$)/.test(name)) return undefined;
  return join(dirname(require.resolve('tailwindcss/package.json')), path);
}

async function loadStylesheet(id: string, base: string) {
  const path = tailwindFile(id) ?? join(base, id);
  return { path, base: dirname(path), content: readFileSync(path, 'utf8') };
}

/** Class names of a set, in the order given. */
export function classNames(className: string): string[] {
  return className.split(/\s+/).filter(Boolean);
}

/** Tailwind is loaded on first use: most commands compile no class. */
async function createCompiler() {
  const { compile } = await import('tailwindcss');
  return compile(INPUT, { base: process.cwd(), loadStylesheet });
}

/**
 * The stylesheet of exactly these classes. A compiler accumulates every class that it has seen, so each set gets a
 * new one: a stylesheet must not depend on what was compiled before.
 */
export async function utilityStyles(names: readonly string[]): Promise<string> {
  const css = (await createCompiler()).build([...names]);
  return css.replace(NOTICE, '').replace(/\n\s+/g, '\n');
}

/** Tailwind's license notice, which is in the core stylesheet that every page links. */
const NOTICE = /^\/\*!.*?\*\/\n/;

/** Names checked by one compiler: its output contains everything accumulated so far. */
const JUDGED_BY_ONE = 100;

/** A color in digits, such as `bg-[#12345]`, of which there are too many or too few: browsers drop its declaration. */
const BROKEN_COLOR = /\[#(?!(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\])[^\]]*\]/i;

let loaded: Promise<CompileUtilities> | undefined;

/** Loads Tailwind's compiler, which caches checked names and compiled sets for the lifetime of the process. */
export function loadUtilityCompiler(): Promise<CompileUtilities> {
  loaded ??= createUtilityCompiler();
  return loaded;
}

async function createUtilityCompiler(): Promise<CompileUtilities> {
  let judge = await createCompiler();
  const known = new Map<string, boolean>();
  const sheets = new Map<string, Promise<UtilitySheet>>();

  async function isUtility(name: string): Promise<boolean> {
    const before = known.get(name);
    if (before !== undefined) return before;
    if (known.size % JUDGED_BY_ONE === JUDGED_BY_ONE - 1) judge = await createCompiler();
    const result = !BROKEN_COLOR.test(name) && judge.build([]) !== judge.build([name]);
    known.set(name, result);
    return result;
  }

  async function compileSet(names: string[]): Promise<UtilitySheet> {
    const unknown: string[] = [];
    for (const name of names) {
      if (!(await isUtility(name))) unknown.push(name);
    }
    return { css: await utilityStyles(names), unknown };
  }

  return (className) => {
    const names = [...new Set(classNames(className))].sort();
    const key = names.join(' ');
    const sheet = sheets.get(key) ?? compileSet(names);
    sheets.set(key, sheet);
    return sheet;
  };
}
