import type { Facts } from '../../../content/facts/facts.ts';

/** Types of businesses whose texts are about the money of others: taxes and limits, loans, premiums, prices of houses. */
const MONEY_TRADES = new Set([
  'AccountingService',
  'BankOrCreditUnion',
  'FinancialService',
  'InsuranceAgency',
  'RealEstateAgent',
]);

/** True of a business whose texts name sums that are no prices as often as its own prices. */
export function isAboutMoney({ site }: Facts): boolean {
  return site !== undefined && MONEY_TRADES.has(site.business.type);
}
