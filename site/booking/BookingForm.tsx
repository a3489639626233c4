import { useId, useRef, useState } from 'react';
import type { VisitorFacts } from '../../renderer/context/visitor-facts.ts';
import { ContactFields } from '../../renderer/features/booking/ContactFields.tsx';
import { UnsentNote } from '../../renderer/features/booking/UnsentNote.tsx';
import { isTaken, useBooking } from '../../renderer/features/booking/use-booking.ts';
import type { ServiceLabels } from '../../renderer/features/contact/contact-message.ts';
import { findInGazetteer } from '../places/gazetteer.ts';
import { bookingReading } from '../prices/booking-service.ts';
import { pagePrices } from '../prices/page-prices.ts';
import { promisedPrices } from '../prices/promised-price.ts';
import { TIME_SLOTS } from '../prices/time-slots.ts';
import { bookingEstimate, bookingText } from './booking.ts';
import { readVisitRequest, settleSignatures } from './booking-fields.ts';
import type { BookingTexts } from './booking-texts.ts';
import { isPast } from './booking-time.ts';
import { RunningEstimate } from './RunningEstimate.tsx';
import { usePlace } from './use-place.ts';
import { VisitFields } from './VisitFields.tsx';

interface BookingFormProps {
  facts: VisitorFacts;
  services: ServiceLabels;
  texts: BookingTexts;
}

/** Page that follows a booking once it is delivered or safely stored (docs/product.md, "Booking"). */
const SUCCESS = '/booking-success';

/** Invalid input counts as 1, and a number above the maximum counts as typed. */
const LENIENT = ['signatures'];

/** The form of the booking dialog (docs/product.md, "Booking"). */
export function BookingForm({ facts, services, texts }: BookingFormProps) {
  const [page] = useState(pagePrices);
  const form = useRef<HTMLFormElement>(null);
  const pastId = useId();
  const { draft, past, outcome, onTyped, onSubmit } = useBooking({
    facts,
    read: readVisitRequest,
    isPast: ({ date, timeSlot }, now) => isPast(date, timeSlot, now, facts),
    lenient: LENIENT,
    further: () => ({ estimate: bookingEstimate(prices) }),
    onTaken: () => location.assign(SUCCESS),
  });
  const [request, setRequest] = useState({
    service: draft.service ?? page.service,
    timeSlot: TIME_SLOTS.find((slot) => slot === draft.timeSlot) ?? ('business-hours' as const),
    signatures: draft.signatures ?? '1',
  });
  const place = usePlace(draft.address ?? '', facts);
  // Until another place is known, the visit is in the town that the page is about.
  const here = page.town === undefined ? undefined : findInGazetteer(page.town, facts.area);
  const point = place.point ?? here?.point;
  const reading = bookingReading(page, request.service);
  const prices = promisedPrices(reading, { ...request, point }, facts);

  // A finished booking leads to another page, so this form never sends again.
  const isSending = outcome.state === 'sending' || isTaken(outcome);

  const onInput = () => {
    if (!form.current) return;
    const fields = readVisitRequest(form.current);
    const { service, timeSlot, signatures } = fields;
    setRequest({ service, timeSlot, signatures: String(signatures) });
    place.typed(fields.address);
    onTyped(fields);
  };

  return (
    <form
      ref={form}
      className="form booking-form"
      noValidate
      onInput={onInput}
      onSubmit={onSubmit}
      onBlur={({ target, currentTarget }) => {
        if (target.getAttribute('name') === 'signatures') settleSignatures(currentTarget);
      }}
    >
      <VisitFields
        facts={facts}
        reading={reading}
        services={services}
        service={request.service}
        timeSlot={request.timeSlot}
        texts={texts}
        draft={draft}
        place={place}
        pastId={past ? pastId : undefined}
      />
      {past && (
        <p id={pastId} role="alert" className="form-error">
          {texts.past}
        </p>
      )}
      <RunningEstimate
        prices={prices}
        place={place.state}
        signatures={request.signatures}
        phone={facts.business.phone}
        texts={texts}
      />
      <ContactFields words={texts} draft={draft} />
      <UnsentNote
        outcome={outcome}
        business={facts.business}
        words={texts}
        message={(fields) =>
          bookingText(
            fields,
            services[fields.service] ?? fields.service,
            texts.slots[fields.timeSlot],
          )
        }
      />
      <button className="button primary" type="submit" disabled={isSending}>
        {isSending ? texts.sending : texts.send}
      </button>
    </form>
  );
}
