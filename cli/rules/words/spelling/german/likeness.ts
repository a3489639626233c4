import type { MistakenRow } from '../mistaken-row.ts';

const COMPARATIVE =
  '(?:besser|größer|schneller|günstiger|teurer|kleiner|billiger|leichter|stärker|schlechter|länger|kürzer|höher|einfacher|sicherer|näher|jünger|älter|schöner|ruhiger|frischer|mehr|weniger|anders|niedriger|heller|breiter|wärmer|genauer|gründlicher)';

/** What is compared with, after which "wie" asks or describes nothing; "more like a friend" is no comparison. */
const COMPARED =
  '(?:bei|eine?[nmrs]?|der|die|das|den|im|in|andere\\p{L}*|anderswo|jede\\p{L}*|man|beim|unsere?|neu|alle|gedacht|erwartet|erhofft|geplant|vorher|sonst|üblich|zuvor|anfangs|nötig|\\d+|zwei|drei|vier|fünf|zehn|zwanzig|nur)(?!\\p{L})';

/** Words that are confused with another one of the same sound. */
export const GERMAN_LIKENESS: readonly MistakenRow[] = [
  [
    /(?:er|re|hr|rs) wie /,
    new RegExp(
      `(?<!\\p{L}|(?:um so|umso|nicht|desto|je) )(?:${COMPARATIVE}|(?<=viel |etwas |deutlich |noch )später) (?<slip>wie) (?=${COMPARED})(?<!(?<!\\p{L})(?:mehr|weniger) wie (?=(?:eine?[nmrs]?|der|die|das|den|im|in|bei|beim|unsere?|jede\\p{L}*|man)(?!\\p{L})))`,
      'iu',
    ),
    'als',
  ],
  [
    /(?:enauso|benso) [a-zäöüß]+ als /,
    /(?<!\p{L})(?:[Gg]enauso|[Ee]benso) (?!wenig)\p{Ll}+ (?<slip>als) (?=(?:bei|früher|vorher|sonst|andere\p{L}*|anderswo|im|beim|in)(?!\p{L}))/u,
    'wie',
  ],
  [
    / den (?:je|eigentlich|nun|so|da|jetzt|alles)/,
    /(?<!\p{L})(?:(?:mehr|\p{L}+er) (?<slip>den) je|(?:[Ww]as|[Ww]ie|[Ww]o|[Ww]er|[Ww]ann|[Ww]arum|[Ww]ieso) (?:ist|sind|kostet|geht|macht|muss|kann|soll|war) (?<slipped>den) (?:das|eigentlich|nun|so|da|jetzt|alles))(?!\p{L})/u,
    'denn',
  ],
  [
    'ei den',
    /(?<!\p{L})[Ee]s sei (?<slip>den)(?=,|$| (?:Sie|wir|es|die|der|das|man)(?!\p{L}))/mu,
    'denn',
  ],
  [
    ' denn ',
    /(?<!\p{L})(?:[Ff]ür|[Dd]urch|[Üü]ber|[Gg]egen|[Oo]hne|[Uu]m) (?<slip>denn) (?=\p{Lu}\p{Ll}+(?!\p{L}))/u,
    'den',
  ],
  [
    /en (?:Sie (?:noch |dazu )?(?:Fragen|Interesse|Lust|Wünsche|Probleme|mehr )|möglich|nötig|gewünscht|es (?:regnet|schneit|eilt|dringend|schnell))/,
    /(?<!\p{L})(?<slip>[Ww]en) (?:Sie (?:noch |dazu )?(?:Fragen|Interesse|Lust|Wünsche|Probleme|mehr)|möglich|nötig|gewünscht|es (?:regnet|schneit|eilt|dringend|schnell))(?!\p{L})/u,
    (word) => `${word}n`,
  ],
  [
    /spieg[a-z]+ (?=[^.!?\n]{0,60}wieder)/,
    /(?<!\p{L})(?:wider)?spieg(?:elt|eln|elte|elten) sich [^.!?,\n]{0,60}(?<slip>wieder)(?=[.!,]|$)/mu,
    'wider',
  ],
  [
    'eid ',
    /(?<!\p{L}|\b[Ii]hr )(?<slip>[Ss]eid) (?=(?:der (?:Gründung|Eröffnung|Übernahme|Renovierung|Umstellung|Meisterprüfung)|unserer|meiner|damals|damit)(?!\p{L}))/u,
    (word) => (word.startsWith('S') ? 'Seit' : 'seit'),
  ],
];
