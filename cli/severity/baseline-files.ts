/** An entry: rule, file, and the hash with the end of the line. */
const ENTRY = /^([\w-]+\/[\w-]+) (.+) ([\da-f]{12}\r?\n?)$/;

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
