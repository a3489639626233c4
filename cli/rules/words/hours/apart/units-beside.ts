import type { Span } from '../../../../content/span-location.ts';

/** The unit at the end of a time. "AM" and "PM" belong to the time itself. */
const UNIT = /\s?(?:uhr|hrs?|h)\.?$/i;

/** What a fact has at its end that says that it is a time. */
const SAYS_TIME = /(?:uhr|horas|hrs?|h|[ap]\.?\s?m)\.?$/i;

/** A unit that follows a time and is no part of it for those who read times. */
const NEXT_UNIT = /^\s?(?:uhr|horas|hrs?|h|o['’]\s?clock)(?!\p{L})/iu;

/**
 * The part of typed times that a fact takes the place of: without a unit that the fact has not, which has to stay, and with the one behind
 * them if the fact has it, which would stand twice otherwise.
 *
 * @param value the text of the fact; undefined if it is not one that is to be written.
 */
export function besideUnit(text: string, [start, end]: Span, value: string | undefined): Span {
  if (value === undefined) return [start, end];
  const [unit] = UNIT.exec(text.slice(start, end)) ?? [];
  if (unit !== undefined) return [start, SAYS_TIME.test(value) ? end : end - unit.length];
  const [next = ''] = NEXT_UNIT.exec(text.slice(end)) ?? [];
  return [start, SAYS_TIME.test(value) ? end + next.length : end];
}
