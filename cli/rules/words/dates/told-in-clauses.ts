import { isReportedInGerman } from './german-reports.ts';
import { isToldInside } from './told-inside.ts';
import { DE_PRETERITE, DE_STRONG, EN_DID, ES_DID } from './told-verbs.ts';

/** Directly before a date that begins its statement: "In the", "On Friday,", «El lunes». */
const FRONTED =
  /(?:^|[.!?;:…]\s+|\n\s*)(?:(?:by|in|on|at|until|till|through|im|am|in|bis|zu|vom|ab|en|el|al?|hasta|para)(?!\p{L}))?(?:\s?(?:the|end|middle|beginning|of|early|late|ende|anfang|mitte|zum|zur|dem|den|de|del|el|la|fines|finales|principios|mediados|\p{L}+(?:day|tag|mittwoch|es|ado|ingo)|mittwoch),?){0,4}\s?$/iu;

/** What has closed or been prepared by a day is a notice, and what has been done up to a day lasts until then. */
const DE_PERFECT =
  /^,?\s(?:hat|haben|habe)\s[^.!?;:]{0,80}?\s(?!geöffnet|geschlossen|geplant|reserviert|vorbereitet)(?:\p{Ll}*ge\p{Ll}{2,}(?:t|en)|\p{Ll}+iert|(?:be|er|ver|ent|zer)\p{Ll}{2,}(?:t|en))(?=[.!?,;]|\s(?:und|oder)\s|$)/u;
const UP_TO = /(?<!\p{L})bis(?!\p{L})[^.!?;\n]*$/iu;

/** Directly after such a date: the clause of what was done then. */
const DID: Readonly<Record<string, RegExp>> = {
  en: new RegExp(`^,?\\s${EN_DID}`, 'u'),
  de: new RegExp(`^,?\\s${DE_PRETERITE}`, 'u'),
  es: new RegExp(
    `^,?\\s(?:(?!(?:que|quien|quienes|si|cuando|donde)\\s)[\\p{L}’'-]+\\s){0,6}?${ES_DID}`,
    'u',
  ),
};

/** Sets a day, which is then to come: "We extended the offer until May 31, 2026". */
const SETS =
  'extended|prolonged|moved(?! (?:in|out|away|house)\\b)|postponed|rescheduled|scheduled|planned|announced|decided|promised|booked|reserved|agreed|fixed|delayed|confirmed|published|chose|limited|verlängert|verschob|verleg|plan|kündig|reservier|bestätig|vereinbar|beschränk';

/** Says that something holds or is to be done, between what was done and the date: another clause. */
const OTHER_CLAUSE =
  '(?:\\b(?:that|which|who|if|when|because|starts?|begins?|opens?|ends?|runs?|is|are|will|can|may|must|valid|dass|wenn|weil|beginnt|startet|endet|läuft|gilt|ist|sind|wird|kann)\\b|(?<!day|tag|mittwoch),|[.!?;:])';

/** Whoever is spoken of at the beginning of a German clause: a name, a pronoun, or a noun with what stands before it. */
const DE_SUBJECT =
  '(?:(?:(?:D(?:er|ie|as)|Eine?|Uns(?:er|re|ere)|Seine?|Ihre?|Meine?|Deren|Dessen|Zwei|Drei|Vier)(?:\\s\\p{Ll}+){0,2}\\s)?\\p{Lu}[\\p{Ll}-]+(?:(?:\\sund)?\\s\\p{Lu}[\\p{Ll}-]+)?(?:\\s(?:namens|aus|von|in|am|im|der|des|mit)\\s(?:\\p{Ll}+\\s)?\\p{Lu}[\\p{L}-]+)?)';

/** A whole clause of what was done, up to the date in it, at the beginning of its statement. */
const DONE_BEFORE: Readonly<Record<string, RegExp>> = {
  en: new RegExp(
    `(?:^|[.!?;:…,]\\s+(?:and\\s|but\\s|so\\s|then\\s)?)(?![^.!?;:]*\\b(?:${SETS})\\b)(?:${EN_DID})(?:(?!${OTHER_CLAUSE}).)*$`,
    'u',
  ),
  de: new RegExp(
    `(?:^|[.!?;:…]\\s+)(?!.*(?:${SETS}))(?:${DE_SUBJECT}\\s${DE_PRETERITE})(?:(?!${OTHER_CLAUSE}).)*$`,
    'u',
  ),
  es: new RegExp(
    `(?:^|[.!?;:…,]\\s+)(?:(?!(?:que|quien|quienes|si|cuando)\\s)[^\\s.!?;:,]+\\s)*?${ES_DID}[^.!?;:,]*(?:(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo),\\s)?$`,
    'u',
  ),
};

/** What is said in between of a subject, with a verb of its own: "Orla and Declan, as we shall call them, wanted". */
const ASIDE =
  /,\s(?:\p{Lu}\p{Ll}+\s(?:eine[rs]|von|der|des|aus|of|de)|as|who|whom|whose|which|like|wie|an?|the|our|his|her|their|der|die|das|den|dem|eine?|unser[en]?|seine?|ihre?|denen|deren|dessen|como|una?|el|la|los|las|su|nuestr[oa]|que|quien(?:es)?|cuy[oa]s?)\s[^,.!?;:]{1,80},\s|\s[–—]\s[^–—.!?;:]{1,80}\s[–—]\s|\s\([^()]{1,80}\)\s/gu;

/** In a German clause of a pronoun or a conjunction, whose verb ends it: "die bis zum 31. Mai 2025 in Betrieb gingen". */
const SUBORDINATE =
  /,\s(?:die|der|das|dem|den|deren|dessen|wer|was|als|nachdem|weil|bevor)\s[^.!?;,]*$/iu;
const VERB_LAST = new RegExp(`^(?:\\s[\\p{L}\\d-]+){0,6}?\\s(?:${DE_STRONG})(?=[.,;!?]|$)`, 'u');

/**
 * True for a date whose own clause has a verb of what has been, with whoever did it: “In the summer of 2025 a gift shop found that …”. What
 * stands in other clauses of the sentence says nothing of the date.
 *
 * @param sentence what stands before the date in its sentence.
 */
export function isToldInClause(
  before: string,
  sentence: string,
  after: string,
  language: string,
): boolean {
  const own = language.slice(0, 2);
  if (FRONTED.test(before) && DID[own]?.test(after)) return true;
  if (own === 'de' && FRONTED.test(before) && !UP_TO.test(before) && DE_PERFECT.test(after))
    return true;
  const said = sentence.trimStart();
  const plain = said.replace(ASIDE, ' ');
  const inside = (words: string) => `${words.slice(0, 1).toLowerCase()}${words.slice(1)}`;
  const readings = new Set([said, plain].flatMap((words) => [words, inside(words)]));
  if ([...readings].some((words) => DONE_BEFORE[own]?.test(words))) return true;
  if (isToldInside(sentence, after, own)) return true;
  if (own !== 'de') return false;
  if (isReportedInGerman(before, sentence, after)) return true;
  return SUBORDINATE.test(sentence) && VERB_LAST.test(after);
}
