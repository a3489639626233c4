import { endpointAddress } from '../../../schemas/forms/form-endpoint.ts';
import type { VisitorFacts } from '../../context/visitor-facts.ts';
import { type Attachment, withAttachments } from './attachments.ts';
import type { OutboxEntry, SubmissionBody } from './entry.ts';

/** Result of an attempt. */
export type Delivery = 'delivered' | 'timed-out' | 'failed';

/** Timeout of an attempt in milliseconds (docs/product.md, "What is sent"). */
const PATIENCE = 10_000;

/** Timeout with files: ten of them take this long on a slow connection. */
const PATIENCE_WITH_FILES = 120_000;

/** Browsers reject `keepalive` requests with more than 64 KB in flight. */
const KEEPALIVE_LIMIT = 60_000;

/** The endpoint of a submission; undefined if the site has none. */
export function addressOf(
  { kind, endpoint }: Pick<OutboxEntry, 'kind' | 'endpoint'>,
  { integrations }: VisitorFacts,
): string | undefined {
  if (kind === 'form') return endpointAddress(endpoint, integrations);
  const address = kind === 'booking' ? integrations.bookingWebhook : integrations.contactWebhook;
  return address || undefined;
}

/**
 * A single delivery attempt (docs/product.md, "What is sent"). In `no-cors` mode the response is opaque: a request that
 * was not rejected counts as delivered. In `cors` mode only a 2xx response does. With files the body is one part of a
 * multipart form, which both modes may send.
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
      // Any type but plain text needs a preflight, which `no-cors` does not allow. A multipart type contains the
      // boundary, which only the browser knows.
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
