import { EXPIRES_AFTER } from '../../browser/retry-pauses.ts';
import { lasting } from '../../browser/storage.ts';
import type { ContactFields } from '../contact/contact-message.ts';

/** Name of the timestamp in the record of each key. */
const TIMES = {
  lastContactSubmission: 'submittedAt',
  failedContactSubmission: 'timestamp',
} as const;

type RecordKey = keyof typeof TIMES;

/** The record under a key; empty if it cannot be parsed. */
function read(key: RecordKey): Record<string, unknown> {
  return Object(lasting.getJson(key));
}

/** Stores the last delivered message for thirty days. */
export function rememberSent(fields: ContactFields): void {
  const record = { ...fields, submittedAt: new Date().toISOString() };
  lasting.set('lastContactSubmission', JSON.stringify(record));
}

/** Stores the last message that failed, until it is delivered. */
export function rememberFailed(formData: ContactFields, error: string): void {
  const record = { formData, error, timestamp: new Date().toISOString() };
  lasting.set('failedContactSubmission', JSON.stringify(record));
}

/**
 * Removes the copy of a failed message that has now been delivered or withdrawn.
 *
 * @param message its body as queued.
 */
export function forgetFailed(message: object): void {
  const { contact, service, message: text } = Object(message) as Record<string, unknown>;
  const { name, email, phone } = Object(contact) as Record<string, unknown>;
  const sent: Record<string, unknown> = { name, email, phone, service, message: text };
  const formData = Object(read('failedContactSubmission').formData) as Record<string, unknown>;
  if (Object.keys(sent).every((key) => sent[key] === formData[key]))
    lasting.remove('failedContactSubmission');
}

/** Removes records older than the lifetime of a submission, and those without a timestamp. */
export function forgetExpired(): void {
  for (const key of Object.keys(TIMES) as RecordKey[]) {
    const age = Date.now() - Date.parse(String(read(key)[TIMES[key]]));
    if (!(age < EXPIRES_AFTER)) lasting.remove(key);
  }
}
