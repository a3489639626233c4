import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runHere } from '../support/command.ts';

/** Runs `touchdown init` in a folder, as a pipe would. */
export function init(cwd: string, ...args: string[]) {
  return runHere(['init', ...args], { cwd, site: null });
}

/** What is in a folder, with the content of its files. */
export function contents(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return Object.fromEntries(
    names.map((name) => {
      const path = join(folder, name);
      return [name, statSync(path).isFile() ? readFileSync(path, 'latin1') : ''];
    }),
  );
}
