import { ClosingBand } from '../../renderer/components/ClosingBand.tsx';
import { Payments } from '../../renderer/components/Payments.tsx';
import { Section } from '../../renderer/components/Section.tsx';
import type { PageProps } from '../../renderer/context/page-props.ts';
import { CalculatorSection } from './CalculatorSection.tsx';
import { Coverage } from './Coverage.tsx';
import { FurtherOut } from './FurtherOut.tsx';
import { LongerAndLarger } from './LongerAndLarger.tsx';
import { PriceSum } from './PriceSum.tsx';
import { RateCard } from './RateCard.tsx';

/** Prices and the calculator. */
export default function PricingPage({ site }: PageProps) {
  return (
    <>
      <PriceSum site={site} />
      <RateCard site={site} />
      <CalculatorSection site={site} />
      <FurtherOut site={site} />
      <LongerAndLarger site={site} />
      <Coverage />
      <Section
        tone="deep"
        layout="split"
        kicker="Ways to pay"
        heading="Due at service, with a receipt"
        lead="Nothing is charged ahead of the visit. Pay when the last page is sealed; the receipt is yours before we leave."
      >
        <Payments ways={site.business.payments} look="list" />
      </Section>
      <ClosingBand
        site={site}
        kicker="Not in the table?"
        heading="Read us the document over the phone"
        lead="How many people sign, how many times, and where: with that we can tell you the total while you hold the line."
        book="Book at this price"
        rosette={{ rx: 440, ry: 90, folds: [2, 2, 2, 3] }}
      />
    </>
  );
}
