import { RuledTable } from '../../renderer/components/RuledTable.tsx';
import { Section } from '../../renderer/components/Section.tsx';
import type { Site } from '../../renderer/context/site.ts';
import { usd } from '../../renderer/text/formats.ts';

/** The public fee table, and the hours with surcharges (docs/product.md, "Prices"). */
export function RateCard({ site }: { site: Site }) {
  const { fees, area, timeBands } = site;
  const bands = timeBands.calculator;
  const services = [
    [`Travel, within ${area.freeMinutes} minutes of Midland or Odessa`, usd(fees.travel)],
    ['Notarization of the first signature', usd(fees.firstSignature)],
    ['Notarization of each signature after it', usd(fees.additionalSignature)],
    ['Each mile past the local radius', usd(fees.mileage)],
    ['Each extra half hour of a long appointment', usd(fees.extendedAppointment)],
    ['Least that a visit costs', usd(fees.minimum)],
  ];
  const hours = [
    [`By day, ${bands.businessHours}`, 'no surcharge'],
    [`Evening, ${bands.evening}`, `+${usd(fees.eveningSurcharge)}`],
    [`Late night, ${bands.lateNight}`, `+${usd(fees.lateNightSurcharge)}`],
  ];
  return (
    <Section
      kicker="Rates"
      heading="One card for nearly every paper"
      lead={`We charge by the drive and by the signature, never by how much is at stake on the page. Vehicle titles, deeds and divorce papers have a flat fee of ${usd(fees.flatTravel)} for the drive; their pages say the rest.`}
    >
      <div className="rate-cards">
        <RuledTable caption="The visit" heads={['What', 'Fee']} rows={services} />
        <div>
          <RuledTable caption="After hours" heads={['When we arrive', 'Added']} rows={hours} />
          <p className="fee-note">
            Added once a visit, however many people sign. Saturdays, Sundays and holidays go by the
            same clock.
          </p>
        </div>
      </div>
    </Section>
  );
}
