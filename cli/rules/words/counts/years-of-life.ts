/** Directly before years that somebody is old, unless what lasts so long is named after them: "con 2 años de garantía". */
const AT_AGE = /(?<!\p{L})(?:con|mit|a los|desde los|hasta los|aged?|im alter von)\s+$/iu;
const OF_SOMETHING = /^\S+\s\p{L}+\s(?:de|of|auf|\p{Lu}\p{Ll}+)(?!\p{L})/u;

/** Directly before those that somebody was somewhere: "spent three years in a shop in Boston". */
const LIVED =
  /(?<!\p{L})(?:spent|worked|lived|trained|pas[óo]|vivió|trabajó|verbrachte|arbeitete|lebte|lernte)\s+(?:(?:for|the|another|other|durante|unos|seine|ihre)\s+)?$/iu;

/** Before years after which something may happen, and behind them: "whoever alters it in thirty years." */
const SOME_DAY =
  /(?<!\p{L})(?:will|can|may|might|could|whoever|wird|werden|kann|können|puede\p{L}*|podrá\p{L}*|quien)\s[^.!?\n]*\s(?:in|dentro de)\s+$/iu;
const AT_END = /^\S+\s\p{L}+(?:[.,;!?]|$)/u;

/**
 * True for a number of years in somebody's life, of which there are as many as of persons, or of those to come.
 *
 * @param index of the number in the text.
 * @param before the characters before it.
 */
export function isOfLife(text: string, index: number, before: string): boolean {
  const after = text.slice(index);
  if (AT_END.test(after) && SOME_DAY.test(text.slice(0, index))) return true;
  return LIVED.test(before) || (AT_AGE.test(before) && !OF_SOMETHING.test(after));
}
