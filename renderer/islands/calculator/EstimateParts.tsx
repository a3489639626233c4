import type { Estimate } from '../../../domain/estimate.ts';
import { usd } from '../../../domain/formats.ts';
import './estimate.css';

/** Parts of the estimate in the order they are added up. */
const AMOUNTS = ['travelFee', 'mileageFee', 'notaryFee', 'afterHoursFee', 'total'] as const;

/** A word for each line of an estimate. */
export type EstimateTexts = Record<(typeof AMOUNTS)[number] | 'area', string>;

const ENGLISH: EstimateTexts = {
  area: 'Measured from',
  travelFee: 'Travel',
  mileageFee: 'Mileage',
  notaryFee: 'Notarization',
  afterHoursFee: 'After hours',
  total: 'Total',
};

interface EstimatePartsProps {
  estimate: Estimate;
  texts?: EstimateTexts;
  /** Said in place of where it is measured from, as long as nobody knows where the visit is. */
  withoutPlace?: string | undefined;
}

/** The parts of an estimate and their sum (docs/product.md, "Calculator"); fits into an `<output>`. */
export function EstimateParts({ estimate, texts = ENGLISH, withoutPlace }: EstimatePartsProps) {
  return (
    <span className="estimate">
      <span className="estimate-row">
        {withoutPlace ?? (
          <>
            {texts.area} <b data-estimate="area">{estimate.area}</b>
          </>
        )}
      </span>
      {AMOUNTS.map((part) => (
        <span key={part} className="estimate-row">
          {texts[part]} <b data-estimate={part}>{usd(estimate[part])}</b>
        </span>
      ))}
    </span>
  );
}
