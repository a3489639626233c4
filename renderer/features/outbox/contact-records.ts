import type { BrowserKey } from '../../browser/browser-keys.ts';
import { EXPIRES_AFTER } from '../../browser/retry-pauses.ts';
import type { ContactFields } from '../contact/contact-message.ts';
import { FAILED_MESSAGE, LAST_MESSAGE } from './contact-record-keys.ts';
import { disk } from './keys.ts';

function store(key: BrowserKey, value: object): void {
  try {
    disk()?.setItem(key, JSON.stringify(value));
  } catch {
    // Full or forbidden; the message itself does not depend on it.
  }
}

/** The record under a key; an empty one if it cannot be read. */
function read(key: BrowserKey): Record<string, unknown> {
  try {
    return Object(JSON.parse(disk()?.getItem(key) ?? ''));
  } catch {
    return {};
  }
}

/** Keeps the last message that was delivered, for thirty days. */
export function rememberSent(fields: ContactFields): void {
  store(LAST_MESSAGE, { ...fields, submittedAt: new Date().toISOString() });
}

/** Keeps the last message that was not, until it is. */
export function rememberFailed(formData: ContactFields, error: string): void {
  store(FAILED_MESSAGE, { formData, error, timestamp: new Date().toISOString() });
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
  const formData = Object(read(FAILED_MESSAGE).formData) as Record<string, unknown>;
  if (Object.keys(sent).every((key) => sent[key] === formData[key]))
    disk()?.removeItem(FAILED_MESSAGE);
}

/** Forgets what is older than a submission may wait, and what does not say how old it is. */
export function forgetExpired(): void {
  const times = [
    [LAST_MESSAGE, 'submittedAt'],
    [FAILED_MESSAGE, 'timestamp'],
  ] as const;
  for (const [key, time] of times) {
    const age = Date.now() - Date.parse(String(read(key)[time]));
    if (!(age < EXPIRES_AFTER)) disk()?.removeItem(key);
  }
}
