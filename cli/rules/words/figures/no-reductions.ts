import { MONEY_GROUP } from '../../../../schemas/config/units.ts';
import type { Facts } from '../../../content/facts/facts.ts';
import type { LocatedText } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { type Path, valueAt } from '../../../content/value-path.ts';
import { sentenceAt } from '../sentence-at.ts';

const price = (name: string) => `\\{(?<${name}>(?:${MONEY_GROUP})\\.[\\w.]+)\\}`;

/** Two prices of which the first is meant to be the lower one, and the other way round. */
const DOWN = new RegExp(
  `${price('less')},? (?:instead of|rather than|statt|anstatt|anstelle von|en (?:lugar|vez) de) (?:the usual |the normal |sonst |bisher |los |el )?${price('more')}|${price('now')} \\((?:was|before|früher|vorher|statt|antes) ${price('then')}\\)`,
  'giu',
);
const FROM = new RegExp(
  `(?<!\\p{L})(?:(?:was|before|früher|vorher|bisher|antes) ${price('more')}[,;:.–—]? (?:(?:and )?now|jetzt|nun|heute|ahora|hoy)(?: only| nur| solo)?|(?:reduced|down|marked down|reduziert|herabgesetzt|gesenkt|rebajad[oa]) (?:from|von|de) ${price('from')} (?:to|auf|a)) ${price('less')}`,
  'giu',
);

/** A cheap test of a copy: two prices close to each other. */
const SEEN = new RegExp(`\\{${MONEY_GROUP}\\.[\\w.]+\\}[^{}\\n]{1,30}\\{${MONEY_GROUP}\\.`, 'iu');

/** Says that the lower one is an offer: express work costs more instead of less, too. */
const OFFERED =
  /(?<!\p{L})(?:offer|sale|deal|discount\p{L}*|special|save|saving|reduced|only|until|till|cheaper|launch|early[- ]bird|angebot\p{L}*|\p{L}*aktion\p{L}*|rabatt\p{L}*|spar\p{L}*|reduziert|ersparnis|nur|bis|günstiger|schnäppchen|frühbuch\p{L}*|oferta\p{L}*|promoción|descuento|rebaj\p{L}+|ahorr\p{L}+|solo|hasta)(?!\p{L})/iu;

/** Says that more is paid for more. */
const DEARER =
  /(?<!\p{L})(?:express\p{L}*|same[- ]day|overnight|weekend|sunday|holiday|rush|surcharge|extra|raise[ds]?|risen|rises?|increase[ds]?|went up|wochenend\p{L}*|sonntag\p{L}*|feiertag\p{L}*|zuschlag|aufpreis|eil\p{L}*|erhöh\p{L}+|steig\p{L}+|gestiegen|teurer|urgente|festivo|domingo|fin de semana|recargo|sub(?:e|ió|ido)|más car[oa])(?!\p{L})/iu;

/** An offer that costs as much as what it replaces, or more. */
export interface NoReduction {
  path: Path;
  span: Span;
  less: string;
  more: string;
}

function amountOf(name: string, { site }: Facts): number | undefined {
  const value = site === undefined ? undefined : valueAt(site, name.split('.'));
  return typeof value === 'number' ? value : undefined;
}

/** True for a page that is about an offer: it ends, or its theme says so. */
function isOffer(raw: object): boolean {
  const { page, theme } = raw as { page?: unknown; theme?: unknown };
  return theme === 'offer' || Object(page).expireAt !== undefined;
}

/** False if no copy has two prices of which one is in the place of the other. */
export function mayReduce(copy: string): boolean {
  return SEEN.test(copy);
}

/** The first offer of a page that is no cheaper than what it replaces. */
export function noReduction(
  texts: readonly LocatedText[],
  raw: object,
  facts: Facts,
): NoReduction | undefined {
  for (const { path, text } of texts)
    for (const pattern of [DOWN, FROM])
      for (const { 0: found, index, groups: g = {} } of matchesIn(text, pattern)) {
        const [less, more] = [g.less ?? g.now ?? '', g.more ?? g.then ?? g.from ?? ''];
        const [low, high] = [amountOf(less, facts), amountOf(more, facts)];
        if (low === undefined || high === undefined || low < high) continue;
        const { start, end } = sentenceAt(text, index);
        const sentence = text.slice(start, end);
        if (DEARER.test(sentence) || !(isOffer(raw) || OFFERED.test(sentence))) continue;
        return { path, span: [index, index + found.length], less, more };
      }
  return undefined;
}
