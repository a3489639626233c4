import { FACT_REFERENCE } from '../../../../content/facts/facts.ts';
import { matchesIn } from '../../../../content/text-rules/matches-in.ts';
import { sentenceAt } from '../../surroundings.ts';
import type { Amount } from '../amounts.ts';

/** Directly before what several things come to. */
const BEFORE =
  /(?<!\p{L})(?:totals?|sum|makes|altogether|comes? to|adds? up to|that is|which is|so|son|suman?|hacen|en total|quedan? en|así que|zusammen|macht|machen|insgesamt|das sind|also|=)(?:[,:]|\s(?:is|of|es|de|son|ist|sind|von))?\s(?:\*\*)?(?:\p{L}+\s){0,2}$/iu;

/** Directly behind it. */
const BEHIND =
  /^(?:\*\*)?,?\s(?:in all|in total|altogether|all told|all in|en total|en todo|por todos?|insgesamt|zusammen|alles zusammen)(?!\p{L})/iu;

/** A table or a list, each line of which is about a thing of its own. */
const TABLE = /^\s*(?:[|*-]|:::)/;

/** From so many facts a sum comes that stands beside them. */
const PARTS = 2;

/** True for a sum that its words call a result. */
export function isCalledResult(text: string, { span: [at, to] }: Amount): boolean {
  const { start } = sentenceAt(text, at);
  return BEFORE.test(text.slice(start, at)) || BEHIND.test(text.slice(to));
}

/** True for a sum that its words call a result, or that stands behind or among the facts of its paragraph from which it comes. */
export function isResult(text: string, sum: Amount): boolean {
  const start = text.lastIndexOf('\n\n', sum.span[0]) + 1;
  const { end } = sentenceAt(text, sum.span[0]);
  const before = text.slice(start, end);
  return (
    (!TABLE.test(before) && [...matchesIn(before, FACT_REFERENCE)].length >= PARTS) ||
    isCalledResult(text, sum)
  );
}
