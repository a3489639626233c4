import { ClosingBand } from '../../../renderer/components/ClosingBand.tsx';
import { IconRows } from '../../../renderer/components/IconRows.tsx';
import { PageHero } from '../../../renderer/components/PageHero.tsx';
import { Section } from '../../../renderer/components/Section.tsx';
import type { PageProps } from '../../../renderer/context/page-props.ts';
import { usd } from '../../../renderer/text/formats.ts';
import { BEDSIDE } from '../../../site/themes/silhouettes.ts';
import { Statement } from '../Statement.tsx';
import { TermRows } from '../TermRows.tsx';
import { PLACES } from './places.ts';
import { RelatedPages } from './RelatedPages.tsx';
import { Requirements } from './Requirements.tsx';
import { POA_TYPES } from './types.ts';
import { WhoIsNeeded } from './WhoIsNeeded.tsx';

/** Powers of attorney: kinds, places, rules. */
export default function PowerOfAttorneyPage({ site }: PageProps) {
  const { fees, figures, credentials } = site;
  return (
    <>
      <PageHero
        site={site}
        kicker="Power of attorney notary"
        heading="One signature lets someone you trust act for you"
        lead={`It counts only if you know what you are signing and want to. We bring the seal to the room you are in, from ${usd(fees.minimum)} for one signature near Midland or Odessa.`}
        book="Book a Signing"
        rosette={{ rx: 420, ry: 270, folds: [3, 2, 3] }}
        horizon={BEDSIDE}
        aside={<WhoIsNeeded />}
      />
      <Section
        layout="split"
        kicker="Types of power of attorney"
        heading="Seven forms that come across our table"
        lead="Which one fits, and what powers to put in it, is a matter for your attorney. These are the ones we see signed."
      >
        <TermRows rows={POA_TYPES} />
      </Section>
      <Statement figure={figures.powersOfAttorney} unit="powers of attorney notarized">
        Many of them at a bedside. We have learned to come at the hour when the medicine has worn
        off, to sit where the signer can see us, and to let a silence last.
      </Statement>
      <Section kicker="Where we come" heading="At the bed, the desk or the gate">
        <IconRows rows={PLACES} columns={3} />
      </Section>
      <Requirements />
      <RelatedPages site={site} />
      <ClosingBand
        site={site}
        kicker="Any hour, in English or Spanish"
        heading="Who is signing, and how are they today?"
        lead="That is the first thing we ask. Have the form near you when you call, and a photo ID within reach."
        book="Book a Signing"
        promises={[
          'Price agreed beforehand',
          `${credentials.insuranceShort} E&O insured`,
          'No one is rushed',
        ]}
        rosette={{ rx: 440, ry: 240, folds: [3, 2, 2] }}
      />
    </>
  );
}
