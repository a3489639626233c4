import type { Facts } from '../../../content/facts/facts.ts';

/** Words of times and measures by language. */
const WORDS: Readonly<Record<string, string>> = {
  en: '(?<=\\d\\s?)[ap]\\.?\\s?m|to|till?|until|from|through|thru|and|or|noon|midnight|daily|every|(?:working |business )?days?|weekdays?|weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|hours?|hrs?|minutes?|weeks?|months?|years?|miles?|feet|million|billion|percent|cents',
  es: 'a|al|hasta|desde|de|y|o|las?|los|mediodía|todos|días?|laborables|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|horas?|minutos?|semanas?|mes(?:es)?|años?|millas?|kilómetros?|millón|millones|por ciento|centavos|céntimos',
  de: 'bis|von|und|oder|uhr|täglich|werktags|werktagen?|tage?n?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|mittags?|stunden?|minuten?|wochen?|monate?n?|jahre?n?|meilen?|kilometern?|million(?:en)?|prozent|cent',
};

/** The half of the day after a number, which is as usual in Spanish as in English. */
const HALF = /(?<=\d\s?)[ap]\.?\s?m\b\.?/giu;

const PATTERNS = Object.entries(WORDS).map(
  ([language, words]) =>
    [language, new RegExp(`(?<!\\p{L})(?:${words})(?![\\p{L}\\d])`, 'iu')] as const,
);

/** True for the value of a fact with times or measures that only another language writes so: `8 am to 3 pm` in German. */
export function readsForeign(value: string, language: string): boolean {
  const [base = ''] = language.split('-');
  if (!(base in WORDS)) return false;
  const said = base === 'es' ? value.replace(HALF, '') : value;
  const languages = PATTERNS.flatMap(([name, words]) => (words.test(said) ? [name] : []));
  return languages.length > 0 && !languages.includes(base);
}

/**
 * What to do about times or a measure that a fact has: refer to it, if that reads right in the language of the text.
 *
 * @param place whose place the reference takes: `its` or `their`.
 */
export function hintOfFact(name: string, language: string, facts: Facts, place: string): string {
  const value = facts.get(name) ?? '';
  if (!readsForeign(value, language)) return `Write {${name}} in ${place} place.`;
  const [main, ...others] = facts.languages ?? [];
  const remedy =
    others.length > 0
      ? `Give it a text for each language there, { ${[main, ...others].map((each) => `${each}: …`).join(', ')} }`
      : 'Write it there as texts of the site do';
  return `In site.config.yaml, {${name}} is "${value}", which reads wrong in this language. ${remedy}, then write {${name}} in ${place} place.`;
}
