import { PLACE } from '../superlatives-of-others.ts';

/** The business, which says of itself under which conditions it is the best. */
const OURS =
  /(?<!\p{L})(?:we|us|ours?|my|here|wir|uns|unser\p{L}*|mein\p{L}*|hier|nosotr[oa]s|nos|nuestr\p{L}+|aquí|\p{L}+(?:amos|emos|imos))(?!\p{L})|\{business/iu;

/** What a reader looks for: "Whether it is the best roofer or the cheapest that you want". */
const LOOKED_FOR =
  /(?<!\p{L})(?:you|sie|usted|tú)\s(?:\p{L}+\s)?(?:want|need|look|suchen|brauchen|busca|quiere)/iu;

/** Whoever or whatever is asked about, within one clause. */
const SUBJECT_EN = String.raw`(?:that|this|it|they|these|those|(?:an?|the|some|any|such an?|each|every|one)\s(?:[\p{L}’'-]+\s){0,3}?\p{L}+)`;
const SUBJECT_DE = String.raw`(?:das|dies|es|sie|(?:der|die|das|ein|eine|mancher?|jede[rs]?)\s(?:\p{L}+\s){0,2}?\p{L}+)`;
const SUBJECT_ES = String.raw`(?:(?:est|es)[eao]s?|aquello|(?:el|la|los|las|un|una|algún|alguna|cualquier)\s(?:\p{L}+\s){0,3}?\p{L}+)`;

/** Leads to a question inside a sentence: "See when a chain is", "Ob der Baumarkt", «Pregúntese si la tienda es». */
const ASKED = {
  en: String.raw`(?:^\s*|(?<!\p{L})(?:see|shows?|find out|to tell|read|learn|asks?|explains?|says?|decide)\s)(?:where|when|if)|(?<!\p{L})whether`,
  de: String.raw`(?:^\s*|,\s)(?:wo|wann)|(?<!\p{L})ob`,
  es: String.raw`(?<!\p{L})(?:dónde|cuándo)|(?<!\p{L})(?:ver|saber|sabe|pregúntese|pregunte|pregunta|decidir)\ssi`,
};

/** Directly before a superlative: the question, its subject and, where the verb does not come last, the verb. */
const BEFORE: Readonly<Record<string, RegExp>> = {
  en: new RegExp(
    String.raw`(?:${ASKED.en})\s${SUBJECT_EN}\s(?:is|are|was|were)\s(?:(?:really|actually|still|even)\s)?(?:the\s)?$`,
    'iu',
  ),
  de: new RegExp(
    String.raw`(?:${ASKED.de})\s${SUBJECT_DE}\s(?:(?:wirklich|noch)\s)?(?:de[rmn]\s|die\s|das\s)?$`,
    'iu',
  ),
  es: new RegExp(String.raw`(?:${ASKED.es})\s(?:${SUBJECT_ES}\s)?(?:es|son|sea|sean)\s$`, 'iu'),
};

/** Behind it: nothing but the end, or the other half of the question. A main clause takes the claim for granted. */
const OTHER_HALF =
  '(?:[.!:;]?\\s*$|,?\\s(?:and|or|but|und|oder|y|o|pero)\\s(?:where|when|if|whether|why|what|which|how|not|for whom|wo|wann|ob|wie|warum|nicht|dónde|cuándo|si|por qué|no)(?!\\p{L})|\\s(?:depends|hängt|kommt darauf|depende)(?!\\p{L}))';
const BEHIND: Readonly<Record<string, RegExp>> = {
  en: new RegExp(`^${OTHER_HALF}`, 'iu'),
  de: new RegExp(
    `^(?:\\s(?:in|im|am|von)\\s(?:der\\s)?\\p{Lu}\\p{L}*)?\\s(?:ist|sind|war|waren|wäre|wären),?${OTHER_HALF}`,
    'iu',
  ),
  es: new RegExp(`^${OTHER_HALF}`, 'iu'),
};

/**
 * True for a superlative inside a question that a text raises, of which it claims nothing: "Where that is the best choice in Lubbock, and where it
 * stops", but not "When it comes to roofs, this is the best choice in Lubbock".
 *
 * @param start where the superlative begins.
 * @param end where its pattern ends, perhaps within a word.
 */
export function isLeftOpen(
  sentence: string,
  start: number,
  end: number,
  language: string,
): boolean {
  if (!BEFORE[language]?.test(sentence.slice(0, start)) || OURS.test(sentence)) return false;
  const rest = sentence.slice(end);
  const behind = rest.slice(PLACE.exec(rest)?.[0].length ?? 0);
  return !LOOKED_FOR.test(behind) && BEHIND[language]?.test(behind) === true;
}
