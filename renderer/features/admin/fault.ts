import type { Words } from '../../../schemas/words.ts';
import { fillWord } from '../../text/fill-word.ts';

/** Why something was not done: the word that says so. */
export class AdminFault extends Error {
  /** @param values what is filled into the word. */
  constructor(
    readonly word: keyof Words['signIn'],
    readonly values: Readonly<Record<string, string>> = {},
  ) {
    super(word);
  }
}

/** The words for anything that went wrong; what is not ours is a matter of the browser. */
export function faultText(error: unknown, words: Words['signIn']): string {
  if (error instanceof AdminFault) return fillWord(words[error.word], error.values);
  return isSecureContext ? words.notKept : words.insecure;
}
