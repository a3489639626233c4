import type { Facts } from '../../../../content/facts/facts.ts';
import { nounRoot } from '../../counts/nouns.ts';
import { sentenceAt } from '../../sentence-at.ts';
import { type Amount, amountsIn } from '../amounts.ts';
import { isSaid } from '../named-fees.ts';
import { readNumber } from '../number-words.ts';
import { isSum } from '../price-words.ts';
import type { SumPlace } from '../sum-places.ts';

/** Keys of what the first of something costs, and each one after it: `firstSignature`, `additionalSignature`. */
const FIRST = /^(?:first|erste[nrs]?|primer[ao]?)(?=\p{Lu})/u;
const FURTHER = /^(?:additional|further|extra|next|weitere[nrs]?|adicional|otr[ao])(?=\p{Lu})/u;

/** Names of what is paid for coming at all, whatever is done there. */
const BASE =
  /\.(?:travel|trip|visit|callOut|minimum|base|anfahrt|besuch|mindest(?:betrag|preis)?|viaje|visita|desplazamiento|minimo|mínimo)$/u;

/** Half of the smallest coin: sums that differ by less are the same. */
const SAME = 0.005;

/** What is counted, at which price for the first one and for each one after it. */
interface Scale {
  thing: string;
  first: number;
  further: number;
}

function amountOf(name: string, facts: Facts): number | undefined {
  const text = facts.get(name) ?? '';
  return isSum(text, facts) ? amountsIn(text, facts, 'en')[0]?.value : undefined;
}

const known = new WeakMap<Facts, readonly Scale[]>();

function scalesOf(facts: Facts): readonly Scale[] {
  const kept = known.get(facts);
  if (kept) return kept;
  const keyed = facts.names.map((name) => ({ name, key: name.slice(name.lastIndexOf('.') + 1) }));
  const found = keyed.flatMap(({ name, key }): Scale[] => {
    if (!FIRST.test(key)) return [];
    const thing = key.replace(FIRST, '');
    const other = keyed.find(
      (each) => each.key.replace(FURTHER, '') === thing && each.key !== thing,
    );
    const [first, further] = [amountOf(name, facts), other && amountOf(other.name, facts)];
    return first === undefined || further === undefined
      ? []
      : [{ thing: nounRoot(thing.toLowerCase()), first, further }];
  });
  known.set(facts, found);
  return found;
}

/** The numbers of a sentence, in digits or words. */
function countsIn(words: string, language: string): number[] {
  return (words.match(/\d+|\p{L}[\p{L}-]*/gu) ?? []).flatMap((word) => {
    const count = /\d/.test(word) ? Number(word) : readNumber(word, language);
    return count !== undefined && count > 1 ? [count] : [];
  });
}

/** Directly before a thing of which there is one. */
const ONE = /(?<!\p{L})(?:an?|one|a single|eine?[nmr]?|una?)\s(?:\p{L}+\s)?$/iu;

/** What so many of a thing cost as words count them, whose first one has a price, and each one after it another: "one signature". */
export function costsOnScale(words: string, facts: Facts, language: string): number[] {
  const said = [...words.matchAll(/\p{L}+/gu)];
  return scalesOf(facts).flatMap(({ thing, first, further }) => {
    const things = said.filter(([word]) => isSaid(thing, new Set([nounRoot(word)])));
    if (things.length === 0) return [];
    const isOne = things.some(({ index }) => ONE.test(words.slice(0, index)));
    const counts = [...(isOne ? [1] : []), ...countsIn(words, language)];
    return counts.map((count) => first + (count - 1) * further);
  });
}

/**
 * True for what so many of a thing cost whose first one has a price, and each one after it another, alone or with one of the other fees that
 * the file refers to, or the one that is called travel or minimum: "Four forms, one signature each, cost $53".
 *
 * @param language of the text.
 */
export function isOnScale(
  text: string,
  { span: [at, to], value }: Amount,
  { isOffer, shows, beside }: SumPlace,
  facts: Facts,
  language: string,
): boolean {
  const scales = isOffer ? [] : scalesOf(facts);
  if (scales.length === 0) return false;
  const { start, end } = sentenceAt(text, at);
  const sentence = `${text.slice(start, at)} ${text.slice(to, end)}`;
  // What a bare figure is for stands beside it.
  const words = /\p{L}/u.test(sentence) ? sentence : beside;
  const said = new Set((words.match(/\p{L}+/gu) ?? []).map(nounRoot));
  const counts = countsIn(words, language);
  return scales.some(({ thing, first, further }) => {
    if (!isSaid(thing, said)) return false;
    return counts.some((count) => {
      const left = value - (count - 1) * further;
      const isLeft = (sum: number | undefined) => sum !== undefined && Math.abs(sum - left) < SAME;
      if (isLeft(first)) return true;
      // With the drive, or with the drive and the first one in one fee.
      return facts.names.some((name) => {
        const fee = shows(name) || BASE.test(name) ? amountOf(name, facts) : undefined;
        return fee !== undefined && (isLeft(fee) || isLeft(fee + first));
      });
    });
  });
}
