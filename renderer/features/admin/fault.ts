import type { Words } from '../../../schemas/words/words.ts';
import { fillWord } from '../../text/fill-word.ts';

/** An error whose message is a text of the site. */
export class AdminFault extends Error {
  /** @param values for the placeholders of the text. */
  constructor(
    readonly word: keyof Words['signIn'],
    readonly values: Readonly<Record<string, string>> = {},
  ) {
    super(word);
  }
}

/** The text for any error; foreign errors are attributed to the browser. */
export function faultText(error: unknown, words: Words['signIn']): string {
  if (error instanceof AdminFault) return fillWord(words[error.word], error.values);
  return isSecureContext ? words.notKept : words.insecure;
}
