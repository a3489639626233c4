import { EstimateParts } from '../calculator/EstimateParts.tsx';
import { ManySignatures } from '../calculator/ManySignatures.tsx';
import type { PromisedPrices } from '../prices/promised-price.ts';
import type { BookingTexts } from './booking-texts.ts';
import type { VisitPlace } from './use-place.ts';

interface RunningEstimateProps {
  prices: PromisedPrices;
  place: VisitPlace['state'];
  /** As typed. */
  signatures: string;
  phone: string;
  texts: BookingTexts;
}

/** The cost of the visit as currently filled in, at the page's prices. */
export function RunningEstimate({ prices, place, signatures, phone, texts }: RunningEstimateProps) {
  const withoutPlace = place === 'looking' ? texts.looking : texts.noPlaceYet;
  return (
    <section className="booking-estimate" aria-label={texts.estimate}>
      <h3>{texts.estimate}</h3>
      <output>
        <ManySignatures signatures={signatures} phone={phone} texts={texts.parts} />
        <EstimateParts
          prices={prices}
          texts={texts.parts}
          withoutPlace={place === 'found' ? undefined : withoutPlace}
        />
      </output>
    </section>
  );
}
