import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Diagnostic } from '../../cli/content/diagnostic.ts';
import { valueAt } from '../../cli/content/value-path.ts';
import type { PlannedRow } from '../../cli/import/import-plan.ts';
import { SmallSite } from '../support/small-site.ts';

/** What `import --json` prints. */
export interface ImportReport {
  code: number | null;
  written: boolean;
  rows: PlannedRow[];
  diagnostics: Diagnostic[];
  error?: string;
}

/** A small site with the landing `gate`, into which tables are imported. */
export class TableSite {
  readonly site = new SmallSite('gate');
  readonly landings = join(this.site.folder, 'landings');

  /** Writes `towns.csv` and imports it. @param lines the first names the columns. */
  async import(lines: readonly string[], ...options: string[]): Promise<ImportReport> {
    writeFileSync(join(this.site.folder, 'towns.csv'), `${lines.join('\n')}\n`);
    const { code, stdout } = await this.site.run(
      ...['import', 'towns.csv', '--template', 'gate', ...options, '--json'],
    );
    return { code, ...JSON.parse(stdout) };
  }

  /** Text of a landing; undefined if there is none. */
  text(slug: string): string | undefined {
    const path = this.#file(slug);
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  }

  value(slug: string, ...path: (string | number)[]): unknown {
    return valueAt(parse(this.text(slug) ?? ''), path);
  }

  /** Replaces words in a landing, as a person does in an editor. */
  editByHand(slug: string, words: string, others: string): void {
    const text = this.text(slug) ?? '';
    if (!text.includes(words)) throw new Error(`${slug} has no "${words}".`);
    writeFileSync(
      this.#file(slug),
      text.replace(words, () => others),
    );
  }

  /** Writes each plain text of a landing that takes the rest of its line in another way. */
  rewrite(slug: string, write: (words: string) => string): void {
    const text = this.text(slug) ?? '';
    const rewritten = text.replace(/(?<=^ *(?:- |\w+: ))[A-Z][^\n{}"':]{20,}$/gm, (words) =>
      write(words),
    );
    writeFileSync(this.#file(slug), rewritten);
  }

  /** Names of the files in the folder of landings. */
  files(): string[] {
    return readdirSync(this.landings).sort();
  }

  #file(slug: string): string {
    return join(this.landings, `${slug}.yaml`);
  }
}

/** What became of each row, by its slug. */
export function actions({ rows }: ImportReport): Record<string, string> {
  return Object.fromEntries(rows.map(({ slug, action }) => [String(slug), action]));
}

/** Rules of the findings with their places. */
export function places({ diagnostics }: ImportReport): string[] {
  return diagnostics.map(({ rule, line, column }) => `${line}:${column} ${rule}`);
}
