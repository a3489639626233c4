/**
 * Pattern of up to three words of who it was, or where, between what somebody began and the year; a conjunction begins what they did in
 * another one.
 *
 * @param others beginnings of words that say that another is meant, such as `second|zweite`.
 */
export function wordsBetween(...others: readonly string[]): string {
  const excluded = [...others, '(?:and|und|y|e|then|dann|luego)\\s'].join('|');
  return `(?:\\s(?!${excluded})[\\p{L}.’-]+){0,3}?`;
}
