import type { VisitorFacts } from '../../context/visitor-facts.ts';
import { attribution } from '../attribution/attribution.ts';
import {
  type ContactFields,
  type ContactMessage,
  contactMessage,
  type ServiceLabels,
} from './contact-message.ts';

/** The message as it is sent, created here and now. */
export function composeMessage(
  fields: ContactFields,
  suspect: boolean,
  { business }: VisitorFacts,
  services: ServiceLabels = {},
): ContactMessage {
  return contactMessage(fields, {
    id: crypto.randomUUID(),
    at: new Date(),
    userAgent: navigator.userAgent,
    url: location.href,
    attribution: attribution(),
    suspect,
    timeZone: business.timeZone ?? 'UTC',
    services,
  });
}
