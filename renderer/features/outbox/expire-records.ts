import { FAILED_MESSAGE, LAST_MESSAGE } from './contact-record-keys.ts';
import { disk } from './keys.ts';

/** Sees on every visit that nothing of the message form is kept longer than it is promised. */
export function expireRecords(): void {
  if ([LAST_MESSAGE, FAILED_MESSAGE].every((key) => disk()?.getItem(key) == null)) return;
  import('./contact-records.ts').then(
    ({ forgetExpired }) => forgetExpired(),
    // Without a network the next visit does it.
    () => {},
  );
}
