/** After the time of a deadline: "until 5 pm on the working day before". */
const DAY_BEFORE =
  /^\s*(?:(?:on )?the (?:\p{L}+ )?day before|am (?:\p{L}*tag davor|vortag)|del día (?:\p{L}+ )?anterior)/iu;

/** Before a time that a law sets, until which young people may stay out, or noise is allowed. */
const BY_LAW =
  /(?<!\p{L})(?:law|statute|ordinance|curfew|\p{L}*gesetz|verordnung|nachtruhe|darfst|dürfen|ausgehen|ausgang|ley|reglamento|ordenanza)(?!\p{L})[^.!?;\n]{0,90}$/iu;

/** True for words behind a time that make it one of the day before: a deadline. */
export function isOfDayBefore(after: string): boolean {
  return DAY_BEFORE.test(after);
}

/** True for words before a time that make it one that a law sets. */
export function isByLaw(before: string): boolean {
  return BY_LAW.test(before);
}
