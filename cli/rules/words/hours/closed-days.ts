import type { Facts } from '../../../content/facts/facts.ts';
import type { Span } from '../../../content/span-location.ts';
import { DAYS, dayNamed, hoursOn } from './weekdays.ts';

const ENGLISH = `(?<en>${DAYS.map(([day]) => day).join('|')})s?`;
const SPANISH = `(?<es>${DAYS.map(([, day]) => day).join('|')})s?`;
const GERMAN = `(?<de>${DAYS.map(([, , day]) => day).join('|')})s`;

/**
 * One day of one week, or a feast: not every such day; nor is a part of a day all of it, or a day only from some event
 * on.
 */
const DATED =
  '(?!\\p{L}|,? (?:as soon as|once|when|if|unless|until|en cuanto|cuando|si|salvo si|hasta que)(?!\\p{L})|,? (?:the |el |den )?(?:\\p{L}+\\.? )?\\d| (?:mornings?|afternoons?|evenings?|nights?|at (?:noon|night)|by (?:noon|night|evening)|por la|a mediodía|al mediodía))';

/** Says that the business itself is closed on every such day. */
const CLOSED = new RegExp(
  [
    `(?:^|[.;:·|(]\\s?|(?<!\\p{L})(?:we(?: are|['’]re| stay)?|(?:office|shop|store|clinic|studio) (?:is|stays)) )closed (?:on )?${ENGLISH}${DATED}`,
    `(?:^|[.;:·|(]\\s?)(?:on )?(?<days>${DAYS.map(([day]) => day).join('|')})s(?: and \\p{L}+days)?,? we(?: are|['’]re| stay) closed`,
    `(?:(?<!\\p{L})cerramos |(?:^|[.;:·|(]\\s?|(?<!\\p{L})estamos )cerrad[oa]s? )(?:los )?${SPANISH}${DATED}`,
    `(?<!\\p{L})${GERMAN} (?:haben wir |ist (?:bei uns )?)?geschlossen`,
  ].join('|'),
  'iu',
);

/** What a copy must contain for it. */
const SEEN = ['losed', 'erramos ', 'errado', 'errada', 'eschlossen'];

/** False if no text of a copy says that something is closed. */
export function mayBeClosed(copy: string): boolean {
  return SEEN.some((word) => copy.includes(word));
}

/** The day on which a text says that the business is closed, and its hours that it is open. */
export function closedWhenOpen(text: string, facts: Facts): Span | undefined {
  const { 0: found, index = 0, groups = {} } = CLOSED.exec(text) ?? {};
  const day = dayNamed(groups.en ?? groups.days ?? groups.es ?? groups.de ?? '');
  if (found === undefined || day === undefined) return undefined;
  const start = found.length - found.trimStart().replace(/^[.;:·|(]\s?/, '').length;
  return hoursOn(day, facts).length > 0 ? [index + start, index + found.length] : undefined;
}
