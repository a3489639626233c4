import { ClosingBand } from '../../../renderer/components/ClosingBand.tsx';
import { GroupedLists } from '../../../renderer/components/GroupedLists.tsx';
import { IconRows } from '../../../renderer/components/IconRows.tsx';
import { PageHero } from '../../../renderer/components/PageHero.tsx';
import { Section } from '../../../renderer/components/Section.tsx';
import type { PageProps } from '../../../renderer/context/page-props.ts';
import { usd } from '../../../renderer/text/formats.ts';
import { Certificate } from '../../../site/prices/FeeCertificate.tsx';
import { MeetingPlaceTable } from '../../../site/sections/parts/MeetingPlaceTable.tsx';
import { MIDLAND } from '../../../site/themes/town-silhouettes.ts';
import { MidlandHours } from './MidlandHours.tsx';
import { MIDLAND_PLACES } from './midland-places.ts';
import { MIDLAND_SERVICES } from './midland-services.ts';
import { NEIGHBORHOODS } from './neighborhoods.ts';
import { SigningInMidland } from './SigningInMidland.tsx';

/** Midland. */
export default function MidlandPage({ page, site }: PageProps) {
  const { fees } = site;
  return (
    <>
      <PageHero
        site={site}
        kicker="Mobile notary in Midland, Texas"
        heading="From the thirtieth signature on Wall Street to one at a bedside"
        lead="This is home base. Tell us the neighborhood or the tower, who signs and what, and a commissioned notary is on the way with the stamp and the journal."
        book="Book a Midland visit"
        rosette={{ rx: 430, ry: 130, folds: [2, 2, 2, 3] }}
        horizon={MIDLAND}
        aside={<Certificate page={page} site={site} heading="A visit in Midland" />}
      />
      <Section
        kicker="Where in town"
        heading="Every street of the Tall City, and the ranchettes around it"
        lead="Not on the list? If the mail says Midland, we come."
      >
        <GroupedLists groups={NEIGHBORHOODS} />
      </Section>
      <SigningInMidland site={site} />
      <Section
        className="places"
        kicker="On neutral ground"
        heading="Not at home? Meet us here"
        lead="These are public places where clients often ask us to meet. They are not our partners and do not recommend us; ask the front desk before you hold a table."
      >
        <MeetingPlaceTable caption="Meeting places in Midland" places={MIDLAND_PLACES} />
      </Section>
      <Section
        tone="sand"
        kicker="What Midland signs"
        heading="Six errands that bring us across town"
      >
        <IconRows rows={MIDLAND_SERVICES} />
      </Section>
      <MidlandHours site={site} />
      <ClosingBand
        site={site}
        kicker="Midland, day or night"
        heading="Name the corner. We will find parking."
        lead={`By day, ${usd(fees.minimum)} covers the drive and the first signature anywhere in the city. Titles, deeds and divorce papers start at ${usd(fees.flatTravel + fees.firstSignature)}.`}
        book="Book a Midland visit"
        promises={['Total named on the phone', 'English and Spanish', 'Receipt before we leave']}
        rosette={{ rx: 440, ry: 200, folds: [2, 3, 3] }}
      />
    </>
  );
}
