import type { Span } from '../../../content/span-location.ts';
import { daysOfMonths } from './days-of-months.ts';
import { isPast } from './today.ts';

/** Directly before the last day of an offer. */
const UNTIL =
  /(?<!\p{L})(?:until|till?|through|by|before|ends?(?: on)?|bis(?: zum)?|endet(?: am)?|hasta(?: el)?|antes del|termina(?: el)?|vence(?: el)?)\s(?:the |el )?(?:\p{L}+,? (?:den |dem |el )?)?$/iu;

/** Says that it is an offer. What is due by a day of every year, such as an order for All Saints, stays true. */
const OFFER =
  /%|(?<!\p{L})(?:percent|off|save|sale|offer|deal|free|half price|only until|last (?:days|chance)|prozent|spar\p{L}+|rabatt|aktion\p{L}*|angebot\p{L}*|gratis|kostenlos|nur noch|günstiger|por ciento|descuento\p{L}*|oferta\p{L}*|promo\p{L}*|ahorr\p{L}+|rebaja\p{L}*|solo hasta|últim[oa]s días)(?!\p{L})/iu;

/** Milliseconds after which the end of an offer without its year may be that of the next year: 90 days. */
const RECENT = 90 * 24 * 60 * 60 * 1000;

/**
 * Last days of an offer without a year that were a short while ago. In a text about the present, nobody means the same day of the
 * next year: it would be nine months away.
 *
 * @param now in milliseconds since 1970.
 */
export function* recentEnds(text: string, now: number): Generator<Span> {
  if (!/\d/.test(text) || !OFFER.test(text)) return;
  const thisYear = new Date(now).getUTCFullYear();
  for (const { span, month, day, year } of daysOfMonths(text)) {
    if (year !== undefined || !UNTIL.test(text.slice(0, span[0]))) continue;
    const endIn = (some: number) => Date.UTC(some, month - 1, day + 1) - 1;
    const last = endIn(thisYear) > now ? endIn(thisYear - 1) : endIn(thisYear);
    if (isPast(last, now) && last > now - RECENT) yield span;
  }
}
