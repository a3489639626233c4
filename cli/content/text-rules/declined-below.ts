import { leanPattern } from './lean-pattern.ts';
import { saysWe, speaksOfItself } from './of-others.ts';
import { plainWords, sentencesOf } from './plain-words.ts';
import type { ReadText } from './text-rule.ts';
import type { Vocabulary } from './vocabulary.ts';

const DO =
  '(?:do|take|offer|make|give|write|draft|draw|sign|seal|stamp|touch|handle|accept|sell|provide|perform|certify|issue|close|install|repair)';
const HACEMOS =
  '(?:hacemos|ofrecemos|tomamos|aceptamos|damos|vendemos|redactamos|llenamos|firmamos|sellamos|certificamos|tramitamos|llevamos|manejamos|instalamos|reparamos)';

/** What a text says of its heading if that is not done: "Not here.", "We do not take them", «Eso no lo hacemos». */
const DECLINED = leanPattern(
  [
    String.raw`^(?:no|not|never|sorry|nunca|jamas)(?: (?:here|us|ours|(?:with|from|by) us|aqui|con nosotr[oa]s))?(?:[.,;!]|$)`,
    String.raw`^(?:please )?(?:do not|don't|never) ask (?:us|me) (?:for|to)\b|^(?:por favor,? )?no (?:nos|me) (?:lo |la |los |las )?pidan?\b`,
    String.raw`\b(?:we|i|our \w+)(?: (?:do|can|may|will|must)(?: not|n't)| cannot| can't| never) ${DO} (?:it|them|that|those|these|this|one|any)(?=[.,;!]|$| (?:here|ourselves|at all)\b)`,
    String.raw`^(?:that|those|these|this|such \w+),? (?:we|i) (?:(?:do|can|may|will)(?: not|n't)|cannot|can't|never) (?:${DO}|have)(?=[.,;!]|$)`,
    String.raw`\bno l[oa]s? ${HACEMOS}(?=[.,;!]|$| (?:aqui|nosotr[oa]s)\b)`,
    // "No mobile plumber may."
    String.raw`\b(?:no (?:\w+ ){1,3}?|nobody (?:here )?)(?:may|can|is allowed to)(?: do (?:it|that|so))?(?=[.;!]|$)|\bningun[oa]? (?:\w+ ){1,3}?puede(?: hacerlo)?(?=[.;!]|$)`,
    String.raw`^(?:that|this|it|they|these|those) (?:is|are) (?:not|never) (?:ours|for us|our (?:work|job|business|trade|line)|done here|offered)\b|^eso no (?:es (?:lo nuestro|cosa nuestra)|nos toca)\b`,
  ].join('|'),
);

const ONLY = '(?:only|solo|solamente) ';
/** Whose work it is instead: "That is a lawyer's work", "Only the registrar gives them", "Ask the lender". */
const ANOTHERS = leanPattern(
  [
    String.raw`^(?:that|this|it|those|these) (?:is|are|remains?|stays?) (?:an?|the) (?:[\w']+ )?\w+'s? (?:work|job|business|task|matter|trade)\b`,
    String.raw`^(?:eso |esto )?es (?:trabajo|cosa|asunto|tarea|oficio) de (?!nosotr|nuestr)`,
    String.raw`^${ONLY}(?!we\b|our\b|here\b|\$?\d)`,
    String.raw`^(?:please )?(?:ask|see|consult|turn to|write to) (?!us\b|me\b|our\b|for\b)`,
    String.raw`\b(?:goes?|belongs?|stays?) (?:to|with) (?:an?|the|your|their)\b`,
    String.raw`^(?:por favor,? )?(?:busque|consulte|acuda|pregunte|pida\w*) (?:a |al |con |en |un |una |el |la |su )`,
  ].join('|'),
);
const LEADING_ONLY = new RegExp(`^${ONLY}`);
/** What the business does of it and no more: "We only watch you sign", "We send people there". */
const LIMITED =
  /\b(?:we|i|our \w+)(?:'ll| will| can| may)? (?:(?:only|just|merely)\b|(?:\w+ )?(?:sends?|refers?|points?) (?:you|people|them|everybody|\w+s) (?:there|to|on)\b)|\b(?:solo|solamente|unicamente|nada mas) (?:le |la |lo |se )?\w+[aei]mos\b/;

/**
 * True of a heading that the text below it takes back: it says that this is not done, or leaves it to somebody else and offers nothing itself.
 *
 * @param heading in plain words.
 */
export function isDeclinedBelow(
  { below }: ReadText,
  heading: string,
  vocabulary: Vocabulary,
): boolean {
  if (below === undefined || saysWe(heading)) return false;
  const sentences = sentencesOf(plainWords(below));
  if (sentences.some((one) => DECLINED.test(vocabulary.withoutHarmless(one)))) return true;
  const isLeft = sentences.some(
    (one) => ANOTHERS.test(one) && vocabulary.isLeftToOthers(one.replace(LEADING_ONLY, '')),
  );
  const offers = (one: string) =>
    speaksOfItself(one) && !vocabulary.denies(one) && !LIMITED.test(one);
  return isLeft && !sentences.some(offers);
}
