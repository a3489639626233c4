import type { LocatedText } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { UNITS } from '../counts/nouns.ts';
import { isNumberOfTile, tileText } from '../counts/tiles.ts';
import type { KnownFigure } from '../figures/known-figures.ts';
import { SMALL_NUMBERS } from '../figures/small-numbers.ts';

/** Behind a number: where some of the whole are, "178 solar heaters in the municipality". */
const IN_PLACE =
  /^\S+\s(?:[\p{L}-]+\s){1,3}(?:(?:in|around|near)\s(?:the\s|this\s)?(?:town|city|village|county|district|parish|neighbou?rhood|area|\p{Lu}\p{L}+)|(?:in|im|auf)\s(?:der\s|dem\s|diesem\s|dieser\s)?(?:ort|stadt|gemeinde|viertel|dorf|kreis|bezirk|landkreis|insel|\p{Lu}\p{L}+)|en\s(?:el\s|la\s|este\s|esta\s)?(?:municipio|ciudad|pueblo|barrio|distrito|colonia|zona|comarca|\p{Lu}\p{L}+)|here|hier|aquí)(?!\p{L})/u;

/** Behind a number: what only some of the whole have, "120 frames with a green dot". */
const WITH_SOMETHING = /^\S+\s(?:[\p{L}-]+\s){1,2}(?:with|con|mit)\s/u;

/** Behind a number: on what part of the whole they are, "90 frames on the student rack". */
const ON_PART =
  /^\S+\s(?:[\p{L}-]+\s)(?:on|in|at)\sthe\s(?!(?:whole|entire)\s)\p{Ll}+\s\p{Ll}+(?!\p{L})/u;

/** Behind a number: for whom or what only some of the whole are, "5 tents for families". What is for everybody, or for hire, are all. */
const FOR_SOME =
  /^\S+\s(?:[\p{L}-]+\s){1,2}(?:(?:only\s)?for|(?:nur\s)?für|(?:sólo\s|solo\s)?para)\s(?!(?:an?|the|one|two|eine?[nrms]?|den|die|das|dem|un|una|el|la|los|las|you|your|us|our|all|every\p{L}*|any\p{L}*|hire|rent|sale|renting|booking|guests?|customers?|clients?|visitors?|members?|pupils?|students?|patients?|sie|ihre?n?|euch|uns|alle|jeden?|gäste|kunden|besucher|mitglieder|schüler|patienten|ti|usted\p{L}*|todos?|todas?|cualquier|alquilar|alquiler|rentar|renta|elegir|huéspedes|clientes|alumnos|pacientes|socios)(?!\p{L}))\p{L}{3,}/u;

/** Behind a number: how many in a time, "300 pieces a week". */
const IN_TIME =
  /^\S+\s[\p{L}-]+\s(?:an?|per|pro|por|al|a la|je|die|der|im|in der)\s(?:hour|day|week|month|year|season|stunde|tag|woche|monat|jahr|saison|hora|día|semana|mes|año|temporada)(?!\p{L})/iu;

/** Behind a number: what each part of the whole has, "25 new problems a round". */
const OF_EACH =
  /^\S+\s(?:[\p{L}-]+\s){1,3}(?:(?:each|apiece)(?=[.,;:!?)]|$)|(?:an?|per|je|pro|por|al|a la|cada)\s\p{L}+(?!\p{L}))/iu;

/**
 * True if the words after a number say that it counts some of the whole: those of a place or a kind, or of each part.
 *
 * @param text from the number on.
 */
export function isSomeOfThem(text: string): boolean {
  return (
    IN_PLACE.test(text) ||
    ON_PART.test(text) ||
    WITH_SOMETHING.test(text) ||
    FOR_SOME.test(text) ||
    OF_EACH.test(text)
  );
}

/** True if the words after a number make it a rate, which is no number of the whole. */
export function isRate(text: string): boolean {
  return IN_TIME.test(text);
}

/** Says so of a number wherever its sentence ends, while “stand in the meadow” may be said of all. */
const IS_SOME = [WITH_SOMETHING, FOR_SOME];

/** Characters from a number on in which that is said. */
const BEHIND = 80;

/** True for a number of fewer things than a fact counts. */
function isFewer(value: number, figure: KnownFigure): boolean {
  return value < (figure.value ?? 0) && !figure.nouns.some((noun) => UNITS.has(noun));
}

/**
 * True for a number of fewer things than a fact counts that the page has elsewhere, in digits or words, with what says that it counts some of
 * them: "Five tents, one price" where "five tents for families" stands above.
 *
 * @param copy all texts of the page.
 */
export function isSomeElsewhere(
  copy: string,
  { text, span, value }: { text: string; span: Span; value: number },
  figure: KnownFigure,
): boolean {
  const noun = isFewer(value, figure) && /^[\s-]+(\p{L}+)/u.exec(text.slice(span[1]))?.[1];
  if (!noun) return false;
  const written = [...SMALL_NUMBERS].flatMap(([word, number]) => (number === value ? [word] : []));
  const said = new RegExp(
    `(?<![\\p{L}\\d.,])(?:${[String(value), ...written].join('|')})[\\s-]+${noun}(?!\\p{L})`,
    'giu',
  );
  return [...matchesIn(copy, said)].some(({ index }) =>
    // A large number and what is written below it are two lines.
    IS_SOME.some((some) => some.test(copy.slice(index, index + BEHIND).replace(/\n/g, ' '))),
  );
}

/** True for a number in a large one, if the words below it say that it counts some of the whole: "2 vans", "in the Valley". */
export function isSomeInTile(located: LocatedText, raw: object, at: number): boolean {
  return isNumberOfTile(located) && isSomeOfThem(tileText(located, raw).slice(at));
}

/** True for such a number in a large one. */
export function isPartOfTile(
  located: LocatedText,
  raw: object,
  { span, value }: { span: Span; value: number },
  figure: KnownFigure,
): boolean {
  return isFewer(value, figure) && isSomeInTile(located, raw, span[0]);
}
