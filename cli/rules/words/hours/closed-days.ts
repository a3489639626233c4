import type { Facts } from '../../../content/facts/facts.ts';
import type { Span } from '../../../content/span-location.ts';
import { DAYS, dayNamed, hoursOn } from './weekdays.ts';

const ENGLISH = `(?<en>${DAYS.map(([day]) => day).join('|')})s?`;
const SPANISH = `(?<es>${DAYS.map(([, day]) => day).join('|')})s?`;
const GERMAN = `(?<de>${DAYS.map(([, , day]) => day).join('|')})s`;

/** Names of days that come round again. */
const DAYS_ES = `(?:${DAYS.map(([, day]) => day).join('|')})s?`;
const DAYS_DE = `(?:${DAYS.map(([, , day]) => day).join('|')})s`;
const DAYS_EN = `(?:${DAYS.map(([day]) => day).join('|')})s`;

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

/** Several days, each of which is said to be closed, in front of the words that say so: «Los sábados y domingos cerramos». */
const DAYS_CLOSED = new RegExp(
  [
    `(?:on )?(?<en>${DAYS_EN}(?:,? (?:and )?(?:on )?${DAYS_EN})+),? (?:we(?: are|['’]re| stay) |the (?:office|shop|store|clinic|studio) (?:is|stays) )?closed`,
    `(?:los )?(?<es>${DAYS_ES}(?:(?:,| y) (?:los )?(?:${DAYS_ES}|festivos))*) (?:cerramos|estamos cerrad[oa]s|permanecemos cerrad[oa]s|no abrimos)`,
    `(?<de>${DAYS_DE}(?:(?:,| und) (?:${DAYS_DE}|feiertags|an Feiertagen))+) (?:haben wir |ist (?:bei uns )?|bleibt )?geschlossen`,
  ]
    .map((said) => `(?:^|[.;:·|(]\\s?)${said}(?=\\s?(?:[.;!,)]|$))`)
    .join('|'),
  'iu',
);

/** What a copy must contain for it. */
const SEEN = ['losed', 'erramos', 'abrimos', 'errado', 'errada', 'eschlossen'];

/** False if no text of a copy says that something is closed. */
export function mayBeClosed(copy: string): boolean {
  return SEEN.some((word) => copy.includes(word));
}

/** Several days on which a text says that the business is closed, though its hours have one of them. */
function daysClosedWhenOpen(text: string, facts: Facts): Span | undefined {
  const { 0: found, index = 0, groups = {} } = DAYS_CLOSED.exec(text) ?? {};
  const said = (groups.en ?? groups.es ?? groups.de ?? '').toLowerCase().match(/\p{L}+/gu) ?? [];
  const days = said.map((word) => dayNamed(word) ?? dayNamed(word.replace(/s$/, '')));
  const isOpen = days.some((day) => day !== undefined && hoursOn(day, facts).length > 0);
  if (found === undefined || !isOpen) return undefined;
  const start = found.length - found.replace(/^[.;:·|(]\s?/, '').length;
  return [index + start, index + found.length];
}

/** The days on which a text says that the business is closed, and its hours that it is open. */
export function closedWhenOpen(text: string, facts: Facts): Span | undefined {
  const several = daysClosedWhenOpen(text, facts);
  if (several) return several;
  const { 0: found, index = 0, groups = {} } = CLOSED.exec(text) ?? {};
  const day = dayNamed(groups.en ?? groups.days ?? groups.es ?? groups.de ?? '');
  if (found === undefined || day === undefined) return undefined;
  const start = found.length - found.trimStart().replace(/^[.;:·|(]\s?/, '').length;
  return hoursOn(day, facts).length > 0 ? [index + start, index + found.length] : undefined;
}
