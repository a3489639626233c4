import type { Span } from '../../../content/span-location.ts';
import { daysOfMonths } from './days-of-months.ts';
import { isPast } from './today.ts';

/** Directly before the last day of an offer. */
const UNTIL =
  /(?<!\p{L})(?:until|till?|through|by|before|ends?(?: on)?|bis(?: zum)?|endet(?: am)?|hasta(?: el)?|antes del|termina(?: el)?|vence(?: el)?)\s(?:the |el )?(?:\p{L}+,? (?:den |dem |el )?)?$/iu;

/** Says that it is an offer. What is due by a day of every year, such as an order for All Saints, stays true. */
const OFFER =
  /%|(?<!\p{L})(?:percent|off|save|sale|offer|deal|free|half price|only until|last (?:days|chance)|prozent|spar\p{L}+|rabatt|aktion\p{L}*|angebot\p{L}*|gratis|kostenlos|nur noch|günstiger|por ciento|descuento\p{L}*|oferta\p{L}*|promo\p{L}*|ahorr\p{L}+|rebaja\p{L}*|solo hasta|últim[oa]s días)(?!\p{L})/iu;

/** Directly before such a day: what is to be had until then, as long as there is some of it. */
const SLOTS = new RegExp(
  `(?<!\\p{L})(?:${[
    '(?:slots?|spots?|seats?|spaces?|places?|appointments?|tickets?|rooms?|tables?|dates?|enrol?lments?|registrations?|bookings?|sign-?ups?) (?:(?:are|is|still|now|again|only|left|open|free|available|bookable|on sale|extended|runs?) ){0,4}',
    '(?:termine?|plätze|tickets?|karten|zimmer|tische?|anmeldung(?:en)?|buchung(?:en)?) (?:(?:sind|ist|noch|nur|wieder|frei|offen|buchbar|verfügbar|möglich|läuft) ){0,4}',
    '(?:plazas?|citas?|entradas?|horas?|habitaciones|mesas|inscripci(?:ón|ones)|matrículas?|reservas?) (?:(?:están?|hay|aún|todavía|solo|libres?|abiert[oa]s?|disponibles?|a la venta|en plazo) ){0,4}',
  ].join('|')})$`,
  'iu',
);

/** Directly before a day by which visitors are to do something, of which nothing else is said. */
const ACT =
  /(?:^|[.!?:–—] )(?:(?:please|now|today|bitte|jetzt|ahora) )?(?:book|register|reserve|sign up|enrol?l|apply|anmelden|buchen|reservieren|melden sie sich|buchen sie|reservieren sie|reserven?|inscríba[ns]e|inscríbete|apúnte[ns]e|apúntate)(?: (?:now|yours?|today|online|jetzt|an|ya|online))? $/iu;

/** After it: the end of what is said, or why to hurry. What is due each year says for what: "for All Saints". */
const NOTHING_ELSE = /^\s*(?:$|[.!,;:–—]|(?:and|or|while|before|und|oder|y|o)(?!\p{L}))/iu;

/** Says that the same days come back each year, or from when to when something is so. */
const YEARLY =
  /(?<!\p{L})(?:year|yearly|annual\p{L}*|seasons?|winter|summer|from|since|between|jahr|jährlich|saison|sommer|ab|von|vom|seit|zwischen|año|anual\p{L}*|temporada|invierno|verano|desde|(?<!antes )del(?= \d)|entre)(?!\p{L})/iu;

/** Milliseconds after which the end of an offer without its year may be that of the next year: 90 days. */
const RECENT = 90 * 24 * 60 * 60 * 1000;

/** True for the last day on which something is to be had, or by which it is to be booked. */
function isLastDay(text: string, [start, end]: Span): boolean {
  const before = text.slice(0, start).replace(UNTIL, '');
  if (YEARLY.test(text)) return false;
  return SLOTS.test(before) || (ACT.test(before) && NOTHING_ELSE.test(text.slice(end)));
}

/**
 * Last days of an offer without a year that were a short while ago. In a text about the present, nobody means the same day of the
 * next year: it would be nine months away.
 *
 * @param now in milliseconds since 1970.
 */
export function* recentEnds(text: string, now: number): Generator<Span> {
  if (!/\d/.test(text)) return;
  const isOffer = OFFER.test(text);
  const thisYear = new Date(now).getUTCFullYear();
  for (const { span, month, day, year } of daysOfMonths(text)) {
    if (year !== undefined || !UNTIL.test(text.slice(0, span[0]))) continue;
    if (!isOffer && !isLastDay(text, span)) continue;
    const endIn = (some: number) => Date.UTC(some, month - 1, day + 1) - 1;
    const last = endIn(thisYear) > now ? endIn(thisYear - 1) : endIn(thisYear);
    if (isPast(last, now) && last > now - RECENT) yield span;
  }
}
