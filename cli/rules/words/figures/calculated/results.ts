import { FACT_REFERENCE } from '../../../../content/facts/facts.ts';
import { matchesIn } from '../../../../content/text-rules/matches-in.ts';
import { sentenceAt } from '../../sentence-at.ts';
import type { Amount } from '../amounts.ts';

/** Directly before what several things come to. */
const BEFORE =
  /(?<!\p{L})(?:totals?|sum|makes|altogether|comes? to|adds? up to|that is|which is|so|son|(?<!(?<!\p{L})se )suman?|hacen|en total|quedan? en|así que|zusammen|macht|machen|insgesamt|das sind|also|=)(?:[,:]|\s(?:is|of|es|de|son|ist|sind|von))?\s(?:\*\*)?(?:\p{L}+\s){0,2}$/iu;

/** Directly behind it. */
const BEHIND =
  /^(?:\*\*)?,?\s(?:for (?:the|all) (?:two|three|four|five|six|seven|eight|nine|ten)|in all|in total|altogether|all told|all in|en total|en todo|por todos?|insgesamt|zusammen|alles zusammen)(?!\p{L})/iu;

/** A table or a list, each line of which is about a thing of its own. */
const TABLE = /^\s*(?:[|*-]|:::)/;

/** From so many facts a sum comes that stands beside them. */
const PARTS = 2;

function countReferences(words: string): number {
  return [...matchesIn(words, FACT_REFERENCE)].length;
}

/** True for a sum that its words call a result. */
export function isCalledResult(text: string, { span: [at, to] }: Amount): boolean {
  const { start } = sentenceAt(text, at);
  return BEFORE.test(text.slice(start, at)) || BEHIND.test(text.slice(to));
}

/** True for a sum that its words call a result, or in one sentence with the facts from which it comes. */
export function isResult(text: string, sum: Amount): boolean {
  const { start, end } = sentenceAt(text, sum.span[0]);
  return countReferences(text.slice(start, end)) >= PARTS || isCalledResult(text, sum);
}

/** True for a sum behind the facts of its paragraph from which it may come. */
export function mayFollow(text: string, { span: [at] }: Amount): boolean {
  const before = text.slice(text.lastIndexOf('\n\n', at) + 1, at);
  return !TABLE.test(before) && countReferences(before) >= PARTS;
}
