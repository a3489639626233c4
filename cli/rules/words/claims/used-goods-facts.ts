import { readNumber } from '../figures/number-words.ts';

/** Keys of facts about the legal guarantee of used goods; in German law a „Garantie“ is another thing, which comes on top. */
const KEYS: Readonly<Record<string, RegExp>> = {
  ES: /(?:second-?hand|used|segunda_?-?mano|usad|ocasion).*(?:warranty|guarantee|garant[ií]a)|(?:warranty|guarantee|garant[ií]a).*(?:second-?hand|used|segunda_?-?mano|usad|ocasion)/i,
  DE: /(?:second-?hand|used|gebraucht).*(?:gew(?:ä|ae)hrleistung|liability|haftung)|(?:gew(?:ä|ae)hrleistung|liability|haftung).*(?:second-?hand|used|gebraucht)/i,
};

const PERIOD =
  /^(?<count>\d{1,3}|[\p{L} ]+?) (?<unit>days?|weeks?|months?|tage?|wochen?|monate?|días?|semanas?|mes(?:es)?)$/iu;

const MONTHS: readonly (readonly [unit: RegExp, months: number])[] = [
  [/^(?:day|tag|día)/i, 1 / 30.5],
  [/^(?:week|woche|semana)/i, 7 / 30.5],
  [/^(?:month|monat|mes)/i, 1],
];

function monthsOf(value: string, language: string): number | undefined {
  const { count = '', unit = '' } = PERIOD.exec(value.trim())?.groups ?? {};
  const number = /^\d/.test(count) ? Number(count) : readNumber(count, language);
  const months = MONTHS.find(([name]) => name.test(unit))?.[1];
  return number === undefined || months === undefined ? undefined : number * months;
}

/** Facts of a configuration that give used goods a legal guarantee of less than a year, with their paths. */
export function* shortGuarantees(
  value: unknown,
  { country, language }: { country: string; language: string },
  path: readonly string[] = [],
): Generator<readonly string[]> {
  const keys = KEYS[country === 'AT' ? 'DE' : country];
  if (!keys) return;
  for (const [key, item] of Object.entries(Object(value))) {
    const at = [...path, key];
    if (typeof item === 'string') {
      const months = keys.test(at.join('.')) ? monthsOf(item, language) : undefined;
      if (months !== undefined && months < 12) yield at;
    } else if (typeof item === 'object' && !Array.isArray(item))
      yield* shortGuarantees(item, { country, language }, at);
  }
}
