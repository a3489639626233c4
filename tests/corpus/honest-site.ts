import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Diagnostic } from '../../cli/content/diagnostic.ts';
import { DataSite } from '../support/data-site.ts';

const FOLDER = join(import.meta.dirname, 'honest');

/** Names of the businesses whose sites a copywriter wrote in good faith. */
export const BUSINESSES = readdirSync(FOLDER)
  .map((file) => basename(file, '.txtar'))
  .sort();

/**
 * The files of the site of a business by their paths, out of one archive in the txtar format of Go: a line
 * `-- path --` begins a file.
 */
export function filesOf(business: string): Map<string, string> {
  const archive = readFileSync(join(FOLDER, `${business}.txtar`), 'utf8');
  const parts = archive.split(/^-- (.+) --\n/m).slice(1);
  const files = new Map<string, string>();
  for (let at = 0; at < parts.length; at += 2) files.set(parts[at] ?? '', parts[at + 1] ?? '');
  return files;
}

/** How many pages the files of a site are. */
export function countPages(files: ReadonlyMap<string, string>): number {
  return [...files.keys()].filter((file) => /^(?:pages|landings)\//.test(file)).length;
}

/** The site of a business in a folder of its own, in which files can be changed and changed back. */
export class HonestSite {
  readonly files: ReadonlyMap<string, string>;
  readonly #site = new DataSite();

  constructor(business: string) {
    this.files = filesOf(business);
    for (const [file, text] of this.files) this.#site.write(file, text);
  }

  /** What lint finds while some files have other texts. */
  async lintWith(changed: ReadonlyMap<string, string>): Promise<Diagnostic[]> {
    for (const [file, text] of changed) this.#site.write(file, text);
    try {
      return await this.#site.lint();
    } finally {
      for (const file of changed.keys()) this.#site.write(file, this.files.get(file) ?? '');
    }
  }

  /** What lint finds while some files have other texts, what `--fix` leaves of that, and the texts that it makes once and again. */
  async repaired(changed: ReadonlyMap<string, string>) {
    for (const [file, text] of changed) this.#site.write(file, text);
    const texts = () => [...changed.keys()].map((file) => this.#site.text(file));
    try {
      const before = await this.#site.lint();
      const after = await this.#site.lint('--fix');
      const once = texts();
      await this.#site.lint('--fix');
      return { before, after, once, again: texts() };
    } finally {
      for (const file of changed.keys()) this.#site.write(file, this.files.get(file) ?? '');
    }
  }
}
