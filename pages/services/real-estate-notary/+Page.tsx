import { ClosingBand } from '../../../renderer/components/ClosingBand.tsx';
import { PageHero } from '../../../renderer/components/PageHero.tsx';
import { Section } from '../../../renderer/components/Section.tsx';
import { Steps } from '../../../renderer/components/Steps.tsx';
import type { PageProps } from '../../../renderer/context/page-props.ts';
import { Certificate } from '../../../site/prices/FeeCertificate.tsx';
import { PORCH } from '../../../site/themes/silhouettes.ts';
import { DeedRegister } from './DeedRegister.tsx';
import { ImportantInformation } from './ImportantInformation.tsx';
import { signingSteps } from './signing-steps.ts';
import { WayOn } from './WayOn.tsx';
import { WhyChoose } from './WhyChoose.tsx';

/** Deeds and other property papers, without loans. */
export default function RealEstateNotaryPage({ page, site }: PageProps) {
  return (
    <>
      <PageHero
        site={site}
        kicker="Real estate notary"
        heading="Land changes hands on paper. We bring the seal to it."
        lead="Deeds, easements, releases and heirship papers, notarized at the house, the ranch gate, the realtor’s office or the title company. Loan packages are not part of it."
        book="Book a Property Signing"
        rosette={{ rx: 310, ry: 420, folds: [2, 2, 3] }}
        horizon={PORCH}
        aside={<Certificate page={page} site={site} heading="A property signing, priced" />}
      />
      <DeedRegister />
      <WhyChoose site={site} />
      <Section
        layout="split"
        kicker="The signing itself"
        heading="From the draft in your inbox to the clerk’s window"
      >
        <Steps steps={signingSteps(site)} direction="down" />
      </Section>
      <ImportantInformation site={site} />
      <WayOn site={site} />
      <ClosingBand
        site={site}
        kicker="House, lot, section or mineral acre"
        heading="Tell us what is being signed over, and where"
        lead="With the name of the document and the town of each signer, we can give you a total and an hour in one call."
        book="Book a Property Signing"
        promises={['Travel charged once', 'Originals never leave the table', 'Honest about loans']}
        rosette={{ rx: 440, ry: 340, folds: [2, 2, 2] }}
      />
    </>
  );
}
