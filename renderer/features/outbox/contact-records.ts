import { EXPIRES_AFTER } from '../../browser/retry-pauses.ts';
import { lasting } from '../../browser/storage.ts';
import type { ContactFields } from '../contact/contact-message.ts';

/** When the record under each key was made, by the name that the record gives it. */
const TIMES = {
  lastContactSubmission: 'submittedAt',
  failedContactSubmission: 'timestamp',
} as const;

type RecordKey = keyof typeof TIMES;

/** The record under a key; an empty one if it cannot be read. */
function read(key: RecordKey): Record<string, unknown> {
  return Object(lasting.getJson(key));
}

/** Keeps the last message that was delivered, for thirty days. */
export function rememberSent(fields: ContactFields): void {
  const record = { ...fields, submittedAt: new Date().toISOString() };
  lasting.set('lastContactSubmission', JSON.stringify(record));
}

/** Keeps the last message that was not, until it is. */
export function rememberFailed(formData: ContactFields, error: string): void {
  const record = { formData, error, timestamp: new Date().toISOString() };
  lasting.set('failedContactSubmission', JSON.stringify(record));
}

/**
 * Forgets the copy of a failed message that has been delivered now, or withdrawn.
 *
 * @param message its body, as it waited.
 */
export function forgetFailed(message: object): void {
  const { contact, service, message: text } = Object(message) as Record<string, unknown>;
  const { name, email, phone } = Object(contact) as Record<string, unknown>;
  const sent: Record<string, unknown> = { name, email, phone, service, message: text };
  const formData = Object(read('failedContactSubmission').formData) as Record<string, unknown>;
  if (Object.keys(sent).every((key) => sent[key] === formData[key]))
    lasting.remove('failedContactSubmission');
}

/** Forgets what is older than a submission may wait, and what does not say how old it is. */
export function forgetExpired(): void {
  for (const key of Object.keys(TIMES) as RecordKey[]) {
    const age = Date.now() - Date.parse(String(read(key)[TIMES[key]]));
    if (!(age < EXPIRES_AFTER)) lasting.remove(key);
  }
}
