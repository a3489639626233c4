import { namesHoliday } from './holidays.ts';

/** What a business offers for a holiday: "Labor Day 2026 sale". */
const AFTER =
  /^ (?:\p{L}+ )?(?:sales?|specials?|offers?|deals?|discounts?|promotions?|hours|menus?|(?:pre-?)?orders?|hampers?|packages?|angebote?|aktion|menü|öffnungszeiten|menú|ofertas?|promoción|horarios?)(?!\p{L})/iu;

/** The same before it: „Öffnungszeiten an Weihnachten 2025“, «Horario de Navidad 2025». */
const BEFORE =
  /(?<!\p{L})(?:hours|sale|specials?|menu|pre-?orders?|orders|opening times|öffnungszeiten|angebote?|aktion|menü|vorbestellungen?|bestellungen?|horarios?|ofertas?|promoción|menú|cestas?|encargos|reservas|pedidos)\s(?:(?:for|on|at|over|the|zu|zum|zur|an|über|für|de|del|para|en|la|el)\s){1,3}$/iu;

/** When a business is there, too: “nights, Christmas 2025 included”. */
const INCLUDED =
  /^(?:,? (?:too|as well|included|inclusive|inklusive|eingeschlossen|inbegriffen|incluid[oa]s?))(?!\p{L})/iu;
const INCLUDING =
  /(?<!\p{L})(?:including|even (?:on|at|over)|also (?:on|at|over)|einschließlich|inklusive|auch (?:an|zu|über)|incluid[oa]s?|incluso (?:en|el)|también (?:en|el))\s(?:the\s|el\s|la\s)?$/iu;

/** Says that it has been: what an offer raised, and who came. */
const DONE =
  /(?<!\p{L})(?:was|were|had|been|ended|raised|sold out|thank(?!sgiving)\p{L}*|danke\p{L}*|war|waren|hatte\p{L}*|gab|wurde\p{L}*|fue|fueron|era|recaud\p{L}+|fuimos|vinimos|estuvimos|hicimos|tuvimos|vendimos|gracias|agotad\p{L}+|last year|letztes jahr|el año pasado|photos?|pictures?|fotos?|bilder)(?!\p{L})/iu;

/** Verbs of what was done by a holiday: "we finished the barn by Labor Day 2026". */
const PAST =
  /(?<!\p{L})(?!(?:need|needed|hundred|speed|booked|limited|guaranteed|discounted|reduced|interested|tired|united)(?!\p{L}))(?:\p{L}{2,}ed|built|made|did|went|came|got|took|sold|began|found|\p{L}{2,}(?:ó|aron|ieron)|haben|hatten)(?!\p{L})/u;

/** True for a holiday before which its sentence tells what was done. */
export function isHolidayOfPast(sentence: string, written: string): boolean {
  return PAST.test(sentence) && namesHoliday(written);
}

/** True for a holiday of a year that is the name of an offer, and of nothing that is told. */
export function isHolidayOffer(text: string, [start, end]: readonly [number, number]): boolean {
  if (!namesHoliday(text.slice(start, end)) || DONE.test(text)) return false;
  const [before, after] = [text.slice(0, start), text.slice(end)];
  return AFTER.test(after) || BEFORE.test(before) || INCLUDED.test(after) || INCLUDING.test(before);
}
