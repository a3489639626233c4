import {
  DE_STRONG,
  EN_ALONE,
  EN_EITHER,
  EN_NOUN,
  EN_PLAIN,
  EN_THERE,
  ES_DID,
} from './told-verbs.ts';

/** A day of the week before a date. */
const WEEKDAY =
  '(?:(?:\\p{L}+day|\\p{L}+tag|[Mm]ittwoch|lunes|martes|miércoles|jueves|viernes|sábado|domingo),?\\s(?:den\\s|dem\\s)?)?';

/** What has its day as a name, up to it, as the subject of its sentence: "The survey of Monday". */
const OF_DAY: Readonly<Record<string, RegExp>> = {
  en: new RegExp(
    `^(?:The|Our|His|Her|Their|A)\\s(?:\\p{Ll}+\\s){1,3}(?:of|from|on)\\s(?:the\\s)?${WEEKDAY}$`,
    'u',
  ),
  de: new RegExp(
    `^(?:D(?:er|ie|as)|Uns(?:er|ere|re)|Seine?|Ihre?)\\s(?:\\p{Ll}+\\s)?\\p{Lu}[\\p{L}-]+\\s(?:vom|am)\\s${WEEKDAY}$`,
    'u',
  ),
  es: new RegExp(
    `^(?:El|La|Los|Las|Nuestr[oa]|Su)\\s(?:\\p{Ll}+\\s){1,2}del?\\s(?:el\\s)?${WEEKDAY}$`,
    'u',
  ),
};

/** Directly after the date: what it did. A participle has another verb behind it: "The dates from Monday marked red are free". */
const DID_THEN: Readonly<Record<string, RegExp>> = {
  en: new RegExp(
    `^,?\\s(?:${EN_PLAIN}|${EN_ALONE}|(?:${EN_EITHER})(?!\\s(?:by|for|to|in|at|on|with|as)\\b)(?![^.!?;]*\\b(?:is|are|will|can|may|must)\\b))(?!\\p{L})`,
    'u',
  ),
  de: new RegExp(`^,?\\s(?:${DE_STRONG})(?!\\p{L})`, 'u'),
  es: new RegExp(`^,?\\s(?:(?:se|nos|le|les|lo|la|no)\\s)?${ES_DID}`, 'u'),
};

/** A subject and what may be its verb or its participle: “The jury tasted on”. */
const EN_PERHAPS_DID = new RegExp(
  `^${EN_NOUN}${EN_THERE}\\s(?:${EN_EITHER})(?!\\p{L})[^.!?;:]*$`,
  'u',
);

/** The same sentence goes on with what was done, and with nothing that holds or is to come. */
const EN_GOES_ON = new RegExp(
  `^(?!(?:[^.!?]|\\.\\d)*\\b(?:is|are|will|can|may|must|starts?|opens?|ends?)\\b)[^.!?]*(?:,|;|\\s(?:and|but|so|when|which))\\s(?:[^.!?,;]*\\s)?(?:${EN_PLAIN})(?!\\p{L})`,
  'u',
);

/** Before a date in German: the auxiliary of a perfect, in the same clause; up to a day, something may still be so. */
const HAS =
  /(?<!\p{L})(?:hat|haben|habe)\s(?:(?!(?<!\p{L})bis(?!\p{L}))(?:[^.!?;:,]|(?<=tag|mittwoch|abend),))*$/u;

/** Its participle at the end of the clause; what is closed or held ready then is a notice, and "zu" makes it an infinitive. */
const DONE =
  /^,?[^.!?;:,]{0,80}?\s(?<!\szu\s)(?!geöffnet|geschlossen|gesperrt|geplant|besetzt|belegt|bestellt|reserviert|vorbereitet)(?:\p{Ll}*ge\p{Ll}{2,}(?:t|en)|\p{Ll}+iert|(?:be|er|ver|ent|zer|über)\p{Ll}{2,}(?:t|en))(?=[.!?,;]|\s(?:und|oder)\s|$)/u;

/**
 * True for a date within what is told: between a noun that is named by it and what that did (“The survey of Monday, 2 March found damp”), or
 * in a German perfect.
 *
 * @param sentence what stands before the date in its sentence.
 * @param language in two letters.
 */
export function isToldInside(sentence: string, after: string, language: string): boolean {
  const said = sentence.trimStart();
  if (OF_DAY[language]?.test(said) && DID_THEN[language]?.test(after)) return true;
  const perhaps = [said, `${said.slice(0, 1).toLowerCase()}${said.slice(1)}`];
  if (
    language === 'en' &&
    perhaps.some((words) => EN_PERHAPS_DID.test(words)) &&
    EN_GOES_ON.test(after)
  )
    return true;
  return language === 'de' && HAS.test(sentence) && DONE.test(after);
}
