import { useId } from 'react';
import type { VisitorFacts } from '../../renderer/context/visitor-facts.ts';
import { DayField } from '../../renderer/features/booking/DayField.tsx';
import type { BookingDraft } from '../../renderer/features/booking/draft.ts';
import type { ServiceLabels } from '../../renderer/features/contact/contact-message.ts';
import { usd } from '../../renderer/text/formats.ts';
import { MAX_SIGNATURES } from '../prices/estimate.ts';
import type { FeeReading } from '../prices/price-lists.ts';
import { slotAddition } from '../prices/promised-price.ts';
import { slotHours, TIME_SLOTS, type TimeSlot } from '../prices/time-slots.ts';
import type { BookingTexts } from './booking-texts.ts';
import type { VisitPlace } from './use-place.ts';

interface VisitFieldsProps {
  facts: VisitorFacts;
  /** Price list of the page. */
  reading: FeeReading;
  services: ServiceLabels;
  /** Initial service. */
  service: string;
  /** Initial time slot. */
  timeSlot: TimeSlot;
  texts: BookingTexts;
  draft: BookingDraft;
  place: VisitPlace;
  /** Id of the note that the selected time has passed, while it has. */
  pastId: string | undefined;
}

/** Service, place, time and number of signatures. */
export function VisitFields({
  facts,
  reading,
  services,
  service,
  timeSlot,
  texts,
  draft,
  place,
  pastId,
}: VisitFieldsProps) {
  const id = useId();
  const towns = [...facts.area.primary, ...facts.area.extended];
  return (
    <>
      <div className="field">
        <label htmlFor={`${id}-service`}>{texts.service}</label>
        <select id={`${id}-service`} name="service" defaultValue={service} required>
          {Object.entries(services).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}-address`}>{texts.address}</label>
        <input
          id={`${id}-address`}
          name="address"
          type="text"
          autoComplete="street-address"
          list={`${id}-towns`}
          defaultValue={draft.address}
          aria-describedby={`${id}-address-hint`}
          onBlur={place.look}
          required
        />
        <datalist id={`${id}-towns`}>
          {towns.map(({ name }) => (
            <option key={name} value={`${name}, TX`} />
          ))}
        </datalist>
        <p className="field-hint" id={`${id}-address-hint`}>
          {place.state === 'unknown' ? texts.placeUnknown : texts.addressHint}
        </p>
      </div>
      <div className="field-pair booking-when">
        <DayField
          label={texts.date}
          business={facts.business}
          defaultValue={draft.date}
          isPast={pastId !== undefined}
          notes={pastId}
        />
        <div className="field">
          <label htmlFor={`${id}-slot`}>{texts.timeSlot}</label>
          <select
            id={`${id}-slot`}
            name="timeSlot"
            defaultValue={timeSlot}
            aria-describedby={pastId}
          >
            {TIME_SLOTS.map((slot) => {
              const addition = slotAddition(reading, slot, facts);
              return (
                <option key={slot} value={slot}>
                  {texts.slots[slot]}, {texts.parts.hours(slotHours(slot, facts.timeBands))}
                  {addition !== undefined && addition > 0 && ` (+${usd(addition)})`}
                </option>
              );
            })}
          </select>
        </div>
        <div className="field">
          <label htmlFor={`${id}-signatures`}>{texts.signatures}</label>
          <input
            id={`${id}-signatures`}
            name="signatures"
            type="number"
            min={1}
            max={MAX_SIGNATURES}
            inputMode="numeric"
            defaultValue={draft.signatures ?? '1'}
          />
        </div>
      </div>
    </>
  );
}
