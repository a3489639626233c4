import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { TOLD_VERBS_IN } from '../dates/told-verbs.ts';
import { sentenceAt } from '../sentence-at.ts';
import { saysOpening } from './whose-times.ts';

/** What ends a clause. */
const BREAK = /[,;:–—]\s|\s(?:and|but|und|aber|y|e|pero)\s/gu;

/** Verbs of what has been, by language. */
const TOLD = new Map(
  Object.entries(TOLD_VERBS_IN).map(([language, verbs]) => [
    language,
    new RegExp(`(?<!\\p{L})(?:war|${verbs})(?!\\p{L})`, 'u'),
  ]),
);

/** What holds today stands in the present, whatever was before it. */
const HOLDS =
  /(?<!\p{L})(?:is|are|will|can|may|must|ist|sind|wird|werden|kann|können|es|son|está|están|puede[ns]?)(?!\p{L})/iu;

/** The clause of a time within its sentence. */
function clauseAt(text: string, [at, to]: Span): string {
  const { start, end } = sentenceAt(text, at);
  const last = [...matchesIn(text.slice(start, at), BREAK)].at(-1);
  const [next] = matchesIn(text.slice(to, end), BREAK);
  return text.slice(start + (last ? last.index + last[0].length : 0), next ? to + next.index : end);
}

/** True for a time at which something happened once: “from 8 in the morning the phone did not stop”. */
export function isToldTime(text: string, span: Span, language: string): boolean {
  const clause = clauseAt(text, span);
  const verbs = TOLD.get(language.slice(0, 2));
  return verbs?.test(clause) === true && !HOLDS.test(clause) && !saysOpening(clause);
}
