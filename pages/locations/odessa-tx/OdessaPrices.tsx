import { Payments } from '../../../renderer/components/Payments.tsx';
import { RuledTable } from '../../../renderer/components/RuledTable.tsx';
import { Section } from '../../../renderer/components/Section.tsx';
import type { Site } from '../../../renderer/context/site.ts';
import { usd } from '../../../renderer/text/formats.ts';

/** Fees of an Odessa visit: no mileage near the city (docs/product.md, "Calculator"). */
export function OdessaPrices({ site }: { site: Site }) {
  const { fees, area, business, timeBands } = site;
  const rows = [
    [`Travel, within ${area.odessaMiles} miles of central Odessa`, usd(fees.travel)],
    ['Mileage there', 'none'],
    ['First signature', usd(fees.firstSignature)],
    ['Each signature after it', usd(fees.additionalSignature)],
    [`Evening, ${timeBands.calculator.evening}`, `+ ${usd(fees.eveningSurcharge)}`],
    [`Late night, ${timeBands.calculator.lateNight}`, `+ ${usd(fees.lateNightSurcharge)}`],
  ];
  return (
    <Section
      className="travel-fees"
      tone="sand"
      layout="split"
      kicker="What it costs in Odessa"
      heading={`${usd(fees.minimum)} for one signature, no miles added`}
      lead={`Two parents signing one travel consent are two signatures: ${usd(fees.minimum + fees.additionalSignature)}. Vehicle titles, deeds and divorce papers have a flat fee of ${usd(fees.flatTravel)} for the drive.`}
    >
      <RuledTable caption="An Odessa visit" heads={['Item', 'Fee']} rows={rows} />
      <Payments ways={business.paymentsAtVisit} />
    </Section>
  );
}
