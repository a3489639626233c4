import { type RefObject, useEffect } from 'react';
import type { Words } from '../../../schemas/words/words.ts';
import type { VisitorFacts } from '../../context/visitor-facts.ts';
import { recordForm } from '../measurement/form-conversion.ts';
import { rememberFailed, rememberSent } from '../outbox/contact-records.ts';
import { prepareWaiting } from '../outbox/show-waiting.ts';
import { useSubmission } from '../outbox/use-submission.ts';
import { prepareToasts, showToast } from '../toasts/toast.ts';
import { composeMessage } from './compose-message.ts';
import type { ContactFields } from './contact-message.ts';

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

/** State of the message form: what is sent, stored and shown (docs/product.md, "Contact form"). */
export function useMessage(
  form: RefObject<HTMLFormElement | null>,
  facts: VisitorFacts,
  words: Words['contact'],
) {
  const submission = useSubmission<ContactFields>(form, {
    kind: 'contact',
    facts,
    read: readFields,
    compose: (fields, isSuspect) => composeMessage(fields, isSuspect, facts, words.services),
    onDelivered: (fields, id) => {
      recordForm('contact', id);
      rememberSent(fields);
      void showToast({ title: words.sent, kind: 'success' });
    },
    onWaiting: (fields, why) => {
      const error = why === 'timed-out' ? words.timedOut : words.failed;
      rememberFailed(fields, error);
      void showToast({ title: error, kind: 'error' });
    },
  });

  // Fetched in advance, while there is a network: the code that handles a failure.
  useEffect(() => {
    prepareToasts();
    prepareWaiting();
  }, []);

  return submission;
}
