import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Diagnostic } from '../content/diagnostic.ts';
import { BuildFault } from '../system/build-fault.ts';
import { replaceFile, replaceOwnFile } from '../system/draft-file.ts';
import { hashOfWords } from './baseline-files.ts';

/** File in the site's folder that lists known findings, which are not reported. */
export const BASELINE_FILE = 'lint-baseline.txt';

const HEADING = `# Known findings, which touchdown lint does not report: rule, file and a hash of the line.
# touchdown lint --update-baseline rewrites this file; fixed findings disappear from it.
`;

/** An entry: rule, file and hash. */
const ENTRY = /^([\w-]+\/[\w-]+) .+ [\da-f]{12}$/;

/** A line that cannot be found again, whatever is found. */
export interface StrayLine {
  /** Counted from 1. */
  at: number;
  text: string;
}

/** The content of the baseline; a word for why there is none, unless there is no such file. */
function readBaseline(path: string): { text: string; unread?: 'not-a-file' | 'unreadable' } {
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats) return { text: '' };
    if (!stats.isFile()) return { text: '', unread: 'not-a-file' };
    return { text: readFileSync(path, 'utf8').replace(/^\ufeff/, '') };
  } catch {
    return { text: '', unread: 'unreadable' };
  }
}

/** The name of a page's file from that of the site, with its address. */
const PAGE = /^(?:landings(?<landing>\/.+)\.yaml|pages(?<page>\/.+)\/[^/]+)$/;

/** What is said of a whole file, without the address that moves with the file. */
function withoutAddress(message: string, file: string): string {
  const { landing, page } = PAGE.exec(file)?.groups ?? {};
  const address = landing ?? page;
  return address === undefined ? message : message.replaceAll(address, '/');
}

/** Words that tell a finding from others in its file: those of its line, so that it is recognized when the line moves. */
function wordsOf({ frame, line, message }: Diagnostic, file: string): string {
  const words = frame?.whole ?? frame?.lines[line - frame.firstLine];
  return words?.trim() || withoutAddress(message, file);
}

/** Known findings by rule, file and hash of the line. Identical lines in one file count as one. */
export class Baseline {
  readonly #root: string;
  readonly #cwd: string;
  /** Why the file is not read, although there is one: then no finding is known. */
  readonly unread: 'not-a-file' | 'unreadable' | undefined;
  /** Comments of people, each with its line end. */
  readonly #comments: string;
  /** Lines that are no entries. */
  readonly strays: readonly StrayLine[];
  /** The line of each key, and whether it has been found again. */
  readonly #known = new Map<string, { at: number; isMet: boolean }>();
  /** The files of known findings. */
  #files: ReadonlySet<string> | undefined;

  /** Reads the baseline of a site; empty if there is no file, or none that can be read. */
  constructor(root: string, cwd: string) {
    this.#root = root;
    this.#cwd = cwd;
    const { text, unread } = readBaseline(join(root, BASELINE_FILE));
    this.unread = unread;
    const strays: StrayLine[] = [];
    const comments: string[] = [];
    for (const [index, line] of text.split(/\r?\n/).entries()) {
      if (line.startsWith('#') && !HEADING.includes(`${line}\n`)) comments.push(`${line}\n`);
      if (line === '' || line.startsWith('#')) continue;
      if (this.#known.has(line)) continue;
      if (ENTRY.test(line)) this.#known.set(line, { at: index + 1, isMet: false });
      else strays.push({ at: index + 1, text: line });
    }
    this.strays = strays;
    this.#comments = comments.join('');
  }

  /**
   * Writes the current findings to the file, in place of the known ones; comments stay, above them.
   *
   * @param stays whether known findings of a rule stay, even if they are not among the current ones.
   * @throws BuildFault if the known ones could not be read, and would be lost; file system errors.
   */
  replace(findings: Iterable<Diagnostic>, stays: (rule: string) => boolean): void {
    const keys = [...findings].map((finding) => this.#keyOf(finding));
    const kept = [...this.#known.keys()].filter((key) => stays(key.slice(0, key.indexOf(' '))));
    const lines = [...new Set([...keys, ...kept])].sort().map((key) => `${key}\n`);
    if (this.unread === 'unreadable')
      throw new BuildFault(`${BASELINE_FILE} cannot be read, so nothing was accepted.`);
    const path = join(this.#root, BASELINE_FILE);
    const text = HEADING + this.#comments + lines.join('');
    if (existsSync(path)) replaceOwnFile(path, text);
    else replaceFile(path, text);
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

  /** The rule and line of each entry, and whether it was found again. */
  *entries(): Generator<{ rule: string; at: number; isMet: boolean }> {
    for (const [key, known] of this.#known)
      yield { rule: key.slice(0, key.indexOf(' ')), ...known };
  }

  #keyOf(finding: Diagnostic): string {
    const file = this.#inSite(finding.file);
    return `${finding.rule} ${file} ${hashOfWords(wordsOf(finding, file))}`;
  }

  /** Path of a file relative to the site. */
  #inSite(file: string): string {
    return relative(this.#root, resolve(this.#cwd, file)).split(sep).join('/');
  }
}
