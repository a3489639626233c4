import type { Estimate } from '../../../domain/estimate.ts';
import { EstimateParts } from '../calculator/EstimateParts.tsx';
import type { BookingTexts } from './booking-texts.ts';
import type { Place } from './use-place.ts';

interface RunningEstimateProps {
  price: Estimate;
  place: Place['state'];
  texts: BookingTexts;
}

/** What the visit will cost as it is filled in now, by the calculator's rules. */
export function RunningEstimate({ price, place, texts }: RunningEstimateProps) {
  const withoutPlace = place === 'looking' ? texts.looking : texts.noPlaceYet;
  return (
    <section className="booking-estimate" aria-label={texts.estimate}>
      <h3>{texts.estimate}</h3>
      <output>
        <EstimateParts
          estimate={price}
          texts={texts.parts}
          withoutPlace={place === 'found' ? undefined : withoutPlace}
        />
      </output>
    </section>
  );
}
