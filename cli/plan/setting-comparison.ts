import type { PageChange } from './page-change.ts';
import { settingChanges } from './setting-changes.ts';
import type { SiteOutput } from './site-output.ts';

const FACTS = /<html\b[^>]* data-facts="\/([^"?]+)/;

/** The facts file that the scripts of a document fetch, by its path in the output. */
export function factsFileOf(html: string): string | undefined {
  return FACTS.exec(html)?.[1];
}

/** Compares the settings that pages of two sites use, each pair of files once. */
export class SettingComparison {
  readonly #before: SiteOutput;
  readonly #after: SiteOutput;
  readonly #known = new Map<string, Promise<PageChange[]>>();

  constructor(before: SiteOutput, after: SiteOutput) {
    this.#before = before;
    this.#after = after;
  }

  /** What differs between the settings of two documents; nothing if they are not available. */
  between(was: string, is: string): Promise<PageChange[]> {
    const [from = '', to = ''] = [was, is].map(factsFileOf);
    const known = this.#known.get(from + to) ?? this.#compared(from, to);
    this.#known.set(from + to, known);
    return known;
  }

  async #compared(from: string, to: string): Promise<PageChange[]> {
    if (from === to) return [];
    const [before, after] = await Promise.all([
      this.#before.readFile(from),
      this.#after.readFile(to),
    ]);
    return before === undefined || after === undefined ? [] : settingChanges(before, after);
  }
}
