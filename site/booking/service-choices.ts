import type { VisitorFacts } from '../../renderer/context/visitor-facts.ts';
import type { ServiceLabels } from '../../renderer/features/contact/contact-message.ts';

/** Services that pages and prices refer to; their labels are words (`contact.services`, docs/product.md). */
export type ServiceChoice = 'general' | 'real-estate' | 'poa' | 'vehicle' | 'affidavit' | 'other';

/** The services of the message form, which can also be booked, with labels in a page's language or else in English. */
export function bookableServices({ serviceLabels }: VisitorFacts, language: string): ServiceLabels {
  return serviceLabels?.[language] ?? serviceLabels?.en ?? {};
}
