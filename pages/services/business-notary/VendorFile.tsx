import { LinkList } from '../../../renderer/components/LinkList.tsx';
import { Payments } from '../../../renderer/components/Payments.tsx';
import { Section } from '../../../renderer/components/Section.tsx';
import type { Site } from '../../../renderer/context/site.ts';
import { CredentialsPanel } from '../../parts/CredentialsPanel.tsx';

/** What accounting and compliance ask of a vendor, and where to read on. */
export function VendorFile({ site }: { site: Site }) {
  return (
    <Section
      tone="sand"
      className="vendor-file"
      kicker="For your vendor file"
      heading="What compliance will ask for"
      lead="Commission, bond and errors and omissions cover, ready to be copied into your system. Payment is due at the visit."
    >
      <div className="vendor-columns">
        <div>
          <Payments ways={site.business.payments} />
          <LinkList
            site={site}
            links={[
              {
                href: '/services/i9-verification',
                label: 'Form I-9 for a distant hire',
                text: 'Not a notarization, but often the same visit.',
              },
              {
                href: '/services/bill-of-sale',
                label: 'Bills of sale for equipment',
                text: 'Compressors, trailers, whole tank batteries.',
              },
              {
                href: '/services/real-estate-notary',
                label: 'Deeds and easements',
                text: 'Papers bound for the county’s records.',
              },
              {
                href: 'https://www.sos.state.tx.us/statdoc/',
                label: 'Texas Secretary of State, notary unit',
                text: 'Look up a commission; request an apostille for papers going abroad.',
              },
            ]}
          />
        </div>
        <CredentialsPanel site={site} />
      </div>
    </Section>
  );
}
