import { ClosingBand } from '../../../renderer/components/ClosingBand.tsx';
import { IconRows } from '../../../renderer/components/IconRows.tsx';
import { PageHero } from '../../../renderer/components/PageHero.tsx';
import { Section } from '../../../renderer/components/Section.tsx';
import type { PageProps } from '../../../renderer/context/page-props.ts';
import { Certificate } from '../../../site/prices/FeeCertificate.tsx';
import { LEASE_ROAD } from '../../../site/themes/silhouettes.ts';
import { Statement } from '../Statement.tsx';
import { TwoLists } from '../TwoLists.tsx';
import { MeetingSpots } from './MeetingSpots.tsx';
import { Offices } from './Offices.tsx';
import { BUYER_NEEDS, SELLER_NEEDS } from './parties.ts';
import { SITUATIONS } from './situations.ts';
import { TitlePapers } from './TitlePapers.tsx';
import { VehiclePrices } from './VehiclePrices.tsx';

/** Vehicle titles: situations, papers, meeting spots, safety, both parties' needs. */
export default function VehicleTitleNotaryPage({ page, site }: PageProps) {
  const { figures } = site;
  return (
    <>
      <PageHero
        site={site}
        kicker="Vehicle title notary"
        heading="Keys, cash and title, all at the same hood"
        lead="Bring the two parties and the paper to any well-lit lot between Midland and Odessa. We check the IDs, take the oaths the forms ask for, and seal what needs a seal."
        book="Book a Title Visit"
        rosette={{ rx: 440, ry: 130, folds: [3, 3, 2] }}
        horizon={LEASE_ROAD}
        aside={<Certificate page={page} site={site} heading="One title, one trip" />}
      />
      <Section
        kicker="Common title situations"
        heading="Eight ways a vehicle changes owners out here"
      >
        <IconRows rows={SITUATIONS} columns={4} />
      </Section>
      <TwoLists
        tone="sand"
        left={{ kicker: 'Bring to the hood', heading: 'The seller needs', items: SELLER_NEEDS }}
        right={{ kicker: 'And across from them', heading: 'The buyer needs', items: BUYER_NEEDS }}
      />
      <TitlePapers />
      <VehiclePrices site={site} />
      <MeetingSpots />
      <Statement figure={figures.titles} unit="vehicle titles notarized">
        Half-tons, hot-shot trailers, a school bus that became a food truck. The mistake is nearly
        always the same one: somebody signed at home, on the wrong line, in a hurry.
      </Statement>
      <Offices site={site} />
      <ClosingBand
        site={site}
        kicker="Sunday costs what Tuesday costs"
        heading="Name the lot and the hour that suits you both"
        lead="Tell us how many vehicles, whether you two can meet, and what state is printed at the top of the title."
        book="Book a Title Visit"
        promises={[
          'Title read before it is signed',
          'After hours at no extra charge',
          'A receipt for each side',
        ]}
        rosette={{ rx: 430, ry: 280, folds: [3, 3] }}
      />
    </>
  );
}
