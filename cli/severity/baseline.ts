import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Diagnostic } from '../content/diagnostic.ts';
import { replaceFile } from '../system/draft-file.ts';

/** The file in a site's folder that lists what was found before and is put up with. */
export const BASELINE_FILE = 'lint-baseline.txt';

const HEADING = `# Findings that touchdown lint puts up with for now: rule, file, and a mark of the words that they stand at.
# touchdown lint --update-baseline writes this anew; what is mended leaves it.
`;

/** The line that a finding stands at, as it will be known by wherever it moves. */
function wordsOf({ frame, line, message }: Diagnostic): string {
  const words = frame?.lines[line - frame.firstLine]?.trim() || message;
  return createHash('sha256').update(words).digest('hex').slice(0, 12);
}

/** What was found before, by rule, file and words. Where the same words stand twice in a file they are taken for one. */
export class Baseline {
  readonly #root: string;
  readonly #cwd: string;
  /** By key, whether it has been found again. */
  readonly #known = new Map<string, boolean>();

  /** Reads the baseline of a site; without a file it is empty. */
  constructor(root: string, cwd: string) {
    this.#root = root;
    this.#cwd = cwd;
    const path = join(root, BASELINE_FILE);
    if (!existsSync(path)) return;
    for (const line of readFileSync(path, 'utf8').split(/\r?\n/))
      if (line !== '' && !line.startsWith('#')) this.#known.set(line, false);
  }

  /**
   * Puts up with everything that is found now.
   *
   * @returns how many findings that are.
   */
  replace(findings: Iterable<Diagnostic>): number {
    const keys = [...findings].map((finding) => this.#keyOf(finding));
    const lines = [...new Set(keys)].sort().map((key) => `${key}\n`);
    replaceFile(join(this.#root, BASELINE_FILE), HEADING + lines.join(''));
    return keys.length;
  }

  /** True if this finding was there before. */
  takeBack(finding: Diagnostic): boolean {
    if (this.#known.size === 0) return false;
    const key = this.#keyOf(finding);
    const isKnown = this.#known.has(key);
    if (isKnown) this.#known.set(key, true);
    return isKnown;
  }

  /** How many findings of before were not met again. */
  get idle(): number {
    return [...this.#known.values()].filter((isMet) => !isMet).length;
  }

  #keyOf(finding: Diagnostic): string {
    const file = relative(this.#root, resolve(this.#cwd, finding.file)).split(sep).join('/');
    return `${finding.rule} ${file} ${wordsOf(finding)}`;
  }
}
