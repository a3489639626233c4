import { headingAbove } from '../../surroundings.ts';
import type { Amount } from '../amounts.ts';
import { isByUs } from '../own-prices.ts';

const BUYING =
  /(?<!\p{L})(?:(?:ein|der|den|beim|zum|vom|eigener) kauf|kaufen|buy(?:ing)?|own(?:ing|ership)|purchas(?:e|ing)|comprar(?:l[oa]s?)?|(?:la|una) compra)(?!\p{L})/iu;
const HIRING =
  /(?<!\p{L})(?:miet(?:e|en)|leihen|ausleihen|rent(?:ing|al)?|hir(?:e|ing)|leas(?:e|en|ing)|alquil(?:ar(?:l[oa]s?)?|er)|arrendar|rentar)(?!\p{L})/iu;

/** Directly before the total of what stands above. */
const TOTAL =
  /(?:^|\n)(?:(?:das (?:sind|macht)|(?:that|which) (?:is|makes)|(?:all )?together|in all|zusammen|insgesamt|son|en total|eso (?:son|hace))\s(?:\p{L}+\s)?)$/iu;

/** Where a clause ends. */
const ENDS = /\s[–—]|[,;.:!?](?:\s|$)|\n/u;

/** True for the total of the sums in the list or paragraph before its own. */
function isTotalOfListAbove(text: string, { span: [at], value }: Amount, sums: readonly Amount[]) {
  if (!TOTAL.test(text.slice(0, at))) return false;
  const own = text.lastIndexOf('\n\n', at);
  const start = own < 0 ? 0 : text.lastIndexOf('\n\n', own - 1) + 1;
  const above = sums.filter(({ span: [one] }) => start <= one && one < own);
  const total = above.reduce((whole, other) => whole + other.value, 0);
  return above.length > 1 && Math.abs(total - value) < 0.005;
}

/**
 * True for what somebody pays who buys instead of hiring, below a heading about buying on a page that compares both, unless its clause says
 * that we take it.
 *
 * @param titles of the page.
 * @param isFee true if a fee has the sum, too: then it is only a buyer's as the total of the list above.
 */
export function isOfBuyer(
  text: string,
  sum: Amount,
  sums: readonly Amount[],
  titles: string,
  isFee: boolean,
): boolean {
  if (!BUYING.test(titles) || !HIRING.test(titles)) return false;
  const [at, end] = sum.span;
  const heading = headingAbove(text, at);
  if (!BUYING.test(heading) || HIRING.test(heading)) return false;
  const ends = text.slice(end).search(ENDS);
  if (isByUs(ends < 0 ? text : text.slice(0, end + ends), at)) return false;
  return !isFee || isTotalOfListAbove(text, sum, sums);
}
