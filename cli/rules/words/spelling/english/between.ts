import type { MistakenRow } from '../mistaken-row.ts';

const SUM = '(?:[$£€] ?)?\\d[\\d.,:]*';

/** Numbers that are spoken with a vowel first: 8, 80, 11, 18th, 1800s. */
const WITH_VOWEL = '(?:8\\d*|1[18](?:,?\\d{3}|\\d{2})?)(?:\\.\\d+|,\\d{3})?(?!\\d)';

const UNIT = 'minute|hour|day|week|month|year|mile|metre|meter|foot';

/** English words beside numbers in places where only another one can stand. */
export const ENGLISH_BETWEEN: readonly MistakenRow[] = [
  [
    'etween ',
    new RegExp(
      `(?<!\\p{L})[Bb]etween ${SUM}(?: ?(?:am|pm|%|(?!to )[a-z]+))? (?<slip>to) ${SUM}(?![^.!?\\n]{0,40} and )`,
      'u',
    ),
    'and',
  ],
  [
    / an \d/,
    new RegExp(
      `(?<=\\p{Ll} )(?<slip>an) (?!${WITH_VOWEL}|0)(?=\\d)(?=[\\d.,]+(?:-| )\\p{Ll}{3})`,
      'u',
    ),
    'a',
  ],
  [
    / a (?:8|11|18)/,
    /(?<=\p{Ll} )(?<slip>a) (?=(?:8\d?|11|18)(?:th)?(?:-| )(?:day|week|month|year|hour|minute|mile|foot|inch|page|piece|seat|century|bed)(?!\p{L}))/u,
    'an',
  ],
  [
    new RegExp(` (?:${UNIT}) (?:apart|ago|later|in advance)`),
    new RegExp(
      `(?<![\\d.,/-])(?:\\d+ ?[-–] ?)?(?:[2-9]|\\d{2,3}) (?<slip>${UNIT}) (?=(?:apart|ago|later|in advance)(?!\\p{L}))`,
      'u',
    ),
    (word) => (word === 'foot' ? 'feet' : `${word}s`),
  ],
  [
    'ach of ',
    /(?:^|[.!?] )Each of (?:the|our|these|those) (?:\p{Ll}+ )?\p{Ll}+s (?:(?:mentioned |listed |shown )?(?:above|below) )?(?<slip>have(?! been)|are|were)(?!\p{L})/mu,
    (word) => ({ have: 'has', are: 'is', were: 'was' })[word] ?? word,
  ],
];
