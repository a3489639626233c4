import type { Estimate } from '../../../domain/estimate.ts';
import { usd } from '../../../domain/formats.ts';
import './estimate.css';

/** Parts of the estimate in the order they are added up. */
const AMOUNTS = [
  ['travelFee', 'Travel'],
  ['mileageFee', 'Mileage'],
  ['notaryFee', 'Notarization'],
  ['afterHoursFee', 'After hours'],
  ['total', 'Total'],
] as const;

/** The parts of an estimate and their sum (contract, "In the page"); fits into an `<output>`. */
export function EstimateParts({ estimate }: { estimate: Estimate }) {
  return (
    <span className="estimate">
      <span className="estimate-row">
        Measured from <b data-estimate="area">{estimate.area}</b>
      </span>
      {AMOUNTS.map(([part, label]) => (
        <span key={part} className="estimate-row">
          {label} <b data-estimate={part}>{usd(estimate[part])}</b>
        </span>
      ))}
    </span>
  );
}
