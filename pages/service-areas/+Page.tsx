import { BookLink, CallLink } from '../../renderer/components/actions.tsx';
import { ClosingBand } from '../../renderer/components/ClosingBand.tsx';
import { IconRows } from '../../renderer/components/IconRows.tsx';
import { PageTitle } from '../../renderer/components/PageTitle.tsx';
import { Section } from '../../renderer/components/Section.tsx';
import type { PageProps } from '../../renderer/context/page-props.ts';
import { AreaMap } from './AreaMap.tsx';
import { ExtendedAreas } from './ExtendedAreas.tsx';
import { NotListed } from './NotListed.tsx';
import { OilField } from './OilField.tsx';
import { PrimaryAreas } from './PrimaryAreas.tsx';
import { SPECIAL_LOCATIONS } from './special-locations.ts';
import { TravelFees } from './TravelFees.tsx';

/** The service area. */
export default function ServiceAreasPage({ page, site }: PageProps) {
  return (
    <>
      <PageTitle
        kicker="Service areas"
        heading="How far is too far? Farther than you think."
        lead="Three towns we work in daily, six more by appointment, and the leases, hospitals and county roads between them. Find yours, and the travel fee stands beside it."
      >
        <div className="actions">
          <BookLink site={site}>Book a visit</BookLink>
          <CallLink phone={site.business.phone}>{site.business.phone}</CallLink>
        </div>
      </PageTitle>
      <PrimaryAreas site={site} />
      <AreaMap site={site} />
      <ExtendedAreas site={site} />
      <TravelFees site={site} />
      <Section
        kicker="Special locations"
        heading="Doors with rules of their own"
        lead="Some places let a notary in only when somebody has asked first. Here is what helps."
      >
        <IconRows rows={SPECIAL_LOCATIONS} />
      </Section>
      <OilField site={site} />
      <NotListed site={site} message={page.whatsappMessage ?? ''} />
      <ClosingBand
        site={site}
        kicker="Your end of the road"
        heading="Tell us where you are standing"
        lead="An address, a pin or a lease name is enough for a time and a total."
        promises={['Travel fee fixed before we leave', 'One trip, any number of signers']}
        rosette={{ rx: 445, ry: 150, folds: [3, 3, 2] }}
      />
    </>
  );
}
