import type { CopyFile } from '../../../content/rule.ts';

const LETTER = /\p{L}/u;

/** A word spelled the same way several times is a technical term. */
export function isUsual(word: string, copy: string): boolean {
  let count = 0;
  for (let at = copy.indexOf(word); at !== -1; at = copy.indexOf(word, at + word.length)) {
    const isPart = LETTER.test(copy[at - 1] ?? '') || LETTER.test(copy[at + word.length] ?? '');
    if (!isPart) count += 1;
    if (count > 1) return true;
  }
  return false;
}

/** A word that is only usual because of the rest of the file. */
export function noteUsual(word: string, file: CopyFile): void {
  for (const located of file.texts) if (located.text.includes(word)) file.dependsOnOthers(located);
}
