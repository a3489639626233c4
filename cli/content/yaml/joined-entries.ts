import { printable } from '../printable.ts';
import type { Finding } from '../source-file.ts';
import { matchesIn } from '../text-rules/matches-in.ts';

/** An entry of a list and a line further in below it, both without quotes and keys. */
const TWO_LINES = /^( *)- ([\p{L}\d][^\n:#]*)\n\1 {2,}([\p{L}\d][^\n:#]*)$/gmu;

/** Columns that nobody breaks a text within. */
const SHORT = 60;

function isCapital(text: string): boolean {
  return /^\p{Lu}/u.test(text);
}

/** True if a list of several texts has an entry that begins so and is short. */
function isListed(value: unknown, beginning: string): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const isEntry = (entry: unknown) =>
    typeof entry === 'string' && entry.startsWith(beginning) && entry.length <= SHORT;
  if (Array.isArray(value) && value.length > 1 && value.some(isEntry)) return true;
  return Object.values(value).some((part) => isListed(part, beginning));
}

/**
 * Entries of lists that have lost their dash, so that YAML reads them as the end of the entry above. A list in Markdown is
 * a text of its own, in which lines may end anywhere.
 *
 * @param value what the file holds.
 */
export function* joinedEntries(text: string, value: unknown): Generator<Finding> {
  for (const { 0: whole, 1: indent = '', 2: above = '', 3: entry = '', index } of matchesIn(
    text,
    TWO_LINES,
  )) {
    const joined = `${above.trimEnd()} ${entry.trimEnd()}`;
    if (indent.length + joined.length > SHORT || isCapital(above) !== isCapital(entry)) continue;
    if (!isListed(value, joined)) continue;
    const line = text.slice(0, index).split('\n').length + 1;
    const column = whole.slice(whole.indexOf('\n') + 1).search(/\S/) + 1;
    yield {
      range: { line, column, endLine: line, endColumn: column + entry.trimEnd().length },
      rule: 'syntax/joined-entries',
      severity: 'warning',
      message: `"${printable(entry.trimEnd())}" is read as the end of the entry above: no dash stands in front of it.`,
      hint: 'Begin the line with "- ", in the column of the other entries.',
    };
  }
}
