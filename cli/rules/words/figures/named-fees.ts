import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { nounRoot } from '../counts/nouns.ts';
import { isSaidOtherwise } from '../counts/said-words.ts';
import { sentenceAt } from '../surroundings.ts';

/** Words of a key that say nothing about what a fee is for. */
const MANNER =
  /^(?:fees?|price|prices|cost|rate|minimum|max|min|amount|total|per|each|of|the|preise?|precios?)$/;

/** The words of a fact's key: `travelFee` is travel. */
function wordsOf(name: string): string[] {
  const key = name.slice(name.lastIndexOf('.') + 1);
  return key
    .split(/(?=[A-Z])|[_-]/)
    .map(nounRoot)
    .filter((word) => word.length > 2 && !MANNER.test(word));
}

/** The name of a fact in braces. */
const REFERENCE = /\{(?<name>[^{}]*)\}/g;

/**
 * The only one of the fees whose key a sentence says, also in another language, in which another amount is typed; undefined if it is none or
 * several. A fee that the sentence refers to is said already.
 */
export function feeNamedAt(
  text: string,
  [start, end]: Span,
  names: Iterable<string>,
): string | undefined {
  const sentence = sentenceAt(text, start);
  const clause = `${text.slice(sentence.start, start)} ${text.slice(end, sentence.end)}`;
  const referred = new Set([...matchesIn(clause, REFERENCE)].map(({ groups }) => groups?.name));
  const said = new Set(
    clause
      .replace(REFERENCE, ' ')
      .match(/\p{L}+/gu)
      ?.map(nounRoot),
  );
  const named = [...names].filter((name) => {
    const words = wordsOf(name);
    return (
      words.length > 0 &&
      !referred.has(name) &&
      words.every((word) => said.has(word) || isSaidOtherwise(word, said))
    );
  });
  return named.length === 1 ? named[0] : undefined;
}
