import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Diagnostic } from '../content/diagnostic.ts';
import { replaceFile } from '../system/draft-file.ts';

/** File in the site's folder that lists known findings, which are not reported. */
export const BASELINE_FILE = 'lint-baseline.txt';

const HEADING = `# Known findings, which touchdown lint does not report: rule, file and a hash of the line.
# touchdown lint --update-baseline rewrites this file; fixed findings disappear from it.
`;

/** Hash of the line that a finding is on, so that it is recognized when the line moves. */
function wordsOf({ frame, line, message }: Diagnostic): string {
  const words = frame?.lines[line - frame.firstLine]?.trim() || message;
  return createHash('sha256').update(words).digest('hex').slice(0, 12);
}

/** Known findings by rule, file and hash of the line. Identical lines in one file count as one. */
export class Baseline {
  readonly #root: string;
  readonly #cwd: string;
  /** The line of each key, and whether it has been found again. */
  readonly #known = new Map<string, { at: number; isMet: boolean }>();
  /** The files of known findings. */
  #files: ReadonlySet<string> | undefined;

  /** Reads the baseline of a site; empty if there is no file. */
  constructor(root: string, cwd: string) {
    this.#root = root;
    this.#cwd = cwd;
    const path = join(root, BASELINE_FILE);
    if (!existsSync(path)) return;
    for (const [index, line] of readFileSync(path, 'utf8').split(/\r?\n/).entries())
      if (line !== '' && !line.startsWith('#'))
        this.#known.set(line, { at: index + 1, isMet: false });
  }

  /**
   * Replaces the baseline with the current findings.
   *
   * @returns the number of findings.
   */
  replace(findings: Iterable<Diagnostic>): number {
    const keys = [...findings].map((finding) => this.#keyOf(finding));
    const lines = [...new Set(keys)].sort().map((key) => `${key}\n`);
    replaceFile(join(this.#root, BASELINE_FILE), HEADING + lines.join(''));
    return keys.length;
  }

  /** True if the baseline contains this finding. */
  takeBack(finding: Diagnostic): boolean {
    if (this.#known.size === 0) return false;
    const known = this.#known.get(this.#keyOf(finding));
    if (known) known.isMet = true;
    return known !== undefined;
  }

  /** True if any known finding is in this file, as shown in findings. */
  mentions(file: string): boolean {
    if (this.#known.size === 0) return false;
    this.#files ??= new Set(
      [...this.#known.keys()].map((key) => key.slice(key.indexOf(' ') + 1, key.lastIndexOf(' '))),
    );
    return this.#files.has(this.#inSite(file));
  }

  /** The lines of known findings that were not found again, counted from 1. */
  get idle(): readonly number[] {
    return [...this.#known.values()].filter(({ isMet }) => !isMet).map(({ at }) => at);
  }

  #keyOf(finding: Diagnostic): string {
    return `${finding.rule} ${this.#inSite(finding.file)} ${wordsOf(finding)}`;
  }

  /** Path of a file relative to the site. */
  #inSite(file: string): string {
    return relative(this.#root, resolve(this.#cwd, file)).split(sep).join('/');
  }
}
