import type { Span } from '../../../content/span-location.ts';
import { isJobsPage } from '../page-titles.ts';
import { sentenceAt } from '../sentence-at.ts';
import { saysOpening } from './whose-times.ts';

/** What is said of whoever works here: a shift ends before the business closes. */
const WORKING =
  /(?<!\p{L})(?:working (?:day|hours|week)|shifts?|wages?|salary|arbeitszeit\p{L}*|arbeitstag\p{L}*|schicht\p{L}*|jornada|sueldos?|turnos?)(?!\p{L})/iu;

/** What those who work here do among themselves, at hours within those of the business. */
const MEETING =
  /(?<!\p{L})(?:(?:team|staff|crew|everybody|everyone|all of us|colleagues)(?: \p{L}+){0,2} (?:meets?|sits? down|trains?|gets? together)|(?:team|staff|crew|safety) (?:meetings?|training|briefings?)|team(?: \p{L}+){0,3} (?:trifft|bespricht|setzt sich)|(?:trifft|setzt) sich (?:das|unser|die|unsere) (?:ganze )?(?:team|mannschaft|belegschaft|kollegium)|(?:team|dienst|mitarbeiter|wochen)(?:besprechung|sitzung)(?:en)?|betriebsversammlung|(?:equipo|claustro|personal|plantilla)(?: \p{L}+){0,2} se (?:reúne|junta|forma)|se (?:reúne|junta) (?:todo |toda )?(?:el|la|nuestro|nuestra) (?:equipo|claustro|personal|plantilla)|reuni(?:ón|ones) (?:de|del) (?:equipo|personal|claustro))(?!\p{L})/iu;

/** True for the times of a meeting of those who work here, unless it is why the business is closed. */
export function isOfMeeting(text: string, [at]: Span): boolean {
  const { start, end } = sentenceAt(text, at);
  const sentence = text.slice(start, end);
  return MEETING.test(sentence) && !saysOpening(sentence);
}

/** Says on a page about jobs that times are those of customers, or of the phone. */
const OF_CUSTOMERS =
  /(?<!\p{L})(?:(?:we|shop|store|office|doors?|workshop|school|nursery|counter|clinic|yard|kitchen)(?:['’]re| are| is)? (?:open|clos)\p{L}*|(?:opening|office|business|store|shop) hours|open (?:from|until|daily)|customers? (?:from|until|between)|call|ring|phone|reach|abrimos|cerramos|abiert[oa]s?|horario de (?:apertura|atención)|atendemos|llam\p{L}+|geöffnet|(?:wir|laden|geschäft|büro|praxis|werkstatt) (?:öffne\p{L}*|schließ\p{L}*|schliess\p{L}*)|öffnungszeiten|sprechzeiten|ruf\p{L}*|anruf\p{L}*|erreich\p{L}+)(?!\p{L})/iu;

/**
 * True for times at which somebody works here: of a sentence about a shift, or on a page about jobs, where nothing says that the
 * business is open then.
 *
 * @param raw the page.
 */
export function isOfShift(text: string, [at]: Span, raw: object): boolean {
  const { start, end } = sentenceAt(text, at);
  const sentence = text.slice(start, end);
  if (isOfMeeting(text, [at, at])) return true;
  return WORKING.test(sentence) || (isJobsPage(raw) && !OF_CUSTOMERS.test(sentence));
}
