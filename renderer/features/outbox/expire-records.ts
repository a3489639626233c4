import { lasting } from '../../browser/storage.ts';

/** Removes records of the message form that have outlived their documented lifetime; runs on every visit. */
export function expireRecords(): void {
  const keys = ['lastContactSubmission', 'failedContactSubmission'] as const;
  if (keys.every((key) => lasting.get(key) === undefined)) return;
  import('./contact-records.ts').then(
    (module) => module.forgetExpired(),
    // Without a network, the next visit does it.
    () => {},
  );
}
