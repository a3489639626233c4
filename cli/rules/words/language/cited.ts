/** Words of an article that a text refers to: names with initials, and numbers of volumes. */
const CITED =
  /(?<!\p{L})et al(?!\p{L})|\d\s?\(\d{1,3}\)|\(\d{4}\)\.?$|\p{Lu}\p{Ll}+ \p{Lu}{1,3}(?:[,:]| et)|,\s\d+(?:st|nd|rd|th) ed\.|^[\s*\d.-]*\p{Lu}\p{Ll}+, \p{Lu}[\p{Ll}.]+[^\n]*(?<!\d)(?:19|20)\d\d(?!\d)/u;

/** True for a word of a line that names its sources. */
export function isCited(text: string, index: number): boolean {
  const end = text.indexOf('\n', index);
  return CITED.test(text.slice(text.lastIndexOf('\n', index) + 1, end < 0 ? undefined : end));
}
