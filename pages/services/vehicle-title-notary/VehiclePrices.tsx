import { RuledTable } from '../../../renderer/components/RuledTable.tsx';
import { Section } from '../../../renderer/components/Section.tsx';
import type { Site } from '../../../renderer/context/site.ts';
import { usd } from '../../../renderer/text/formats.ts';

function prices({ fees, area }: Site) {
  return [
    [`Base travel within ${area.freeMiles} miles, flat`, usd(fees.flatTravel)],
    ['First signature', usd(fees.firstSignature)],
    ['Each additional signature', usd(fees.additionalSignature)],
    [
      'Buyer and seller met separately',
      `${usd(fees.vehicleSeparateMeetings)} + ${usd(fees.vehicleSeparateExtra)}`,
    ],
    [
      'Several vehicles in one visit',
      `${usd(fees.flatTravel)} + ${usd(fees.vehicleAdditional)} each additional`,
    ],
    [`Mileage beyond ${area.freeMiles} miles`, `${usd(fees.vehicleMileage)} a mile`],
    ['After hours and weekends', 'Same price'],
  ] as const;
}

/** Prices of title visits as this page reads them (docs/product.md, "Readings that differ"). */
export function VehiclePrices({ site }: { site: Site }) {
  const { fees } = site;
  return (
    <Section
      tone="deep"
      layout="split"
      kicker="What it costs"
      heading="Title prices, with no small print on the back"
      lead={`One travel fee covers a visit, however many people gather round. A seller and a buyer who each sign once at the same hood add ${usd(fees.firstSignature)} and ${usd(fees.additionalSignature)} to it. An affidavit or power of attorney without a title beside it is an ordinary visit, with ${usd(fees.travel)} for the drive.`}
    >
      <RuledTable caption="Vehicle title visits" heads={['What', 'Price']} rows={prices(site)} />
    </Section>
  );
}
