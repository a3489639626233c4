import { kindOfPrices } from './price-kinds.ts';
import { folded } from './price-text.ts';

/** In a heading: the way, the place or the time for which alone the prices below are. */
const WAY = new RegExp(
  `(?<!\\p{L})(?:${[
    'online|remote(?:ly)?|by (?:phone|video|post|mail)|(?:at|in|to) (?:your|the customer’s) (?:home|house|door|place|office|site)|at home|home visits?|on[- ]site|evenings?|nights?|weekends?|(?:satur|sun)days?|(?:public |bank )?holidays?|out of hours',
    'per (?:telefon|video|post)|aus der ferne|bei ihnen(?: zu hause| vor ort)?|zu hause|hausbesuche?n?|vor ort|abends?|nachts?|am abend|in der nacht|(?:am )?wochenende[ns]?|samstags?|sonntags?|feiertage?n?',
    'en línea|a distancia|por (?:teléfono|vídeo|video|correo)|a domicilio|en (?:su|tu) (?:casa|domicilio|oficina)|de noche|por la noche|nocturn[oa]s?|(?:en )?fin(?:es)? de semana|s[áa]bados?|domingos?|festivos?',
  ].join('|')})(?!\\p{L})`,
  'giu',
);

/** Beside one of these, the heading is of that way and of others alike. */
const BOTH = /(?<!\p{L})(?:or|and|und|oder|sowie|o|y|e|as well|auch|también)(?!\p{L})|[/,&+]/iu;

/** In a note: the prices are others less or plus something, with a reference or an amount. A tax makes no other price. */
const RECKONED =
  /(?<!\p{L})(?:prices?|rates?|fees?|preise?|tarife?|sätze|precios?|tarifas?)(?!\p{L})(?:\{[^{}]*\}|[^.!?{\n]){0,60}?(?<!\p{L})(?:less|minus|plus|abzüglich|zuzüglich|menos|más)(?!\p{L})\s(?:\p{L}+\s)?(?<by>\{[\w.]+\}|[£$€]?\s?\d[\d.,]*(?!\d|\s?%))/giu;

/** What is said around a list of prices. */
interface Block {
  heading?: unknown;
  note?: unknown;
  intro?: unknown;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** What distinguishes prices below a heading from those of the same things elsewhere: “Online prices”, “Preise bei Ihnen zu Hause”. */
export function termsOfHeading(heading: string): string {
  if (BOTH.test(heading)) return '';
  return [...heading.matchAll(WAY)].map(([way]) => folded(way)).join(' ');
}

/** The same of a list of prices, which may have a note besides: “These are the prices at the studio less {fees.reduction}”. */
export function termsOfBlock({ heading, note, intro }: Block): string {
  const notes = [note, intro].filter(isText);
  const by = notes.flatMap((text) =>
    [...text.matchAll(RECKONED)].map(({ groups = {} }) => `by ${groups.by}`),
  );
  const ofHeading = isText(heading) ? [termsOfHeading(heading), kindOfPrices(heading)] : [];
  return [...ofHeading, ...by].filter(Boolean).join(' ');
}
