import type { Facts } from '../../../content/facts/facts.ts';
import type { Span } from '../../../content/span-location.ts';
import { SOME } from './open-days.ts';
import { hoursOn } from './weekdays.ts';

/** Where a statement about the business itself begins. */
const BEGIN = '^|[.;:·|(]\\s?';
const HERE_EN =
  "(?<!\\p{L})(?:we(?: are|['’]re| stay)?|(?:our|the) (?:office|shop|store|clinic|studio) (?:is|stays)) ";

/** Every day, or a weekend, on which the business says that it is open or closed. */
const STATED = new RegExp(
  [
    `(?:${BEGIN}|${HERE_EN})(?:open )(?<daily>(?:seven|7) days(?: a week)?|every day of the week)(?!\\p{L})`,
    `(?:${BEGIN}|${HERE_EN})open (?:on |at )?(?:the )?(?<open>weekends?)(?!\\p{L})`,
    `(?:${BEGIN}|${HERE_EN})closed (?:on |at )?(?:the )?(?<closed>weekends?)(?!\\p{L})`,
    `(?:${BEGIN})weekends,? (?:we(?: are|['’]re) )?(?<shut>closed)(?!\\p{L})`,
    `(?<!\\p{L})(?:abrimos|estamos abiert[oa]s) (?<todos>(?:los siete|todos los) días(?: de la semana)?)(?!\\p{L})`,
    `(?<!\\p{L})(?:abrimos|estamos abiert[oa]s) (?:también )?los (?<abre>fines de semana)(?!\\p{L})`,
    `(?<!\\p{L})(?:cerramos|estamos cerrad[oa]s|(?:${BEGIN})cerrad[oa]) (?:los )?(?<cierra>fines? de semana)(?!\\p{L})`,
    '(?<!\\p{L})wir haben (?<jeden>(?:sieben|7) tage (?:die|in der|pro) woche|jeden tag der woche|an allen tagen der woche)(?: \\p{L}+)? (?:geöffnet|offen)(?!\\p{L})',
    `(?:${BEGIN}|(?<!\\p{L})wir haben )(?:auch )?(?<auf>(?:am|an) wochenenden?) (?:haben wir |ist (?:bei uns )?)?(?:auch )?(?:geöffnet|offen)(?!\\p{L})`,
    `(?:${BEGIN}|(?<!\\p{L})wir haben )(?<zu>(?:am|an) wochenenden?) (?:haben wir |(?:ist|bleibt) (?:bei uns )?)?geschlossen(?!\\p{L})`,
  ].join('|'),
  'iu',
);

const SEEN = /even days|7 days|eekend|day of the week|s días|de semana|ochenend|Tage|Tagen|Tag der/;

const WEEK = [0, 1, 2, 3, 4, 5, 6];
const WEEKEND = [5, 6];

/** False if no text of a copy speaks of every day or of weekends. */
export function mayBeOfWeek(copy: string): boolean {
  return SEEN.test(copy);
}

/** What a text says of every day or of weekends, and what the hours say instead. */
export function otherWeek(
  text: string,
  facts: Facts,
): { span: Span; state: 'open' | 'closed' } | undefined {
  if (facts.hours !== true || !SEEN.test(text) || SOME.test(text)) return undefined;
  const { 0: found, index = 0, groups = {} } = STATED.exec(text) ?? {};
  if (found === undefined) return undefined;
  const isOpen = (day: number) => hoursOn(day, facts).length > 0;
  const start = found.length - found.trimStart().replace(/^[.;:·|(]\s?/, '').length;
  const span: Span = [index + start, index + found.length];
  if (groups.daily ?? groups.todos ?? groups.jeden)
    return WEEK.every(isOpen) ? undefined : { span, state: 'closed' };
  // One of the two days is enough to be open at weekends.
  if (groups.open ?? groups.abre ?? groups.auf)
    return WEEKEND.some(isOpen) ? undefined : { span, state: 'closed' };
  return WEEKEND.some(isOpen) ? { span, state: 'open' } : undefined;
}
