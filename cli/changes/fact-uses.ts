import { FACT_REFERENCE } from '../content/facts/facts.ts';
import { matchesIn } from '../content/text-rules/matches-in.ts';

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
    for (const name of new Set(
      Array.from(matchesIn(text, FACT_REFERENCE), ([, fact = '']) => fact),
    )) {
      const files = uses.get(name);
      if (files) files.push(file);
      else uses.set(name, [file]);
    }
  return uses;
}
