/**
 * The word that was meant, with a capital letter if the slip has one: the lists have German nouns without.
 *
 * @param meant in lower case, unless it always has a capital letter.
 */
export function inCaseOf(slip: string, meant: string): string {
  return /^\p{Lu}\p{Ll}/u.test(slip) ? `${meant.charAt(0).toUpperCase()}${meant.slice(1)}` : meant;
}
