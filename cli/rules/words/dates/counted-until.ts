import type { LocatedText } from '../../../content/rule.ts';

/** Directly before a date up to which something has been counted. */
const DONE_UNTIL =
  /(?<!\p{L})(?:\p{L}+(?:ad|id)[oa]s|installed|served|signed|completed|built|verkauft|gebaut|installiert|montiert)\s(?:\p{L}+\s){0,4}(?:hasta|through|until|up to|bis(?: zum)?)\s$/iu;

/** What a number is as of: the whole of a short text beside it. */
const COUNTED_UNTIL = /^(?:hasta|through|until|up to|as of|bis|stand)\s$/iu;

/** True for the day on which a figure was counted. */
export function isAsOf({ path }: LocatedText, before: string): boolean {
  return (
    DONE_UNTIL.test(before) ||
    (path.some((key) => key === 'stats' || key === 'numbers') && COUNTED_UNTIL.test(before))
  );
}
