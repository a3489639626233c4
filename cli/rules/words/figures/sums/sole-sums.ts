import { FACT_REFERENCE, type Facts } from '../../../../content/facts/facts.ts';
import type { CopyFile } from '../../../../content/rule.ts';
import { matchesIn } from '../../../../content/text-rules/matches-in.ts';
import { languageAt } from '../../text-place.ts';
import { amountsIn } from '../amounts.ts';
import { isSum } from '../price-words.ts';

/** From so many references to fees on, a file states its prices by reference. */
const BY_REFERENCE = 3;

function countFees(words: string, facts: Facts): number {
  return [...matchesIn(words, FACT_REFERENCE)].filter(([, name = '']) =>
    isSum(facts.get(name) ?? '', facts),
  ).length;
}

/** True for a file that types a single sum, and states all other prices by reference. */
export function hasSoleSum(file: CopyFile, facts: Facts): boolean {
  let typed = 0;
  let referred = 0;
  for (const located of file.whole.texts) {
    const { text } = located;
    if (/\{/.test(text)) referred += countFees(text, facts);
    const language = languageAt(located, file.whole, facts);
    typed += amountsIn(text, facts, language).filter(({ value }) => value > 0).length;
    if (typed > 1) return false;
  }
  return typed === 1 && referred >= BY_REFERENCE;
}
