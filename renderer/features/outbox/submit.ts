import { pause } from '../../browser/page-time.ts';
import type { VisitorFacts } from '../../context/visitor-facts.ts';
import { type Attachment, attach } from './attachments.ts';
import { attempt } from './attempt.ts';
import { isLasting, type OutboxChange, readEntry, watchEntries, writeEntry } from './entries.ts';
import type { OutboxEntry, SubmissionBody, SubmissionKind } from './entry.ts';
import { planNext } from './resume.ts';
import { addressOf, type Delivery } from './send.ts';
import { showWaiting } from './show-waiting.ts';

/** State of a submission. The last four are final. */
export type SubmissionState =
  | { state: 'sending' }
  /** Not delivered yet; stored in the outbox, only until the page is closed if `lasting` is false. */
  | { state: 'waiting'; why: Exclude<Delivery, 'delivered'>; lasting: boolean }
  | { state: 'delivered' | 'withdrawn' }
  /** Removed from the outbox by another tab, for an unknown reason. */
  | { state: 'gone' }
  /** The site has no endpoint for it; nothing is stored. */
  | { state: 'unsendable' };

/** Head start for the submitting page before others retry the entry. */
const FIRST_ATTEMPT_MS = 30_000;

/**
 * Stores a submission until it is delivered; from then on, closing the tab loses nothing.
 *
 * @param hold milliseconds before it may be sent.
 */
function keep(what: Pick<OutboxEntry, 'kind' | 'endpoint' | 'body'>, hold: number): void {
  const { body } = what;
  if (readEntry(body.id)) return;
  const createdAt = Date.now();
  const pausedFrom = createdAt + hold;
  const nextAttempt = pausedFrom + FIRST_ATTEMPT_MS;
  writeEntry({ id: body.id, ...what, createdAt, attempts: 0, pausedFrom, nextAttempt });
}

type End = 'delivered' | 'withdrawn' | 'gone';

function endOf({ what }: OutboxChange): End {
  return what === 'delivered' || what === 'withdrawn' ? what : 'gone';
}

interface Submission {
  kind: SubmissionKind;
  /** Name or address of a form's endpoint. */
  endpoint?: string | undefined;
  body: SubmissionBody;
  /** Attached files; with any, the submission lasts only until the page is closed. */
  attachments?: readonly Attachment[];
  facts: VisitorFacts;
  /** Milliseconds before it may be sent. */
  hold: number;
}

/**
 * Stores a submission in the outbox, sends it, and reports its state until a final one: also when a later attempt
 * delivers it, or the visitor withdraws it in the list.
 *
 * @param tell called with one state after the other, never concurrently.
 * @returns a function that stops the reports; the submission continues regardless.
 */
export function submit(
  { kind, endpoint, body, attachments = [], facts, hold }: Submission,
  tell: (now: SubmissionState) => void,
): () => void {
  const what = { kind, ...(endpoint === undefined ? {} : { endpoint }), body };
  if (addressOf(what, facts) === undefined) {
    tell({ state: 'unsendable' });
    return () => {};
  }
  let isFirst = true;
  let isOver = false;
  const settle = (state: End) => {
    if (isOver) return;
    stop();
    tell({ state });
  };
  const unwatch = watchEntries((change) => {
    if (!isFirst && !readEntry(body.id)) settle(endOf(change));
  });
  const stop = () => {
    isOver = true;
    unwatch();
  };
  const send = async () => {
    await pause(hold);
    // If locks are unavailable, it also stays in the outbox.
    const tried = await attempt(body.id, facts, { wait: true }).catch(() => undefined);
    const delivery = tried ?? 'failed';
    isFirst = false;
    if (delivery === 'delivered') return settle('delivered');
    planNext(facts);
    showWaiting();
    // Another tab may have handled it in the meantime.
    if (!readEntry(body.id)) return settle('gone');
    if (!isOver) tell({ state: 'waiting', why: delivery, lasting: isLasting(body.id) });
  };
  tell({ state: 'sending' });
  attach(body.id, attachments);
  keep(what, hold);
  void send();
  return stop;
}
