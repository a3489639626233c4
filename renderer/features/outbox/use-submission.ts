import { type RefObject, useRef, useState } from 'react';
import { millisecondsToHold } from '../../browser/page-time.ts';
import type { VisitorFacts } from '../../context/visitor-facts.ts';
import type { Attachment } from './attachments.ts';
import { readEntry } from './entries.ts';
import type { SubmissionBody, SubmissionKind } from './entry.ts';
import { type SubmissionState, submit } from './submit.ts';

/** State of a form. */
export type Outcome<Fields> = { state: 'idle' } | (SubmissionState & { fields: Fields });

/** How a form is sent. */
interface SentForm<Fields> {
  kind: SubmissionKind;
  endpoint?: string | undefined;
  facts: VisitorFacts;
  /** Current values of the form; comparable as JSON. */
  read: (form: HTMLFormElement) => Fields;
  compose: (fields: Fields, isSuspect: boolean) => SubmissionBody;
  attachments?: (form: HTMLFormElement) => Attachment[];
  onDelivered: (fields: Fields, id: string) => void;
  onWaiting: (fields: Fields, why: 'timed-out' | 'failed') => void;
}

interface Sent<Fields> {
  fields: Fields;
  body: SubmissionBody;
  /** Stops the state reports. */
  unfollow: () => void;
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Sends a form through the outbox and tracks its state; resubmitting the same values reuses the id. */
export function useSubmission<Fields>(
  form: RefObject<HTMLFormElement | null>,
  { kind, endpoint, facts, read, compose, attachments, onDelivered, onWaiting }: SentForm<Fields>,
) {
  const [outcome, setOutcome] = useState<Outcome<Fields>>({ state: 'idle' });
  const last = useRef<Sent<Fields>>(undefined);
  const isSending = useRef(false);

  const follow = (fields: Fields, id: string, now: SubmissionState) => {
    isSending.current = now.state === 'sending';
    setOutcome({ ...now, fields });
    if (now.state === 'delivered') {
      onDelivered(fields, id);
      // Anything typed since belongs to the next submission.
      if (form.current && isSame(read(form.current), fields)) form.current.reset();
    }
    if (now.state === 'waiting') onWaiting(fields, now.why);
  };

  const send = (isSuspect: boolean) => {
    if (isSending.current || !form.current) return;
    const fields = read(form.current);
    const before = last.current;
    before?.unfollow();
    const isAgain =
      before !== undefined && isSame(before.fields, fields) && readEntry(before.body.id);
    const body = isAgain ? before.body : compose(fields, isSuspect);
    const submission = {
      ...{ kind, endpoint, body, facts, hold: millisecondsToHold() },
      attachments: attachments?.(form.current) ?? [],
    };
    const unfollow = submit(submission, (now) => follow(fields, body.id, now));
    last.current = { fields, body, unfollow };
  };

  return { outcome, send };
}
