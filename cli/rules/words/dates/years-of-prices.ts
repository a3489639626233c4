import type { Facts } from '../../../content/facts/facts.ts';
import type { LocatedText } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { proseOf } from '../prose-of.ts';
import { sentenceAt } from '../sentence-at.ts';

/** The year of the prices, as a fact has it: `fees.year`. */
interface PriceYear {
  name: string;
  year: string;
}

/** A fact with the year of the prices beside it. */
const YEAR_OF_PRICES =
  /(?:^|\.)(?:fees|prices|pricing|rates|tuition|preise|gebuehren|honorare|tarife|kosten|precios|tarifas|honorarios|cuotas)\.(?:year|jahr|anio|año|season|saison|temporada)$|(?:^|\.)(?:price|fee|rate|pricing|preis|tarif)s?_?(?:year|jahr)$/i;

/** True for a fact with the year of a list of prices, in which nothing began. */
export function isPriceYear(name: string): boolean {
  return YEAR_OF_PRICES.test(name);
}

const PRICES =
  'prices|pricing|price list|fees|rates|preise|preisliste|tarife|gebühren|honorare|precios|tarifas|lista de precios|honorarios|cuotas';

/** A price list with its year; in Spanish and German, small words may stand between them. */
const NAMED = new RegExp(
  `(?<!\\p{L})(?:(?<!\\d)(?<before>20\\d\\d)\\s(?:${PRICES})|(?:${PRICES})\\s(?:(?:for|of|für|im jahr|del?|para)\\s)?(?<after>20\\d\\d)(?!\\d|\\s?[-–/]\\s?\\d|\\s(?:und|and|y)\\s20))(?!\\p{L})`,
  'giu',
);

/** Whoever compares with the prices of another year says so. */
const COMPARED =
  /(?<!\p{L})(?:from|since|until|were|was|old|last|next|new|coming|than|instead|then|past|previous|still|raise[ds]?|rose|went|ab|seit|bis|waren|alten?|letzte\p{L}*|nächste\p{L}*|neue\p{L}*|als|statt|damals|vorjahr\p{L}*|noch|desde|hasta|eran|antigu\p{L}*|pasad\p{L}*|próxim\p{L}*|nuev\p{L}*|que|antes|subi\p{L}*)(?!\p{L})/iu;

/** Years that a list left over from before, or made ahead, is away. */
const NEAR = 4;

const known = new WeakMap<Facts, PriceYear | null>();

function yearOf(facts: Facts): PriceYear | null {
  const kept = known.get(facts);
  if (kept !== undefined) return kept;
  const named = facts.names.filter((name) => YEAR_OF_PRICES.test(name));
  const [name = ''] = named;
  const year = facts.get(name) ?? '';
  const found = named.length === 1 && /^20\d\d$/.test(year) ? { name, year } : null;
  known.set(facts, found);
  return found;
}

/** The year of a price list where the fact has another one. */
export function otherPriceYear(
  { text: written }: LocatedText,
  page: string,
  facts: Facts,
): { span: Span; known: PriceYear } | undefined {
  const fact = yearOf(facts);
  if (fact === null) return undefined;
  const text = proseOf(written);
  for (const { 0: found, index, groups = {} } of matchesIn(text, NAMED)) {
    const year = groups.before ?? groups.after ?? '';
    const apart = Math.abs(Number(year) - Number(fact.year));
    const { start, end } = sentenceAt(text, index);
    if (apart === 0 || apart > NEAR || COMPARED.test(text.slice(start, end))) continue;
    // Beside the list of the fact, another one is meant.
    if (page.includes(`{${fact.name}}`)) continue;
    const at = index + found.indexOf(year);
    return { span: [at, at + year.length], known: fact };
  }
  return undefined;
}
