import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { nounRoot } from '../counts/nouns.ts';
import { isSaidOtherwise } from '../counts/said-words.ts';
import { sentenceAt } from '../sentence-at.ts';

/** Words of a key that say nothing about what a fee is for. */
const MANNER =
  /^(?:fees?|price|prices|cost|rate|minimum|max|min|amount|total|per|each|of|the|preise?|precios?)$/;

/** The words of a fact's key: `travelFee` is travel. */
export function keyWordsOf(name: string): string[] {
  const key = name.slice(name.lastIndexOf('.') + 1);
  return key
    .split(/(?=[A-Z])|[_-]/)
    .map(nounRoot)
    .filter((word) => word.length > 2 && !MANNER.test(word));
}

/** The name of a fact in braces. */
const REFERENCE = /\{(?<name>[^{}]*)\}/g;

/**
 * What the words in keys of fees are called in German and Spanish: beginnings of words without accents and umlauts. They serve hints
 * only, so that a word may be of several things.
 */
const SAID: Readonly<Record<string, RegExp>> = {
  surcharge: /^(?:zuschlag|aufpreis|aufschlag|recarg|suplement|suman?$|anad|agreg)/,
  evening: /^(?:abend|tarde)/,
  night: /^(?:nacht|nachts|noche)/,
  weekend: /^(?:wochenend|sabado|domingo)/,
  travel: /^(?:anfahrt|fahrt|viaje|traslado|desplaz)/,
  visit: /^(?:besuch|hausbesuch|visita)/,
  mileage: /^(?:mile|kilomet|milla)/,
  signature: /^(?:unterschrift|firma)/,
  hour: /^(?:hora|stunde)/,
};

/** True if one of some words says a word of a key, in any language. */
export function isSaid(word: string, said: ReadonlySet<string>): boolean {
  if (said.has(word) || isSaidOtherwise(word, said)) return true;
  const pattern = SAID[word];
  return pattern !== undefined && [...said].some((other) => pattern.test(other));
}

/** The words of the sentence around an amount, without those of references, and the facts it refers to. */
function aroundAt(text: string, [start, end]: Span) {
  const sentence = sentenceAt(text, start);
  const clause = `${text.slice(sentence.start, start)} ${text.slice(end, sentence.end)}`;
  return {
    referred: new Set([...matchesIn(clause, REFERENCE)].map(({ groups }) => groups?.name)),
    said: new Set(
      clause
        .replace(REFERENCE, ' ')
        .match(/\p{L}+/gu)
        ?.map(nounRoot),
    ),
  };
}

/** The only fee all words of whose key are said by the titles of a page: `riverside` on that of Riverside. */
export function feeNamedBy(
  titles: string,
  amounts: ReadonlyMap<number, readonly string[]>,
): string | undefined {
  const said = new Set((titles.match(/\p{L}+/gu) ?? []).map(nounRoot));
  const named = [...amounts.values()].flat().filter((name) => {
    const words = keyWordsOf(name);
    return words.length > 0 && words.every((word) => said.has(word));
  });
  return named.length === 1 ? named[0] : undefined;
}

/** The fees all words of whose keys a sentence says, also in another language: `hour` in «cuatro horas». */
export function feesNamedIn(
  sentence: string,
  amounts: ReadonlyMap<number, readonly string[]>,
): string[] {
  const words = sentence.replace(REFERENCE, ' ').match(/\p{L}+/gu) ?? [];
  const said = new Set(words.map(nounRoot));
  return [...amounts.values()].flat().filter((name) => {
    const key = keyWordsOf(name);
    return key.length > 0 && key.every((word) => isSaid(word, said));
  });
}

/** How much nearer a mistyped amount is to its fee than to that of another kind. */
const SLIP = 1.1;

/** By this factor no fee is mistyped: $92,000 is not the $98 of a follow-up. */
const FAR = 50;

const awayFrom = (one: number, other: number) => Math.max(one, other) / Math.min(one, other);

/**
 * The only fee whose key a sentence says, also in another language, in which another amount is typed; or, if that fee has quite
 * another amount, the only one of its kind that has nearly this one: `vehicleMileage` beside `mileage`. Undefined if it is none or
 * several. A fee that the sentence refers to is said already.
 *
 * @param amounts the names of all fees by amount.
 */
export function feeMeantAt(
  text: string,
  { span, value }: { span: Span; value: number },
  amounts: ReadonlyMap<number, readonly string[]>,
): string | undefined {
  const { referred, said } = aroundAt(text, span);
  const fees = [...amounts].flatMap(([amount, names]) =>
    names.map((name) => ({ name, amount, words: keyWordsOf(name) })),
  );
  const open = fees.filter(({ name, words }) => words.length > 0 && !referred.has(name));
  const named = open.filter(({ words }) => words.every((word) => isSaid(word, said)));
  const [meant] = named;
  if (!meant || named.length > 1 || awayFrom(meant.amount, value) > FAR) return undefined;
  const kind = meant.words.at(-1);
  const near = open.filter(
    ({ words, amount }) => words.at(-1) === kind && awayFrom(amount, value) <= SLIP,
  );
  return near.length === 1 ? near[0]?.name : meant.name;
}
