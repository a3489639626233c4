import type { MistakenRow } from '../spelling/mistaken-row.ts';

const REST = "(?![\\p{L}'’-])";

/** Verbs that are no nouns, in the plain form. */
const VERB =
  '(?:find|choose|decide|bring|keep|send|tell|give|make|get|become|remember|explain|prove|carry|write|sell|begin|learn|understand|select|enjoy|avoid|compare|replace|remove|install|receive|arrange|prepare|fill|ask|sign|pay|take)';

/** What these act on, which tells that they are verbs here. */
const OBJECT =
  '(?:the|an?|your|our|my|his|her|their|its|it|this|that|these|those|any|every|all|them|us|you)';

/** Nobody decides before these words whose clause it is: “those who trust us find the way”. */
const PLAIN_CLAUSE =
  '(?<=(?:^|[.!?:;–—]\\s)(?:(?!(?<!\\p{L})(?:who|whom|whose|whoever|that|which|what|whatever|if|when|whenever|unless|once|while|because|those|than|as|where|before|after|until|everyone|everything|all|people|anyone)(?!\\p{L}))[^.!?:;–—\\n])*)';

const toMissing = (word: string) => `to ${word}`;
const ofMissing = (word: string) => `of ${word}`;

/** English sentences that lack a little word: “to” before a verb, “of” before whom a number is of. */
export const ENGLISH_LEFT_OUT: readonly MistakenRow[] = [
  [
    /sel(?:f|ves) [a-z]+ (?:the|an?|your|our|my|his|her|their|its|it|this|that|these|those|any|every|all|them|us|you)[ .,;!?\n]/,
    new RegExp(
      `${PLAIN_CLAUSE}(?<!\\p{L})(?:allow|allows|trust|trusts|force|forces|teach|want|expect|permit|tell|remind|ask|get|train)(?:ed|ing)? (?:yourself|yourselves|themselves|himself|herself|itself|myself|ourselves) (?<slip>${VERB})(?= ${OBJECT}${REST})`,
      'imu',
    ),
    toMissing,
  ],
  [
    / (?:able|going|supposed|allowed|willing) [a-z]+ (?:the|an?|your|our|my|his|her|their|its|it|this|that|these|those|any|every|all|them|us|you)[ .,;!?\n]/,
    new RegExp(
      `${PLAIN_CLAUSE}(?<!\\p{L})(?:is|are|am|was|were|be|been|being|not|we[’']re|you[’']re|they[’']re|i[’']m) (?:able|going|supposed|allowed|willing) (?<slip>${VERB})(?= ${OBJECT}${REST})`,
      'imu',
    ),
    toMissing,
  ],
  [
    / the (?:two|three|four|five|six) (?:you|us|them)[.,;:!?)\n]/,
    /(?<!\p{L})(?:between|of|for|from|by|with|among|to|to do with) the (?:two|three|four|five|six) (?<slip>you|us|them)(?=[.,;:!?)]|$)/imu,
    ofMissing,
  ],
  [
    /(?:One|Some|Most|Several|Many|None|Each|Any|Few) our /,
    /(?:^|[.!?]\s)(?:One|Some|Most|Several|Many|None|Each|Any) (?<slip>our)(?= (?!own(?!\p{L}))\p{Ll}{3,})/mu,
    ofMissing,
  ],
  [
    / (?:front|behalf|favou?r|spite|[Rr]egardless) (?:the|your|our|my|his|her|their)[ \n]/,
    new RegExp(
      `(?<!\\p{L})(?:on behalf|in favou?r|in spite|regardless|(?<=\\p{Ll} )in front) (?<slip>the|your|our|my|his|her|their)(?= \\p{Ll}{3,}(?:[.,;:!?]|$| (?:and|or|at|on|in|is|was|are|who|that|which|before|after|when)${REST}))`,
      'imu',
    ),
    ofMissing,
  ],
  [
    /(?:rior|ccording|hanks) (?:the|your|our)[ \n]/,
    new RegExp(
      `(?<!\\p{L})(?:prior|according|(?:^|[.!?] )thanks) (?<slip>the|your|our)(?= \\p{Ll}{3,}${REST})`,
      'imu',
    ),
    toMissing,
  ],
  [
    / look(?:ing)? forward (?:hear|see|meet|work|welcom|help|serv)/,
    /(?<!\p{L})look(?:ing)? forward (?<slip>hearing|seeing|meeting|working|welcoming|helping|serving)(?!\p{L})/iu,
    toMissing,
  ],
];

/** Spanish prepositions of several words that lack their last one. */
export const SPANISH_LEFT_OUT: readonly MistakenRow[] = [
  [
    / a través (?:el|la|los|las|una?|sus?|nuestr[oa]s?|este|estas?|estos) /,
    /(?<!\p{L})a través (?<slip>el|la|los|las|un|una|sus?|nuestr[oa]s?|este|esta|estos|estas)(?= \p{Ll}{3,})/iu,
    (word) => (word === 'el' ? 'del' : `de ${word}`),
  ],
  [
    / en vez (?:el|la|los|las|una?) /,
    /(?<!\p{L})en vez (?<slip>el|la|los|las|un|una)(?= \p{Ll}{3,})/iu,
    (word) => (word === 'el' ? 'del' : `de ${word}`),
  ],
  [
    / dentro \d| dentro (?:unos|unas|dos|tres|cuatro|cinco|seis|diez|poco|una?) /,
    /(?<!\p{L})dentro (?<slip>\d{1,3}|unos|unas|dos|tres|cuatro|cinco|seis|diez|una?)(?= (?:horas?|días?|semanas?|meses|mes|minutos|años?)(?!\p{L}))/iu,
    (word) => `de ${word}`,
  ],
];

/** German infinitives behind “um” that lack their “zu”, before a comma. */
export const GERMAN_LEFT_OUT: readonly MistakenRow[] = [
  [
    /[Uu]m (?:einen?|den|die|das|Ihren?|Ihre|Ihr|ein) [A-ZÄÖÜ][a-zäöüß]+ (?:vereinbaren|buchen|ausfüllen|unterschreiben|unterzeichnen|reservieren|beantragen|verschieben|absagen|vermeiden),/,
    /(?<![\p{L}-])um (?:einen?|den|die|das|Ihren?|Ihre|Ihr|ein) \p{Lu}\p{Ll}+ (?<slip>vereinbaren|buchen|ausfüllen|unterschreiben|unterzeichnen|reservieren|beantragen|verschieben|absagen|vermeiden)(?=,)/iu,
    (word) =>
      word.startsWith('aus') || word.startsWith('ab')
        ? word.replace(/^(?:aus|ab)/, '$&zu')
        : `zu ${word}`,
  ],
];
