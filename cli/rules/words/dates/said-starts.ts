import type { Facts } from '../../../content/facts/facts.ts';
import { beginnings } from './beginnings.ts';
import { type Start, startsOfBusiness } from './business-starts.ts';
import { firstSteps } from './first-steps.ts';
import { namedStarts } from './named-starts.ts';
import { smallBeginnings } from './small-beginnings.ts';
import { tradeStarts } from './trade-starts.ts';
import { isYearLanguage } from './year-phrases.ts';

/** The years in which the business began according to a text in one of the languages. */
export function* saidStarts(text: string, language: string, facts: Facts): Generator<Start> {
  yield* startsOfBusiness(text);
  yield* namedStarts(text, facts);
  if (!isYearLanguage(language)) return;
  const names = beginnings(facts).map(({ name }) => name);
  yield* tradeStarts(text, facts, language);
  yield* smallBeginnings(text, language);
  yield* firstSteps(text, names, language);
}
