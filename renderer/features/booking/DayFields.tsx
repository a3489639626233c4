import { useId } from 'react';
import type { VisitorFacts } from '../../context/visitor-facts.ts';
import type { BookingOffer } from './booking-offer.ts';
import { DayField } from './DayField.tsx';
import type { BookingDraft } from './draft.ts';

interface DayFieldsProps {
  offer: BookingOffer;
  business: VisitorFacts['business'];
  draft: BookingDraft;
  /**
   * Ids of the notes about the day: that the selected time has passed (only while it has), and that the business is
   * closed.
   */
  notes: { past: string | undefined; closed: string };
}

/** Fields for service, address, day and time. */
export function DayFields({ offer, business, draft, notes }: DayFieldsProps) {
  const id = useId();
  const { words, services, timeSlots, asksAddress } = offer;
  const [only] = services.length === 1 ? services : [];
  const isKnown = timeSlots.some(({ value }) => value === draft.timeSlot);
  const dayNotes = notes.past === undefined ? notes.closed : `${notes.past} ${notes.closed}`;
  return (
    <>
      {services.length > 0 && (
        <div className="field">
          <label htmlFor={`${id}-service`}>{words.service}</label>
          <select
            id={`${id}-service`}
            name="service"
            defaultValue={draft.service ?? only?.value ?? ''}
            required
          >
            {!only && <option value="">{words.choose}</option>}
            {services.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
      )}
      {asksAddress && (
        <div className="field">
          <label htmlFor={`${id}-address`}>{words.address}</label>
          <input
            id={`${id}-address`}
            name="address"
            type="text"
            autoComplete="street-address"
            defaultValue={draft.address}
            aria-describedby={`${id}-address-hint`}
            required
          />
          <p className="field-hint" id={`${id}-address-hint`}>
            {words.addressHint}
          </p>
        </div>
      )}
      <div className="field-pair">
        <DayField
          label={words.date}
          business={business}
          defaultValue={draft.date}
          isPast={notes.past !== undefined}
          notes={dayNotes}
        />
        <div className="field">
          <label htmlFor={`${id}-slot`}>{words.timeSlot}</label>
          <select
            id={`${id}-slot`}
            name="timeSlot"
            defaultValue={isKnown ? draft.timeSlot : timeSlots[0]?.value}
            aria-describedby={notes.past}
          >
            {timeSlots.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
      </div>
    </>
  );
}
