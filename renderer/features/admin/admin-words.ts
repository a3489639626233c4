import { createContext, useContext } from 'react';
import type { Words } from '../../../schemas/words.ts';

/** Words of the owner's area, and of the page to sign in. */
export interface AdminWords extends Pick<Words, 'admin' | 'signIn' | 'pageList' | 'newClient'> {
  newTab: string;
}

/** The words that the islands of the owner's area are given. */
export function adminWords(words: Words): AdminWords {
  const { admin, signIn, pageList, newClient, actions } = words;
  return { admin, signIn, pageList, newClient, newTab: actions.newTab };
}

const WordsContext = createContext<AdminWords | undefined>(undefined);

export const WordsProvider = WordsContext.Provider;

/** The words of the island that a component stands in. */
export function useWords(): AdminWords {
  const words = useContext(WordsContext);
  if (!words) throw new Error('There are no words around this component');
  return words;
}
