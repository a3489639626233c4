import { leanPattern } from './lean-pattern.ts';
import { saysWe } from './of-others.ts';

const DO =
  '(?:do|take|offer|make|give|sign|seal|stamp|touch|handle|accept|sell|provide|perform|certify|issue|close|install|repair|have|carry)';
const IT = '(?:it|them|that|those|these|this|either|any of (?:it|them|that|those))';
const HACEMOS = String.raw`(?:hacemos|ofrecemos|tomamos|aceptamos|damos|vendemos|firmamos|sellamos|certificamos|tramitamos|llevamos|manejamos|instalamos|reparamos)`;
const ENDS = String.raw`(?=[.,;!]|$| (?:here|ourselves|at all|aqui|nosotr[oa]s)\b)`;

/** The business does not do what was said: "we do not offer it", «no lo ofrecemos». */
const NOT_DONE = [
  String.raw`(?:we|i|our \w+)(?: (?:do|can|may|will)(?: not|n't)| cannot| can't| never) ${DO} ${IT}${ENDS}`,
  String.raw`(?:nosotr[oa]s )?(?:(?:no|nunca|jamas|tampoco) l[oa]s? ${HACEMOS}|eso no l[oa] ${HACEMOS})${ENDS}`,
].join('|');

const JOINED = leanPattern(
  String.raw`^[^.;]{0,60}?(?:,|;| -)? (?:and|but|though|while|y|pero|aunque) (?:${NOT_DONE})`,
);
const BY_ITSELF = leanPattern(
  String.raw`^(?:(?:but|and|though|still|pero|y|aunque),? )?(?:${NOT_DONE})`,
);

/** True if the rest of a sentence says that the business does not do what comes before: "… is lawful, and we do not offer it". */
export function isDeclinedBehind(after: string): boolean {
  return JOINED.test(after);
}

/** True of a sentence about something that the next one says the business does not do; where it speaks of itself in both, they may be two things. */
export function isDeclinedNext(sentence: string, next: string | undefined): boolean {
  return next !== undefined && BY_ITSELF.test(next) && !saysWe(sentence);
}
