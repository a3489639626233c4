import type { Span } from '../../../content/span-location.ts';

/** How exactly a text says for how many years the business has been there. */
type Bound = 'exact' | 'least' | 'about';

/** For how many years a text says that the business has been there. */
export interface YearsSince {
  span: Span;
  years: number;
  bound: Bound;
}

const LEAST =
  'over|more than|at least|well over|(?:seit )?(?:über|mehr als|mindestens)|más de|al menos';
const ABOUT =
  'nearly|almost|about|around|some|roughly|close to|fast|knapp|etwa|rund|gut|casi|unos|cerca de|alrededor de|ya casi';

/** A number of years; spaces stand before one that was in words. */
const NUMBER = `\\s*(?:(?:(?<least>${LEAST})|(?<about>${ABOUT}))\\s+)?(?<years>\\d{1,3})`;

const PLACE_EN =
  '(?:business|company|firm|shop|store|workshop|studio|practice|clinic|school|bakery|salon|office|restaurant)';
const PLACE_DE =
  '(?:laden|werkstatt|betrieb|firma|unternehmen|geschäft|praxis|studio|schule|bäckerei|salon|kanzlei|restaurant|büro)';
const PLACE_ES =
  '(?:negocio|empresa|tienda|taller|estudio|clínica|escuela|panadería|salón|despacho|restaurante|consulta)';

/** Phrases that say it of the business itself; what follows some of them would make it a part, a place, or somebody else. */
const PHRASES = [
  `(?<!\\p{L})we(?: have|['’]ve) (?:now )?been (?:in business|open) for ${NUMBER} years(?! (?:here|in|at))`,
  `(?<!\\p{L})our ${PLACE_EN} has been (?:open|in business|in the family) for ${NUMBER} years(?! (?:here|at))`,
  `(?<!\\p{L})(?:after|with) ${NUMBER} years (?:in|of being in) business,? we(?!\\p{L})`,
  `(?:^|[.!?:;·]\\s?)${NUMBER} years in business(?=[.,;!]|$| and )`,
  `(?:^|[.!?:;·]\\s?)in business for ${NUMBER} years(?=[.,;!]|$| and )`,
  `(?<!\\p{L})we (?:opened|founded|started|began)(?: (?:up|(?:our|the|this) ${PLACE_EN}|our doors))? ${NUMBER} years ago(?! (?:in|at|here|to))`,
  `(?<!\\p{L})our ${PLACE_EN} is ${NUMBER} years old`,
  `(?<!\\p{L})we are an? ${NUMBER}-year-old ${PLACE_EN}`,
  `(?<!\\p{L})(?:uns gibt es|es gibt uns|gibt es uns) (?:schon |jetzt |nun )?seit ${NUMBER} jahren(?! (?:in|an|hier))`,
  `(?<!\\p{L})unseren? ${PLACE_DE} gibt es (?:schon |jetzt |nun )?seit ${NUMBER} jahren(?! (?:in|an|hier))`,
  `(?<!\\p{L})unsere? ${PLACE_DE} besteht (?:schon |jetzt |nun )?seit ${NUMBER} jahren`,
  `(?:^|[.!?:;·]\\s?|(?<!\\p{L})wir sind )seit ${NUMBER} jahren (?:am markt|im geschäft)(?=[.,;!]|$| und )`,
  `(?<!\\p{L})vor ${NUMBER} jahren haben wir (?:(?:unseren?|den|die|das) ${PLACE_DE} )?(?:eröffnet|gegründet|aufgemacht)`,
  `(?<!\\p{L})vor ${NUMBER} jahren (?:eröffneten|gründeten) wir (?:unseren?|den|die|das) ${PLACE_DE}`,
  `(?<!\\p{L})(?:abrimos|fundamos|empezamos)(?: (?:el|la|nuestr[oa]) ${PLACE_ES})? hace ${NUMBER} años(?! (?:en|aquí))`,
  `(?<!\\p{L})hace (?:ya )?${NUMBER} años que (?:abrimos|fundamos) (?:el|la|nuestr[oa]) ${PLACE_ES}`,
  `(?<!\\p{L})hace (?:ya )?${NUMBER} años que (?:abrimos|estamos abiertos)(?=[.,;!]|$)`,
  `(?<!\\p{L})llevamos (?:ya )?${NUMBER} años (?:abiert[oa]s|en el negocio)(?! (?:en est|aquí|a ))`,
  `(?<!\\p{L})nuestr[oa] ${PLACE_ES} lleva (?:ya )?abiert[oa] ${NUMBER} años(?! (?:en est|aquí))`,
  `(?:^|[.!?:;·]\\s?)(?:con )?${NUMBER} años en el negocio(?=[.,;!]|$| y )`,
].map((phrase) => new RegExp(phrase, 'iu'));

/** Cheap test of a whole copy. */
const SEEN =
  /years? (?:ago|in (?:being )?business|of being|old)|business for|open for|been here|in the family|year-old|ahren|años/;

/** False if no text of a copy says for how long something has been there. */
export function maySayYears(copy: string): boolean {
  return SEEN.test(copy);
}

/** The years in a text whose numbers are in digits. */
export function yearsSince(text: string): YearsSince | undefined {
  if (!SEEN.test(text)) return undefined;
  for (const phrase of PHRASES) {
    const found = phrase.exec(text);
    const { least, about, years } = found?.groups ?? {};
    if (!found || years === undefined) continue;
    const start = found.index + found[0].lastIndexOf(years);
    const bound = least === undefined ? (about === undefined ? 'exact' : 'about') : 'least';
    return { span: [start, start + years.length], years: Number(years), bound };
  }
  return undefined;
}

/** Years by which an honest round number may be too small. */
const ROUND = 5;

/**
 * True if a business cannot have been there for so long, or has been there for longer than a text says.
 *
 * @param age years between that in which it began and the current one; its day in that year is not known.
 */
export function isOtherAge({ years, bound }: YearsSince, age: number): boolean {
  if (bound === 'about') return Math.abs(years - age) > ROUND;
  if (years > age) return true;
  // Round numbers are said for a while.
  const isRound = years % ROUND === 0 && age - years < ROUND;
  return bound === 'exact' && years < age - 1 && !isRound;
}
