import { FACT_REFERENCE } from '../../../content/facts/facts.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { sentenceAt } from '../sentence-at.ts';

/** Names of facts about when the business itself is open. */
const OPENING =
  /^business\.|open|clos|hours|shop|store|office|desk|phone|laden|büro|telefon|öffnung|abiert|abre|cierr|horario|tienda|oficina/i;

/** Joins a reference to a time with another one, or with the days and times of the same. */
const RANGE_OF_REFERENCES =
  /\{[\w.]+\}\s?(?:[-–—]|to|till?|until|bis|a|hasta)\s?(?:las? )?\{(?<to>[\w.]+)\}/giu;

/**
 * True for days and times that go on a statement whose other times refer to facts of something else than the opening hours: “Lessons are weekdays
 * from {lessons.from} to {lessons.to}, Saturdays from 9 to 2”.
 */
export function isOfReferences(text: string, [at]: Span): boolean {
  const before = text.slice(sentenceAt(text, at).start, at);
  return [...matchesIn(before, RANGE_OF_REFERENCES)].some(({ 0: range }) =>
    [...matchesIn(range, FACT_REFERENCE)].every(([, name = '']) => !OPENING.test(name)),
  );
}

/** A text that is nothing but how many parts of days something takes: “5 mornings”. */
const TIMES =
  /^(?:\d{1,2}|\p{L}+)\s(?:mornings?|afternoons?|evenings?|sessions?|meetings?|vormittage?|nachmittage?|abende?|termine?|treffen|einheiten?|mañanas?|tardes?|noches?|sesion(?:es)?|encuentros?)$/iu;

/** True for a text that says how many times people meet, so that days and times beside it are those of a course. */
export function isCountOfTimes(text: string): boolean {
  return TIMES.test(text.trim());
}
