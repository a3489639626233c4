import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Words } from '../../../schemas/words.ts';
import { millisecondsToHold } from '../../browser/page-time.ts';
import type { VisitorFacts } from '../../context/visitor-facts.ts';
import { rememberFailed, rememberSent } from '../outbox/contact-records.ts';
import { readEntry } from '../outbox/entries.ts';
import { prepareWaiting } from '../outbox/show-waiting.ts';
import { type SubmissionState, submit } from '../outbox/submit.ts';
import { prepareToasts, showToast } from '../toasts/toast.ts';
import { composeMessage } from './compose-message.ts';
import type { ContactFields, ContactMessage } from './contact-message.ts';

/** Where a message stands (docs/product.md, "Contact form"). */
export type Outcome = { state: 'idle' } | (SubmissionState & { fields: ContactFields });

interface Sent {
  fields: ContactFields;
  body: ContactMessage;
  /** Ends the telling of what becomes of it. */
  unfollow: () => void;
}

function readFields(form: HTMLFormElement): ContactFields {
  const data = new FormData(form);
  const text = (name: keyof ContactFields) => String(data.get(name) ?? '');
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    service: text('service'),
    message: text('message'),
  };
}

function isSame(a: ContactFields, b: ContactFields): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Sends the message form through the outbox and follows what becomes of it. */
export function useMessage(
  form: RefObject<HTMLFormElement | null>,
  facts: VisitorFacts,
  words: Words['contact'],
) {
  const [outcome, setOutcome] = useState<Outcome>({ state: 'idle' });
  const last = useRef<Sent>(undefined);
  const isSending = useRef(false);

  const follow = (fields: ContactFields, now: SubmissionState) => {
    isSending.current = now.state === 'sending';
    setOutcome({ ...now, fields });
    if (now.state === 'delivered') {
      rememberSent(fields);
      // Whatever has been typed since belongs to the next message.
      if (form.current && isSame(readFields(form.current), fields)) form.current.reset();
      void showToast({ title: words.sent, kind: 'success' });
    }
    if (now.state === 'waiting') {
      const error = now.why === 'timed-out' ? words.timedOut : words.failed;
      rememberFailed(fields, error);
      void showToast({ title: error, kind: 'error' });
    }
  };

  const send = (isSuspect: boolean) => {
    if (isSending.current || !form.current) return;
    const fields = readFields(form.current);
    const before = last.current;
    before?.unfollow();
    const isAgain =
      before !== undefined && isSame(before.fields, fields) && readEntry(before.body.id);
    const body = isAgain ? before.body : composeMessage(fields, isSuspect, facts, words.services);
    const submission = { kind: 'contact', body, facts, hold: millisecondsToHold() } as const;
    const unfollow = submit(submission, (now) => follow(fields, now));
    last.current = { fields, body, unfollow };
  };

  // The tools of a failure are fetched while there is a network.
  useEffect(() => {
    prepareToasts();
    prepareWaiting();
  }, []);

  return { outcome, send };
}
