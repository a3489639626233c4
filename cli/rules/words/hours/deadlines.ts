import type { Span } from '../../../content/span-location.ts';
import { sentenceAt } from '../sentence-at.ts';
import { saysOpening } from './whose-times.ts';

/** After the time of a deadline, or from which something can be booked: "until 5 pm on the working day before". */
const DAY_BEFORE =
  /^\s*(?:uhr |h )?(?:(?:on )?(?:the|our|your) (?:\p{L}+ ){0,3}(?:day|evening) before|am (?:letzten )?(?:\p{L}+ )?(?:\p{L}*tag davor|vortag|vorabend)|del? (?:último )?día (?:\p{L}+ ){0,2}anterior|de la víspera)/iu;

/** Before a time that a law sets, until which young people may stay out, or noise is allowed. */
const BY_LAW =
  /(?<!\p{L})(?:law|statute|ordinance|curfew|\p{L}*gesetz|verordnung|nachtruhe|darfst|dürfen|ausgehen|ausgang|ley|reglamento|ordenanza)(?!\p{L})[^.!?;\n]{0,90}$/iu;

/** Directly before a time by which something is to be done. */
const BY =
  /(?<!\p{L})(?:by|before|until|till|bis|vor|spätestens um|hasta|antes de)\s(?:las?\s)?$/iu;

/** The day of what the deadline is for, before and behind its time. */
const SAME_DAY_BEFORE =
  /(?<!\p{L})(?:am (?:selben|gleichen) (?:tag|morgen|vormittag)|(?:on )?the same (?:day|morning)|on the day itself|e?l? ?mismo día)[:,]?\s(?:(?:noch|nur|spätestens)\s)?(?:by|before|until|till|bis|vor|hasta|antes de)\s(?:las?\s)?$/iu;
const SAME_DAY_BEHIND =
  /^[\s*_]*(?:uhr\s|h\s)?(?:am (?:selben|gleichen) (?:tag|morgen|vormittag)|(?:on )?the same (?:day|morning)|on the day(?: itself| of)?(?! before)(?!\p{L})|(?:del?|el) (?:ese )?mismo día)/iu;

/** Says that somebody does not come. */
const CANCELS =
  /(?<!\p{L})(?:cancel\p{L}*|reschedul\p{L}*|(?:call|phone|ring)\p{L}* in sick|report\p{L}* (?:sick|(?:an |the |any )?absences?)|abs(?:ag|ächt)\p{L}*|abgesagt|abmeld\p{L}*|abgemeldet|krank(?:meld\p{L}*|gemeldet)|sag(?:en|t|st|e)?\s[^.!?;\n]{1,50}\sab|meld(?:en|et|est|e)?\s[^.!?;\n]{1,50}\s(?:ab|krank)|storni\p{L}*|anul\p{L}+|cancel\p{L}+|avis\p{L}+ (?:de )?(?:la |su |una )?(?:ausencia|falta))(?!\p{L})/iu;

/** Says that something may not be finished by a time, or that it would be late then: what is promised for that case. */
const NOT_DONE =
  /(?<!\p{L})(?:(?:not|isn['’]t|aren['’]t|n['’]t) (?:\p{L}+ ){0,2}?(?:ready|done|finished|back|repaired|delivered)|schaff\p{L}*(?: \p{L}+){0,3} nicht|nicht (?:\p{L}+ ){0,2}?(?:fertig|geschafft|geliefert)|no (?:\p{L}+ ){0,2}?(?:list[oa]s?|termina\p{L}*|acaba\p{L}*|entreg\p{L}+))(?!\p{L})/iu;

/** Says until when somebody answers. */
const ANSWERS =
  /(?<!\p{L})(?:we(?: are|['’]re)|wir (?:sind|haben)|sind wir|estamos|reach\p{L}*|answer\p{L}*|staffed|erreich\p{L}*|besetzt|sprech\p{L}*|contest\p{L}+|atend\p{L}+|atiend\p{L}+)(?!\p{L})/iu;

/** True for words before a time that make it one that a law sets. */
export function isByLaw(before: string): boolean {
  return BY_LAW.test(before);
}

/**
 * True for a time by which visitors cancel, or tell something on the day itself or the one before: “Call by noon on the same day”, „Sagen
 * Sie bis 12 Uhr ab“, and one by which something was promised: “If it is not ready by 5 p.m., …”. Where the sentence says that somebody is there until then, it is when the business closes.
 */
export function isDeadline(text: string, [at, to]: Span): boolean {
  if (DAY_BEFORE.test(text.slice(to))) return true;
  const { start, end } = sentenceAt(text, at);
  const sentence = text.slice(start, end);
  const [before, after] = [text.slice(start, at), text.slice(to, end)];
  if (!BY.test(before) || saysOpening(sentence) || ANSWERS.test(sentence)) return false;
  return (
    SAME_DAY_BEFORE.test(before) ||
    SAME_DAY_BEHIND.test(after) ||
    CANCELS.test(sentence) ||
    NOT_DONE.test(sentence)
  );
}
