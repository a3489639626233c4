import { Notice } from '../../../renderer/components/Notice.tsx';
import { Payments } from '../../../renderer/components/Payments.tsx';
import { RuledTable } from '../../../renderer/components/RuledTable.tsx';
import { Section } from '../../../renderer/components/Section.tsx';
import { TimeText } from '../../../renderer/components/TimeText.tsx';
import type { Site } from '../../../renderer/context/site.ts';
import { clockTime, usd } from '../../../renderer/text/formats.ts';

/**
 * Stanton's travel fee, and hours in the reading that opens earlier (docs/product.md, "Readings
 * that differ").
 */
export function StantonFees({ site }: { site: Site }) {
  const { fees, business } = site;
  const { opens, closes } = business.hours.early;
  const rows = [
    ['Travel to Stanton', usd(fees.stanton)],
    ['First signature', usd(fees.firstSignature)],
    ['Each further signature', usd(fees.additionalSignature)],
    ['One signature, all told', usd(fees.stanton + fees.firstSignature)],
  ];
  return (
    <Section
      tone="sand"
      layout="split"
      kicker="Fees and hours"
      heading={`${usd(fees.stanton)} brings the notary to Stanton`}
      lead={
        <TimeText
          text={`We are out here from ${clockTime(opens)}, an hour that suits a farm, until ${clockTime(closes)}. At night call first; for an emergency somebody answers.`}
        />
      }
    >
      <RuledTable caption="A visit in Stanton" heads={['Item', 'Fee']} rows={rows} />
      <Payments ways={business.payments} />
      <Notice heading="Beyond the town">
        Lenorah, Courtney, Tarzan and Grady are priced when you call, by the road that leads there.
        Two neighbors who sign on the same trip at the same table share one travel fee.
      </Notice>
    </Section>
  );
}
