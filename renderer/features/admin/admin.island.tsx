import { useEffect } from 'react';
import type { WordedIslandProps } from '../../islands/Island.tsx';
import { AdminShell } from './AdminShell.tsx';
import { type AdminWords, WordsProvider } from './admin-words.ts';
import { goToLogin, showCarriedToast } from './leave-page.ts';
import { useSession } from './use-session.ts';
import '../../components/Form.css';
import './admin.css';

/** The owner's area (docs/product.md, "Owner's area"); who is not signed in is sent to do so. */
export function AdminArea({ facts, words }: WordedIslandProps<AdminWords>) {
  const signedIn = useSession(facts);
  useEffect(() => {
    if (signedIn === false) goToLogin();
    if (signedIn) showCarriedToast();
  }, [signedIn]);
  if (!signedIn) return null;
  return (
    <WordsProvider value={words}>
      <AdminShell facts={facts} />
    </WordsProvider>
  );
}
