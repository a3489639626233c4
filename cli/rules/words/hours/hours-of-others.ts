import type { Facts } from '../../../content/facts/facts.ts';
import type { LocatedText } from '../../../content/rule.ts';
import { valueAt } from '../../../content/value-path.ts';
import { DISTANCE_UNIT } from '../figures/unit-words.ts';
import { areUnknown, isNamedOther } from '../names/named-others.ts';

/** Other places that have hours. */
const PLACES =
  'court\\p{L}*|(?:county|city|town) (?:clerk|hall|office)|clerk|county|bank|\\p{L}*market|fair|library|school|museum|post office|pharmacy|hospital|neighbo\\p{L}+|next door|across|church|festival|ferry|bus|train|\\p{L}*gericht|\\p{L}*amt|\\p{L}*markt|schule|museum|post|apotheke|nachbar\\p{L}*|nebenan|gegenüber|kirche|juzgado|ayuntamiento|banco|mercad\\p{L}+|feria|biblioteca|escuela|museo|correos|farmacia|vecin\\p{L}+|al lado|enfrente|iglesia';

/** What takes place at the business at other times than those at which it is open. */
const OCCASIONS =
  'park(?:ing)?|meter|class(?:es)?|courses?|lessons?|sessions?|tours?|tastings?|events?|concerts?|parties|arriv\\p{L}+|check-?in|drop-?offs?|pick-?ups?|deliver\\p{L}+|phones?|calls?|answer\\p{L}*|emergenc\\p{L}+|breakfast|lunch|brunch|dinner|kitchen|happy hour|they|their|he|she|park\\p{L}*|kurs\\p{L}*|unterricht|führung\\p{L}*|verkostung\\p{L}*|konzert\\p{L}*|anreise|abholung|lieferung\\p{L}*|telefon\\p{L}*|anruf\\p{L}*|notdienst|frühstück|mittagstisch|küche|aparc\\p{L}+|estacion\\p{L}+|clases?|cursos?|talleres|visitas|catas?|conciertos?|llegada|recogida|entregas?|teléfono|llam\\p{L}+|urgencias?|desayunos?|almuerzos?|cocina';

const ELSE = new RegExp(`(?<!\\p{L})(?:${PLACES}|${OCCASIONS})(?!\\p{L})`, 'iu');

/** Others before hours, and nobody of the business after them. */
const OF_OTHERS = new RegExp(
  `(?<!\\p{L})(?:${PLACES})(?!\\p{L})(?![^.!?]*(?<!\\p{L})(?:we|our|wir|unser\\p{L}*|nosotros|abrimos|atendemos|estamos)(?!\\p{L}))[^.!?]*$|(?<!\\p{L})for pick-?ups?(?!\\p{L})[^.!?]*$`,
  'iu',
);

/** True if words near hours may make them those of another place, or of an occasion. */
export function isOfElse(words: string): boolean {
  return ELSE.test(words);
}

/** True for words before hours that are about another place. */
export function isOfOtherPlace(before: string): boolean {
  return OF_OTHERS.test(before);
}

/** What a business may call itself. */
const OWN =
  'we|us|office|shop|store|clinic|practice|studio|line|phone|team|doors?|showroom|workshop|garage|gallery|yard|kitchen|bar|café|restaurant|bakery|salon|school|wir|laden|geschäft|werkstatt|betrieb|büro|restaurant|salon|schule|praxis|telefon|tienda|local|taller|negocio|restaurante|salón|academia|estudio|oficina|clínica|consulta';

/** Nouns of it, which is referred to by "it" afterwards. */
const OWN_PLACE = new RegExp(
  `(?<!\\p{L})(?:${OWN.replace(/^we\|us\||(?<=\|)wir\|/g, '')})(?!\\p{L})|\\{business\\.`,
  'iu',
);

/** True if words name a place of the business, or its phone. */
export function isOurPlace(words: string): boolean {
  return OWN_PLACE.test(words);
}

/** Says how far off something lies that was named before: "it is five miles north of Craven Arms", «está a diez minutos de aquí». */
const LIES_OFF = new RegExp(
  `(?:^|[,;:]\\s|\\s(?:and|und|y)\\s)\\s*(?:(?:it|they|es|er|sie)\\s(?:is|are|lies?|sits?|stands?|ist|sind|liegt|liegen|steht|stehen)|(?:está|están|queda|quedan)\\sa)\\s(?:\\p{L}+\\s){0,2}?(?:\\d{1,3}|\\p{L}+)\\s(?:${DISTANCE_UNIT}|minut\\p{L}+)(?!\\p{L})[^.!?\\n]*$`,
  'iu',
);

/** The sentence before one, in its paragraph; empty for the first. */
function sentenceAbove(before: string, sentence: string): string {
  const above = before.slice(0, before.length - sentence.length).trimEnd();
  if (before.slice(above.length).includes('\n')) return '';
  return above.slice(above.search(/[^.!?\n]*[.!?]?$/u));
}

/** True for what lies so far off that a sentence before it has named, if that is no place of the business. */
function liesElsewhere(before: string, sentence: string): boolean {
  if (!LIES_OFF.test(sentence)) return false;
  const above = sentenceAbove(before, sentence);
  return above !== '' && !OWN_PLACE.test(above);
}

const IS =
  '\\s(?:is|are|stays?|ist|sind|bleibt|bleiben|está|están)\\s(?:also\\s|auch\\s|también\\s)?$';

/** Ends with the subject of a verb, which is not the business: "the hospital is", "malls are". */
const SUBJECT = new RegExp(`(?<!\\p{L})(?!(?:${OWN})\\s)(?<subject>\\p{L}+)${IS}`, 'iu');

/** The same with its phone number between: "The poison center at 1-800-222-1222 is". */
const WITH_NUMBER = new RegExp(
  `(?<!\\p{L})(?!(?:${OWN})\\s)(?<subject>\\p{L}+)\\s(?:(?:at|on|under|unter|en el|al)\\s)?[+(]?\\d[\\d\\s()./-]{4,}\\d${IS}`,
  'iu',
);

/** The same with a clause about it between: "The schoolhouse, where eleven children learned to read, is". */
const WITH_CLAUSE =
  /(?:^|[;:]\s)(?:the|das|der|die|el|la)\s(?<subject>\p{L}+),\s(?:where|which|that|in (?:dem|der)|wo|das|der|die|donde|que|en el que|en la que)\s[^,;.]{1,80},\s(?:is|are|ist|sind|está|están)\s$/iu;

function namedSubject(sentence: string): { subject?: string } {
  const found = [SUBJECT, WITH_CLAUSE, WITH_NUMBER].map((pattern) => pattern.exec(sentence));
  return found.find((match) => match !== null)?.groups ?? {};
}

/** Ends with a name, of which what follows is said: "the garage on Main Street, open 24 hours". */
const APPOSED =
  /(?<=\p{L}[\s.’']+(?:\d+\s)?)(?<names>\p{Lu}[\p{L}’']+(?:\s\p{Lu}[\p{L}’']+)*),\s$/u;

/** Where people leave their cars. */
const PARKING = /(?<!\p{L})(?:parking|car park|parkhaus|parkplatz|aparcamiento|estacionamiento)/iu;

/** Says that it is the place of the business. */
const OURS =
  /(?<!\p{L})(?:we|our|ours|my|wir|unser\p{L}*|nuestr\p{L}+|nosotros|\p{L}+(?:amos|emos|imos))(?!\p{L})|\{business\./iu;

/**
 * True if the words before "open" or "geöffnet" in a sentence say that somebody else is.
 *
 * @param before ends directly before that word.
 */
export function areOthersOpen(before: string, facts: Facts): boolean {
  const sentence = before.slice(before.search(/[^.!?\n]*$/));
  if (OURS.test(sentence)) return false;
  if (isNamedOther(sentence, facts) || liesElsewhere(before, sentence)) return true;
  const { subject } = namedSubject(sentence);
  if (subject !== undefined && areUnknown(subject, facts)) return true;
  const names = APPOSED.exec(sentence)?.groups?.names;
  return PARKING.test(sentence) || (names !== undefined && areUnknown(names, facts));
}

/** True for a text of a list of places below the name of another: "St. Mary’s Hospital". */
export function isBelowOtherName({ path }: LocatedText, raw: object, facts: Facts): boolean {
  if (!path.includes('places')) return false;
  const title = valueAt(raw, [...path.slice(0, -1), 'title']);
  return typeof title === 'string' && /\p{Lu}\S+\s\p{Lu}/u.test(title) && areUnknown(title, facts);
}
