import { createContext, useContext } from 'react';
import type { Words } from '../../../schemas/words/words.ts';

/** Texts of the admin area and of the sign-in page. */
export interface AdminWords extends Pick<Words, 'admin' | 'signIn' | 'pageList' | 'newClient'> {
  newTab: string;
}

/** The texts passed to the islands of the admin area. */
export function adminWords(words: Words): AdminWords {
  const { admin, signIn, pageList, newClient, actions } = words;
  return { admin, signIn, pageList, newClient, newTab: actions.newTab };
}

const WordsContext = createContext<AdminWords | undefined>(undefined);

export const WordsProvider = WordsContext.Provider;

/** The texts of the enclosing island. */
export function useWords(): AdminWords {
  const words = useContext(WordsContext);
  if (!words) throw new Error('There are no words around this component');
  return words;
}
