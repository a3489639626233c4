import { type FormEvent, useId, useRef, useState } from 'react';
import type { VisitorFacts } from '../../renderer/context/visitor-facts.ts';
import { findInGazetteer } from '../places/gazetteer.ts';
import { bookingReading } from '../prices/booking-service.ts';
import { pagePrices } from '../prices/page-prices.ts';
import { promisedPrices } from '../prices/promised-price.ts';
import { type BookingFields, bookingEstimate, bookingText } from './booking.ts';
import { readBookingFields, settleSignatures } from './booking-fields.ts';
import type { BookingTexts } from './booking-texts.ts';
import { isPast } from './booking-time.ts';
import { businessTime } from './business-time.ts';
import { ContactFields } from './ContactFields.tsx';
import { forgetDraft, keepDraft, readDraft } from './draft.ts';
import { OtherWays } from './OtherWays.tsx';
import { RunningEstimate } from './RunningEstimate.tsx';
import { type BookingEnd, sendBooking } from './send-booking.ts';
import { usePlace } from './use-place.ts';
import { VisitFields } from './VisitFields.tsx';

interface BookingFormProps {
  facts: VisitorFacts;
  texts: BookingTexts;
}

/** Where a booking leads once it is delivered or safely kept (docs/product.md, "Booking"). */
const SUCCESS = '/booking-success';

/**
 * Lets the browser tell the first fault. The number of signatures has none: what is unusable counts as
 * 1, and above the maximum it counts as typed.
 *
 * @returns whether there is none.
 */
function reportFaults(form: HTMLFormElement): boolean {
  const fields = form.querySelectorAll<HTMLInputElement>('input, select, textarea');
  const faulty = [...fields].find((field) => field.name !== 'signatures' && !field.validity.valid);
  return faulty?.reportValidity() ?? true;
}

/** The form of the booking dialog (docs/product.md, "Booking"). */
export function BookingForm({ facts, texts }: BookingFormProps) {
  const [page] = useState(pagePrices);
  const [draft] = useState(readDraft);
  const [openedAt] = useState(() => performance.now());
  const [request, setRequest] = useState({
    service: draft.service ?? page.service,
    timeSlot: draft.timeSlot ?? ('business-hours' as const),
    signatures: draft.signatures ?? '1',
  });
  const [past, setPast] = useState(false);
  const [sending, setSending] = useState(false);
  const [end, setEnd] = useState<{ kind: BookingEnd; fields: BookingFields }>();
  const form = useRef<HTMLFormElement>(null);
  const pastId = useId();
  const place = usePlace(draft.address ?? '', facts);
  // Until another place is known, the visit is in the town that the page is about.
  const here = page.town === undefined ? undefined : findInGazetteer(page.town, facts.area);
  const point = place.point ?? here?.point;
  const reading = bookingReading(page, request.service);
  const prices = promisedPrices(reading, { ...request, point }, facts);

  const onInput = () => {
    if (!form.current) return;
    const fields = readBookingFields(form.current);
    const { service, timeSlot, signatures } = fields;
    setRequest({ service, timeSlot, signatures: String(signatures) });
    setPast(false);
    place.typed(fields.address);
    keepDraft({ ...fields, signatures: String(signatures) });
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    const fields = readBookingFields(currentTarget);
    if (!reportFaults(currentTarget)) return;
    if (isPast(fields.date, fields.timeSlot, businessTime(new Date(), facts.business), facts)) {
      setPast(true);
      currentTarget.querySelector<HTMLElement>('[name=date]')?.focus();
      return;
    }
    setSending(true);
    const suspect = new FormData(currentTarget).get('company') !== '';
    const estimate = bookingEstimate(prices);
    const outcome = await sendBooking({ fields, estimate, suspect, openedAt }, facts);
    if (outcome === 'delivered' || outcome === 'kept') {
      forgetDraft();
      location.assign(SUCCESS);
    } else {
      setSending(false);
      setEnd({ kind: outcome, fields });
    }
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
        service={request.service}
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
