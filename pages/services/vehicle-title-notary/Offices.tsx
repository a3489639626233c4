import { LinkList } from '../../../renderer/components/LinkList.tsx';
import { Section } from '../../../renderer/components/Section.tsx';
import type { Site } from '../../../renderer/context/site.ts';

const OFFICES = [
  {
    href: 'https://www.txdmv.gov/',
    label: 'Texas Department of Motor Vehicles',
    text: 'Title forms, fees, title checks and the notice of transfer.',
  },
  {
    href: 'https://www.co.midland.tx.us/',
    label: 'Midland County',
    text: 'The county tax office, where the buyer applies for the new title.',
  },
];

const PAGES = [
  {
    href: '/resources/vehicle-title-transfer-guide',
    label: 'Vehicle title transfer guide',
    text: 'The whole way from handshake to new plates.',
  },
  {
    href: '/services/bill-of-sale',
    label: 'Bill of sale notary',
    text: 'For trailers, boats and iron without a title.',
  },
];

/** Where the paper goes next: state and county offices, and pages that go on from here. */
export function Offices({ site }: { site: Site }) {
  return (
    <Section kicker="Afterwards" heading="The seal is ours, the title is the county’s to issue">
      <div className="link-columns">
        <LinkList site={site} links={OFFICES} />
        <LinkList site={site} links={PAGES} />
      </div>
    </Section>
  );
}
