import { MONEY_GROUP } from '../../../../schemas/config/units.ts';
import type { Facts } from '../../../content/facts/facts.ts';
import { namedBlocks } from '../../../content/pages/section-blocks.ts';
import type { LocatedText } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { type Path, valueAt } from '../../../content/value-path.ts';
import { nounRoot } from '../counts/nouns.ts';
import { SMALL_NUMBERS } from './small-numbers.ts';

const PRICE = `\\{((?:${MONEY_GROUP})\\.[\\w.]+)\\}`;

/** A price in the place of another one: “{prices.first} instead of {prices.month}”. */
const INSTEAD = new RegExp(
  `${PRICE},? (?:instead of|rather than|statt|anstatt|anstelle von|en (?:lugar|vez) de) (?:the usual |the normal |sonst |bisher |los |el )?${PRICE}`,
  'giu',
);

/** After the words for a share: it is of the offer itself, not of a thing that is named then. */
const ENDED =
  '(?=\\s*(?:$|[.,;:!?|)–—]| (?:for (?:the first|your first|all|new)|in|until|till|by|if|when|bei|bis|im|für (?:den ersten|alle|neue)|si|hasta|en|durante)(?!\\p{L})))';

/** What an offer says that is left of its price. */
const SHARES: readonly (readonly [said: RegExp, left: number])[] = [
  [`half[- ]price|half off|(?:zum )?halbe[nr] preis|(?:a )?mitad de precio`, 1 / 2],
  [`a third off|ein drittel (?:weniger|günstiger)|un tercio menos`, 2 / 3],
  [`a quarter off|ein viertel (?:weniger|günstiger)|un cuarto menos`, 3 / 4],
].map(([said, left]) => [new RegExp(`(?<!\\p{L})(?:${said})${ENDED}`, 'iu'), left] as const) as [
  RegExp,
  number,
][];

/** A discount in percent. */
const PERCENT = new RegExp(
  `(?<![\\d.,])(?<percent>\\d{1,2}) ?(?:%|percent|prozent|por ciento) (?:off|rabatt|weniger|günstiger|menos|de descuento)${ENDED}`,
  'giu',
);

/** Parts of a price by which a rounded one may differ. */
const ROUNDED = 0.03;

/** A cheap test of a copy. */
const SEEN = new RegExp(INSTEAD.source, 'iu');

/** A fact that is a sum of money, and how much. */
interface Price {
  name: string;
  value: number;
}

function priceOf(name: string, { site }: Facts): Price[] {
  const value = site === undefined ? undefined : valueAt(site, name.split('.'));
  return typeof value === 'number' && value > 0 ? [{ name, value }] : [];
}

/** Sentences of a text; a reference has dots of its own. */
const SENTENCE = /(?:\{[^{}]*\}|[^.!?\n])+[.!?]*/gu;

/** Something beside what is offered that has a share of its own price: another piece, or whoever comes along. */
const BESIDE =
  /(?<!\p{L})(?:second|third(?! off)|next|further|additional|another|other|extra|replacements?|replaced|remakes?|remade|repairs?|lost|siblings?|brothers?|sisters?|children|kids|partners?|companions?|guests?|zweite[rnsm]?|dritte[rnsm]?|nächste[rnsm]?|weitere[rnsm]?|andere[rnsm]?|ersatz\p{L}*|ersetz\p{L}*|reparatur\p{L}*|verloren\p{L}*|kinder|geschwister\p{L}*|begleit\p{L}*|segund[oa]s?|tercer[oa]?s?|siguientes?|otr[oa]s?|adicional(?:es)?|repuestos?|reponemos|rehacemos|reparaci\p{L}+|perdid[oa]s?|niñ[oa]s|herman[oa]s?|acompañantes?|invitad[oa]s?)(?!\p{L})/iu;

/** The shares that the first words of a page say are left of its price. */
function sharesSaid(texts: readonly LocatedText[]): Set<number> {
  const shares = new Set<number>();
  for (const { path, text } of texts) {
    if (!['seo', 'hero', 'cta', 'countdown'].includes(String(path[0]))) continue;
    for (const [sentence] of matchesIn(text, SENTENCE)) {
      if (BESIDE.test(sentence) && !SEEN.test(sentence)) continue;
      for (const [said, left] of SHARES) if (said.test(sentence)) shares.add(left);
      for (const { groups } of matchesIn(sentence, PERCENT))
        shares.add(1 - Number(groups?.percent) / 100);
    }
  }
  return shares;
}

/** False if no price of a copy is said to be in the place of another one. */
export function mayBeShare(copy: string): boolean {
  return SEEN.test(copy);
}

/** A statement about two prices that they do not bear out. */
export interface FalseRelation {
  path: Path;
  span?: Span;
  less: Price;
  more: Price;
  /** What the lower price would have to be. */
  right: number;
}

/** The only reduced price of a page, if it is another share of the usual one than all that its first words say. */
export function falseShare(texts: readonly LocatedText[], facts: Facts): FalseRelation | undefined {
  const pairs = texts.flatMap(({ path, text }) =>
    [...matchesIn(text, INSTEAD)].flatMap(({ 0: found, 1: one = '', 2: other = '', index }) => {
      const [less] = priceOf(one, facts);
      const [more] = priceOf(other, facts);
      const span: Span = [index, index + found.length];
      return less && more ? [{ path, span, less, more }] : [];
    }),
  );
  const [pair] = pairs;
  const isSame = pairs.every(
    ({ less, more }) => less.name === pair?.less.name && more.name === pair.more.name,
  );
  const [share, ...others] = sharesSaid(texts);
  if (!pair || !isSame || share === undefined || others.length > 0) return undefined;
  const right = pair.more.value * share;
  const isRight = Math.abs(pair.less.value - right) <= Math.max(1, ROUNDED * pair.more.value);
  return isRight ? undefined : { ...pair, right };
}

/** Says of an offer of several that each costs less than one alone. */
const CHEAPER =
  /(?<!\p{L})(?:cheaper|less|saves?) (?:by|per|an?|each) (?:the )?(?<en>\p{L}+)|(?<!\p{L})(?:pro|je) (?<de>\p{L}+) (?:günstiger|billiger)|(?<!\p{L})más (?:barat[oa]|económic[oa]) por (?<es>\p{L}+)/iu;

/** A cheap test for such an offer. */
const SAID =
  /(?:cheaper|less|saves?) (?:by|per|an?|each) |günstiger|billiger|más (?:barat|económic)/i;

/** False if no text of a copy says that something is cheaper. */
export function mayBeCheaper(copy: string): boolean {
  return SAID.test(copy);
}

const NUMBER = `(?<number>${[...SMALL_NUMBERS.keys()].join('|')}|[2-9]|[1-3]\\d)`;
const SEVERAL = new RegExp(`(?<!\\p{L})${NUMBER} (?<noun>\\p{L}+)`, 'iu');
const ONE = /^(?:per|an?|the|one|each|pro|je|eine?|por|una?|cada) (?<noun>\p{L}+)$/iu;

/** An offer of a list of prices. */
interface Offer {
  at: Path;
  price: Price;
  period: string;
  text: string;
}

function offersIn(raw: object, facts: Facts): Offer[][] {
  return [...namedBlocks(raw, 'pricing')].map(({ path, block }) => {
    const { items } = Object(block) as { items?: unknown };
    return (Array.isArray(items) ? items : []).flatMap((item: unknown, index): Offer[] => {
      const { price, period, highlight, text } = Object(item) as Record<string, unknown>;
      const [, name = ''] = new RegExp(`^${PRICE}$`, 'iu').exec(String(price)) ?? [];
      const at = [...path, 'items', index];
      return priceOf(name, facts).map((known) => ({
        ...{ at, price: known, period: String(period ?? '') },
        text: [highlight, text].filter((part) => typeof part === 'string').join('\n'),
      }));
    });
  });
}

/** The offers that are said to be cheaper by the hour, and are not. */
export function* dearerOffers(raw: object, facts: Facts): Generator<FalseRelation> {
  for (const offers of offersIn(raw, facts))
    for (const { at, price, period, text } of offers) {
      const said = CHEAPER.exec(text)?.groups;
      const unit = nounRoot(said?.en ?? said?.de ?? said?.es ?? '');
      const { number = '', noun = '' } = SEVERAL.exec(period)?.groups ?? {};
      if (unit === '' || nounRoot(noun) !== unit) continue;
      const [single, ...others] = offers.filter(
        (other) => nounRoot(ONE.exec(other.period)?.groups?.noun ?? '') === unit,
      );
      if (!single || others.length > 0) continue;
      const count = SMALL_NUMBERS.get(number.toLowerCase()) ?? Number(number);
      const right = count * single.price.value;
      if (price.value >= right)
        yield { path: [...at, 'price'], less: price, more: single.price, right };
    }
}
