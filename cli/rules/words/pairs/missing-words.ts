import type { MistakenRow } from '../spelling/mistaken-row.ts';
import { START } from './framed-words.ts';

const REST = "(?![\\p{L}'’-])";

/** Who or what says something about what follows. */
const SAYS =
  '(?:decides?|says?|shows?|tells?|lists?|states?|explains?|determines?|settles?|sets out|records?|(?:see|know|check|read|out|on|about|of|for) )';

/** Participles that are no other form of their verb. */
const DONE =
  'done|written|broken|taken|given|chosen|shown|hidden|stolen|torn|eaten|forgotten|thrown|drawn';

/** Participles of verbs that take an object, which none does at the end of its clause. */
const HAVING_OBJECT =
  'paid|covered|included|required|charged|insured|billed|refunded|deducted|allowed|permitted|excluded|repaired|replaced|cleaned|inspected|delivered|booked|ordered|installed';

/** Adjectives that are no noun as well. */
const ADJECTIVE =
  'regular|careful|honest|proper|suitable|necessary|important|different|steady|constant|continuous|intensive|gentle|useful|beautiful|comfortable|reliable|practical|traditional|typical|usual|healthy|patient|daily|weekly';

/** Of these, what somebody has would follow their article: "a friendly" and "a regular" are nouns. */
const DESCRIBED =
  'careful|suitable|necessary|important|useful|beautiful|comfortable|reliable|honest|proper|reasonable|thorough|wonderful';

const isMissing = (word: string) => `is ${word}`;
const beMissing = (word: string) => `be ${word}`;
const areMissing = (word: string) => `are ${word}`;
const nounMissing = (word: string) => `${word} …`;

/** English sentences that lack a word: what follows cannot stand behind what comes before. */
export const ENGLISH_MISSING: readonly MistakenRow[] = [
  [
    / what (?:do|wr|br|ta|gi|ch|sh|hi|st|to|ea|fo|th|dr|pa|co|in|re|bi|de|al|pe|ex|cl|bo|or)[a-z]+[.,;!?\n]/,
    new RegExp(
      `(?<!\\p{L})${SAYS}(?<=[\\p{L} ]) ?what (?<slip>${HAVING_OBJECT}|${DONE})(?=[.;!?]|$)`,
      'imu',
    ),
    isMissing,
  ],
  [
    / of [a-z]+ (?:is|are|was|were|has|have|will|can|must) (?<=s of [a-z]+ [a-z]+ )/,
    new RegExp(
      `(?<!\\p{L})(?:years|months|weeks|days|hours|minutes|lots|terms|seasons) of (?<slip>${ADJECTIVE}) (?:is|are|was|were|has|have|will|can|must)${REST}`,
      'iu',
    ),
    nounMissing,
  ],
  [
    / an? [a-z]{5,11} (?:is|are|was|were|has|have|in|at|when|because|which) /,
    new RegExp(
      `(?<!\\p{L})an? (?:very |really |more )?(?<slip>${DESCRIBED}) (?:is|are|was|were|has|have|in|at|when|because|which)${REST}`,
      'iu',
    ),
    nounMissing,
  ],
  [
    / (?:must|may|should|could|cannot|will|can) (?:do|wr|br|ta|gi|ch|sh|hi|st|to|ea|fo|th|dr)[a-z]+[ .,;!?\n]/,
    new RegExp(
      `(?<!\\p{L})(?:should|could|cannot|(?:it|they|you|we|this|that|which|these) (?:must|may|will|can)) (?<slip>${DONE})${REST}`,
      'iu',
    ),
    beMissing,
  ],
  [
    /(?:We|They|You) (?:happy|able|unable|glad|proud|sorry|located|based) /,
    new RegExp(
      `${START}(?:We|They|You) (?<slip>happy|able|unable|glad|proud|sorry|located|based)(?= (?:to|in|at|near|that)${REST})`,
      'mu',
    ),
    areMissing,
  ],
  [
    / (?:our|the|my) (?:is|are|was|were|has|have|of|because) /,
    /(?<=\p{L} )(?<slip>our|the|my) (?:is|are|was|were|has|have|of|because)(?= \p{Ll})/u,
    nounMissing,
  ],
];

/** Participles of German verbs whose subject does not stand behind "was". */
const DE_DONE =
  'gemacht|getan|gebaut|geliefert|gezahlt|geprüft|gereinigt|gestrichen|geschrieben|gebucht|gekauft|geplant|gemessen|genommen|repariert|erledigt|abgerechnet|übernommen|mitgebracht|angeboten|ausgetauscht|eingebaut|besprochen|vereinbart|bezahlt';

/** German sentences that lack a word. */
export const GERMAN_MISSING: readonly MistakenRow[] = [
  [
    /, was [a-zäöüß]+[.;!?\n]/,
    new RegExp(
      `(?:entscheidet|zeigt|sagt|bestimmt|prüft|steht|stehen|legt fest|wissen|sehen|klärt|nennt|erfahren)(?: \\p{L}+){0,3}, was (?<slip>${DE_DONE})(?=[.;!?]|$)`,
      'mu',
    ),
    (word) => `${word} wird`,
  ],
  [
    /ie (?:erste|letzte|nächste) (?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|\d)/,
    /(?<!\p{L})[Dd]ie (?<slip>erste|letzte|nächste) (?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|\d+) (?=\p{Lu})/u,
    (word) => `${word}n`,
  ],
];

/** Spanish sentences that lack a word. */
export const SPANISH_MISSING: readonly MistakenRow[] = [
  [
    / un (?:con|del|es|está|son|tiene) /,
    /(?<=\p{L} )(?<slip>un) (?:con|del|es|está|son|tiene)(?= \p{Ll})/u,
    nounMissing,
  ],
  [
    /s de (?:continu|const|inten|regul|diari)[a-z]+ (?:es|son|basta|hace) /,
    /(?<!\p{L})(?:años|meses|semanas|días|horas) de (?<slip>continu[oa]|constante|intensiv[oa]|regular|diari[oa]) (?:es|son|bastan?|hacen?)(?!\p{L})/u,
    nounMissing,
  ],
];
