import { DAYS } from './weekdays.ts';

const named = (language: number) => DAYS.map((names) => names[language]).join('|');
const [EN, ES, DE] = [named(0), named(1), named(2)];

/** Days of a week in English; a single one counts in the plural only, since others are those of a date. */
export const DAYS_EN = `(?:(?:(?:all |the )?other )?weekdays|weekends|daily|every day|(?:${EN})s? (?:to|through|thru|till|until|[-–]) (?:${EN})s?|(?:${EN})s(?:(?:,? and|,| &) (?:${EN})s)*|(?:mon|tue|wed|thu)\\.?\\s?[-–]\\s?(?:fri|sat|sun)\\.?)`;

/** The same in Spanish. */
export const DAYS_ES = `(?:entre semana|(?:los (?:demás |otros |restantes )?|el resto de (?:los )?)días (?:laborables|hábiles)|(?:de )?(?:${ES}) a (?:${ES})|todos los días|(?:los )?fines de semana|los (?:${ES})s?(?:(?: y|,)(?: los)? (?:${ES})s?)*)`;

/** The same in German; `werktags` has Saturday in law only. */
export const DAYS_DE = `(?:werktags|wochentags|an (?:den |allen )?(?:übrigen |anderen )?(?:werk|wochen)tagen|unter der woche|täglich|(?:am|an) wochenenden?|(?:von )?(?:${DE})s? bis (?:${DE})s?|(?:${DE})s(?:(?:,| und) (?:${DE})s)*|(?:mo|di|mi|do)\\.?\\s?[-–]\\s?(?:fr|sa|so)\\.?)`;

/** Days of the week, from Monday as 0. */
export interface SaidDays {
  days: readonly number[];
  /** True for days that are not named one by one, of which a business may leave out some. */
  isLoose: boolean;
}

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, day) => from + day);

const LOOSE: readonly (readonly [words: RegExp, days: readonly number[]])[] = [
  [/weekday|entre semana|laborables|hábiles|werktag|wochentag|woche$/, range(0, 4)],
  [/weekend|fines de|wochenend/, [5, 6]],
  [/daily|every day|todos los|täglich/, range(0, 6)],
];

const NAMES = new Map(
  DAYS.flatMap((names, day) => names.map((name) => [name, day] as const)).concat([
    ...(['mon', 'mo'] as const).map((name) => [name, 0] as const),
    ...(['tue', 'di'] as const).map((name) => [name, 1] as const),
    ...(['wed', 'mi'] as const).map((name) => [name, 2] as const),
    ...(['thu', 'do'] as const).map((name) => [name, 3] as const),
    ...(['fri', 'fr'] as const).map((name) => [name, 4] as const),
    ...(['sat', 'sa'] as const).map((name) => [name, 5] as const),
    ...(['sun', 'so'] as const).map((name) => [name, 6] as const),
  ]),
);

/** The days that words mean which one of the patterns has found. */
export function saidDays(words: string): SaidDays {
  const small = words.toLowerCase();
  const loose = LOOSE.find(([pattern]) => pattern.test(small));
  if (loose) return { days: loose[1], isLoose: true };
  const found = (small.match(/\p{L}+/gu) ?? []).flatMap((word) => {
    const day = NAMES.get(word) ?? NAMES.get(word.replace(/s$/, ''));
    return day === undefined ? [] : [day];
  });
  const [first = 0, last = first] = found;
  const isRange = /\s(?:to|through|thru|till|until|bis|a)\s|[-–]/.test(small);
  return { days: isRange ? range(first, last) : found, isLoose: false };
}

/** A text that is nothing but days, such as the name of a row. */
export const ONLY_DAYS = new RegExp(`^(?:${DAYS_EN}|${DAYS_ES}|${DAYS_DE})$`, 'iu');
