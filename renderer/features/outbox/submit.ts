import { pause } from '../../browser/page-time.ts';
import type { VisitorFacts } from '../../context/visitor-facts.ts';
import { type Attachment, attach } from './attachments.ts';
import { attempt } from './attempt.ts';
import { isLasting, type OutboxChange, readEntry, watchEntries, writeEntry } from './entries.ts';
import type { OutboxEntry, SubmissionBody, SubmissionKind } from './entry.ts';
import { planNext } from './resume.ts';
import { addressOf, type Delivery } from './send.ts';
import { showWaiting } from './show-waiting.ts';

/** Where a submission stands. The last four are its end. */
export type SubmissionState =
  | { state: 'sending' }
  /** Not delivered yet; it is in the outbox, for as long as the page only if `lasting` is false. */
  | { state: 'waiting'; why: Exclude<Delivery, 'delivered'>; lasting: boolean }
  | { state: 'delivered' | 'withdrawn' }
  /** It is in the outbox no more, and why is known only to another tab. */
  | { state: 'gone' }
  /** The site has nowhere to send it; nothing is kept. */
  | { state: 'unsendable' };

/** Time for the page that a submission comes from, before others begin to see to it. */
const FIRST_ATTEMPT_MS = 30_000;

/**
 * Keeps a submission until it is delivered; once it is in, a closed tab loses nothing.
 *
 * @param hold milliseconds in which it is not to be sent yet.
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
  /** Name or address of where a form is sent. */
  endpoint?: string | undefined;
  body: SubmissionBody;
  /** Files that go with it; with any, it waits no longer than the page is open. */
  attachments?: readonly Attachment[];
  facts: VisitorFacts;
  /** Milliseconds in which it is not to be sent yet. */
  hold: number;
}

/**
 * Keeps a submission in the outbox, sends it, and tells where it stands until its end: also when a later attempt delivers it, or
 * the visitor withdraws it in the list.
 *
 * @param tell is called with one state after the other, never two at once.
 * @returns ends the telling; the submission goes its way all the same.
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
    // Where locks are forbidden it stays in the outbox as well.
    const tried = await attempt(body.id, facts, { wait: true }).catch(() => undefined);
    const delivery = tried ?? 'failed';
    isFirst = false;
    if (delivery === 'delivered') return settle('delivered');
    planNext(facts);
    showWaiting();
    // Another tab may have seen to it just now.
    if (!readEntry(body.id)) return settle('gone');
    if (!isOver) tell({ state: 'waiting', why: delivery, lasting: isLasting(body.id) });
  };
  tell({ state: 'sending' });
  attach(body.id, attachments);
  keep(what, hold);
  void send();
  return stop;
}
