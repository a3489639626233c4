import { FACT_REFERENCE, type Facts } from '../../../content/facts/facts.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { sentenceAt } from '../sentence-at.ts';
import { isByUs } from './own-prices.ts';
import { isSum } from './price-words.ts';

/** Types of businesses whose texts are about the money of others: taxes and limits, loans, premiums, estates, prices of houses. */
const MONEY_TRADES = new Set([
  'AccountingService',
  'Attorney',
  'BankOrCreditUnion',
  'FinancialService',
  'InsuranceAgency',
  'LegalService',
  'RealEstateAgent',
]);

/** Directly before the least that something is offered for. */
const LEAST =
  /(?<!\p{L})(?:(?:starts?|starting|begins?) (?:at|from)|costs? from|kostet ab|cuesta desde|desde solo) $/iu;

/** True of a business whose texts name sums that are no prices as often as its own prices. */
function isAboutMoney({ site }: Facts): boolean {
  return site !== undefined && MONEY_TRADES.has(site.business.type);
}

/** True for a sum on the site of a business about money whose sentence neither speaks of "us", nor of an
 * offer, nor shows a fee. */
export function isMoneyOfOthers(text: string, at: number, facts: Facts): boolean {
  if (!isAboutMoney(facts) || isByUs(text, at) || LEAST.test(text.slice(0, at))) return false;
  const { start, end } = sentenceAt(text, at);
  const shown = matchesIn(text.slice(start, end), FACT_REFERENCE);
  return ![...shown].some(([, name = '']) => isSum(facts.get(name) ?? '', facts));
}
