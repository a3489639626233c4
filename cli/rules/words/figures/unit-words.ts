/** Units of figures, in the supported languages, as patterns. */
const WORDS = {
  percent: '%|per ?cent|prozent|por ciento',
  minute: 'min(?:utes?|utos?|uten)|mins?\\.?',
  hour: 'hours?|hrs?\\.?|horas?|stunden?',
  day: 'days?|días?|tagen?',
  week: 'weeks?|semanas?|wochen?',
  month: 'months?|mes(?:es)?|monat(?:en?|s)?',
  year: 'years?|años?|jahren?',
  mile: 'miles?|mi|millas?|meilen?',
  kilometre: 'km|kilomet(?:er|re)s?|kilometern|kilómetros?',
} as const;

/** Those of distances. */
export const DISTANCE_UNIT = `${WORDS.mile}|${WORDS.kilometre}`;

export type UnitName = keyof typeof WORDS;

/** Any of them. */
export const UNIT = Object.values(WORDS).join('|');

const PATTERNS = (Object.keys(WORDS) as UnitName[]).map(
  (unit) => [unit, new RegExp(`^(?:${WORDS[unit]})$`, 'iu')] as const,
);

/** The unit that a word means. */
export function unitOf(word: string): UnitName | undefined {
  return PATTERNS.find(([, pattern]) => pattern.test(word))?.[0];
}
