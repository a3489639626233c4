import { formatMoney, regional } from '../../../../../renderer/text/money.ts';
import type { Facts } from '../../../../content/facts/facts.ts';
import type { CopyFile, LocatedText } from '../../../../content/rule.ts';
import type { Span } from '../../../../content/span-location.ts';
import { valueAt } from '../../../../content/value-path.ts';
import { mayHave } from '../../copy-signs.ts';
import { columnAt } from '../../counts/count-context.ts';
import { nounRoot } from '../../counts/nouns.ts';
import { sentenceAt } from '../../sentence-at.ts';
import { namesOfEntry, titleOfRow } from '../../surroundings.ts';
import { isFunctionWord, SIGN } from '../../telling-words.ts';
import { languageAt } from '../../text-place.ts';
import { type Amount, amountsIn } from '../amounts.ts';
import { isAboutFee } from '../figure-topics.ts';
import { ofSentence } from './amounts-in-sentences.ts';
import {
  AT_OTHER_HOURS,
  BESIDE,
  KEY_OF_WAY,
  marked,
  OTHERWISE,
  onlyNamed,
  WAY,
} from './entry-words.ts';
import { amountsNamedAt, type ListedAmount, listedAmounts } from './listed-amounts.ts';

/** Words that say no more than that something has a price. */
const PRICED =
  /^(?:(?:price|fee|cost|rate|charge|amount)s?|what|pays?|preise?|gebühr(?:en)?|kosten|kostet|pauschale|tarif\p{L}*|precios?|cuesta|costos?|costes?|cuota|lo)$/iu;

/** How much it may differ: what differs by more is something else. */
const MOST = 2.5;

/** True if a heading of a column says nothing but the key of an amount, or that it is one. */
function isHeadingOf({ key }: ListedAmount, heading: string): boolean {
  const words = (heading.match(/\p{L}{2,}/gu) ?? []).filter(
    (word) => !isFunctionWord(word.toLowerCase()) && !isFunctionWord(nounRoot(word.toLowerCase())),
  );
  const isWay = (word: string) => KEY_OF_WAY.test(key) && WAY.test(word);
  const isKey = (word: string) => isWay(word) || isAboutFee(`.${key}`, word);
  return words.length > 0 && words.every((word) => PRICED.test(word) || isKey(word));
}

function shownAmount(value: number, language: string, { site }: Facts): string {
  const country = site?.business.address.country ?? '';
  return formatMoney(value, site?.business.currency ?? 'USD', regional(language, country));
}

/** The amount of the entry that a cell is in the row of, or that a price is of. */
function ofRow(title: string, heading: string, facts: Facts): ListedAmount | undefined {
  const meant = onlyNamed(title, facts);
  if (
    !meant ||
    AT_OTHER_HOURS.test(heading) ||
    OTHERWISE.test(heading) ||
    !BESIDE.test(marked(title, meant))
  )
    return undefined;
  return isHeadingOf(meant, heading) ? meant : undefined;
}

/** What stands above a text, if it is the cell of a comparison, or the price of an entry. */
function headingOf({ path }: LocatedText, raw: object): string {
  const column = path.at(-1);
  if (path.at(-2) !== 'values' || typeof column !== 'number') return String(column);
  const { columns } = Object(valueAt(raw, path.slice(0, -4))) as { columns?: unknown };
  const heading: unknown = Array.isArray(columns) ? columns[column] : undefined;
  return typeof heading === 'string' ? heading : '';
}

/** True for a text, or the cell of a table in a body, that is nothing but a sum. */
function isCell(text: string, [at, to]: Span): boolean {
  return /(?:^|\|)\s*$/.test(text.slice(0, at)) && /^\s*(?:\||$)/.test(text.slice(to));
}

/**
 * The amount that a list of the configuration has for the entry that a sum is said of, if the text says another one.
 *
 * @param located whose block is asked for what the text is about.
 */
export function otherAmountAt(
  located: LocatedText,
  sum: Amount,
  file: CopyFile,
  facts: Facts,
): ListedAmount | undefined {
  if (listedAmounts(facts).length === 0) return undefined;
  const { text } = located;
  const { raw } = file.whole;
  const [at] = sum.span;
  const { start, end } = sentenceAt(text, at);
  const row = text.slice(start, end);
  const meant = !isCell(text, sum.span)
    ? ofSentence(located, sum, raw, facts)
    : row.startsWith('|')
      ? ofRow(row.split('|')[1]?.trim() ?? '', columnAt(text, at) ?? '', facts)
      : ofRow(
          titleOfRow(located, raw) || namesOfEntry(located, raw),
          headingOf(located, raw),
          facts,
        );
  if (!meant || meant.value === sum.value) return undefined;
  const apart = Math.max(meant.value, sum.value) / Math.min(meant.value, sum.value);
  return apart > MOST ? undefined : meant;
}

/** True for the amount that a list of the configuration has for what is named beside it, and for another one that is said of it. */
export function isListedAt(
  located: LocatedText,
  sum: Amount,
  file: CopyFile,
  facts: Facts,
): boolean {
  const named = amountsNamedAt(located, sum.span[0], file, facts);
  if (named.some(({ value }) => value === sum.value)) return true;
  return otherAmountAt(located, sum, file, facts) !== undefined;
}

/** Sums that are not what a list of the configuration has for the entry that they are said of. */
export function* otherAmounts(
  located: LocatedText,
  file: CopyFile,
  facts: Facts,
): Generator<{ span: Span; message: string; hint: string }> {
  const { text } = located;
  const language = languageAt(located, file, facts);
  for (const sum of amountsIn(text, facts, language)) {
    // The same words may be of another entry elsewhere.
    file.dependsOnOthers(located);
    const meant = otherAmountAt(located, sum, file, facts);
    if (!meant) continue;
    const known = shownAmount(meant.value, language, facts);
    yield {
      span: sum.span,
      message: `${sum.written} is not what site.config.yaml says of ${meant.names[0]}: ${known}, in ${meant.list}.`,
      hint: `Write ${known}, or correct it there.`,
    };
  }
}

/** False if no text of a file has a sum that a list may have otherwise; whether one names an entry, depends on the others of its file. */
export function maySayOtherwise(file: CopyFile, facts: Facts): boolean {
  return listedAmounts(facts).length > 0 && mayHave(file, SIGN.money);
}
