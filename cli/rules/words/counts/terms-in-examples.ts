import type { KnownFigure } from '../figures/known-figures.ts';
import { isExampleHeading } from '../figures/sums/sums-of-examples.ts';
import { titlesOf } from '../page-titles.ts';

const TIME = /^(?:minute|hour|day|week|month|year)$/;

/** Says that a time is a term of the business, or a limit, whoever is told of. */
const TERM =
  /(?<!\p{L})(?:we|our|us|wir|uns|unser\p{L}*|nosotr[oa]s|nuestr[oa]s?|nos|\p{L}{2,}(?:amos|emos|imos)|up to|at (?:the )?most|at least|within|no more than|max\p{L}*|warrant\p{L}*|guarant\p{L}*|always|bis zu|höchstens|mindestens|innerhalb|binnen|garant\p{L}*|gewähr\p{L}*|immer|hasta|como (?:mucho|máximo|mínimo)|máxim\p{L}+|mínim\p{L}+|dentro de|siempre)(?!\p{L})|\{business\./iu;

/**
 * True for a time on a page that calls itself an example, whose customer has chosen it: 24 months with a bank that gives up to 60. What a
 * sentence says of the business, or as a limit, holds for everybody.
 *
 * @param sentence with the time.
 */
export function isChosenInExample(figure: KnownFigure, sentence: string, raw: object): boolean {
  if (!figure.nouns.some((noun) => TIME.test(noun)) || TERM.test(sentence)) return false;
  return titlesOf(raw).some(isExampleHeading);
}
