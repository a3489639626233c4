import { FACT_REFERENCE, type Facts } from '../../../../content/facts/facts.ts';
import { matchesIn } from '../../../../content/text-rules/matches-in.ts';
import { isAboutFee } from '../figure-topics.ts';
import type { Around } from './around.ts';
import { type Calculation, shares } from './calculations.ts';
import type { Term } from './terms.ts';

/** More prices than these have some share that is any sum. */
const MOST_PRICES = 3;

/** Directly after the reference to a share. */
const PERCENT = /^\s?(?:%|percent|per cent|prozent|por ciento)(?!\p{L})/iu;

/** The shares that a sentence refers to: "{fees.deposit} percent". */
function sharesReferredTo(sentence: string, facts: Facts): number[] {
  return [...matchesIn(sentence, FACT_REFERENCE)].flatMap(({ 0: reference, 1: name, index }) => {
    const value = Number(facts.get(name ?? '') ?? Number.NaN);
    const isShare =
      /percent/i.test(name ?? '') || PERCENT.test(sentence.slice(index + reference.length));
    return isShare && !Number.isNaN(value) ? [value] : [];
  });
}

/** Says that a price is reduced, in a sentence and in the key of a share. */
const DISCOUNT = /descuent|discount|rabatt|nachlass|erm(?:ä|ae)ßigung|reducción/iu;

/** The shares by which the configuration reduces prices, where a sentence says that one was. */
function discountsOf(sentence: string, facts: Facts): number[] {
  if (!DISCOUNT.test(sentence)) return [];
  return facts.names.flatMap((name) => {
    const value = Number((facts.get(name) ?? '').replace(/\s?%$/, ''));
    return DISCOUNT.test(name) && /percent/i.test(name) && value > 0 ? [value] : [];
  });
}

/** True if a sentence says the numbers of the key of a fee, as those of `tent6x12` in “6 × 12”. */
function saysNumbers({ said }: Term, numbers: readonly string[]): boolean {
  const own = said.slice(said.lastIndexOf('.') + 1).match(/\d+/g) ?? [];
  return own.length > 1 && own.every((number) => numbers.includes(number));
}

/** Shares that a sentence, or the one before, refers to, of the price of its page that it speaks of; of all that its page shows, where these are few. */
export function referredShares({ sentence, last, onPage }: Around, facts: Facts): Calculation[] {
  const own = sharesReferredTo(sentence, facts);
  const before = own.length > 0 ? own : sharesReferredTo(last, facts);
  const referred = before.length > 0 ? before : discountsOf(sentence, facts);
  if (referred.length === 0) return [];
  const words = sentence.replace(FACT_REFERENCE, ' ');
  const numbers = words.match(/\d+/g) ?? [];
  const nameOf = ({ said }: Term) => said.slice(1, -1);
  const named = onPage.filter(
    (term) => saysNumbers(term, numbers) || isAboutFee(nameOf(term), words),
  );
  const bases = named.length > 0 ? named : onPage;
  if (bases.length > MOST_PRICES) return [];
  return shares(bases, { counts: [], parts: [], shares: referred });
}
