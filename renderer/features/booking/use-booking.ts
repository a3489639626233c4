import { type FormEvent, useRef, useState } from 'react';
import { millisecondsToHold } from '../../browser/page-time.ts';
import { ofTab } from '../../browser/storage.ts';
import type { VisitorFacts } from '../../context/visitor-facts.ts';
import { type SubmissionState, submit } from '../outbox/submit.ts';
import { type BookingFields, composeBooking } from './booking.ts';
import { type BusinessTime, businessTime } from './business-time.ts';
import { forgetDraft, keepDraft, readDraft } from './draft.ts';

/** Behavior specific to one booking form. */
interface BookingForm<Fields extends BookingFields> {
  facts: VisitorFacts;
  read: (form: HTMLFormElement) => Fields;
  /** Whether the selected day and time are in the past. */
  isPast: (fields: Fields, now: BusinessTime) => boolean;
  /** Fields whose validation errors do not block submission. */
  lenient?: readonly string[];
  /** Data sent in addition to the fields. */
  further?: () => object;
  /** Called once a booking is delivered, or safely stored for a retry. */
  onTaken?: () => void;
}

/** State of a booking. */
export type BookingOutcome<Fields extends BookingFields> =
  | { state: 'idle' }
  | (SubmissionState & { fields: Fields });

/**
 * Lets the browser report the first validation error.
 *
 * @returns whether there is none.
 */
function reportFaults(form: HTMLFormElement, lenient: readonly string[]): boolean {
  const fields = form.querySelectorAll<HTMLInputElement>('input, select, textarea');
  const faulty = [...fields].find(
    ({ name, validity }) => !lenient.includes(name) && !validity.valid,
  );
  return faulty?.reportValidity() ?? true;
}

/** Whether a booking needs nothing more from the visitor: it is delivered, or stored where it outlives the page. */
export function isTaken(outcome: SubmissionState | { state: 'idle' }): boolean {
  return outcome.state === 'delivered' || (outcome.state === 'waiting' && outcome.lasting);
}

/** State of a booking form: the restored draft, validation, and submission through the outbox. */
export function useBooking<Fields extends BookingFields>({
  facts,
  read,
  isPast,
  lenient = [],
  further = () => ({}),
  onTaken,
}: BookingForm<Fields>) {
  const [draft] = useState(readDraft);
  const [openedAt] = useState(() => performance.now());
  const [past, setPast] = useState(false);
  const [outcome, setOutcome] = useState<BookingOutcome<Fields>>({ state: 'idle' });
  const isSending = useRef(false);
  const unfollow = useRef<() => void>(undefined);

  const follow = (id: string, fields: Fields, now: SubmissionState) => {
    isSending.current = now.state === 'sending' || isTaken(now);
    setOutcome({ ...now, fields });
    if (!isTaken(now)) return;
    // Read by the code that records the conversion once per booking.
    ofTab.set('bookingConversion', id);
    forgetDraft();
    onTaken?.();
  };

  /** Must be called on every input; stores the draft. */
  const onTyped = (fields: Fields) => {
    setPast(false);
    keepDraft(fields);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = read(form);
    if (isSending.current || !reportFaults(form, lenient)) return;
    if (isPast(fields, businessTime(new Date(), facts.business))) {
      setPast(true);
      form.querySelector<HTMLElement>('[name=date]')?.focus();
      return;
    }
    const suspect = new FormData(form).get('company') !== '';
    const body = composeBooking(fields, further(), suspect);
    const submission = {
      kind: 'booking',
      body,
      facts,
      hold: millisecondsToHold(openedAt),
    } as const;
    unfollow.current?.();
    unfollow.current = submit(submission, (now) => follow(body.id, fields, now));
  };

  return { draft, past, outcome, onTyped, onSubmit };
}
