import type { ContactFields } from './contact-message.ts';

/** Where a message stands (docs/product.md, "Contact form"). */
export type Outcome =
  | { state: 'idle' | 'sending' | 'sent' }
  /** Not delivered yet; it is in the outbox, for as long as the page only if `lasting` is false. */
  | { state: 'waiting'; lasting: boolean; fields: ContactFields }
  /** It is in the outbox no more, and why is known only to another tab. */
  | { state: 'gone' }
  | { state: 'withdrawn' }
  /** The site has nowhere to send messages. */
  | { state: 'unsendable'; fields: ContactFields };
