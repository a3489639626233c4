import type { Span } from '../../../content/span-location.ts';
import { wordsOfKey } from '../figures/units-of-names.ts';
import { nounRoot, UNITS } from './nouns.ts';

const AT_MOST =
  '(?:at (?:the )?most|no more than|not more than|max(?:imum|\\.)?|höchstens|maximal|nicht mehr als|como (?:mucho|máximo)|no más de|máximo)';

/** Directly before a number that is the most of something. */
const BEFORE = new RegExp(`(?<!\\p{L})${AT_MOST}\\s$`, 'iu');

/** After such a number and one or two words. */
const AFTER = new RegExp(
  `^\\S+\\s\\p{L}+(?:\\s\\p{L}+)?,?\\s${AT_MOST.replace('|no more than|not more than', '')}(?!\\p{L})`,
  'iu',
);

/** The noun after a number. */
const COUNTED = /^\S+\s(\p{L}+)/u;

/** A label of a figure that says so. */
const LABEL = new RegExp(`^${AT_MOST}(?!\\p{L})`, 'iu');

/** Facts that are such a number. */
const OF_LIMIT =
  /^(?:max|maximum|most|limit|capacity|places|seats|size|up|bis|höchst\p{L}*|hoechst\p{L}*|plätze|plaetze|größe|groesse|máximo|maximo|cupo|plazas|aforo|límite|limite)$/iu;

/**
 * True for a number that is the most of something, as "eight cars at most" at a training: it is not the number of cars that a business
 * has, unless the fact is a limit, too.
 *
 * @param beside the other texts of its entry, such as the label of a figure.
 */
export function isOtherLimit(
  text: string,
  [start]: Span,
  name: string,
  beside: readonly string[],
): boolean {
  const noun = COUNTED.exec(text.slice(start))?.[1] ?? '';
  // What takes at most so long takes as long as the fact says.
  if (UNITS.has(nounRoot(noun))) return false;
  const isLimit =
    BEFORE.test(text.slice(0, start)) ||
    AFTER.test(text.slice(start)) ||
    beside.some((label) => LABEL.test(label));
  return isLimit && !wordsOfKey(name).some((word) => OF_LIMIT.test(word));
}
