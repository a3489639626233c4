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

/** Directly before weeks or months after which something is so: "taught a class at 36 weeks"; a rate is that of every year. */
const AT_TIME = /(?<!\p{L})(?:at|by|a las|hacia las)\s+$/iu;
const WEEKS =
  /^\d+\s(?:weeks?|months?|semanas?|mes(?:es)?|wochen?|monate?n?)(?!\p{L})(?!\s(?:an?|per|each|every|por|al|pro|im|je)\s(?:year|season|term|año|jahr|saison))/iu;

/** Behind weeks or months, how far along somebody is: "36 weeks pregnant". */
const ALONG =
  /^\d+\s(?:weeks?|months?|semanas?|mes(?:es)?|wochen?|monate?n?)\s(?:pregnant|along|old|postpartum|after (?:the )?(?:birth|surgery|operation|injury)|into\s|of pregnancy|de embarazo|de gestación|de edad|schwanger|alt(?!\p{L})|nach der (?:geburt|operation))/iu;

/** Before the second of two moments, and behind the first: "we remind you at 60 and at 90 days". A term is one. */
const AT_ANOTHER =
  /\d(?:\s\p{L}+)?,?\s(?:and|und|y)\s(?:at|after|nach|bei|mit|a l[oa]s|tras)\s+$/iu;
const AND_AT = /^\d+\s\p{L}+,?\s(?:and|und|y)\s(?:at|after|nach|bei|mit|a l[oa]s|tras)\s\d/iu;

/**
 * True for the weeks or months of a pregnancy, an age or a recovery, and for one of several days on which something is done: a moment,
 * which is no number of weeks that something lasts.
 *
 * @param text from the number on.
 * @param before the characters before it.
 */
export function isMoment(text: string, before: string): boolean {
  if (AT_ANOTHER.test(before) || AND_AT.test(text)) return true;
  return ALONG.test(text) || (AT_TIME.test(before) && WEEKS.test(text));
}

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
