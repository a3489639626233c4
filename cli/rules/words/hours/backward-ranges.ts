import type { ClockRange } from './clock-ranges.ts';

/** What is told of a time that ends before it begins. */
export const BACKWARDS = {
  message: 'This time ends before it begins.',
  hint: 'Correct one of the two, or say that it ends on the next day.',
};

/** Both times with their minutes, in 24 hours: "20:00" to "19:00". */
const IN_FULL =
  /^(?<fromHour>\d{2})[:.](?<from>\d\d)\D+(?<toHour>\d{2})[:.](?<to>\d\d)(?:\s?(?:uhr|h|hrs?)\.?)?$/i;

/** Ends on another day, or says when somebody may arrive and has to leave. */
const OVERNIGHT =
  /next|following|overnight|day|morning|nächst|folge|tag|über nacht|siguiente|día|noche|madrugada|check|arriv|depart|anreise|abreise|entrada|salida|llegada|turno|shift|schicht|guardia/i;

/** In the morning, times may be those of a clock with twelve hours: "11:30 to 10:00". */
const NOON = 12;

/** Characters around it in which that is said. */
const NEAR = 40;

/** True for times of one afternoon of which the second is the earlier one. */
export function endsBeforeItBegins(text: string, { span: [start, end] }: ClockRange): boolean {
  const { groups = {} } = IN_FULL.exec(text.slice(start, end)) ?? {};
  const [from, to] = [Number(groups.fromHour), Number(groups.toHour)];
  if (!(from >= NOON && to >= NOON)) return false;
  if (from * 60 + Number(groups.from) <= to * 60 + Number(groups.to)) return false;
  return !OVERNIGHT.test(text.slice(Math.max(0, start - NEAR), end + NEAR));
}
