import { createHash } from 'node:crypto';

/** An entry: rule, file, and the hash with the end of the line. */
const ENTRY = /^([\w-]+\/[\w-]+) (.+) ([\da-f]{12}\r?\n?)$/;

/** Digits of a hash. */
const HASH = 12;

/** The hash of some words in an entry. */
export function hashOfWords(words: string): string {
  return createHash('sha256').update(words).digest('hex').slice(0, HASH);
}

/**
 * The text of a baseline whose entries know lines that were changed in their files; comments and their order stay.
 *
 * @param text of `lint-baseline.txt`.
 * @param lines the lines afterwards, by file and by the lines before.
 */
export function withChangedLines(
  text: string,
  lines: ReadonlyMap<string, ReadonlyMap<string, string>>,
): string {
  const hashes = new Map<string, string>();
  for (const [file, changed] of lines)
    for (const [before, after] of changed)
      hashes.set(`${file} ${hashOfWords(before.trim())}`, hashOfWords(after.trim()));
  return text
    .split(/(?<=\n)/)
    .map((line) => {
      const [, rule, file = '', rest = ''] = ENTRY.exec(line) ?? [];
      const known = rest.slice(0, HASH);
      const hash = hashes.get(`${file} ${known}`);
      return hash === undefined ? line : `${rule} ${file} ${hash}${rest.slice(HASH)}`;
    })
    .join('');
}

/**
 * The text of a baseline whose entries follow files that are renamed or removed; comments and their order stay.
 *
 * @param text of `lint-baseline.txt`.
 * @param nameOf gives the name of a file afterwards, relative to the site; undefined if it is removed.
 */
export function withMovedFiles(text: string, nameOf: (file: string) => string | undefined): string {
  return text
    .split(/(?<=\n)/)
    .map((line) => {
      const [, rule, file, rest] = ENTRY.exec(line) ?? [];
      if (file === undefined) return line;
      const name = nameOf(file);
      return name === undefined ? '' : `${rule} ${name} ${rest}`;
    })
    .join('');
}
