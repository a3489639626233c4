import { type FormEvent, useId, useRef, useState } from 'react';
import { type BookingFields, bookingText } from '../../../domain/booking.ts';
import { isPast } from '../../../domain/booking-time.ts';
import { businessTime } from '../../../domain/business-time.ts';
import { estimate } from '../../../domain/estimate.ts';
import type { VisitorFacts } from '../../../domain/visitor-facts.ts';
import { forgetDraft, keepDraft, readDraft } from '../../browser/booking/draft.ts';
import { type BookingEnd, sendBooking } from '../../browser/booking/send-booking.ts';
import { readBookingFields } from './booking-fields.ts';
import type { BookingTexts } from './booking-texts.ts';
import { ContactFields } from './ContactFields.tsx';
import { OtherWays } from './OtherWays.tsx';
import { RunningEstimate } from './RunningEstimate.tsx';
import { usePlace } from './use-place.ts';
import { VisitFields } from './VisitFields.tsx';

interface BookingFormProps {
  facts: VisitorFacts;
  texts: BookingTexts;
}

/** Where a booking leads once it is delivered or safely kept (docs/product.md, "Booking"). */
const SUCCESS = '/booking-success';

/** The form of the booking dialog (docs/product.md, "Booking"). */
export function BookingForm({ facts, texts }: BookingFormProps) {
  const [draft] = useState(readDraft);
  const [openedAt] = useState(() => performance.now());
  const [request, setRequest] = useState({
    timeSlot: draft.timeSlot ?? ('business-hours' as const),
    signatures: draft.signatures ?? '1',
  });
  const [past, setPast] = useState(false);
  const [sending, setSending] = useState(false);
  const [end, setEnd] = useState<{ kind: BookingEnd; fields: BookingFields }>();
  const form = useRef<HTMLFormElement>(null);
  const pastId = useId();
  const place = usePlace(draft.address ?? '', facts);
  const price = estimate({ ...request, point: place.point }, facts);

  const onInput = () => {
    if (!form.current) return;
    const fields = readBookingFields(form.current);
    setRequest({ timeSlot: fields.timeSlot, signatures: String(fields.signatures) });
    setPast(false);
    place.typed(fields.address);
    keepDraft({ ...fields, signatures: String(fields.signatures) });
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    const fields = readBookingFields(currentTarget);
    if (isPast(fields.date, fields.timeSlot, businessTime(new Date()), facts)) {
      setPast(true);
      currentTarget.querySelector<HTMLElement>('[name=date]')?.focus();
      return;
    }
    setSending(true);
    const suspect = new FormData(currentTarget).get('company') !== '';
    const outcome = await sendBooking({ fields, estimate: price, suspect, openedAt }, facts);
    if (outcome === 'delivered' || outcome === 'kept') {
      forgetDraft();
      location.assign(SUCCESS);
    } else {
      setSending(false);
      setEnd({ kind: outcome, fields });
    }
  };

  return (
    <form ref={form} className="form booking-form" onInput={onInput} onSubmit={onSubmit}>
      <VisitFields
        facts={facts}
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
      <RunningEstimate price={price} place={place.state} texts={texts} />
      <ContactFields texts={texts} draft={draft} />
      {end && (
        <OtherWays
          business={facts.business}
          texts={texts}
          end={end.kind}
          message={bookingText(
            end.fields,
            texts.services[end.fields.service as keyof BookingTexts['services']],
            texts.slots[end.fields.timeSlot],
          )}
        />
      )}
      <button className="button primary" type="submit" disabled={sending}>
        {sending ? texts.sending : texts.send}
      </button>
    </form>
  );
}
