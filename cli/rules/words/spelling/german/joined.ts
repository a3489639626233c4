import type { MistakenRow } from '../mistaken-row.ts';

const PREFIX =
  'ab|an|auf|aus|bei|bereit|dar|durch|ein|fest|fort|heim|her|hin|kennen|los|mit|nach|nahe|statt|teil|um|vor|voran|vorbei|weg|weiter|wieder|zurück|zusammen';

const MODAL = 'können|dürfen|müssen|wollen|sollen';

/** Whoever does something in a relative clause, so that its pronoun is no "those". */
const SUBJECT = '(?:wir|man|ich|du|Sie|sie|er|ihr)';

const BEFORE_RELATIVE =
  'an|auf|aus|bei|durch|für|hinter|in|mit|nach|neben|ohne|über|unter|von|vor|zu|zwischen';

/** German words that stand together in one word, or apart, and commas before pronouns of relative clauses. */
export const GERMAN_JOINED: readonly MistakenRow[] = [
  [
    new RegExp(` zu (?:${MODAL})`),
    new RegExp(
      `(?<!\\p{L})(?<slip>(?:${PREFIX})zu\\p{Ll}{3,}n) (?=zu (?:${MODAL})(?!\\p{L}))`,
      'u',
    ),
    (word) => word.replace(new RegExp(`^(${PREFIX})zu`), '$1'),
  ],
  [
    ' zu Gute',
    /(?<!\p{L})(?<slip>zu Gute)(?= (?:komm|kam|käm|gekomm|halt|gehalt|hiel)|[.,;!?]|$)/mu,
    'zugute',
  ],
  [
    'us-amerikanisch',
    /(?<![\p{L}-])(?<slip>us-amerikanisch\p{Ll}*)/u,
    (word) => word.replace('us', 'US'),
  ],
  [
    ' denen ',
    new RegExp(
      `(?<![\\p{L}-])(?<slip>\\p{Lu}\\p{Ll}{2,} (?:${BEFORE_RELATIVE})) (?=denen ${SUBJECT}(?!\\p{L}))`,
      'u',
    ),
    (words) => words.replace(' ', ', '),
  ],
  [' Jahre alte ', / Jahre (?<slip>alte) (?=(?:ist|sind|war|waren|wird|werden)(?!\p{L}))/u, 'alt'],
  [' dazu das ', / dazu (?<slip>das) (?=(?:ich|wir|man|er|ihr|du)(?!\p{L}))/u, 'dass'],
];
