import type { VisitorFacts } from '../../context/visitor-facts.ts';
import { attempt } from './attempt.ts';
import { readEntry, writeEntry } from './entries.ts';
import type { SubmissionBody, SubmissionKind } from './entry.ts';
import { planNext } from './resume.ts';
import { type Delivery, webhookFor } from './send.ts';
import { showWaiting } from './show-waiting.ts';

/** Time for the page that a submission comes from, before others begin to see to it. */
const FIRST_ATTEMPT_MS = 30_000;

/**
 * Keeps a submission until it is delivered; once it is in, a closed tab loses nothing.
 *
 * @param hold milliseconds in which it is not to be sent yet.
 */
export function keep(kind: SubmissionKind, body: SubmissionBody, hold = 0): void {
  if (readEntry(body.id)) return;
  const createdAt = Date.now();
  const pausedFrom = createdAt + hold;
  const nextAttempt = pausedFrom + FIRST_ATTEMPT_MS;
  writeEntry({ id: body.id, kind, body, createdAt, attempts: 0, pausedFrom, nextAttempt });
}

/**
 * Keeps the submission in the outbox first, then sends it; what is not delivered stays and is sent
 * again later. Without a webhook nothing is kept, and the answer is `failed`.
 */
export async function deliver(
  kind: SubmissionKind,
  body: SubmissionBody,
  facts: VisitorFacts,
): Promise<Delivery> {
  if (webhookFor(kind, facts) === undefined) return 'failed';
  keep(kind, body);
  const delivery = (await attempt(body.id, facts, { wait: true })) ?? 'failed';
  if (delivery !== 'delivered') {
    planNext(facts);
    showWaiting();
  }
  return delivery;
}
