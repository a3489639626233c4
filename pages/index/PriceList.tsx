import { RuledTable } from '../../renderer/components/RuledTable.tsx';
import type { Site } from '../../renderer/context/site.ts';
import { usd } from '../../renderer/text/formats.ts';

type Row = readonly [service: string, fee: string];

function publicFees({ fees, area }: Site): Row[] {
  return [
    [`Travel within ${area.freeMinutes} minutes of Midland or Odessa`, usd(fees.travel)],
    ['First signature', usd(fees.firstSignature)],
    ['Each additional signature', usd(fees.additionalSignature)],
    [`Mileage outside the ${area.freeMinutes}-minute radius`, `${usd(fees.mileage)} a mile`],
    ['Extended appointment', `${usd(fees.extendedAppointment)} per 30 minutes`],
    ['Minimum service', usd(fees.minimum)],
  ];
}

function travelByHour({ fees, timeBands }: Site): Row[] {
  return [
    [`Evening, ${timeBands.home.evening}`, usd(fees.eveningTravel)],
    [`Late night, ${timeBands.home.lateNight}`, usd(fees.lateNightTravel)],
    [`Emergency, ${timeBands.home.emergency}`, usd(fees.emergencyTravel)],
  ];
}

/** The fee table of the home page (docs/product.md, "Prices"). */
export function PriceList({ site }: { site: Site }) {
  const { fees } = site;
  return (
    <section className="section pricing" id="pricing">
      <div className="wrap">
        <header className="heading">
          <p className="kicker">{fees.year} PRICING</p>
          <h2>Every fee, before anybody drives</h2>
          <p className="lead">
            {usd(fees.travel)} and {usd(fees.firstSignature)} make {usd(fees.minimum)} for one
            signature near Midland or Odessa. Payment is due at the visit.
          </p>
        </header>
        <div className="fee-tables">
          <RuledTable
            caption="What is charged"
            heads={['Service', 'Fee']}
            rows={publicFees(site)}
          />
          <div>
            <RuledTable
              caption="Travel by the hour"
              heads={['Time of the visit', 'Fee']}
              rows={travelByHour(site)}
            />
            <p className="fee-note">
              Outside the area: {usd(fees.travel)} plus {usd(fees.mileage)} a mile,{' '}
              {usd(fees.firstSignature)} for the first signature and {usd(fees.additionalSignature)}{' '}
              for each further one. Stanton: {usd(fees.stanton)} travel. Vehicle titles, deeds and
              divorce papers: {usd(fees.flatTravel)} flat for the drive.
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
