/** Words of an article that a text refers to: names with initials, and numbers of volumes. */
const CITED =
  /(?<!\p{L})et al(?!\p{L})|\d\s?\(\d{1,3}\)|\(\d{4}\)\.?$|\p{Lu}\p{Ll}+ \p{Lu}{1,3}(?:[,:]| et)|,\s\d+(?:st|nd|rd|th) ed\.|^[\s*\d.-]*\p{Lu}\p{Ll}+, \p{Lu}[\p{Ll}.]+[^\n]*(?<!\d)(?:19|20)\d\d(?!\d)/u;

/** Letters as they are written where there are none of them. */
const WRITTEN_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** True for a word that a text has with its umlaut as well: "aus Jürgen wird Juergen". */
function isWrittenOut(word: string, meant: string, text: string): boolean {
  const written = meant.replace(/[äöüß]/g, (letter) => WRITTEN_OUT[letter] ?? letter);
  return written === word && written !== meant && text.includes(meant);
}

/** True for a word of a line that names its sources, or one that is spoken of beside what it stands for. */
export function isCited(text: string, index: number, word = '', meant = ''): boolean {
  if (isWrittenOut(word, meant, text)) return true;
  const end = text.indexOf('\n', index);
  return CITED.test(text.slice(text.lastIndexOf('\n', index) + 1, end < 0 ? undefined : end));
}
