import { mistakes } from '../../../../renderer/text/typing-mistakes.ts';
import type { Facts } from '../../../content/facts/facts.ts';
import type { Span } from '../../../content/span-location.ts';
import { NameFinder } from './business-name.ts';

/** A street of the business, its number, and what finds its misspellings. */
interface Named {
  name: string;
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
      : { name: name.trim(), number, words, finder: new NameFinder(name.trim()) };
  known.set(facts, found);
  return found;
}

/** The same name with two neighboring letters swapped, which is no other street: "Calle Elvria". */
function isSwapped(typed: string, name: string): boolean {
  const [said, meant] = [typed, name].map((text) => text.toLowerCase().replace(/\s+/g, ' '));
  return (
    said !== undefined &&
    meant !== undefined &&
    said.length === meant.length &&
    [...said].sort().join('') === [...meant].sort().join('') &&
    mistakes(said, meant) === 1
  );
}

/** False if a copy has neither a word of the street with its number nor what the name begins with, in either case. */
export function mayMisspellStreet(copy: string, facts: Facts): boolean {
  const street = streetOf(facts);
  if (!street) return false;
  const [first = ''] = street.words;
  const isNamed = copy.includes(first) || copy.includes(first.toLowerCase());
  return (
    isNamed || (copy.includes(street.number) && street.words.some((word) => copy.includes(word)))
  );
}

/** What stands in a text where the name of the street begins, in as many words, with two letters of it swapped. */
function* swappedNames(text: string, name: string): Generator<Span> {
  const words = name.split(/\s+/);
  const first = words[0]?.toLowerCase() ?? '';
  const lower = text.toLowerCase();
  for (let at = lower.indexOf(first); at !== -1; at = lower.indexOf(first, at + 1)) {
    const end = at + words.join(' ').length;
    const isWhole = !/[\p{L}\d-]/u.test(`${text[at - 1] ?? ' '}${text[end] ?? ' '}`);
    if (isWhole && isSwapped(text.slice(at, end), name)) yield [at, end];
  }
}

/** Misspelled names of the street of the business: beside its number, or with swapped letters; any other one is another street. */
export function* misspelledStreets(text: string, facts: Facts): Generator<Span> {
  const street = streetOf(facts);
  if (!street) return;
  const { name, number, finder } = street;
  const swapped = [...swappedNames(text, name)];
  yield* swapped;
  for (const { span, isRight } of finder.find(text)) {
    if (swapped.some(([at]) => at === span[0])) continue;
    const [start, end] = span;
    const before = text.slice(Math.max(0, start - number.length - 1), start).trimEnd();
    const after = text.slice(end).replace(/^,? /, '');
    const isBeside =
      before.endsWith(number) ||
      (after.startsWith(number) && !/^\d/.test(after.slice(number.length)));
    if (!isRight && isBeside) yield span;
  }
}
