import { type Figure, FigureList } from '../../renderer/components/FigureList.tsx';
import { Section } from '../../renderer/components/Section.tsx';
import type { Site } from '../../renderer/context/site.ts';
import { usd } from '../../renderer/text/formats.ts';

function offers({ fees }: Site): Figure[] {
  return [
    {
      figure: `${fees.groupDiscountPercent}%`,
      title: 'off for a roomful',
      text: `With ${fees.groupDiscountSigners} or more signers at one location the whole bill drops by ${fees.groupDiscountPercent} percent. It suits boards, crews and families with an estate to settle. Mention it when you book; the calculator leaves it out.`,
    },
    {
      figure: usd(fees.extendedAppointment),
      title: 'for each half hour more',
      text: 'Some papers need time: a thick stack, a late witness, a signer who tires easily. If it looks like a long appointment, we say so beforehand and add the half hours to your total.',
    },
  ];
}

/** Group discount and extended appointments (docs/product.md, "Readings that differ"). */
export function LongerAndLarger({ site }: { site: Site }) {
  return (
    <Section
      tone="sand"
      kicker="Groups and long visits"
      heading="More people cost less, more time costs a little"
    >
      <FigureList figures={offers(site)} look="offers" />
    </Section>
  );
}
