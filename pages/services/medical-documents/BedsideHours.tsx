import { RuledTable } from '../../../renderer/components/RuledTable.tsx';
import { Section } from '../../../renderer/components/Section.tsx';
import type { Site } from '../../../renderer/context/site.ts';
import { usd } from '../../../renderer/text/formats.ts';
import { Included } from '../../../site/sections/parts/Included.tsx';

/** The standard price of one signature by the hour (docs/product.md, "Calculator"). */
function pricesByHour({ fees, timeBands }: Site) {
  const { businessHours, evening, lateNight } = timeBands.calculator;
  const day = Math.max(fees.minimum, fees.travel + fees.firstSignature);
  return [
    ['By day', businessHours, usd(day)],
    ['Evening', evening, usd(day + fees.eveningSurcharge)],
    ['Night', lateNight, usd(day + fees.lateNightSurcharge)],
  ];
}

/** What a bedside visit costs at each hour, and what belongs to it. */
export function BedsideHours({ site }: { site: Site }) {
  const { fees } = site;
  return (
    <Section
      layout="split"
      kicker="One signature at the bed"
      heading="The price by the clock"
      lead={`Travel of ${usd(fees.travel)} and ${usd(fees.firstSignature)} for the first signature are in it; a second paper adds ${usd(fees.additionalSignature)}.`}
    >
      <RuledTable
        caption="In and around Midland and Odessa"
        heads={['Visit', 'Between', 'In all']}
        rows={pricesByHour(site)}
      />
      <Included columns={2} />
    </Section>
  );
}
