import type { BrowserKey } from '../../domain/browser-keys.ts';
import {
  type ContactFields,
  type ContactMessage,
  contactMessage,
} from '../../domain/contact-message.ts';
import { attribution } from './attribution.ts';

function store(key: BrowserKey, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Full or forbidden; the message itself does not depend on it.
  }
}

/** The message as it is sent, written here and now. */
export function composeMessage(fields: ContactFields, suspect: boolean): ContactMessage {
  return contactMessage(fields, {
    id: crypto.randomUUID(),
    at: new Date(),
    userAgent: navigator.userAgent,
    url: location.href,
    attribution: attribution(),
    suspect,
  });
}

/** Keeps the last message that was delivered (docs/product.md, "What the browser keeps"). */
export function rememberSent(fields: ContactFields): void {
  store('lastContactSubmission', { ...fields, submittedAt: new Date().toISOString() });
}

/** Keeps the last message that was not (docs/product.md, "What the browser keeps"). */
export function rememberFailed(formData: ContactFields, error: string): void {
  store('failedContactSubmission', { formData, error, timestamp: new Date().toISOString() });
}
