import type { VisitorFacts } from '../../context/visitor-facts.ts';
import type { SubmissionBody, SubmissionKind } from './entry.ts';

/** How an attempt ended. */
export type Delivery = 'delivered' | 'timed-out' | 'failed';

/** An attempt is given up after this many milliseconds (docs/product.md, "What is sent"). */
const PATIENCE = 10_000;

/** Browsers refuse to outlive a closed tab with more than 64 KB under way. */
const KEEPALIVE_LIMIT = 60_000;

/** Where submissions of this kind go; undefined if the site has no such address. */
export function webhookFor(
  kind: SubmissionKind,
  { integrations }: VisitorFacts,
): string | undefined {
  const address = kind === 'booking' ? integrations.bookingWebhook : integrations.contactWebhook;
  return address || undefined;
}

/**
 * One attempt to deliver (docs/product.md, "What is sent"). In the opaque mode the answer is
 * hidden: what was not
 * rejected counts as delivered. In the other one only a 2xx answer does.
 */
export async function send(
  address: string,
  body: SubmissionBody,
  { integrations }: VisitorFacts,
): Promise<Delivery> {
  const answers = integrations.contactMode === 'cors';
  const text = JSON.stringify(body);
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE);
  try {
    const response = await fetch(address, {
      method: 'POST',
      mode: answers ? 'cors' : 'no-cors',
      // Anything but plain text would need an answer that allows it, which the opaque mode has not.
      headers: { 'Content-Type': answers ? 'application/json' : 'text/plain;charset=UTF-8' },
      body: text,
      credentials: 'omit',
      cache: 'no-store',
      keepalive: new Blob([text]).size < KEEPALIVE_LIMIT,
      signal: patience.signal,
    });
    return !answers || response.ok ? 'delivered' : 'failed';
  } catch {
    return patience.signal.aborted ? 'timed-out' : 'failed';
  } finally {
    clearTimeout(timer);
  }
}
