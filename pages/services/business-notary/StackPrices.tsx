import { RuledTable } from '../../../renderer/components/RuledTable.tsx';
import { Section } from '../../../renderer/components/Section.tsx';
import type { Site } from '../../../renderer/context/site.ts';
import { usd } from '../../../renderer/text/formats.ts';

/** Sizes of a stack that show how the price grows. */
const STACKS = [1, 5, 10, 40] as const;

function examples({ fees }: Site) {
  return STACKS.map((signatures) => {
    const further = (signatures - 1) * fees.additionalSignature;
    return [
      signatures === 1 ? 'One signature' : `${signatures} signatures`,
      usd(fees.travel),
      usd(fees.firstSignature + further),
      usd(Math.max(fees.minimum, fees.travel + fees.firstSignature + further)),
    ];
  });
}

/** Standard prices, worked out for a stack of papers (docs/product.md, "Prices"). */
export function StackPrices({ site }: { site: Site }) {
  const { fees, area, timeBands } = site;
  return (
    <Section
      kicker="For the purchase order"
      heading={`After the first, each signature adds ${usd(fees.additionalSignature)}`}
      lead={`The drive is ${usd(fees.travel)} once, however thick the stack. It pays to let papers gather until there is a folder.`}
    >
      <RuledTable
        caption="A weekday visit in Midland or Odessa"
        heads={['Stack', 'Travel', 'Notary', 'Total']}
        rows={examples(site)}
      />
      <div className="fee-tables">
        <RuledTable
          caption="When it is late or far"
          heads={['Added to the visit', 'Fee']}
          rows={[
            [`Evening, ${timeBands.calculator.evening}`, usd(fees.eveningSurcharge)],
            [`Late night, ${timeBands.calculator.lateNight}`, usd(fees.lateNightSurcharge)],
            [`Each mile beyond ${area.freeMiles}`, usd(fees.mileage)],
            ['Each further half hour of an extended appointment', usd(fees.extendedAppointment)],
          ]}
        />
        <div className="prose">
          <h3>Several people on one day</h3>
          <p>
            {fees.groupDiscountSigners} or more signers at one location get{' '}
            {fees.groupDiscountPercent} percent off. Crew meetings, shareholder votes and onboarding
            days are made for it.
          </p>
          <h3>Land papers and titles</h3>
          <p>
            A visit for deeds, easements, leases or vehicle titles has a flat travel fee of{' '}
            {usd(fees.flatTravel)}, as on the pages for{' '}
            <a href="/services/real-estate-notary">real estate</a> and{' '}
            <a href="/services/vehicle-title-notary">vehicle titles</a>. The signatures cost the
            same.
          </p>
          <h3>Well sites and rigs</h3>
          <p>
            Field locations have a travel range of their own, by distance and road. It is printed
            under <a href="/service-areas">service areas</a>.
          </p>
        </div>
      </div>
    </Section>
  );
}
