import { FACT_REFERENCE } from '../../../../content/facts/facts.ts';
import { matchesIn } from '../../../../content/text-rules/matches-in.ts';
import { type Amount, amountsIn } from '../amounts.ts';
import { costsOnScale } from '../sums/first-and-further.ts';
import type { Around, CalculatedPlace } from './around.ts';
import type { Calculation } from './calculations.ts';
import { sumOfFact, type Term, termsReferredTo, typedTerm } from './terms.ts';

/** So many results before a sum are near enough to go on from. */
const NEAR = 4;

/** A fee, and by how much of it something is more or less than what was said before, up to the sum: "{fees.late} more than by day, ". */
const BY = new RegExp(
  `${FACT_REFERENCE.source.replace('(', '(?<name>')}\\s(?:(?<more>more|extra|on top|dearer|mehr|teurer|dazu|obendrauf|zusätzlich|más|encima|adicional(?:es)?)|(?<less>less|cheaper|off|weniger|günstiger|billiger|menos))(?!\\p{L})[^.;!?{]{0,40}$`,
  'iu',
);

/** Begins what follows from what was said: "One visit to Ely is therefore", „Damit kostet“, «Por eso son». */
const THEREFORE =
  /(?<!\p{L})(?:therefore|thus|hence|so|which makes|that makes|then|in all|in total|all told|altogether|comes? to|damit|somit|also|folglich|demnach|insgesamt|zusammen|macht|por (?:eso|tanto|lo tanto)|así(?: que)?|entonces|en total|suman?|sale (?:en|por|a))(?!\p{L})/iu;

/** A name in the middle of a sentence. */
const NAME = /(?<=\p{Ll}\s)\p{Lu}\p{L}{2,}/gu;

/** A paragraph, and the item of a list. */
const PARTS = /\n+/;

/** The last sum or reference of words. */
function lastTerm(words: string, { facts, language }: CalculatedPlace): Term | undefined {
  const referred = [...matchesIn(words, FACT_REFERENCE)].flatMap(
    ({ 0: said, 1: name = '', index }) => {
      const value = sumOfFact(name, facts);
      return value === undefined ? [] : [{ value, said, at: index }];
    },
  );
  const typed = amountsIn(words, facts, language).map((sum) => ({
    ...typedTerm(sum),
    at: sum.span[0],
  }));
  return [...referred, ...typed].sort((one, other) => one.at - other.at).at(-1);
}

/** What a result before a sum, with which a paragraph ends, comes to with the fee by which the sum is said to be more or less. */
function byMore(place: CalculatedPlace, { before }: Around): Calculation[] {
  const { text, sum, facts } = place;
  const { name = '', less } = BY.exec(before)?.groups ?? {};
  const by = sumOfFact(name, facts);
  if (by === undefined) return [];
  const above = text.slice(0, sum.span[0] - before.length).split(PARTS);
  const results = above.flatMap((part) => lastTerm(part, place) ?? []);
  return results.slice(-NEAR).map(({ value, said }) => ({
    value: less === undefined ? value + by : value - by,
    said: `${said} ${less === undefined ? '+' : '−'} {${name}}`,
  }));
}

/** The sum that stands first behind a name in some words. */
function sumBehind(name: string, words: string, place: CalculatedPlace): Amount | undefined {
  const at = words.indexOf(name);
  if (at < 0) return undefined;
  const [first] = amountsIn(words.slice(at), place.facts, place.language);
  return first;
}

/** What was said of a place before, with the fees beside it, or those that the sentence counts: the way to Ely, a visit and one signature. */
function ofNamedPlace(place: CalculatedPlace, around: Around): Calculation[] {
  const { text, sum, neighbors, facts, language } = place;
  const { before, sentence } = around;
  if (!THEREFORE.test(before)) return [];
  const above = `${neighbors.entry}\n${text.slice(0, sum.span[0] - before.length)}`;
  const bases = [...new Set(before.match(NAME))].flatMap(
    (name) => sumBehind(name, above, place) ?? [],
  );
  if (bases.length === 0) return [];
  const referred = termsReferredTo(above, facts).slice(0, NEAR);
  const counted = costsOnScale(sentence, facts, language);
  const added = [
    ...referred,
    ...counted.flatMap((value) => [
      { value, said: String(value) },
      ...referred.map((fee) => ({ value: fee.value + value, said: `${fee.said} + ${value}` })),
    ]),
  ];
  return bases.flatMap(({ value, written }) =>
    added.map((one) => ({ value: value + one.value, said: `${written} + ${one.said}` })),
  );
}

/** What a sum is that goes on from a result before it: more by a fee, or what was said of the same place with the fees that come on top. */
export function fromResultBefore(place: CalculatedPlace, around: Around): Calculation[] {
  return [...byMore(place, around), ...ofNamedPlace(place, around)];
}
