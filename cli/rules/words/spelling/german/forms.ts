import type { MistakenRow } from '../mistaken-row.ts';
import { END, FEMININE, MASCULINE, MASCULINE_SAME, NEUTER, NEUTER_SAME } from './nouns.ts';

/** Nouns that are not feminine, and neuter ones. */
const NO_FEMININE = `${MASCULINE}|${MASCULINE_SAME}|${NEUTER}|${NEUTER_SAME}`;
const ANY_NEUTER = `${NEUTER}|${NEUTER_SAME}`;

/** Before one of two: "der eine Betrieb, der andere". */
const OF_TWO =
  '(?:[Dd](?:er|ie|as|en|em|ieser|iese|ieses)|[Jj]ede[rs]?) (?:(?:jeweils|nur|immer|noch) )?';

/** Before a noun: alone, a first part may be another word, as in "Innen Holz". */
const BEFORE =
  '[Dd](?:as|ie|er|en|em)|[Ee]ine?[nmr]?|[Uu]nser(?:e[nmrs]?)?|Ihre?[nmrs]?|zu[mr]|vom|neue[nrs]?';

/** Second parts after a first part that may stand before many nouns: "we offer our customers service". */
const SECONDS: Readonly<Record<string, string>> = {
  'Wärme ': '(?:Pumpe|Dämmung|Schutz|Bedarf)n?',
  'Kunden ': '(?<=(?:[Dd]er|[Uu]nser|dem|zum|vom|ein) Kunden )(?:Service|Dienst)',
  'Termin ': '(?:Vereinbarung|Absprache|Anfrage|Kalender|Buchung)',
};

/** What the parts of a compound are in one word. */
function joined(parts: string): string {
  const [first = '', second = ''] = parts.split(' ');
  return first + second.toLowerCase();
}

/** Articles that do not go with the noun after them, and compounds that were taken apart. */
export const GERMAN_FORMS: readonly MistakenRow[] = [
  [
    new RegExp(`ine (?:${NO_FEMININE})`),
    new RegExp(
      `(?<!\\p{L}|${OF_TWO})(?<slip>[Ee]ine) (?:${NO_FEMININE})${END}(?! (?:${FEMININE}|\\p{Lu}\\p{Ll}+(?:ung|heit|keit|schaft|tion|tät))${END})`,
      'u',
    ),
    (word) => (word.startsWith('E') ? 'Ein' : 'ein" or "einen'),
  ],
  [
    new RegExp(`[Ee]in(?:en)? (?:[a-zäöüß]+e )?(?:${FEMININE})`),
    new RegExp(
      `(?<!\\p{L}|${OF_TWO})(?<slip>[Ee]in(?:en)?) (?:(?!(?:wie|sowie|ohne|eine|keine)\\s)\\p{Ll}{3,}e )?(?:${FEMININE})${END}`,
      'u',
    ),
    (word) => (word.startsWith('E') ? 'Eine' : 'eine'),
  ],
  [
    new RegExp(`inen (?:${ANY_NEUTER})`),
    new RegExp(`(?<!\\p{L}|${OF_TWO})(?<slip>[Ee]inen) (?:${ANY_NEUTER})${END}`, 'u'),
    (word) => (word.startsWith('E') ? 'Ein' : 'ein'),
  ],
  // No word that stands alone ends so, except for "Jungs".
  ...['ungs ', 'heits ', 'keits ', 'schafts '].map(
    (sign): MistakenRow => [
      sign,
      new RegExp(
        `(?<!\\p{L})(?!Jungs)(?<slip>\\p{Lu}\\p{Ll}{2,}${sign}\\p{Lu}\\p{Ll}{2,})(?!\\p{L})`,
        'u',
      ),
      joined,
    ],
  ),
  ...['Außen ', 'Innen ', 'Wärme ', 'Kunden ', 'Termin '].map(
    (sign): MistakenRow => [
      sign,
      new RegExp(
        `(?<=(?<!\\p{L})(?:${BEFORE}) )(?<slip>${sign}${SECONDS[sign] ?? '\\p{Lu}\\p{Ll}{3,}'})(?!\\p{L})`,
        'u',
      ),
      joined,
    ],
  ),
];
