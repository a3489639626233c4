import { Notice } from '../../renderer/components/Notice.tsx';
import { RuledTable } from '../../renderer/components/RuledTable.tsx';
import { Section } from '../../renderer/components/Section.tsx';
import type { Site } from '../../renderer/context/site.ts';
import { usd } from '../../renderer/text/formats.ts';

/** Travel fees by zone, in the reading of this page (docs/product.md, "Readings that differ"). */
export function TravelFees({ site }: { site: Site }) {
  const { fees, timeBands } = site;
  const zones = [
    ['City of Midland or Odessa', usd(fees.areaCity)],
    ['Elsewhere in their counties, and Stanton', usd(fees.areaCounty)],
    ['Neighboring counties', `${usd(fees.areaNeighborLow)} to ${usd(fees.areaNeighborHigh)}`],
    ['Oil-field sites', `${usd(fees.oilFieldLow)} to ${usd(fees.oilFieldHigh)}`],
    [`After hours, ${timeBands.serviceAreas.afterHours}`, `+ ${usd(fees.areaAfterHours)}`],
  ];
  return (
    <Section
      className="travel-fees"
      tone="deep"
      layout="split"
      kicker="Travel fee structure"
      heading="The longer the road, the higher the fee"
      lead="Travel is one fee for the whole trip, however many people sign when we get there. Signatures are charged on top."
    >
      <RuledTable caption="Travel by zone" heads={['Where', 'Travel fee']} rows={zones} />
      <Notice heading="Where a range is shown">
        <p className="prose">
          The road decides: pavement to the door costs least, an hour of caliche costs most. Ask for
          your figure when you call. The <a href="/pricing">calculator on the pricing page</a>{' '}
          estimates by the mile instead.
        </p>
      </Notice>
    </Section>
  );
}
