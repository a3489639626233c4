import { lasting } from '../../browser/storage.ts';

/** Sees on every visit that nothing of the message form is kept longer than it is promised. */
export function expireRecords(): void {
  const keys = ['lastContactSubmission', 'failedContactSubmission'] as const;
  if (keys.every((key) => lasting.get(key) === undefined)) return;
  import('./contact-records.ts').then(
    (module) => module.forgetExpired(),
    // Without a network the next visit does it.
    () => {},
  );
}
