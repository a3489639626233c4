import {
  type ContactFields,
  type ContactMessage,
  contactMessage,
} from '../../domain/contact-message.ts';
import { attribution } from './attribution.ts';

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
