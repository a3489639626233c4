import type { MistakenRow } from '../mistaken-row.ts';
import { ALONE, NO_PARTICIPLE, WITH_ACCUSATIVE } from './cases.ts';
import { END, FEMININE, MASCULINE, MASCULINE_SAME, NEUTER, NEUTER_SAME } from './nouns.ts';

const ANY_NEUTER = `${NEUTER}|${NEUTER_SAME}`;

/** Words in -en that are no adjective: "es schließt ein neben Haus und Hof", "bezieht ein unseren Garten". */
const NO_ADJECTIVE =
  '(?!(?:neben|zwischen|gegen|wegen|hinten|vorn|oben|unten|außen|innen|eben|sieben|einen|keinen|meinen|deinen|seinen|ihren|unseren|euren|jeden|diesen|jenen|allen|vielen|beiden|denen|haben|werden|wollen|sollen|können|müssen) )';

/** Words in -e that have rows of their own, or are no adjective. */
const OWN_ROW = '(?!(?:eine|die|ohne|wie|sowie|beide|gerade|heute|gerne|bitte|ende|welche) )';

/** The slip before a noun that is told apart by its gender alone. */
function before(noun: string): RegExp {
  return new RegExp(
    `(?<!\\p{L})(?<slip>(?:[Jj]ed|[Dd]ies|[Kk]ein|[Uu]nser|[Mm]ein|Ihr)e) (?!Kunde)(?:${noun})${ALONE}${NO_PARTICIPLE}(?! \\p{Lu})`,
    'u',
  );
}

/** `jede` with the endings of another gender. */
function ended(word: string, endings: readonly string[]): string {
  const stem = word.slice(0, -1);
  const isStrong = /^(?:jed|dies)$/i.test(stem);
  return endings
    .map((ending) => (isStrong || ending === 'en' ? stem + ending : stem))
    .join('" or "');
}

/** `des Termins`, `des Preises`, `des Kunden`. */
function genitive(noun: string): string {
  if (noun === 'Kunde') return 'Kunden';
  // "des Ergebnisses".
  if (noun.endsWith('nis')) return `${noun}ses`;
  return /(?:s|z|ß)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

/** Endings of articles and adjectives that do not go with the gender of the noun after them. */
export const GERMAN_ENDINGS: readonly MistakenRow[] = [
  [
    /nnerhalb eine[nm]? /,
    new RegExp(`(?<!\\p{L})[Ii]nnerhalb (?<slip>eine[nm]?) (?:${FEMININE})${END}`, 'u'),
    'einer',
  ],
  [
    new RegExp(`(?:ed|ies|[Kk]ein|nser|[Mm]ein|Ihr)e (?:${MASCULINE})`),
    before(MASCULINE),
    (word) => ended(word, ['er', 'en']),
  ],
  [
    new RegExp(`(?:ed|ies|[Kk]ein|nser|[Mm]ein|Ihr)e (?:${NEUTER})`),
    before(NEUTER),
    (word) => ended(word, ['es']),
  ],
  [
    new RegExp(`(?:ür|urch|egen|hne) [a-zäöüß]+e (?:${NEUTER})`),
    new RegExp(
      `(?<!\\p{L})${WITH_ACCUSATIVE} ${OWN_ROW}(?!(?:jed|dies|kein|unser|mein|dein|sein|alle)e? )(?<slip>\\p{Ll}{3,}e) (?<!(?:diese|jede|keine|unsere|meine) )(?:${NEUTER})${ALONE}${NO_PARTICIPLE}(?! \\p{Lu})`,
      'u',
    ),
    (word) => `${word}s`,
  ],
  [
    new RegExp(`(?:ür|urch|egen|hne) [a-zäöüß]+e (?:${MASCULINE})`),
    new RegExp(
      `(?<!\\p{L})${WITH_ACCUSATIVE} ${OWN_ROW}(?<slip>\\p{Ll}{3,}e) (?<!(?:diese|jede|keine|unsere|meine) )(?:${MASCULINE})${ALONE}${NO_PARTICIPLE}(?! \\p{Lu})`,
      'u',
    ),
    (word) => `${word}n`,
  ],
  [
    new RegExp(`[Ee]in [a-zäöüß]+en (?:${ANY_NEUTER})`),
    new RegExp(
      `(?<!\\p{L})[Ee]in ${NO_ADJECTIVE}(?<slip>\\p{Ll}{3,}en) (?:${ANY_NEUTER})${END}${NO_PARTICIPLE}`,
      'u',
    ),
    (word) => word.replace(/n$/, 's'),
  ],
  [
    new RegExp(`[Ee]in [a-zäöüß]+en (?:${MASCULINE}|${MASCULINE_SAME})`),
    new RegExp(
      `(?<!\\p{L})(?<slip>[Ee]in) ${NO_ADJECTIVE}\\p{Ll}{3,}en (?:${MASCULINE}|${MASCULINE_SAME})${ALONE}${NO_PARTICIPLE}`,
      'u',
    ),
    (word) => `${word}en`,
  ],
  [
    new RegExp(`[Dd]es (?:Laden|${MASCULINE}|${NEUTER})`),
    new RegExp(
      `(?<!\\p{L})[Dd]es (?<slip>(?!Kaffee|Internet|Frühstück|Kontakt|Strauß|Brautstrauß)(?:Laden|${MASCULINE}|${NEUTER}))${ALONE}(?! \\p{Lu}|["“„»])`,
      'u',
    ),
    genitive,
  ],
  [
    new RegExp(`inen [a-zäöüß]+e (?:${MASCULINE}|${MASCULINE_SAME})`),
    new RegExp(
      `(?<!\\p{L})[Ee]inen ${OWN_ROW}(?<slip>\\p{Ll}{3,}e) (?:${MASCULINE}|${MASCULINE_SAME})${ALONE}${NO_PARTICIPLE}(?! \\p{Lu})`,
      'u',
    ),
    (word) => `${word}n`,
  ],
];
