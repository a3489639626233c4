import { useEffect, useRef } from 'react';
import type { VisitorFacts } from '../../context/visitor-facts.ts';
import { OtherWays } from '../contact/OtherWays.tsx';
import type { BookingFields } from './booking.ts';
import type { BookingOffer } from './booking-offer.ts';
import { bookedLines, bookingText } from './booking-text.ts';
import type { BookingOutcome } from './use-booking.ts';

interface TakenNoteProps {
  outcome: Exclude<BookingOutcome<BookingFields>, { state: 'idle' }>;
  offer: BookingOffer;
  facts: VisitorFacts;
  onClosed: () => void;
}

/** The outcome of a booking, in place of its form. */
export function TakenNote({ outcome, offer, facts, onClosed }: TakenNoteProps) {
  const { words } = offer;
  const { state, fields } = outcome;
  const note = useRef<HTMLDivElement>(null);
  // The pressed button has been removed along with the form.
  useEffect(() => note.current?.focus(), []);
  return (
    <div className="booking-taken" role="status" tabIndex={-1} ref={note} data-state={state}>
      {state === 'delivered' && (
        <>
          <h3>{words.sent}</h3>
          <p>{words.sentNext}</p>
        </>
      )}
      {state === 'waiting' && (
        <>
          <h3>{words.unconfirmed}</h3>
          <p>{words.kept}</p>
          <OtherWays
            business={facts.business}
            words={words}
            message={bookingText(fields, offer)}
            look="ghost"
          />
        </>
      )}
      {state === 'withdrawn' && <p>{words.withdrawn}</p>}
      {state === 'gone' && <p>{words.gone}</p>}
      <dl>
        {bookedLines(fields, offer).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className="button primary" onClick={onClosed}>
        {words.close}
      </button>
    </div>
  );
}
