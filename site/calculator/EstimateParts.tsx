import { usd } from '../../renderer/text/formats.ts';
import type { PromisedPrice, PromisedPrices } from '../prices/promised-price.ts';
import { AMOUNTS, type Amount, ESTIMATE_TEXTS, type EstimateTexts } from './estimate-texts.ts';
import './estimate.css';

/** One part of one price as text. */
function worded(part: Amount, price: PromisedPrice, texts: EstimateTexts): string {
  if (!price.byPhone) return usd(price[part]);
  if (part === 'afterHoursFee') return texts.byPhone;
  return part === 'total' ? texts.from(usd(price.total)) : usd(price[part]);
}

/** When or where one of several prices applies. */
function condition({ hours, bound }: PromisedPrice, texts: EstimateTexts): string {
  return [hours && texts.hours(hours), bound && texts[bound]].filter(Boolean).join(', ');
}

interface PartProps {
  part: Amount;
  prices: PromisedPrices;
  texts: EstimateTexts;
}

/** A part in all prices: shown once if it is the same in all of them. */
function Part({ part, prices, texts }: PartProps) {
  const words = prices.map((price) => worded(part, price, texts));
  if (new Set(words).size === 1) return words[0];
  return prices.map((price, index) => (
    <span key={condition(price, texts)} className="estimate-choice">
      {words[index]} <small>{condition(price, texts)}</small>{' '}
    </span>
  ));
}

interface EstimatePartsProps {
  prices: PromisedPrices;
  texts?: EstimateTexts;
  /** Shown instead of the origin of the mileage while the place is unknown. */
  withoutPlace?: string | undefined;
}

/** The parts of an estimate and their sum (docs/contracts.md); fits into an `<output>`. */
export function EstimateParts({
  prices,
  texts = ESTIMATE_TEXTS.en,
  withoutPlace,
}: EstimatePartsProps) {
  const [{ area, setTravel }] = prices;
  return (
    <span className="estimate">
      <span className="estimate-row">
        {withoutPlace ?? (
          <>
            {setTravel ? texts.setTravel : texts.area} <b data-estimate="area">{area}</b>
          </>
        )}
      </span>
      {AMOUNTS.map((part) => (
        <span key={part} className="estimate-row">
          {texts[part]}{' '}
          <b data-estimate={part}>
            <Part part={part} prices={prices} texts={texts} />
          </b>
        </span>
      ))}
    </span>
  );
}
