import { useSyncExternalStore } from 'react';
import type { WordedIslandProps } from '../../islands/Island.tsx';
import { clientInAddress, watchAddress } from './client-address.ts';
import { isClientId } from './client-id.ts';
import { InvalidLink } from './InvalidLink.tsx';
import { Opening } from './Opening.tsx';
import { Portal } from './Portal.tsx';
import type { PortalWords } from './portal-words.ts';

/** The client upload portal; the client id is in the address, so only the browser knows it. */
export function ClientUpload({ facts, words }: WordedIslandProps<PortalWords>) {
  const client = useSyncExternalStore(watchAddress, clientInAddress, () => undefined);
  if (client === undefined) return <Opening facts={facts} words={words} />;
  if (!isClientId(client)) return <InvalidLink facts={facts} words={words} />;
  return <Portal key={client} facts={facts} words={words} client={client} />;
}
