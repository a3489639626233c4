import type { Facts } from '../../../content/facts/facts.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { wordsBetween } from './words-between.ts';

const YEAR = '(?<year>(?:1[5-9]|20)\\d\\d)(?!\\d)';

const PLACE_EN =
  '(?:business|company|firm|shop|store|workshop|studio|practice|clinic|school|bakery|salon|restaurant)';
const PLACE_DE =
  '(?:betrieb|geschäft|laden|unternehmen|firma|werkstatt|praxis|studio|schule|bäckerei|salon|kanzlei|restaurant|gärtnerei|schreinerei|tischlerei|selbstständigkeit|selbständigkeit)';
const PLACE_ES =
  '(?:negocio|empresa|tienda|taller|estudio|clínica|escuela|panadería|salón|despacho|restaurante|consulta|academia|bodega)';

function compiled(phrase: string): RegExp {
  return new RegExp(`(?<!\\p{L})${phrase}`, 'giu');
}

/** A reference to the name of the business, as texts are before it is filled in. */
const NAME = '\\{business\\.name\\}';

/** The business as an object; her bakery is that of somebody else. */
const THE_EN = `(?:(?:the|our|this)(?: family| own)? ${PLACE_EN}(?!\\p{L})|${NAME})`;
const THE_DE = `(?:(?:dem|den|die|das|unser\\p{L}*|dieser|diesem|der) ${PLACE_DE}(?!\\p{L})|${NAME})`;
const THE_ES = `(?:(?:el|la|nuestr[oa]|este|esta|con el|con la) ${PLACE_ES}(?!\\p{L})|(?:con )?${NAME})`;

const DOOR_DE = '(?:die|ihre|seine|unsere) (?:laden|salon|eingangs)?tür(?:en)?';

/** What somebody who begins on their own has; "one apprentice" is had by a business that is there already. */
const GEAR_EN =
  '(?:(?:\\p{L}+[- ]){0,2}?(?:van|truck|pickup|car|wagon|ladder|bucket|mop|mower|bike|bicycle|trailer|wheelbarrow|oven|table|bench|chair|toolbox|sewing machine|market stall|stall|rods|brushes))';
const GEAR_DE =
  '(?:(?:\\p{L}+ )?(?:transporter|lieferwagen|kombi|bulli|auto|leiter|eimer|mäher|rasenmäher|fahrrad|anhänger|schubkarre|ofen|werkbank|nähmaschine|marktstand|werkzeugkoffer|werkzeugkiste))';
const GEAR_ES =
  '(?:furgoneta|camioneta|coche|escalera|cubo|bicicleta|remolque|carretilla|horno|mesa|banco|máquina de coser|puesto|caja de herramientas)';

const WORDS = wordsBetween('first|second|erste|zweite|primer|segund');

/** The year of a beginning, and perhaps its month. */
const IN_EN = `in (?:(?:early |late )?(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter)(?: of)? )?${YEAR}`;
const IN_DE = `(?:im (?:jahr|januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|frühjahr|sommer|herbst|winter)e? )?${YEAR}`;
const IN_ES = `en (?:el año |(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|primavera|verano|otoño|invierno) de )?${YEAR}`;

/** Ways to say in which year somebody began with the business, besides "founded in" and the like. */
const STARTS = [
  // "Grandfather began with the shop in 1989", "set up shop in 1989", "went into business in 1989".
  `(?:began|started|opened|founded|set up|launched)(?: with| up)? ${THE_EN}${WORDS} ${IN_EN}`,
  `(?:went into business|set up shop|opened (?:its|our) doors|hung out our shingle|started out on our own)${WORDS} ${IN_EN}`,
  `(?:^|[.!?:] )${IN_EN},?${WORDS} (?:began|started|opened|founded|set up|launched)(?: with| up)? ${THE_EN}`,
  // „hat 1989 mit dem Betrieb angefangen“, „fing 1989 mit dem Laden an“, „machte sich 1989 selbstständig“.
  `(?:hat|haben|habe)${WORDS} ${IN_DE}${WORDS} (?:mit ${THE_DE} (?:angefangen|begonnen|losgelegt)|${THE_DE} (?:eröffnet|gegründet|aufgemacht|aufgebaut))`,
  `(?:hat|haben|habe)${WORDS} mit ${THE_DE}${WORDS} ${IN_DE}${WORDS} (?:angefangen|begonnen|losgelegt)`,
  `(?:hat|haben|habe)${WORDS} ${THE_DE}${WORDS} ${IN_DE}${WORDS} (?:eröffnet|gegründet|aufgemacht|aufgebaut)`,
  `${IN_DE} (?:hat|haben|habe)${WORDS} (?:mit ${THE_DE} (?:angefangen|begonnen|losgelegt)|${THE_DE} (?:eröffnet|gegründet|aufgemacht|aufgebaut))`,
  `(?:fing|fingen|begann|begannen|startete|starteten)${WORDS} ${IN_DE}${WORDS} mit ${THE_DE}`,
  `(?:machte|machten|mache) sich${WORDS} ${IN_DE}${WORDS} (?:mit ${THE_DE} )?selbst(?:st)?ändig`,
  `(?:hat|haben|habe) sich${WORDS} ${IN_DE}${WORDS} selbst(?:st)?ändig gemacht`,
  // «empezó con el negocio en 1989», «montó el taller en 1989», «en 1989 abrió la tienda».
  `(?:empezó|empezaron|empezamos|comenzó|comenzaron|arrancó|arrancaron|montó|montaron|montamos|puso|pusieron|abrió|abrieron|fundó|fundaron) ${THE_ES}${WORDS} ${IN_ES}`,
  `(?:^|[.!?:] )${IN_ES},?${WORDS} (?:empezó|empezaron|empezamos|comenzó|arrancó|montó|montaron|montamos|puso|pusieron|abrió|abrieron|abrimos|fundó|fundaron) ${THE_ES}`,
  `se estableció por su cuenta${WORDS} ${IN_ES}`,
  // "began with one van in 1989", „begann 1989 mit einem Transporter“, «empezó con una furgoneta en 1989».
  `(?:began|started)(?: out)? with (?:nothing but |only |just )?(?:an?|one|two|his|her|their|our) ${GEAR_EN}${WORDS} ${IN_EN}`,
  `(?:^|[.!?:] )${IN_EN},?${WORDS} (?:began|started)(?: out)? with (?:nothing but |only |just )?(?:an?|one|two|his|her|their|our) ${GEAR_EN}`,
  `(?:fing|begann|begannen|fingen|startete|starteten)${WORDS} ${IN_DE}${WORDS} mit (?:nur )?(?:ein\\p{L}*|zwei) ${GEAR_DE}`,
  `${IN_DE} (?:begann|fing|startete)${WORDS} mit (?:nur )?(?:ein\\p{L}*|zwei) ${GEAR_DE}`,
  `(?:empezó|empezaron|empezamos|comenzó|arrancó) con (?:solo |apenas )?(?:una?|dos|su) ${GEAR_ES}${WORDS} ${IN_ES}`,
  // „gründete 1989 {business.name}“, „{business.name} gründete sie 1989“, «fundó en 1989 {business.name}»; an object is another thing that it founded.
  `gründeten?${WORDS} ${IN_DE} ${NAME}`,
  `${YEAR} gründeten?${WORDS} ${NAME}(?! (?:eine?n?|die|den|das) )`,
  `gründeten?(?: \\p{L}+)? ${NAME}${WORDS} ${IN_DE}(?! (?:eine?n?|die|den|das) )`,
  `${NAME} (?:wurde|ist)${WORDS} ${IN_DE}${WORDS} (?:gegründet|eröffnet)`,
  `${NAME} gründeten? \\p{L}+ ${IN_DE}`,
  `(?:fundó|abrió|montó|creó) ${IN_ES} ${NAME}`,
  // "{business.name} opened in 1989"; what it opened then is another thing.
  `${NAME} (?:was (?:founded|started|set up)${WORDS}|opened(?! an? | the | its | up )${WORDS}|(?:started|began)(?: out)?) ${IN_EN}`,
  `${NAME} (?:(?:abrió|nació)(?! (?:una?|su|el|la|los|las) )${WORDS}|empezó|(?:se fundó|fue fundad[oa])${WORDS}) ${IN_ES}(?! (?:una?|su|el|la|los|las) )`,
  `${THE_EN} was (?:founded|established|started|set up)${WORDS} ${IN_EN}`,
  `${THE_ES} (?:se fundó|fue fundad[oa]|nació)${WORDS} ${IN_ES}`,
  `fundamos ${THE_ES}${WORDS} ${IN_ES}`,
  `${THE_DE} (?:wurde|haben wir) ${IN_DE}${WORDS} gegründet`,
  // "Our history since 1989", „Seit 1989 gibt es unsere Werkstatt“, «la historia del taller desde 1989».
  `(?:our history|history of ${THE_EN}) since ${YEAR}`,
  `(?:unsere geschichte|geschichte ${THE_DE}) seit ${YEAR}`,
  `seit ${YEAR} gibt es (?:uns(?!\\p{L})|unser\\p{L}* ${PLACE_DE}(?!\\p{L})|${NAME})`,
  `(?:nuestra historia|historia (?:(?:del|de la) ${PLACE_ES}|de ${NAME})) desde ${YEAR}`,
].map(compiled);

/** Directly after a year in which something opened: not what else did. */
const ENDED = '(?=[.,;!?)]|$| (?:with|after|when|mit|nach|als|con|tras|después|cuando) )';

/** Ways to say in which year it opened its doors, as it may do some time after it was founded. */
const OPENINGS = [
  `we (?:first )?opened(?: our doors)? ${IN_EN}${ENDED}`,
  `${IN_EN},? we (?:first )?opened(?: our doors)?${ENDED}`,
  `${THE_EN} (?:was )?opened(?: its doors)? ${IN_EN}${ENDED}`,
  `abrimos(?: las puertas| nuestras puertas)? ${IN_ES}${ENDED}`,
  `${IN_ES},? abrimos(?: las puertas| nuestras puertas)?${ENDED}`,
  `${THE_ES} (?:se )?(?:abrió|inauguró)(?: sus puertas)? ${IN_ES}${ENDED}`,
  `wir (?:haben ${IN_DE} eröffnet|eröffneten ${IN_DE.replace('<year>', '<began>')})`,
  `${IN_DE} haben wir eröffnet`,
  `seit der eröffnung ${IN_DE}`,
  `${THE_DE} (?:hat|wurde) ${IN_DE} eröffnet`,
  // "In April 1989 she unlocked the door for the first time".
  `(?:unlocked|opened) (?:the|her|his|its|our|their)(?: ${PLACE_EN})? doors? for the first time ${IN_EN}`,
  `${IN_EN},?${WORDS} (?:unlocked|opened) (?:the|her|his|its|our|their)(?: ${PLACE_EN})? doors? for the first time`,
  `${IN_DE} (?:schloss|schlossen|öffnete|öffneten|sperrte|sperrten)${WORDS} ${DOOR_DE} zum ersten mal`,
  `(?:schloss|schlossen|öffnete|öffneten|sperrte|sperrten)${WORDS} ${IN_DE}${WORDS} ${DOOR_DE} zum ersten mal`,
  `abri(?:ó|eron|mos) (?:la|las|su|sus|nuestras) puertas? por primera vez ${IN_ES}`,
  `${IN_ES},?${WORDS} abri(?:ó|eron|mos) (?:la|las|su|sus|nuestras) puertas? por primera vez`,
].map(compiled);

/** Another business, or another beginning, than that of the fact. */
const ANOTHER =
  /(?<!\p{L})(?:first|second|another|former|previous|branch|erste[nrsm]?|zweite[nrsm]?|andere[nrsm]?|früher\p{L}*|filiale|primer\p{L}*|segund\p{L}*|otr[oa]|anterior|sucursal|(?:in|to|nach|aus|en) (?:\p{Lu}\p{L}+ )?(?:moved|umgezogen|trasladó))(?!\p{L})/iu;

/** Says nothing of others, though it has one of these words. */
const FIRST_TIME = /zum ersten mal|for the first time|por primera vez/giu;

/** A year in which the business began, in a text. */
export interface Start {
  year: string;
  span: Span;
  /** Of an opening, it may be some time after the founding; of a first step, some time before or after. */
  kind: 'start' | 'opening' | 'step';
}

/** The paragraph around a statement, up to its end: another shop may be named in the sentence before. */
function paragraphTo(text: string, { index, 0: found }: RegExpExecArray): string {
  return text.slice(text.lastIndexOf('\n\n', index) + 1, index + found.length);
}

/** The years in which the business began according to a text that says so of it in other words than "founded in". */
export function* startsOfBusiness(text: string): Generator<Start> {
  for (const [phrases, kind] of [
    [STARTS, 'start'],
    [OPENINGS, 'opening'],
  ] as const)
    for (const phrase of phrases)
      for (const found of matchesIn(text, phrase)) {
        const year = found.groups?.year ?? found.groups?.began;
        if (year === undefined) continue;
        const said = kind === 'opening' ? paragraphTo(text, found) : found[0];
        if (ANOTHER.test(said.replace(FIRST_TIME, ''))) continue;
        const start = found.index + found[0].indexOf(year);
        yield { year, span: [start, start + year.length], kind };
      }
}

/** A statement that is nothing but since when the business has been there, and what it is. */
const SINCE_ALONE = new RegExp(
  `^(?:\\{business\\.name\\}|(?:a )?family[- ](?:run|owned|business)(?: business)?|familiengeführt|familienbetrieb|inhabergeführt|empresa familiar|negocio familiar)?(?:\\s?[,·|–—-]\\s?|\\s)?(?:since|est\\.?|established(?: in)?|seit|desde) ${YEAR}[.!]?$`,
  'iu',
);

/** The year of a text that says nothing else than since when the business has been there. */
export function yearSinceAlone(text: string): string | undefined {
  return SINCE_ALONE.exec(text.trim())?.groups?.year;
}

/** What a business is, by one or two words of its trade, and since when: «Panadería y pastelería desde 1931». */
const TRADE_SINCE =
  /^(?:\p{L}+(?:ería|erías|ística|erei|handlung|werkstatt|betrieb|geschäft|smiths)|(?:bak|brew|joinery|butch)\p{L}*ery?|bakers|roofers|plumbers|painters|builders|movers|cleaners|carpenters|electricians|garage|workshop|clínica|taller|kanzlei|praxis)(?: (?:y|and|und|&) \p{L}+)?(?: (?:in|en|de) (?:\p{Lu}[\p{L}-]+|\{[\w.]+\}))?,? (?:since|seit|desde) \d{4}$/iu;

/** True of a text that is nothing but the trade of a business and since when. */
export function isTradeSince(text: string): boolean {
  return TRADE_SINCE.test(text.trim());
}

/** Headlines of what the business has done for its own town, which it is said to have done from the beginning. */
const TOWN_SINCE = new RegExp(
  `^(?:\\p{L}+ing (?<en>\\{[\\w.]+\\}|\\p{L}[\\p{L} .’'-]*?) since|\\p{L}+(?:ando|iendo) (?:a )?(?<es>\\{[\\w.]+\\}|\\p{L}[\\p{L} .’'-]*?) desde|für (?<de>\\{[\\w.]+\\}|\\p{L}[\\p{L} .’'-]*?) seit) ${YEAR}[.!]?$`,
  'iu',
);

/** The year of "Cleaning Raleigh since 1989", if that is the town of the business; what is done elsewhere may have begun later. */
export function yearOfTown(text: string, facts: Facts): string | undefined {
  const { year, en, es, de } = TOWN_SINCE.exec(text.trim())?.groups ?? {};
  const town = en ?? es ?? de;
  const isOwn =
    town === '{business.address.locality}' || town === facts.get('business.address.locality');
  return isOwn ? year : undefined;
}
