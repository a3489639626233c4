import { formatMoney, regional } from '../../../../renderer/text/money.ts';
import type { Facts } from '../../../content/facts/facts.ts';
import type { CopyFile, LocatedText } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { valueAt } from '../../../content/value-path.ts';
import { columnAt } from '../counts/count-context.ts';
import { nounRoot } from '../counts/nouns.ts';
import { namesOfEntry, sentenceAt, titleOfRow } from '../surroundings.ts';
import { isFunctionWord } from '../telling-words.ts';
import { languageAt } from '../text-place.ts';
import { type Amount, amountsIn } from './amounts.ts';
import { isAboutFee } from './figure-topics.ts';
import {
  amountsNamed,
  amountsNamedAt,
  type ListedAmount,
  listedAmounts,
} from './listed-amounts.ts';

/** Words that say no more than that something has a price. */
const PRICED =
  /^(?:(?:price|fee|cost|rate|charge|amount)s?|what|pays?|preise?|gebühr(?:en)?|kosten|kostet|pauschale|tarif\p{L}*|precios?|cuesta|costos?|costes?|cuota|lo)$/iu;

/** What a drive is called, besides what its key says. */
const WAYS =
  'travel|drive|road|way|trip|ride|anfahrt\\p{L}*|fahrt\\p{L}*|weg|strecke|viaje|camino|trayecto|traslado';
const WAY = new RegExp(`^(?:${WAYS})$`, 'iu');
const KEY_OF_WAY = /travel|trip|drive|anfahrt|fahrt|viaje|traslado/i;

const FEE = '(?:price|fee|cost|preis|gebühr|pauschale|precio|tarifa|cuota)s?';

/** What makes the sum another one than that of the entry alone, or says that it is another one. */
const OTHERWISE =
  /(?<!\p{L})(?:evenings?|nights?|midnight|after|weekends?|sundays?|saturdays?|holidays?|both|two|three|twice|double|round trip|return|with|includ\p{L}+|plus|extra|more|total|together|altogether|in all|from|up to|about|around|almost|over|under|instead|not|never|was|were|used to|usually|elsewhere|others?|abends?|nachts?|nach \d+|wochenend\p{L}*|sonntags?|feiertag\p{L}*|beide[nr]?|zwei|doppelt|hin und zurück|mit|inklusive|zuzüglich|mehr|gesamt\p{L}*|zusammen|insgesamt|ab|bis|etwa|rund|fast|statt|nicht|war|früher|sonst|noches?|tardes?|después|domingos?|festivos?|dos|ambos|doble|ida y vuelta|con|incluid\p{L}+|más|en total|juntos|desde|hasta|unos|casi|lugar|no|era|antes)(?!\p{L})/iu;

/** How much it may differ: what differs by more is something else. */
const MOST = 2.5;

/** What a title says besides a name: "To Deal, Kent (20 miles)". */
const BESIDE =
  /^(?:(?:[Tt]o|[Ii]n|[Ff]or|[Nn]ach|[AaEe]n?|[Hh]asta|[Pp]ara)\s)?@(?:(?:[,·–—-]|\s\()?\s?(?:\p{Lu}[\p{L}.]*|condado de|county|\d+\s\p{L}+|\)|,)\s?)*$/u;

/** The name itself before a sum: "Deal costs", "And to Deal: ". */
const AFTER_NAME =
  /(?:^|[;:,(–—]\s?|\s(?:and|but|und|aber|y|pero)\s)(?:(?:to|in|for|nach|für|a|hasta|para|en)\s)?@(?:,? (?:costs?|is|for|at|kostet|für|macht|cuesta|por|es|vale|sale en)|:|,| –| —)\s(?:only |just |nur |solo )?$/iu;
const TO_NAME = /^\s(?:to|for|in|nach|für|a|hasta|para|en)\s@/iu;
const IT_IS = new RegExp(
  `^(?:(?:(?:it|this|that|we|es|das|wir|the (?:${WAYS})|die (?:${WAYS})|el (?:${WAYS}))\\s(?:\\p{L}+\\s)?|(?:son|cobramos|cuesta)\\s)(?:only |just |nur |solo )?)?$`,
  'iu',
);

/** Directly before and after a sum, what it is the price of. */
function ties(thing: string): { before: RegExp; after: RegExp } {
  return {
    before: new RegExp(
      `(?:^|\\s)(?:(?:the|die|der|den|el|la)\\s)?(?:${thing})(?:\\s(?!and |und |y )[^.,;:!?]{0,30})?(?:\\s(?:is|costs?|of|ist|kostet|macht|beträgt|von|es de|es|cuesta|vale|sale en|de)|:)\\s(?:only |just |nur |solo )?$`,
      'iu',
    ),
    after: new RegExp(
      `^\\s(?:(?:for|für|por|de|del)\\s(?:the |its |die |den |el |la )?)?(?:${thing})(?!\\p{L})`,
      'iu',
    ),
  };
}

const OF_WAY = ties(
  `(?:${WAYS})(?:\\s${FEE})?|${FEE} (?:for|of) (?:the )?(?:${WAYS})|${FEE} del? (?:${WAYS})`,
);
const OF_ENTRY = ties(`${FEE} (?:of|for|für|von|de|del) (?:the )?@|@(?:['’]s)? ${FEE}`);

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

/** The only amount of an entry that some words name. */
function onlyNamed(words: string, facts: Facts): ListedAmount | undefined {
  const named = amountsNamed(words, listedAmounts(facts));
  return named.length === 1 ? named[0] : undefined;
}

/** Words with the name of an entry as a sign. */
function marked(words: string, { names }: ListedAmount): string {
  const name = [...names]
    .sort((one, other) => other.length - one.length)
    .find((each) => words.includes(each));
  return name === undefined ? words : words.replace(name, '@');
}

/** The amount of the entry that a cell is in the row of, or that a price is of. */
function ofRow(title: string, heading: string, facts: Facts): ListedAmount | undefined {
  const meant = onlyNamed(title, facts);
  if (!meant || OTHERWISE.test(heading) || !BESIDE.test(marked(title, meant))) return undefined;
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

/** The amount that a sentence is about whose only sum it is. */
function ofSentence(
  located: LocatedText,
  { span: [at, to] }: Amount,
  raw: object,
  facts: Facts,
): ListedAmount | undefined {
  const { text } = located;
  const { start, end } = sentenceAt(text, at);
  const words = text.slice(start, end);
  if (/[{%]/.test(words) || amountsIn(words, facts, 'en').length > 1) return undefined;
  const isSaid = amountsNamed(words, listedAmounts(facts)).length > 0;
  const title = isSaid ? words : namesOfEntry(located, raw);
  const meant = onlyNamed(title, facts);
  if (!meant || OTHERWISE.test(marked(words, meant))) return undefined;
  if (!isSaid && !BESIDE.test(marked(title, meant))) return undefined;
  const before = marked(text.slice(start, at), meant);
  const after = marked(text.slice(to, end), meant);
  if (AFTER_NAME.test(before) || (TO_NAME.test(after) && IT_IS.test(before))) return meant;
  const tie = KEY_OF_WAY.test(meant.key) ? OF_WAY : OF_ENTRY;
  return tie.before.test(before) || tie.after.test(after) ? meant : undefined;
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
  if (listedAmounts(facts).length === 0 || located.path[0] === 'seo') return undefined;
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

/** False if no text of a copy names an entry with an amount, and a sum. */
export function maySayOtherwise(copy: string, facts: Facts): boolean {
  const listed = listedAmounts(facts);
  return (
    listed.length > 0 &&
    listed.some(({ names }) => names.some((name) => copy.includes(name))) &&
    amountsIn(copy, facts, 'en').length > 0
  );
}
