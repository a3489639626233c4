import { folded } from './price-text.ts';

/** What a price is for, other than the use of a thing: a chair costs something else to hire, to buy and to replace. */
const KINDS: readonly (readonly [kind: string, pattern: RegExp])[] = [
  [
    'replacing',
    ofWords(
      'replacement (?:costs?|values?|prices?|charges?|fees?)',
      '(?<=^|\\| )(?:replacements?|replacing(?: [\\p{L} ]+)?)(?=$)',
      'breakages?|(?:loss(?:es)?|lost|broken|damaged?)(?: items)? (?:and|or|&) (?:lost|loss|breakages?|broken|damaged?)',
      'if (?:it|something|anything) (?:breaks|gets lost|goes missing|is (?:lost|broken|damaged|missing))',
      'ersatz(?:preise?n?|kosten|werte?|beschaffung\\p{L}*)?|wiederbeschaffung\\p{L}*|(?:bei )?(?:verlust|bruch|beschädigung)(?: (?:und|oder) (?:verlust|bruch|beschädigung))?|wenn (?:et)?was (?:kaputt|verloren|zu bruch|fehlt)\\p{L}*',
      'reposici(?:ón|ones)|(?:por )?(?:pérdida|rotura|extravío)s?(?: [oyu] (?:pérdida|rotura|extravío|daño)s?)?|si (?:algo )?se (?:rompe|pierde|extravía)(?: algo)?',
    ),
  ],
  [
    'buying',
    ofWords(
      'for sale|(?:to )?(?:buy|purchase)(?:ing)?|(?:sales?|selling|purchase) prices?|second-?hand|pre-owned|used',
      'kauf(?:en|preise?n?)?|verkauf(?:spreise?n?)?|gebraucht\\p{L}*|zu verkaufen',
      'venta|comprar?|(?:de )?segunda mano|usad[oa]s',
    ),
  ],
  [
    'using',
    ofWords(
      'hir(?:e|ing)|rent(?:als?|ing|s)?|leas(?:e|ing)',
      '\\p{L}*mieten?|mietpreise?n?|\\p{L}*vermietung|\\p{L}*verleih|leihgebühr(?:en)?|leihen|ausleihen?|leasing',
      'alquiler(?:es)?|alquilar|rentas?|rentar|arriendos?',
    ),
  ],
  [
    'security',
    ofWords('(?:security |damage )?deposits?', 'kaution(?:en)?|pfand', 'depósitos?|fianzas?'),
  ],
];

function ofWords(...words: readonly string[]): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'iu');
}

/** With or without what a price is: "Without a driver", „Preise ohne Montage“. A tax, a date and "us" make no other price. */
const WITH =
  /(?:(?<!\p{L})(?:without|excluding|ohne|sin)|^(?:(?:prices?|rates?|hire|rental|preise?|tarife?|miete|verleih|precios?|tarifas?|alquiler|renta)\s)?(?:with|including|mit|inklusive|con))\s(?:(?:an?|the|our|eine[mnr]?|unsere[mnr]?|d(?:er|em|en)|una?|el|la|nuestr[oa])\s)?(?!(?:us|you|me|uns|ihnen|mir|nosotr[oa]s|usted(?:es)?|appointments?|booking|obligation|tax(?:es)?|vat|gst|surprises?|hidden|small|fine|termine?|anmeldung|verpflichtung|mwst|umsatzsteuer|steuern?|überraschung\p{L}*|versteckte\p{L}*|kleingedrucktes|cita|compromiso|iva|impuestos?|sorpresas?|letra)(?!\p{L}))(?<what>\p{L}+)/iu;

/** What the prices below a heading are for, if that is not the use of a thing: buying, replacing, with or without something. */
function kindOfLine(line: string): string | undefined {
  const words = line.replace(/^#+\s+|^:::\w+\[|\]$|\*\*/gu, '').trim();
  const kinds = KINDS.filter(([, pattern]) => pattern.test(words)).map(([kind]) => kind);
  const found = WITH.exec(words);
  const beside = found
    ? folded(
        `${/without|excluding|ohne|sin/iu.test(found[0]) ? 'without' : 'with'} ${found.groups?.what}`,
      )
    : '';
  if (kinds.length === 0) return beside === '' ? undefined : beside;
  // "Hiring and buying" stands above both.
  const [kind] = kinds.length === 1 ? kinds : [];
  return [kind === 'using' ? '' : kind, beside].filter(Boolean).join(' ');
}

/**
 * What distinguishes prices from those of the same things for another purpose, by the nearest heading that says one.
 *
 * @param headings each in a line, the nearest last.
 */
export function kindOfPrices(headings: string): string {
  const kinds = headings.split('\n').map(kindOfLine);
  return kinds.findLast((kind) => kind !== undefined) ?? '';
}
