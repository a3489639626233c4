import { endpointAddress } from '../../../schemas/form-endpoint.ts';
import type { VisitorFacts } from '../../context/visitor-facts.ts';
import { type Attachment, withAttachments } from './attachments.ts';
import type { OutboxEntry, SubmissionBody } from './entry.ts';

/** How an attempt ended. */
export type Delivery = 'delivered' | 'timed-out' | 'failed';

/** An attempt is given up after this many milliseconds (docs/product.md, "What is sent"). */
const PATIENCE = 10_000;

/** With files: ten of them take this long on a slow line. */
const PATIENCE_WITH_FILES = 120_000;

/** Browsers refuse to outlive a closed tab with more than 64 KB under way. */
const KEEPALIVE_LIMIT = 60_000;

/** Where a submission goes; undefined if the site has no such address. */
export function addressOf(
  { kind, endpoint }: Pick<OutboxEntry, 'kind' | 'endpoint'>,
  { integrations }: VisitorFacts,
): string | undefined {
  if (kind === 'form') return endpointAddress(endpoint, integrations);
  const address = kind === 'booking' ? integrations.bookingWebhook : integrations.contactWebhook;
  return address || undefined;
}

/**
 * One attempt to deliver (docs/product.md, "What is sent"). In the opaque mode the answer is
 * hidden: what was not
 * rejected counts as delivered. In the other one only a 2xx answer does. With files the body is a part of a form of
 * several parts, which both modes may send.
 */
export async function send(
  address: string,
  body: SubmissionBody,
  { integrations }: VisitorFacts,
  attachments: readonly Attachment[] = [],
): Promise<Delivery> {
  const answers = integrations.contactMode === 'cors';
  const text = JSON.stringify(body);
  const patience = new AbortController();
  const hasFiles = attachments.length > 0;
  const timer = setTimeout(() => patience.abort(), hasFiles ? PATIENCE_WITH_FILES : PATIENCE);
  try {
    const response = await fetch(address, {
      method: 'POST',
      mode: answers ? 'cors' : 'no-cors',
      // Anything but plain text would need an answer that allows it, which the opaque mode has not. That of a form of
      // several parts names its boundary, which only the browser knows.
      ...(hasFiles
        ? {}
        : {
            headers: { 'Content-Type': answers ? 'application/json' : 'text/plain;charset=UTF-8' },
          }),
      body: hasFiles ? withAttachments(text, attachments) : text,
      credentials: 'omit',
      cache: 'no-store',
      keepalive: !hasFiles && new Blob([text]).size < KEEPALIVE_LIMIT,
      signal: patience.signal,
    });
    return !answers || response.ok ? 'delivered' : 'failed';
  } catch {
    return patience.signal.aborted ? 'timed-out' : 'failed';
  } finally {
    clearTimeout(timer);
  }
}
