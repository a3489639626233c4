import { TOLD_VERBS_IN } from './told-verbs.ts';

/** What clubs, schools and brigades report; no participle that often stands before a noun, as "geführte Wanderung" does. */
const WEAK =
  'alarmierte|bedankte|beendete|begleitete|begrüßte|besichtigte|besuchte|ehrte|eilte|endete|ernannte|eröffnete|erreichte|feierte|folgte|freute|gastierte|genehmigte|gratulierte|holte|jubelte|kehrte|kürte|lernte|lockte|löschte|machte|musizierte|pflanzte|probte|putzte|radelte|reinigte|reiste|rettete|rückte|sammelte|sicherte|siegte|sorgte|spielte|staunte|stellte|strömte|tagte|tanzte|turnte|überraschte|überreichte|übte|unterstützte|veranstaltete|verabschiedete|versammelte|verteilte|wählte|wanderte|weilte|zeigte|zog';
const STRONG =
  'bekam|bot|brach|erhielt|gewann|half|lud|nahm|rief|schloss|schwamm|saß|trat|traf|unternahm|verlor|verlieh|genoss';
const REPORTED = `(?:(?:${WEAK})n?|(?:${STRONG})(?:en)?)(?!\\p{L})`;

/** A clause of its own between a verb and the date behind it; the comma behind a day of the week begins none. */
const OTHER_CLAUSE =
  '(?:(?<!\\p{L})(?:dass|wenn|weil|beginnt|beginnen|startet|starten|findet|finden|endet|läuft|gilt|ist|sind|wird|werden|kann|können)(?!\\p{L})|(?<!tag|mittwoch|abend),|(?<!\\d)\\.|[!?;:])';

const REPORTED_BEFORE = new RegExp(
  `(?<!\\p{L}|(?<!\\p{L})(?:der|die|das|den|dem|eine?[nmr]?) )${REPORTED}(?:(?!${OTHER_CLAUSE}).)*$`,
  'u',
);
const REPORTED_AFTER = new RegExp(`^,?\\s${REPORTED}`, 'u');

/** Before a date that begins its sentence: "Am Dienstag den". */
const FRONTED = /(?:^|[.!?;:…]\s+|\n\s*)(?:Am|Im|Vom)\s(?:[^.!?;:,]{0,30},?\s(?:den|dem)?\s?)?$/u;

/** The auxiliary of whoever went somewhere, before the day; what has closed or been extended "ist" so until then. */
const HAS_GONE = /(?<!\p{L})(?:bin|ist|sind|seid)\s(?:[^.!?;]|(?<=\d)\.)*$/u;

/** Its participle, at the end of the clause. */
const GONE =
  /^[^.!?;,]*\s\p{Ll}*(?:gangen|gebrochen|gefahren|geflogen|gekommen|gelaufen|gepaddelt|geradelt|gereist|geritten|gerudert|gerückt|gesegelt|geschwommen|gestiegen|gestorben|getreten|getroffen|gewandert|gewesen|geworden|gezogen|geblieben|gekehrt)(?=[.!?,;]|\s(?:und|oder)(?!\p{L})|$)/u;

/** Behind a date in brackets: the rest of a sentence about what has been. */
const REPORTED_BEHIND = new RegExp(
  `^\\)[^.!?;,]*\\s(?:${TOLD_VERBS_IN.de}|${REPORTED})(?!\\p{L})`,
  'u',
);

/**
 * True for a German date in a report: "21 Kinder trafen sich am Samstag, 21.03.26", "ist vom 3. bis 5. Mai 2025 an die See gefahren".
 *
 * @param before what stands before the date.
 * @param sentence the same of its sentence.
 * @param after what follows it.
 */
export function isReportedInGerman(before: string, sentence: string, after: string): boolean {
  if (REPORTED_BEFORE.test(sentence) || (FRONTED.test(before) && REPORTED_AFTER.test(after)))
    return true;
  if (HAS_GONE.test(sentence) && GONE.test(after)) return true;
  return before.endsWith('(') && REPORTED_BEHIND.test(after);
}
