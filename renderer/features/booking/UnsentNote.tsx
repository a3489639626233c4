import type { VisitorFacts } from '../../context/visitor-facts.ts';
import { OtherWays } from '../contact/OtherWays.tsx';
import type { BookingFields } from './booking.ts';
import type { BookingWords } from './booking-offer.ts';
import type { BookingOutcome } from './use-booking.ts';

interface UnsentNoteProps<Fields extends BookingFields> {
  outcome: BookingOutcome<Fields>;
  business: VisitorFacts['business'];
  words: Pick<
    BookingWords,
    'byChat' | 'byEmail' | 'callNumber' | 'newTab' | 'noWebhook' | 'notKept'
  >;
  /** The booking as one text. */
  message: (fields: Fields) => string;
}

/**
 * Alternative ways to book if the form has no endpoint, or could not store what it failed to send; otherwise nothing.
 */
export function UnsentNote<Fields extends BookingFields>({
  outcome,
  business,
  words,
  message,
}: UnsentNoteProps<Fields>) {
  const isLost = outcome.state === 'waiting' && !outcome.lasting;
  if (outcome.state !== 'unsendable' && !isLost) return null;
  return (
    <div className="booking-ways" role="alert">
      <p>{isLost ? words.notKept : words.noWebhook}</p>
      <OtherWays business={business} words={words} message={message(outcome.fields)} look="ghost" />
    </div>
  );
}
