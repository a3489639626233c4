import { useEffect } from 'react';
import type { IslandProps } from '../../islands/Island.tsx';
import { AdminShell } from './AdminShell.tsx';
import { useSession } from './use-session.ts';
import { goToLogin, showCarriedToast } from './ways.ts';
import './admin.css';

/** The owner's area (docs/product.md, "Owner's area"); who is not signed in is sent to do so. */
export function AdminArea({ facts }: IslandProps) {
  const signedIn = useSession(facts);
  useEffect(() => {
    if (signedIn === false) goToLogin();
    if (signedIn) showCarriedToast();
  }, [signedIn]);
  return signedIn ? <AdminShell facts={facts} /> : null;
}
