import type { MistakenRow } from '../mistaken-row.ts';
import { END, FEMININE, MASCULINE, MASCULINE_SAME, NEUTER, NEUTER_SAME } from './nouns.ts';

/** Prepositions that are followed by the dative, and by the accusative, alone. */
const WITH_DATIVE =
  '(?:[Mm]it|[Vv]on|[Bb]ei|(?<![Vv]o[nm] [^.,\\n]{1,40} )[Aa]us|[Ss]eit|(?<![Aa]b und )[Zz]u)';
/** The same before an article that may begin a clause: "Seit das Haus steht". */
const BEFORE_ARTICLE = WITH_DATIVE.replace('|[Ss]eit', '');
export const WITH_ACCUSATIVE =
  '(?:[Ff]ür|[Dd]urch|[Gg]egen|[Oo]hne(?![^.!?\\n]* (?:zu |\\p{Ll}{2,}zu\\p{Ll}+en(?!\\p{L}))))';

/** Before "mit" that is a part of the verb and begins what the help is for: "Helfen Sie mit einen Brunnen zu graben". */
const PREFIXED =
  '(?:(?:[Hh]elfen|[Mm]achen|[Ww]irken) (?:Sie|wir)|(?:Helft|Hilf|Macht)(?: alle)?) ';

/** Nouns that have an "m" in the dative. */
const NO_FEMININE = `${MASCULINE}|${MASCULINE_SAME}|${NEUTER}|${NEUTER_SAME}`;

/** The same without those that may be plurals. */
const SINGULAR = `${MASCULINE}|${NEUTER}`;

/**
 * No relative pronoun: it follows a comma (`ein Betrieb, bei dem Beratung zählt`, `Leute, die Haus und Hof lieben`). Two
 * nouns have no article of their own.
 */
const NO_PRONOUN =
  '(?<!, (?:(?:\\p{Ll}+|\\p{Lu}\\p{Ll}+ [^,.]*) )?|(?:und|oder|als|wie) |, \\p{Lu}?\\p{Ll}+ )';
export const ALONE = `${END}(?! (?:und|oder|sowie|an|für|bzw) | \\p{Ll}+ende?[nmrs]? )`;

/** Men of a family, whose plural has another form. */
const KIN = 'Vater|Großvater|Bruder|Sohn|Mann|Ehemann|Freund|Chef|Nachbar';

/** No word with a participle behind: `mit den Termin betreffenden Fragen`, `für dem Anlass entsprechende Kleidung`. */
export const NO_PARTICIPLE =
  '(?! (?:\\p{Ll}+ )?\\p{Ll}+(?:end|t|en)e[nmrs]? \\p{Lu})(?![^.!?\\n]{0,60} (?:entsprech|angemess|gleich|ähnlich|nahe|vergleich|angepasst|zugrunde)\\p{Ll}*)';

const OF_DATIVE: Readonly<Record<string, string>> = {
  zum: 'zur',
  beim: 'bei der',
  vom: 'von der',
  im: 'in der',
  am: 'an der',
};

/** A word with a capital letter as another one has. */
function like(word: string, meant: string): string {
  return /^\p{Lu}/u.test(word) ? `${meant[0]?.toUpperCase()}${meant.slice(1)}` : meant;
}

/** `Ihrem` in the accusative. */
function accusative(word: string): string {
  if (/^dem$/i.test(word)) return 'den" or "das';
  const stem = word.slice(0, -2);
  return `${stem}en" or "${/^(?:dies|jed)$/.test(stem) ? `${stem}es` : stem}`;
}

/** Articles in a case or gender that does not go with the words around them. */
export const GERMAN_CASES: readonly MistakenRow[] = [
  [
    / (?:einen|jeden) (?<=[ \n](?:[Mm]it|[Vv]on|[Bb]ei|[Aa]us|[Ss]eit|[Zz]u) (?:ein|jed)en )/,
    new RegExp(
      `(?<!\\p{L}|${PREFIXED})${WITH_DATIVE} (?<slip>einen|jeden) (?=(?:\\p{Ll}+ )?\\p{Lu})`,
      'u',
    ),
    (word) => word.replace(/n$/, 'm'),
  ],
  [
    /(?:[Ss]ein|[Mm]ein|[Ii]hr|[Uu]nser|[Dd]ein|[Kk]ein)en (?<=[ \n](?:[Mm]it|[Vv]on|[Bb]ei|[Aa]us|[Ss]eit|[Zz]u) \p{L}+ )/u,
    new RegExp(
      `(?<!\\p{L})${WITH_DATIVE} (?<slip>(?:sein|mein|[Ii]hr|unser|dein|kein)en) (?:${KIN}|(?!Kunde)(?:${MASCULINE}|${NEUTER}))${ALONE}${NO_PARTICIPLE}`,
      'u',
    ),
    (word) => word.replace(/n$/, 'm'),
  ],
  // The dative plural of nouns in -el and -er has an n: no article goes with the form without it.
  [
    / den (?<=[ \n](?:[Mm]it|[Vv]on|[Bb]ei|[Aa]us|[Ss]eit|[Zz]u|[Nn]ach) den )/,
    new RegExp(
      `(?<!\\p{L})(?:${WITH_DATIVE}|(?<!und )[Nn]ach) den (?<slip>\\p{Lu}\\p{Ll}{2,}e[lr])(?![\\p{L}:*_/-])(?! \\p{Lu}| (?:und|oder) \\p{Lu})${NO_PARTICIPLE}`,
      'u',
    ),
    (word) => `${word}n`,
  ],
  [
    / eine (?<=[ \n](?:[Mm]it|[Vv]on|[Bb]ei|[Aa]us|[Ss]eit) eine )/,
    new RegExp(`(?<!\\p{L})${BEFORE_ARTICLE} (?<slip>eine) (?=(?:\\p{Ll}+e )?\\p{Lu})`, 'u'),
    'einer',
  ],
  [
    new RegExp(` das (?:${NEUTER}|${NEUTER_SAME})`),
    new RegExp(`(?<!\\p{L})${BEFORE_ARTICLE} (?<slip>das) (?:${NEUTER}|${NEUTER_SAME})${END}`, 'u'),
    'dem',
  ],
  [
    new RegExp(` die (?:${FEMININE})`),
    new RegExp(`(?<!\\p{L})${BEFORE_ARTICLE} (?<slip>die) (?:${FEMININE})${END}`, 'u'),
    'der',
  ],
  [
    new RegExp(`der (?:${NO_FEMININE})`),
    new RegExp(
      `${NO_PRONOUN}(?<!\\p{L})${BEFORE_ARTICLE} (?<slip>der) (?:${NO_FEMININE})${ALONE}`,
      'u',
    ),
    'dem',
  ],
  [
    new RegExp(` den (?:${SINGULAR})`),
    new RegExp(
      `(?<!\\p{L})${WITH_DATIVE} (?<slip>den) (?:${SINGULAR})${ALONE}${NO_PARTICIPLE}`,
      'u',
    ),
    'dem',
  ],
  [
    new RegExp(`m (?:${FEMININE})`),
    new RegExp(
      `(?<!\\p{L})(?<slip>[Zz]um|[Bb]eim|[Vv]om|[Ii]m|[Aa]m) (?:${FEMININE})${ALONE}`,
      'u',
    ),
    (word) => like(word, OF_DATIVE[word.toLowerCase()] ?? ''),
  ],
  [
    new RegExp(`zur (?:${NO_FEMININE})`),
    new RegExp(`(?<!\\p{L})(?<slip>zur) (?:${NO_FEMININE})${END}(?!/)`, 'u'),
    'zum',
  ],
  [
    /em (?<=[ \n](?:[Ff]ür|[Oo]hne|[Dd]urch|[Gg]egen) (?:d|ein|[Ii]hr|unser|mein|dein|sein|dies|jed|kein)em )/,
    new RegExp(
      `(?<!\\p{L})${WITH_ACCUSATIVE} (?<slip>(?:d|ein|[Ii]hr|unser|mein|dein|sein|dies|jed|kein)em) (?=(?:\\p{Ll}+en )?\\p{Lu}\\p{Ll}+${NO_PARTICIPLE})`,
      'u',
    ),
    accusative,
  ],
  [
    new RegExp(`er (?:${FEMININE})`),
    new RegExp(
      `(?<!\\p{L}|[Ww]as )${WITH_ACCUSATIVE} (?<slip>einer|der|[Ii]hrer|unserer|keiner|dieser) (?:${FEMININE})${ALONE}${NO_PARTICIPLE}`,
      'u',
    ),
    (word) => (word === 'der' ? 'die' : word.slice(0, -1)),
  ],
  [
    new RegExp(`(?:ein|[Ii]hr|unser|der) (?:${MASCULINE}|${MASCULINE_SAME})`),
    new RegExp(
      `(?<!\\p{L}|[Ww]as )(?:${WITH_ACCUSATIVE} (?<slip>der|k?ein|unser|[Ii]hr)|[Uu]m (?<slipped>ein)) (?:${MASCULINE}|${MASCULINE_SAME})${ALONE}`,
      'u',
    ),
    (word) => (word === 'der' ? 'den' : `${word}en`),
  ],
  [
    new RegExp(`ein (?:${MASCULINE}|${MASCULINE_SAME})`),
    new RegExp(
      `(?:(?:^|[.!?:] )(?:Vereinbaren|Buchen|Holen|Machen|Reservieren|Brauchen|Suchen|Wünschen|Haben|Möchten|Bekommen|Erhalten|Nutzen) Sie|(?<!\\p{L})(?:[Ww]ir|[Ii]ch) (?:brauch|such|hab|mach|plan|wünsch|find|vereinbar)en?) (?:(?:jetzt|gleich|noch|heute|einfach|online|hier|direkt|sich|bei|uns|telefonisch|auch|gern|gerne) ){0,3}(?<slip>ein) (?:${MASCULINE}|${MASCULINE_SAME})${END}`,
      'mu',
    ),
    'einen',
  ],
  [
    new RegExp(`[Dd]en (?:${NEUTER})`),
    new RegExp(`(?<!\\p{L})(?<slip>[Dd]en) (?:${NEUTER})${ALONE}${NO_PARTICIPLE}`, 'u'),
    (word) => (word.startsWith('D') ? 'Das' : 'das" or "dem'),
  ],
  [
    new RegExp(`[Dd]er (?:${NEUTER})`),
    new RegExp(
      `${NO_PRONOUN}(?<!\\p{L})(?<slip>[Dd]er) (?:${NEUTER})${ALONE}${NO_PARTICIPLE}`,
      'u',
    ),
    (word) => like(word, 'das'),
  ],
  [
    new RegExp(`(?:ein|[Ii]hr|unser|dies|d)em (?:${FEMININE})`),
    new RegExp(
      `${NO_PRONOUN}(?<!\\p{L})(?<slip>(?:[Ee]in|[Ii]hr|[Uu]nser|[Dd]ies)em) (?:${FEMININE})${ALONE}${NO_PARTICIPLE}`,
      'u',
    ),
    (word) => word.replace(/m$/, 'r'),
  ],
  [
    new RegExp(`(?:[Ee]in|[Ii]hr|unser)er (?:${SINGULAR})`),
    new RegExp(
      `(?<!\\p{L})(?<slip>[Ee]iner|[Ii]hrer|[Uu]nserer) (?:${SINGULAR})${ALONE}${NO_PARTICIPLE}`,
      'u',
    ),
    (word) => word.replace(/r$/, 'm'),
  ],
  [
    new RegExp(`[Dd]ie (?:${SINGULAR})`),
    new RegExp(
      `${NO_PRONOUN}(?<!\\p{L})(?<slip>[Dd]ie) (?:${SINGULAR})${ALONE}${NO_PARTICIPLE}`,
      'u',
    ),
    (word) => (word.startsWith('D') ? 'Der" or "Das' : 'der", "den" or "das'),
  ],
];
