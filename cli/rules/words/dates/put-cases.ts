import { datesIn } from './dates.ts';
import { isPast } from './today.ts';

/** The beginning of a case that is put to readers: "If you start trading in", „Wer sich im“, «Si empieza en». */
const CASE =
  /^\s*(?:if|suppose|say|for example|somebody who|someone who|anyone who|whoever|wenn|falls|wer|angenommen|zum beispiel|si|quien|supongamos|por ejemplo)(?!\p{L})/iu;

/** What readers are to do by a day in order to get something: an offer has a deadline, and no case. */
const ACT =
  /(?<!\p{L})(?:book|order|reserve|register|sign|enrol|enroll|join|buy|call|ring|pay|apply|subscribe|reply|visit|come|\p{L}*buch(?:e|st|t|en)|bestell\p{L}*|reservier\p{L}*|\p{L}*meld\p{L}*|kauf\p{L}*|\p{L}*ruf\p{L}*|komm\p{L}*|reserv[aei]\p{L}*|compr[ae]\p{L}*|inscrib\p{L}*|apunt[ae]\p{L}*|contrat\p{L}*|encarg\p{L}*|pid[ae]\p{L}*|vien\p{L}*|veng\p{L}*)(?!\p{L})/iu;

/** Below a heading that announces an example, up to the next heading: "## A worked example". */
const BELOW_EXAMPLE =
  /(?:^|\n)#{1,6}\s(?![^\n]*(?:book|course|kurs|curso))[^\n]*(?:\bexamples?\b|beispiele?(?!\p{L})|\bejemplos?\b)[^\n]*\n(?:(?!\n#{1,6}\s)[\s\S])*$/iu;

/** True for a date in an example, which is of any day. */
export function isOfExample(before: string): boolean {
  return BELOW_EXAMPLE.test(before);
}

/**
 * True for a date in a case that a sentence puts, whose consequence is still to come: "If you start trading in May 2026, that is due on
 * 5 October 2027".
 *
 * @param sentence the words of the sentence before the date.
 * @param after what follows the date.
 */
export function isOfCase(sentence: string, after: string, now: number): boolean {
  if (!CASE.test(sentence) || ACT.test(sentence)) return false;
  const [rest = ''] = /^[^.!?;\n]*(?:(?<=\d)\.[^.!?;\n]+)*/u.exec(after) ?? [];
  return !ACT.test(rest) && datesIn(rest).some(({ ends }) => !isPast(ends, now));
}
