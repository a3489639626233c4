import { MONEY_GROUP } from '../../../../schemas/config/units.ts';

/** What a number counts by its unit: of two different ones only one can be right. */
export type Counted =
  | 'second'
  | 'minute'
  | 'hour'
  | 'day'
  | 'week'
  | 'month'
  | 'year'
  | 'mile'
  | 'kilometre'
  | 'percent';

/** The last words of keys that say the unit of a number; the plural, since `visitsPerWeek` counts visits. */
const NAMES: Readonly<Record<Counted, string>> = {
  second: 'seconds|sekunden|segundos',
  minute: 'minutes|minuten|minutos',
  hour: 'hours|stunden|horas',
  day: 'days|tage|werktage|arbeitstage|kalendertage|dias|días',
  week: 'weeks|wochen|semanas',
  month: 'months|monate|meses',
  year: 'years|jahre|años|anos',
  mile: 'miles|meilen|millas',
  kilometre: 'km|kilomet(?:er|re)s?|kilómetros|kilometros',
  percent: 'percent|percentage|prozent|porcentaje',
};

const OF_NAMES = (Object.keys(NAMES) as Counted[]).map(
  (unit) => [unit, new RegExp(`^(?:${NAMES[unit]})$`, 'i')] as const,
);

/** Before the last word of a key: a unit of something else, as in `price2Hours`, `pricePerHours` and `halfDays`. */
const OF_OTHERS =
  /^(?:\d.*|.*\d|per|pro|por|a|an|je|each|half|halbe|medios?|one|two|three|four|five|six|twelve|zwei|drei|vier|fünf|sechs|dos|tres|cuatro|cinco|seis)$/i;

/** Words of keys, and groups, that make a number an amount of money whatever else they name. */
const OF_MONEY =
  /^(?:prices?|fees?|costs?|rates?|preis|gebühr|gebuehr|kosten|satz|precio|tarifa|coste|costo)$/i;
const MONEY = new RegExp(`^${MONEY_GROUP}\\.`);

/** The words of the key of a fact: `fees.groupDiscount` has `group` and `Discount`. */
export function wordsOfKey(name: string): string[] {
  return name.slice(name.lastIndexOf('.') + 1).split(/(?<=[\p{Ll}\d])(?=\p{Lu})|[_-]/u);
}

/** The unit that the name of a fact says; undefined if it says none. */
export function unitOfName(name: string): Counted | undefined {
  const words = wordsOfKey(name);
  const last = words.at(-1) ?? '';
  const unit = OF_NAMES.find(([, pattern]) => pattern.test(last))?.[0];
  if (unit === undefined || OF_OTHERS.test(words.at(-2) ?? '')) return undefined;
  if (unit === 'percent') return unit;
  return MONEY.test(name) || words.some((word) => OF_MONEY.test(word)) ? undefined : unit;
}

/** The number with a unit inside the name of a fact: `within24Hours` is of 24 hours. */
export function measureInName(name: string): { value: number; unit: Counted } | undefined {
  const words = wordsOfKey(name);
  for (const [at, word] of words.entries()) {
    const [digits] = /\d+$/.exec(words[at - 1] ?? '') ?? [];
    const unit = digits && OF_NAMES.find(([, pattern]) => pattern.test(word))?.[0];
    if (unit) return { value: Number(digits), unit };
  }
  return undefined;
}

/** Units as they follow a number in a text; some letters are words as well, so that they count at an end only. */
const WRITTEN: Readonly<Record<Counted, string>> = {
  second: 'seconds?|secs?|sekunden?|segundos?',
  minute: 'minutes?|mins?|minuten?|minutos?',
  hour: 'hours?|hrs?|stunden?|std|horas?|h',
  day: 'days?|tagen?|werktagen?|arbeitstagen?|días?',
  week: 'weeks?|wochen?|semanas?',
  month: 'months?|monaten?|monats|mes(?:es)?',
  year: 'years?|jahren?|años?',
  mile: 'miles?|meilen?|millas?|mi(?=[.,;)]|$| (?:of|from|away|radius)(?!\\p{L}))',
  kilometre: 'km|kilomet(?:er|re)s?|kilometern|kilómetros?',
  percent: '%|percent|per cent|prozent|por ciento',
};

/** Any of them, each in a group of its own name. */
export const WRITTEN_UNIT = Object.entries(WRITTEN)
  .map(([unit, written]) => `(?<${unit}>${written})`)
  .join('|');

/** The unit whose group is in a match of `WRITTEN_UNIT`. */
export function unitOfMatch(groups: Readonly<Record<string, string | undefined>>): Counted {
  return Object.keys(WRITTEN).find((unit) => groups[unit] !== undefined) as Counted;
}
