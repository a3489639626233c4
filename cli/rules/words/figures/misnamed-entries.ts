import { FACT_REFERENCE, type Facts } from '../../../content/facts/facts.ts';
import type { CopyFile, LocatedText } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { valueAt } from '../../../content/value-path.ts';
import { pricedLines } from '../../prices/priced-lines.ts';
import { nounRoot } from '../counts/nouns.ts';
import { titlesOf } from '../page-titles.ts';
import { blockOf, headingAbove, headingsAbove, namesOfEntry } from '../surroundings.ts';

/** A fact by the words of its key, in the order of the alphabet: `prices.cargoBike` is "bike cargo". */
interface KeyedFact {
  name: string;
  text: string;
  words: ReadonlySet<string>;
}

/** The facts of one group by their words, and each by its name. */
interface KeyedFacts {
  byWords: ReadonlyMap<string, KeyedFact>;
  byName: ReadonlyMap<string, KeyedFact>;
}

/** Words of a name that no key repeats. */
const FILLING =
  /^(?:the|an?|our|your|and|or|of|for|with|per|der|die|das|ein|eine|und|oder|für|mit|pro|el|la|los|las|un|una|y|o|de|del|por|para|con)$/;

/** A price: a reference to one fact, and hardly more than "from". */
const PRICE = /^(?:\p{L}+\s){0,2}\{[\w.]+\}(?:\s?[.*]|(?:\s(?:\p{L}+|\/)){1,2})?$/u;

function groupOf(name: string): string {
  return name.slice(0, name.lastIndexOf('.') + 1);
}

/** Its words and numbers: `fees.shed28` is the shed for one size of boat, and not "Shed". */
function wordsOf(text: string): ReadonlySet<string> {
  const words = (text.match(/\p{L}+|\d+/gu) ?? []).map((word) => word.toLowerCase());
  return new Set(words.filter((word) => !FILLING.test(word)).map(nounRoot));
}

/** The words of a group's fact, as one text. */
function keyOf(group: string, words: ReadonlySet<string>): string {
  return `${group} ${[...words].sort().join(' ')}`;
}

const known = new WeakMap<Facts, KeyedFacts>();

function keyedFacts(facts: Facts): KeyedFacts {
  const kept = known.get(facts);
  if (kept) return kept;
  const all = [...facts.names].flatMap((name): KeyedFact[] => {
    const text = facts.get(name) ?? '';
    const key = name.slice(groupOf(name).length).replace(/(?=[A-Z])|[_-]/g, ' ');
    return /\d/.test(text) && groupOf(name) !== '' ? [{ name, text, words: wordsOf(key) }] : [];
  });
  const keyed = {
    byWords: new Map(all.map((fact) => [keyOf(groupOf(fact.name), fact.words), fact])),
    byName: new Map(all.map((fact) => [fact.name, fact])),
  };
  known.set(facts, keyed);
  return keyed;
}

const YEAR = /^(?:1[5-9]|20)\d\d$/;

/**
 * The fact with the name of an entry, and the other one that stands beside it.
 *
 * @param entry all of its texts. @returns undefined if the price may be its own.
 */
function meantBy(
  name: string,
  price: string,
  entry: string,
  facts: Facts,
): { own: KeyedFact; meant: KeyedFact } | undefined {
  if (!PRICE.test(price.trim())) return undefined;
  const [[, used = ''] = []] = matchesIn(price, FACT_REFERENCE);
  const { byWords, byName } = keyedFacts(facts);
  const own = byName.get(used);
  const meant = byWords.get(keyOf(groupOf(used), wordsOf(name)));
  if (!own || !meant || meant.text === own.text) return undefined;
  // When something happened first is no number of the first ones: {shop.since} beside “the first pool”.
  if (YEAR.test(own.text) && !YEAR.test(meant.text)) return undefined;
  // "Tuning, now {prices.offer} instead of {prices.tuning}".
  if (entry.includes(`{${meant.name}}`)) return undefined;
  // A kind of it, or all that is said of it: "Travel" at {fees.flatTravel}.
  const isKind = [...meant.words].every((word) => own.words.has(word));
  return isKind ? undefined : { own, meant };
}

/** True if a page is about what a fact is of: `prices.fruit` under “Bees for fruit growers”. */
function isTopic({ words }: KeyedFact, titles: string): boolean {
  const said = [...wordsOf(titles)];
  return [...words].every((word) => said.some((other) => other.startsWith(word)));
}

/**
 * True for the fact whose words the name of an entry says together with the headings above it and the titles of the page: "Five-pass" below
 * "Reformer" is `fees.reformerFive`, whatever `fees.fivePass` is.
 */
function isOfHeading(own: KeyedFact, meant: KeyedFact, name: string, heading: string): boolean {
  const [named, above] = [wordsOf(name), wordsOf(heading)];
  const others = [...own.words].filter((word) => !named.has(word));
  return (
    others.length < own.words.size &&
    others.every((word) => above.has(word) && !meant.words.has(word))
  );
}

/** Lines of a copy that are prices by themselves, or end with one: entries of lists, and rows of tables. */
const LINE = /(?:^|\n|\|\s?|: |[–—-] |\.\.\. )(?:\p{L}+\s){0,2}\{[\w.]+\}[^\n{]{0,20}(?:\n|$)/u;

/** False if no text of a copy is only a price, or ends with one. */
export function mayMisnameEntry(copy: string): boolean {
  return copy.includes('}') && LINE.test(copy);
}

/** False for a text that is no price, nor has lines that may end with one. */
export function mayBePriced(text: string): boolean {
  return text.includes('{') && (text.includes('\n') || PRICE.test(text.trim()));
}

/** The name of a numbered fact without its number: `fees.flat1`, `fees.flat2`. */
function seriesOf(name: string): string | undefined {
  return /^(.*[A-Za-z])\d+$/.exec(name)?.[1];
}

/** True for a price of a series that other entries of the list have as well: flats of one, two and three rooms below “One room”. */
function isOfSeries({ name }: KeyedFact, { path }: LocatedText, raw: unknown): boolean {
  const series = seriesOf(name);
  const at = path.findLastIndex((key) => typeof key === 'number');
  const list: unknown = at < 0 ? undefined : valueAt(raw, path.slice(0, at));
  if (series === undefined || !Array.isArray(list)) return false;
  return list.some((entry, index) => {
    const price: unknown = index === path[at] ? undefined : valueAt(entry, path.slice(at + 1));
    if (typeof price !== 'string') return false;
    return [...matchesIn(price, FACT_REFERENCE)].some(
      ([, other = '']) => seriesOf(other) === series,
    );
  });
}

/** Keys that say when the entry of a timeline or of a program happens, not what it is worth. */
const TIMES = new Set<unknown>(['date', 'time', 'year', 'when', 'until']);

/** Prices of entries that have the name of another fact of the group: "Cargo bike" at `{prices.childBike}`. */
export function* misnamedEntries(
  located: LocatedText,
  { raw, whole }: CopyFile,
  facts: Facts,
): Generator<{ span: Span; meant: KeyedFact; said: string }> {
  const { text } = located;
  const titles = titlesOf(whole.raw).join('\n');
  const told = (name: string, price: string, start: number, entry: string, heading: string) => {
    const { own, meant } = meantBy(name, price, entry, facts) ?? {};
    if (own && meant && isTopic(own, titles) && !isTopic(meant, titles)) return [];
    if (own && meant && isOfHeading(own, meant, name, `${heading}\n${titles}`)) return [];
    if (own && isOfSeries(own, located, raw)) return [];
    const at = text.indexOf('{', start);
    return meant ? [{ span: [at, text.indexOf('}', at) + 1] as Span, meant, said: name }] : [];
  };
  if (text.includes('\n')) {
    for (const { name, price, span } of pricedLines(text)) {
      const start = span[0] + text.slice(...span).lastIndexOf(price);
      yield* told(name, price, start, text.slice(...span), headingAbove(text, span[0]));
    }
    return;
  }
  const name = namesOfEntry(located, raw);
  if (name !== '' && !TIMES.has(located.path.at(-1)))
    yield* told(name, text, 0, blockOf(located, raw), headingsAbove(located, raw));
}
