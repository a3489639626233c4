import { referredFacts } from '../content/facts/referred-facts.ts';

/**
 * Files whose texts reference facts.
 *
 * @param texts of files by name.
 * @returns file names by fact name, such as `fees.travel`, in the order of the files.
 */
export function factUses(
  texts: Iterable<readonly [file: string, text: string]>,
): Map<string, string[]> {
  const uses = new Map<string, string[]>();
  for (const [file, text] of texts)
    for (const name of referredFacts(text)) {
      const files = uses.get(name);
      if (files) files.push(file);
      else uses.set(name, [file]);
    }
  return uses;
}
