/** Least letters of a word that says what a page is about. */
const SHORTEST = 4;

/** Letters as addresses have them. */
function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss');
}

/** Letters at the end of a word that other forms of it may lack: "pricing", "prices". */
const ENDING = 3;

/** What the forms of a word have in common. */
function stem(word: string): string {
  return word.slice(0, Math.max(SHORTEST, word.length - ENDING));
}

/** How many words of the address of a page its title has; German addresses may have "ae" for "ä". */
export function wordsInTitle(path: string, title: string): number {
  const written = plain(title);
  const german = plain(title.replace(/[äöü]/gi, (letter) => `${letter}e`));
  const words = path.split(/[/-]/).flatMap((word) => (word.length < SHORTEST ? [] : [stem(word)]));
  return words.filter((word) => written.includes(word) || german.includes(word)).length;
}
