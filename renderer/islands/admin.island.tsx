import { useEffect } from 'react';
import { goToLogin, showCarriedToast } from '../browser/admin/ways.ts';
import { AdminShell } from './admin/AdminShell.tsx';
import { useSession } from './admin/use-session.ts';
import type { IslandProps } from './Island.tsx';
import './admin/admin.css';

/** The owner's area (docs/product.md, "Owner's area"); who is not signed in is sent to do so. */
export function AdminArea({ facts }: IslandProps) {
  const signedIn = useSession(facts);
  useEffect(() => {
    if (signedIn === false) goToLogin();
    if (signedIn) showCarriedToast();
  }, [signedIn]);
  return signedIn ? <AdminShell facts={facts} /> : null;
}
