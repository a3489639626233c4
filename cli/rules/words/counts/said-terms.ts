import type { LocatedText } from '../../../content/rule.ts';
import { isTerm, type KnownFigure } from '../figures/known-figures.ts';
import { titlesOf } from '../page-titles.ts';
import { headingAbove, namesOfEntry, paragraphAt } from '../surroundings.ts';

/** Words of warranties, of maintenance and of what is leased. */
const OF_TERM =
  /garant|warrant|guarant|gew(?:ä|ae)hr|wartung|manten|mainten|interval|leas|cover|abgedeckt|cubr|cubiert/i;

/**
 * True for the years of a term, such as a warranty, where nothing speaks of one: neither the paragraph nor its heading, its entry or
 * its page. A roof is eleven years old, whatever the warranty on roofs is.
 */
export function isOfUnsaidTerm(
  figure: KnownFigure | undefined,
  located: LocatedText,
  raw: object,
  text: string,
  at: number,
): boolean {
  // Of a fact with its unit, the words around have been asked for already.
  if (!figure || figure.group !== undefined) return false;
  if (!isTerm(figure) || figure.nouns.at(-1) !== 'year') return false;
  const said = [paragraphAt(text, at), headingAbove(text, at), namesOfEntry(located, raw)];
  return !OF_TERM.test([...said, ...titlesOf(raw)].join('\n'));
}
