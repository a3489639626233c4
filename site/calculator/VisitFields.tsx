import type { VisitorFacts } from '../../renderer/context/visitor-facts.ts';
import { usd } from '../../renderer/text/formats.ts';
import { MAX_SIGNATURES } from '../prices/estimate.ts';
import { timeSlotFacts } from '../prices/time-slots.ts';

/** Time slot and number of signatures (docs/product.md, "Calculator"). */
export function VisitFields({ id, facts }: { id: string; facts: VisitorFacts }) {
  return (
    <div className="field-pair">
      <div className="field">
        <label htmlFor={`${id}-slot`}>Time of the visit</label>
        <select id={`${id}-slot`} name="timeSlot" defaultValue="business-hours">
          {timeSlotFacts(facts).map(({ slot, label, hours, surcharge }) => (
            <option key={slot} value={slot}>
              {`${label}, ${hours}${surcharge > 0 ? ` (+${usd(surcharge)})` : ''}`}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}-signatures`}>Number of signatures</label>
        <input
          id={`${id}-signatures`}
          name="signatures"
          type="number"
          min={1}
          max={MAX_SIGNATURES}
          defaultValue={1}
          inputMode="numeric"
        />
      </div>
    </div>
  );
}
