import type { KnownFigure } from './known-figures.ts';

/** What is bought as a present, for which laws and shops have terms of their own. */
const VOUCHER =
  /(?<!\p{L})(?:vouchers?|gift (?:cards?|certificates?)|(?:unused|unredeemed) certificates?|\p{L}*gutscheine?[ns]?|(?:tarjetas?|bonos?|vales?|cheques?) (?:de )?regalo)(?!\p{L})/iu;

/** Names of facts about them, and of terms that are for all that is sold. */
const OF_VOUCHERS = /voucher|gift|certificate|card|gutschein|geschenk|vale|bono|regalo|tarjeta/i;

/** True for a sentence about vouchers, while none of the facts that have its unit is about them. */
export function isOfVouchers(sentence: string, figures: readonly KnownFigure[]): boolean {
  return VOUCHER.test(sentence) && !figures.some(({ name }) => OF_VOUCHERS.test(name));
}
