import type { Estimate } from '../../../domain/estimate.ts';
import { usd } from '../../../domain/formats.ts';
import type { BookingTexts } from './booking-texts.ts';
import type { Place } from './use-place.ts';

interface RunningEstimateProps {
  price: Estimate;
  place: Place['state'];
  texts: BookingTexts;
}

const PARTS = ['travelFee', 'mileageFee', 'notaryFee', 'afterHoursFee', 'total'] as const;

/** What the visit will cost as it is filled in now, by the calculator's rules. */
export function RunningEstimate({ price, place, texts }: RunningEstimateProps) {
  return (
    <section className="booking-estimate" aria-label={texts.estimate}>
      <h3>{texts.estimate}</h3>
      <output>
        {PARTS.map((part) => (
          <span key={part} className={part === 'total' ? 'estimate-row sum' : 'estimate-row'}>
            {texts.parts[part]} <b data-estimate={part}>{usd(price[part])}</b>
          </span>
        ))}
        <span className="field-hint">
          {place === 'found' ? (
            <>
              {texts.measuredFrom} <span data-estimate="area">{price.area}</span>
            </>
          ) : place === 'looking' ? (
            texts.looking
          ) : (
            texts.noPlaceYet
          )}
        </span>
      </output>
    </section>
  );
}
