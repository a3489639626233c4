import type { Facts } from '../../../content/facts/facts.ts';
import type { Span } from '../../../content/span-location.ts';
import { NameFinder } from './business-name.ts';

/** A street of the business, its number, and what finds its misspellings. */
interface Named {
  number: string;
  words: readonly string[];
  finder: NameFinder;
}

const known = new WeakMap<Facts, Named | null>();

function streetOf(facts: Facts): Named | null {
  const kept = known.get(facts);
  if (kept !== undefined) return kept;
  const [, first, name = '', last] =
    /^(\d{1,5})? ?(\p{Lu}[\p{L}\p{M}\s'’-]{5,}?),? ?(\d{1,5})?$/u.exec(
      facts.get('business.address.street') ?? '',
    ) ?? [];
  const number = first ?? last;
  const words = name.split(/\s+/).filter((word) => word.length > 2);
  const found =
    number === undefined || words.length < 2
      ? null
      : { number, words, finder: new NameFinder(name.trim()) };
  known.set(facts, found);
  return found;
}

/** False if no word of the street stands in a copy together with its number. */
export function mayMisspellStreet(copy: string, facts: Facts): boolean {
  const street = streetOf(facts);
  return (
    street !== null &&
    copy.includes(street.number) &&
    street.words.some((word) => copy.includes(word))
  );
}

/** Misspelled names of the street of the business, beside its number: any other one is another street. */
export function* misspelledStreets(text: string, facts: Facts): Generator<Span> {
  const street = streetOf(facts);
  if (!street) return;
  const { number, finder } = street;
  for (const { span, isRight } of finder.find(text)) {
    const [start, end] = span;
    const before = text.slice(Math.max(0, start - number.length - 1), start).trimEnd();
    const after = text.slice(end).replace(/^,? /, '');
    const isBeside =
      before.endsWith(number) ||
      (after.startsWith(number) && !/^\d/.test(after.slice(number.length)));
    if (!isRight && isBeside) yield span;
  }
}
