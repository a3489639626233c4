import { namesWhatBefell } from './befallen.ts';

/** Verbs in the plural of the present that end like one of the past: "Vom 3. bis 5. Mai 2024 starten wir". */
const PRESENT =
  '(?:\\p{Ll}*(?:arbeit|start|wart|biet|halt|leist|test|kost|bitt|tret|rat|gleit|reit|gestalt|anstalt|richt|acht|fast|rast|pflicht)en|(?:möch|soll|könn|müss|dürf|hät|würd|woll)ten)';

/** Directly after a German date: what somebody did then. Behind a participle, its noun follows with a capital letter. */
const DID_THEN = new RegExp(
  `^,? (?!${PRESENT} )\\p{Ll}{2,}t(?:en? \\p{Ll}|en \\p{Lu}\\p{Ll}+innen)`,
  'u',
);

/** Directly before a date: the auxiliary of what has been; "ist" and "sind" are of what is to come as well. */
const HAS =
  /(?<!\p{L})(?:hat|haben|habe) (?:[\p{L}-]+ ){0,6}(?:(?:am|im|vom|bis(?: zum)?) |\d{1,2}\.? ?(?:\p{L}+ )?bis (?:zum )?)?$/iu;

/** After it: its participle, which ends the clause; what has closed or opened is a notice. */
const DONE =
  /^(?:\s[\p{L}\d.-]+){0,8}?\s(?!geöffnet|geplant)(?:ge\p{Ll}+t|\p{Ll}+(?:ge\p{Ll}{2,}t|iert)|(?:be|er|ver|ent|zer)\p{Ll}{2,}t|ge(?:schlagen|wonnen|troffen|sungen|spielt|holfen))(?=[.!?,;]|\s(?:und|oder)(?!\p{L})|$|\s?\*)/u;

/** Before the end of a period: whoever did something in it, of themselves. */
const THEMSELVES =
  /(?<!\p{L})(?:hat|haben) sich (?:[\p{L}(),.-]+ ){0,12}(?:vom|von) \d{1,2}\.?(?: \p{L}+)? bis (?:zum )?$/iu;

/** At the beginning of a sentence: up to when something was so. */
const UP_TO =
  /(?:^|[.!?…]\s+)Bis (?:(?:zum|zur|zu|Ende|Anfang|Mitte|in|im|[\p{Lu}][\p{L}-]*) ){0,5}$/u;
const WAS =
  /^(?:[^.!?;,()]|\([^()]*\)){0,60}?\s(?:war|waren|gab es|galt|galten|musste|mussten|konnte|konnten|wurde|wurden)(?!\p{L})/u;

/** Directly after a date: it says itself that it is over. */
const OVER =
  /^\s?[([](?:abgelaufen|beendet|vorbei|vergangen|erloschen|ausgelaufen|expired|ended|over|past|caducad[oa]|vencid[oa]|finalizad[oa])[)\]]/iu;

/** Directly before a date: when something was made. */
const MADE =
  /[([](?:generiert|erzeugt|erstellt|ausgestellt|aktualisiert|generated|created|issued|updated|generad[oa]|emitid[oa]|actualizad[oa])(?: (?:am|on|el))? $/iu;

/** Directly before a date: the label of that since which something holds. */
const HOLDS_FROM =
  /(?<!\p{L})(?:gültig ab|in kraft seit|gilt seit|valid from|effective (?:from|date)|válid[oa] desde|vigente desde)\s?(?:[:|*_]+\s?)+$/iu;

/** The line of a letter that says where and when it was written. */
const WRITTEN_AT =
  /\n\s*\n(?!\p{L}*(?:tag|woch|day|abend|unes|artes|rcoles|ueves|iernes|ábado|omingo), )\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?, (?:den |am |im )?$/u;
const LINE_ENDS = /^\s*(?:\n|$)/;

/** A period in German, whose "bis" is that of its end and no deadline. */
const PERIOD =
  /(?<!\p{L})(?:vom|von) (?:\p{L}+,? (?:den |dem )?)?\d{1,2}\.(?:\d{1,2}\.(?:\d{2,4})?|\s\p{L}+(?: \d{4})?)? bis (?:zum |\p{L}+,? (?:den |dem )?)?$/iu;

const MONTHS =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|spring|summer|autumn|fall|winter|frühjahr|frühling|sommer|herbst|primavera|verano|otoño|invierno)';

/** A period of months or days, up to its end, at the beginning of a sentence: "Von März bis", "From March through", «De marzo a». */
const FROM_TO = new RegExp(
  `(?:^|[.!?:]\\s+|\\n)(?:von|vom|from|between|del?|desde|entre) (?:(?:late|early|mid|anfang|mitte|ende|finales de|principios de)[ -])?(?:\\d{1,2}\\.? )?(?:de )?${MONTHS}(?:,? (?:de )?(?:19|20)\\d\\d)? (?:bis(?: zum)?|to|through|until|till|and|a|al|hasta|y) (?:(?:late|early|mid|anfang|mitte|ende|finales de|principios de)[ -])?$`,
  'iu',
);

/** Directly after it: what somebody did in it. */
const DONE_IN_IT =
  /^,? (?:(?:hat|haben|habe|hatten?|wurden?|waren?|war)(?!\p{L})|(?:we|they|he|she|I|it|(?:our|the|two|three|four|five) \p{L}+) (?:\p{Ll}{2,}ed|was|were|had|did|took|ran|went|built|made|put|laid|rebuilt|wrote|taught|gave|held|cut|drove|sang|spent)(?!\p{L})|(?:\p{L}+ )?(?:hemos|han|ha|había\p{L}*|estuvi\p{L}+|fueron|fue) |(?:\p{L}+ )?\p{Ll}{2,}(?:aron|ieron)(?!\p{L}))/u;

/** True for a date about which the words around it say that it has been, or that nothing ends on it. */
export function isToldAround(before: string, after: string): boolean {
  if (OVER.test(after) || MADE.test(before) || HOLDS_FROM.test(before)) return true;
  if (namesWhatBefell(before)) return true;
  if (UP_TO.test(before) && WAS.test(after)) return true;
  if (
    PERIOD.test(before) &&
    (DID_THEN.test(after) || (THEMSELVES.test(before) && DONE.test(after)))
  )
    return true;
  if (HAS.test(before) && DONE.test(after)) return true;
  if (FROM_TO.test(before) && DONE_IN_IT.test(after)) return true;
  return WRITTEN_AT.test(before) && LINE_ENDS.test(after);
}
