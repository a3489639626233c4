import { useEffect } from 'react';
import type { OwnersArea } from '../../client/define-client.ts';
import type { WordedIslandProps } from '../../islands/Island.tsx';
import { AdminShell } from './AdminShell.tsx';
import { type AdminWords, WordsProvider } from './admin-words.ts';
import { goToLogin, showCarriedToast } from './leave-page.ts';
import { OwnPartsProvider, ownParts } from './own-parts.ts';
import { useSession } from './use-session.ts';
import '../../components/Form.css';
import './admin.css';

/**
 * The admin area (docs/product.md, "Owner's area"); redirects to the sign-in page if nobody is signed in.
 *
 * @param area what the site adds to it.
 */
export function adminArea(area: OwnersArea = {}) {
  const parts = ownParts(area);
  return function AdminArea({ facts, words }: WordedIslandProps<AdminWords>) {
    const signedIn = useSession(facts);
    useEffect(() => {
      if (signedIn === false) goToLogin();
      if (signedIn) showCarriedToast();
    }, [signedIn]);
    if (!signedIn) return null;
    return (
      <WordsProvider value={words}>
        <OwnPartsProvider value={parts}>
          <AdminShell facts={facts} />
        </OwnPartsProvider>
      </WordsProvider>
    );
  };
}
