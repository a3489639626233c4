import { headingAbove } from '../surroundings.ts';
import { datesIn } from './dates.ts';
import { isPast } from './today.ts';

/** What dates the entry below a heading: its last words in brackets, or its first ones. */
const LAST = /\(([^()]{4,40})\)\s*$/u;
const FIRST = /^#+\s+([^:–—(]{4,40})/u;

/**
 * True below a heading with a past date: what news of then count stays as it was, whatever the configuration says today.
 *
 * @param now in milliseconds since 1970.
 */
export function isInPastEntry(text: string, at: number, now: number): boolean {
  const [heading = ''] = headingAbove(text, at).split('\n');
  const dated = LAST.exec(heading) ?? FIRST.exec(heading);
  const [date] = datesIn(dated?.[1] ?? '');
  return date !== undefined && isPast(date.ends, now);
}
