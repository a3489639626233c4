import { MAX_SIGNATURES } from '../../domain/estimate.ts';
import { usd } from '../../domain/formats.ts';
import { timeSlotFacts } from '../../domain/time-slots.ts';
import { OutwardLink } from '../../renderer/ui/OutwardLink.tsx';
import type { SiteConfig } from '../../schemas/site-config.ts';

/** Parts of the estimate in the order they are added up (contract, "In the page"). */
const PARTS = [
  ['area', 'Measured from'],
  ['travelFee', 'Travel'],
  ['mileageFee', 'Mileage'],
  ['notaryFee', 'Notarization'],
  ['afterHoursFee', 'After hours'],
  ['total', 'Total'],
] as const;

/** Controls of the price calculator (spec, sections 3 and 5, "Calculator inputs" and "Calculator"). */
export function CalculatorForm({ site }: { site: SiteConfig }) {
  return (
    // Outside a dialog this method sends nothing: without script no key can reload the page.
    <form className="form calculator-form needs-script" method="dialog">
      <PlaceFields site={site} />
      <div className="field-pair">
        <div className="field">
          <label htmlFor="calculator-slot">Time of the visit</label>
          <select id="calculator-slot" name="timeSlot" defaultValue="business-hours">
            {timeSlotFacts(site).map(({ slot, label, hours, surcharge }) => (
              <option key={slot} value={slot}>
                {label}, {hours}
                {surcharge > 0 && ` (+${usd(surcharge)})`}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="calculator-signatures">Number of signatures</label>
          <input
            id="calculator-signatures"
            name="signatures"
            type="number"
            min={1}
            max={MAX_SIGNATURES}
            defaultValue={1}
            inputMode="numeric"
          />
        </div>
      </div>
      <div className="actions">
        <button className="button primary" type="submit">
          Calculate Price
        </button>
        <button className="button ghost" type="button" data-action="locate">
          Use My Location
        </button>
      </div>
      <EstimateResult />
    </form>
  );
}

function PlaceFields({ site }: { site: SiteConfig }) {
  const { latitude, longitude } = site.area.odessa;
  return (
    <>
      <div className="field">
        <label htmlFor="calculator-address">Address</label>
        <input
          id="calculator-address"
          name="address"
          type="text"
          autoComplete="address-line1"
          aria-describedby="calculator-address-hint"
        />
        <p className="field-hint" id="calculator-address-hint">
          Street and town, or only a town or ZIP.
          {site.integrations.geocoder && (
            <>
              {' '}
              Map data from{' '}
              <OutwardLink href="https://www.openstreetmap.org/copyright">
                OpenStreetMap contributors
              </OutwardLink>
              .
            </>
          )}
        </p>
      </div>
      <details className="form-more">
        <summary>Coordinates</summary>
        <div className="field-pair">
          <div className="field">
            <label htmlFor="calculator-latitude">Latitude</label>
            <input
              id="calculator-latitude"
              name="latitude"
              type="text"
              placeholder={String(latitude)}
            />
          </div>
          <div className="field">
            <label htmlFor="calculator-longitude">Longitude</label>
            <input
              id="calculator-longitude"
              name="longitude"
              type="text"
              placeholder={String(longitude)}
            />
          </div>
        </div>
      </details>
    </>
  );
}

/** Where the parts of the price are written once they are known. */
function EstimateResult() {
  return (
    <output className="estimate" hidden>
      {PARTS.map(([part, label]) => (
        <span key={part} className="estimate-row">
          {label} <b data-estimate={part} />
        </span>
      ))}
    </output>
  );
}
