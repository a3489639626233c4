import { useId, useState } from 'react';
import type { VisitorFacts } from '../../context/visitor-facts.ts';
import { readBookingFields } from './booking.ts';
import type { BookingOffer } from './booking-offer.ts';
import { bookingText } from './booking-text.ts';
import { ContactFields } from './ContactFields.tsx';
import { DayFields } from './DayFields.tsx';
import { isClosedOn, isOver } from './day-parts.ts';
import { TakenNote } from './TakenNote.tsx';
import { UnsentNote } from './UnsentNote.tsx';
import { isTaken, useBooking } from './use-booking.ts';

interface BookingFormProps {
  facts: VisitorFacts;
  offer: BookingOffer;
  onClosed: () => void;
}

/** Records the conversion of a booking that ends here rather than on its own page; failing to do so loses nothing. */
function recordConversion({ analytics, business }: VisitorFacts): void {
  const { bookingValue: value } = analytics;
  const worth = value === undefined ? {} : { value, currency: business.currency ?? 'USD' };
  import('../measurement/booking-conversion.ts').then(
    ({ recordBooking }) => recordBooking(worth),
    () => {},
  );
}

/** The form of the engine's booking dialog, then the outcome of the booking. */
export function BookingForm({ facts, offer, onClosed }: BookingFormProps) {
  const { words } = offer;
  const { business } = facts;
  const id = useId();
  const { draft, past, outcome, onTyped, onSubmit } = useBooking({
    facts,
    read: readBookingFields,
    isPast: isOver,
    onTaken: () => recordConversion(facts),
  });
  const [day, setDay] = useState(draft.date ?? '');
  const isSending = outcome.state === 'sending';
  const isOnItsWay = isTaken(outcome) || outcome.state === 'withdrawn' || outcome.state === 'gone';
  if (outcome.state !== 'idle' && isOnItsWay)
    return <TakenNote outcome={outcome} offer={offer} facts={facts} onClosed={onClosed} />;

  return (
    <form
      className="form booking-form"
      noValidate
      onInput={({ currentTarget }) => {
        const fields = readBookingFields(currentTarget);
        setDay(fields.date);
        onTyped(fields);
      }}
      onSubmit={onSubmit}
    >
      <DayFields
        offer={offer}
        business={business}
        draft={draft}
        notes={{ past: past ? `${id}-past` : undefined, closed: `${id}-closed` }}
      />
      {past && (
        <p id={`${id}-past`} role="alert" className="form-error">
          {words.past}
        </p>
      )}
      <p id={`${id}-closed`} role="status" className="booking-closed field-hint">
        {isClosedOn(day, business.hours) && words.closed}
      </p>
      <ContactFields words={words} draft={draft} />
      <UnsentNote
        outcome={outcome}
        business={business}
        words={words}
        message={(fields) => bookingText(fields, offer)}
      />
      <button className="button primary" type="submit" disabled={isSending}>
        {isSending ? words.sending : words.send}
      </button>
    </form>
  );
}
