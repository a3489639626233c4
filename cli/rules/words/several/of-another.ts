import type { Facts } from '../../../content/facts/facts.ts';
import type { LocatedText } from '../../../content/rule.ts';
import { valueAt } from '../../../content/value-path.ts';
import type { KnownFigure } from '../figures/known-figures.ts';
import { isNextBand } from './next-bands.ts';
import { isOfOtherNumber } from './numbered-things.ts';
import { isNumberOfPart } from './numbers-by-part.ts';
import { isNumberOfAll, isNumberOfEach } from './numbers-of-each.ts';
import { isOfNamedGroup } from './other-groups.ts';
import { namesAround } from './parts-around.ts';
import { isOfSmallerWhole } from './smaller-wholes.ts';
import { isOfNamedSibling, isOfUnsaidGroup } from './unsaid-groups.ts';
import { isNamedByOther, isOtherKind, isValueOfOther } from './values-of-others.ts';

/** A number in a text, and where the text stands. */
export interface PlacedNumber {
  located: LocatedText;
  /** The page. */
  raw: object;
  /** Of the place, in which the numbers may have been put in digits. */
  text: string;
  at: number;
}

/** True for a number of one of several things of which a fact is about another one. */
export function isOfAnotherThing(
  figure: KnownFigure,
  { located, raw, text, at }: PlacedNumber,
  facts: Facts,
): boolean {
  const around = namesAround(located, raw, text, at);
  const isOther = isOfOtherNumber(figure.name, around);
  if (isOther !== undefined) return isOther;
  return (
    isOfNamedGroup(figure.name, around, facts) ||
    isNumberOfPart(figure, located, { text, at }, around)
  );
}

/**
 * True for a number that differs from a fact and is another number of the same kind: of another thing, of each, of all, or of another fact.
 *
 * @param placed.written position in the text as written. @param placed.page all of its texts, with the references in them.
 */
export function isAnotherNumber(
  figure: KnownFigure,
  placed: PlacedNumber & { value: number; written: number; page: string },
  facts: Facts,
): boolean {
  const { text, at, value, written, located, raw, page } = placed;
  // Lines of a paragraph are joined, and short ones below one another are statements of their own.
  const source: unknown = valueAt(raw, located.path);
  const lines =
    typeof source === 'string' && source.length === located.text.length ? source : located.text;
  const said = { around: namesAround(located, raw, text, at), page };
  return (
    isNumberOfEach(figure, text, at) ||
    isNumberOfAll(figure, text, at) ||
    isOtherKind(figure, text, at) ||
    isNextBand(figure, { text: lines, at: written, value }) ||
    isOfSmallerWhole(figure, { text, at, value }) ||
    isValueOfOther(figure, { text: lines, at: written, value }, facts) ||
    isNamedByOther(figure, { text: lines, at: written, value }, facts) ||
    isOfAnotherThing(figure, placed, facts) ||
    isOfNamedSibling(figure, said, facts) ||
    isOfUnsaidGroup(figure, said, facts)
  );
}

/** From this number on, hardly two things have the same one by chance. */
const SMALL = 10;

/** True for a small number that a fact has as well, of a group that nothing around it names: subjects have four lessons a week each. */
export function isSmallOfUnsaidGroup(
  figure: KnownFigure,
  { text, at, located, raw, page }: PlacedNumber & { page: string },
  facts: Facts,
): boolean {
  const said = { around: namesAround(located, raw, text, at), page };
  return (figure.value ?? SMALL) < SMALL && isOfUnsaidGroup(figure, said, facts);
}
