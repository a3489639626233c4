import { useSyncExternalStore } from 'react';
import type { IslandProps } from '../../renderer/islands/Island.tsx';
import { clientInAddress, watchAddress } from './client-address.ts';
import { isClientId } from './client-id.ts';
import { InvalidLink } from './InvalidLink.tsx';
import { Opening } from './Opening.tsx';
import { Portal } from './Portal.tsx';

/** The client upload portal; whose it is stands in the address, so the browser alone knows. */
export function ClientUpload({ facts }: IslandProps) {
  const client = useSyncExternalStore(watchAddress, clientInAddress, () => undefined);
  if (client === undefined) return <Opening facts={facts} />;
  if (!isClientId(client)) return <InvalidLink facts={facts} />;
  return <Portal key={client} facts={facts} clientId={client} />;
}
