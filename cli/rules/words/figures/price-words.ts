import { ANY_FACT, type Facts } from '../../../content/facts/facts.ts';
import { nounRoot, UNITS } from '../counts/nouns.ts';
import { isFunctionWord } from '../telling-words.ts';
import { amountsIn } from './amounts.ts';

const known = new WeakMap<Facts, readonly string[]>();

/** Shorter ones, and numbers at their end, say nothing: `full`, `bono5`. */
const LEAST_LETTERS = 4;

/** A text in lower case without accents, as keys are written. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** True for the text of a fact that is a sum of money and nothing else. */
export function isSum(text: string, facts: Facts): boolean {
  const [amount] = amountsIn(text, facts, 'en');
  return amount !== undefined && !amount.isInWords && amount.written === text;
}

/** True for a word that is in any sentence: `prices.will`, `prices.mooringYear`. */
function saysNothing(word: string): boolean {
  return isFunctionWord(word) || UNITS.has(nounRoot(word));
}

/** The words in the names of facts that are sums of money: what the business takes money for. */
export function priceWords(facts: Facts): readonly string[] {
  if (facts === ANY_FACT) return [];
  const words = known.get(facts);
  if (words) return words;
  const found = new Set<string>();
  for (const name of facts.names) {
    if (!isSum(facts.get(name) ?? '', facts)) continue;
    for (const word of name.match(/\p{Lu}?\p{Ll}+/gu) ?? [])
      if (word.length >= LEAST_LETTERS && !saysNothing(folded(word))) found.add(folded(word));
  }
  known.set(facts, [...found]);
  return [...found];
}
