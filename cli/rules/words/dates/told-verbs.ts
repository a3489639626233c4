const EN =
  'was|were|had|did|took|ran|came|went|gave|wrote|sang|rang|grew|began|drew|flew|fell|rose|spoke|wore|broke|chose|drove|ate|froze|knew|rode|shook|swam|threw|woke|sank|became';
const DE =
  'waren?|wurden?|hatten?|fand(?:en)?|kam(?:en)?|ging(?:en)?|fuhr(?:en)?|stand(?:en)?|gab(?:en)?|nahm(?:en)?|schrieb(?:en)?|blieb(?:en)?|zog(?:en)?|sang(?:en)?|trug(?:en)?|rief(?:en)?|sprach(?:en)?|begann(?:en)?|mussten?|konnten?|wollten?|brachten?|geschah(?:en)?|passierten?';
const ES =
  '(?:fue|era|había|estaba)n?|fueron|hubo|hizo|tuvo|vino|puso|estuvo|dijo|trajo|\\p{L}{3,}(?:ó|aron|ieron)';

/** Verbs of what has been, as the source of a pattern: those that no participle resembles, which may be of what is to come. */
export const TOLD_VERBS = `(?:${EN}|${DE}|${ES})`;

/** The same by the language of a text: "Was" is no verb in German. */
export const TOLD_VERBS_IN: Readonly<Record<string, string>> = { en: EN, de: DE, es: ES };

/** Perfects and other verbs of what has been. */
export const PERFECTS_IN: Readonly<Record<string, string>> = {
  en: '\\p{Ll}{2,}ed',
  de: '(?:hat|haben|habe)(?!\\p{L})[^.!?]{0,80}\\s(?:ge\\p{Ll}+(?:t|en)|\\p{Ll}+ge\\p{Ll}+(?:t|en)|\\p{Ll}+iert)',
  es: '(?:ha|han|hemos) \\p{L}+(?:[ai]d|hech|vist|escrit|puest)o',
};
