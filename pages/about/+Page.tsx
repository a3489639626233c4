import { ClosingBand } from '../../renderer/components/ClosingBand.tsx';
import { PageHero } from '../../renderer/components/PageHero.tsx';
import type { PageProps } from '../../renderer/context/page-props.ts';
import { TABLE_LAMP } from '../../site/themes/silhouettes.ts';
import { Commitments } from './Commitments.tsx';
import { Distinctions } from './Distinctions.tsx';
import { FounderLetter } from './FounderLetter.tsx';
import { Mission } from './Mission.tsx';
import { StandsBehind } from './StandsBehind.tsx';
import { WhyMobile } from './WhyMobile.tsx';

/** About the business. */
export default function AboutPage({ site }: PageProps) {
  return (
    <>
      <PageHero
        site={site}
        kicker="About us"
        heading="A stamp, a journal, and a full tank"
        lead={`${site.business.name} is one notary and one truck, based in ${site.business.address.locality} and owned by a veteran. The office is wherever you happen to be.`}
        rosette={{ rx: 420, ry: 210, folds: [2, 2, 5] }}
        horizon={TABLE_LAMP}
      />
      <Mission site={site} />
      <WhyMobile />
      <Commitments site={site} />
      <Distinctions site={site} />
      <StandsBehind site={site} />
      <FounderLetter site={site} />
      <ClosingBand
        site={site}
        kicker="Your turn"
        heading="Tell us where the paper is"
        lead="One call settles who has to sign, what to have on the table, and what the drive will cost."
        promises={['Veteran-owned', 'English and Spanish', 'Your originals never leave the room']}
        rosette={{ rx: 420, ry: 210, folds: [2, 2, 5] }}
      />
    </>
  );
}
