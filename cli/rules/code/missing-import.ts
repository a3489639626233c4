import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Node } from '../source-syntax.ts';
import type { CodeModule } from './code-module.ts';

/** What a relative name of a module may lack. */
const ENDINGS = [
  '',
  '.ts',
  '.tsx',
  '.js',
  '.jsx',
  '.mjs',
  '.json',
  '/index.ts',
  '/index.tsx',
  '/index.js',
];

/** The modules that another one imports, or passes on, and that are missing; the bundler drops those that nothing uses. */
export function missingImports({
  path,
  body,
}: CodeModule): { at: Node; message: string; hint: string }[] {
  return body.flatMap(({ source }) => {
    const at = source as Node | null | undefined;
    const from = String(at?.value ?? '');
    if (!at || !/^\.{1,2}\//.test(from)) return [];
    const named = resolve(dirname(path), from.replace(/\?.*$/, ''));
    if (ENDINGS.some((ending) => existsSync(named + ending))) return [];
    return {
      at,
      message: `Nothing is called "${from}", which this module imports.`,
      hint: 'Correct its spelling, or take the import out.',
    };
  });
}
