import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Words } from '../../../schemas/words.ts';
import { millisecondsToHold, pause } from '../../browser/page-time.ts';
import type { VisitorFacts } from '../../context/visitor-facts.ts';
import { rememberFailed, rememberSent } from '../outbox/contact-records.ts';
import { deliver, keep } from '../outbox/deliver.ts';
import { isLasting, readEntry, watchEntries } from '../outbox/entries.ts';
import { prepareWaiting } from '../outbox/show-waiting.ts';
import { prepareToasts, showToast } from '../toasts/toast.ts';
import { composeMessage } from './compose-message.ts';
import type { ContactFields, ContactMessage } from './contact-message.ts';
import type { Outcome } from './outcome.ts';

interface Kept {
  fields: ContactFields;
  body: ContactMessage;
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
  const kept = useRef<Kept>(undefined);
  const isSending = useRef(false);

  const celebrate = (fields: ContactFields) => {
    kept.current = undefined;
    rememberSent(fields);
    // Whatever has been typed since belongs to the next message.
    if (form.current && isSame(readFields(form.current), fields)) form.current.reset();
    setOutcome({ state: 'sent' });
    void showToast({ title: words.sent, kind: 'success' });
  };

  const send = async (fields: ContactFields, isSuspect: boolean) => {
    const before = kept.current;
    const isAgain =
      before !== undefined && isSame(before.fields, fields) && readEntry(before.body.id);
    const body = isAgain ? before.body : composeMessage(fields, isSuspect, facts, words.services);
    kept.current = { fields, body };
    const hold = millisecondsToHold();
    keep('contact', body, hold);
    await pause(hold);
    const delivery = await deliver('contact', body, facts);
    if (delivery === 'delivered') return celebrate(fields);
    const error = delivery === 'timed-out' ? words.timedOut : words.failed;
    // Another tab may have delivered it just now.
    if (readEntry(body.id)) rememberFailed(fields, error);
    setOutcome({ state: 'waiting', lasting: isLasting(body.id), fields });
    void showToast({ title: error, kind: 'error' });
  };

  const submit = async (isSuspect: boolean) => {
    if (isSending.current || !form.current) return;
    const fields = readFields(form.current);
    if (!facts.integrations.contactWebhook) return setOutcome({ state: 'unsendable', fields });
    isSending.current = true;
    setOutcome({ state: 'sending' });
    await send(fields, isSuspect).finally(() => {
      isSending.current = false;
    });
  };

  // The tools of a failure are fetched while there is a network.
  useEffect(() => {
    prepareToasts();
    prepareWaiting();
  }, []);

  // Anew after each render. What waits may be delivered by a later attempt, or withdrawn in the list.
  useEffect(() =>
    watchEntries((change) => {
      const waiting = kept.current;
      if (!waiting || isSending.current || readEntry(waiting.body.id)) return;
      kept.current = undefined;
      if (change.what === 'delivered') celebrate(waiting.fields);
      else setOutcome({ state: change.what === 'withdrawn' ? 'withdrawn' : 'gone' });
    }),
  );

  return { outcome, submit };
}
