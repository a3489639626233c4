import { useSyncExternalStore } from 'react';
import { isClientId } from '../../domain/client-id.ts';
import { clientInAddress, watchAddress } from '../browser/client-address.ts';
import type { IslandProps } from './Island.tsx';
import { InvalidLink } from './upload/InvalidLink.tsx';
import { Opening } from './upload/Opening.tsx';
import { Portal } from './upload/Portal.tsx';

/** The client upload portal; whose it is stands in the address, so the browser alone knows. */
export function ClientUpload({ facts }: IslandProps) {
  const client = useSyncExternalStore(watchAddress, clientInAddress, () => undefined);
  if (client === undefined) return <Opening facts={facts} />;
  if (!isClientId(client)) return <InvalidLink facts={facts} />;
  return <Portal key={client} facts={facts} clientId={client} />;
}
