import { useEffect, useState } from 'react';
import type { VisitorFacts } from '../../context/visitor-facts.ts';
import { isSignedIn, watchSession } from './session.ts';

/** Whether the owner is signed in; undefined until known. */
export function useSession(facts: VisitorFacts): boolean | undefined {
  const [signedIn, setSignedIn] = useState<boolean>();
  useEffect(() => {
    const look = () =>
      isSignedIn(facts).then(setSignedIn, () => {
        // Without a secure connection Web Crypto is unavailable, so nothing can be verified.
        setSignedIn(false);
      });
    void look();
    return watchSession(look);
  }, [facts]);
  return signedIn;
}
