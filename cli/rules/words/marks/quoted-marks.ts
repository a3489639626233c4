/** Signs of what is missing that people also write where nothing is missing from the page: in books, lists and messages. */
const MARK = /^(?:\?{3,}|x{3,}|tb[acd]|todo|lorem ipsum)$/iu;

/** Up to a quoted sign: where it stands, or who wrote it. "Our motto is" and "Hours:" announce what is missing. */
const SHOWS =
  /(?<!\p{L})(?:says?|said|reads?|saying|reading|shows?|marked|labell?ed|called|named|entitled|titled|filed under|steht|stand|hieß|heißt|zeigt|schreibt|schrieb|meldet|namens|mit|betitelt|dice|decía|pone|ponía|muestra|marcad[oa]s?|llamad[oa]s?|titulad[oa]s?|con)\s(?:(?!(?:our|my|unser\p{L}*|mein\p{L}*|nuestr\p{L}+|mi)\s)\p{L}+\s){0,6}$/iu;

/** After it, in the same sentence: where it stands. */
const STANDS =
  /^\s(?:in|on|under|below|instead|stands?|stood|im|in der|auf|unter|statt|steht|stand|en (?:el|la|los|las)|aparece|figura)(?!\p{L})/iu;

const OPENS = /[“„«»‹"‘‚']$/u;
const CLOSES = /^[”“"»«›’‘']/u;

/**
 * True for a sign of what is missing that a sentence speaks of, in quotation marks: "one of the lines says ‘???’".
 *
 * @param at where the sign begins.
 */
export function isSpokenOf(text: string, at: number, sign: string): boolean {
  if (!MARK.test(sign)) return false;
  const before = text.slice(0, at);
  const after = text.slice(at + sign.length);
  if (!OPENS.test(before) || !CLOSES.test(after)) return false;
  return SHOWS.test(before.slice(0, -1)) || STANDS.test(after.slice(1));
}
