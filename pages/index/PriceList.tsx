import { usd } from '../../domain/formats.ts';
import type { SiteConfig } from '../../schemas/site-config.ts';

interface Row {
  service: string;
  fee: string;
}

function publicFees({ fees, area }: SiteConfig): Row[] {
  return [
    {
      service: `Travel within ${area.freeMinutes} minutes of Midland or Odessa`,
      fee: usd(fees.travel),
    },
    { service: 'First signature', fee: usd(fees.firstSignature) },
    { service: 'Each additional signature', fee: usd(fees.additionalSignature) },
    {
      service: `Mileage outside the ${area.freeMinutes}-minute radius`,
      fee: `${usd(fees.mileage)} a mile`,
    },
    { service: 'Extended appointment', fee: `${usd(fees.extendedAppointment)} per 30 minutes` },
    { service: 'Minimum service', fee: usd(fees.minimum) },
  ];
}

function travelByHour({ fees, timeBands }: SiteConfig): Row[] {
  return [
    { service: `Evening, ${timeBands.home.evening}`, fee: usd(fees.eveningTravel) },
    { service: `Late night, ${timeBands.home.lateNight}`, fee: usd(fees.lateNightTravel) },
    { service: `Emergency, ${timeBands.home.emergency}`, fee: usd(fees.emergencyTravel) },
  ];
}

function FeeTable({ caption, head, rows }: { caption: string; head: string; rows: Row[] }) {
  return (
    <table className="fee-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">Fee</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ service, fee }) => (
          <tr key={service}>
            <th scope="row">{service}</th>
            <td>{fee}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The fee table of the home page (spec, section 9, "Public fee table"). */
export function PriceList({ site }: { site: SiteConfig }) {
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
          <FeeTable caption="What is charged" head="Service" rows={publicFees(site)} />
          <div>
            <FeeTable
              caption="Travel by the hour"
              head="Time of the visit"
              rows={travelByHour(site)}
            />
            <p className="fee-note">
              Outside the area: {usd(fees.travel)} plus {usd(fees.mileage)} a mile,{' '}
              {usd(fees.firstSignature)} for the first signature and {usd(fees.additionalSignature)}{' '}
              for each further one. Stanton: {usd(fees.stanton)} travel.
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
