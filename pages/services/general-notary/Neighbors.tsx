import { LinkList } from '../../../renderer/components/LinkList.tsx';
import { Section } from '../../../renderer/components/Section.tsx';
import type { Site } from '../../../renderer/context/site.ts';

const PAGES = [
  {
    href: '/services/affidavit-notary',
    label: 'Affidavits',
    text: 'Statements you swear to, and how the oath goes.',
  },
  {
    href: '/services/business-notary',
    label: 'Business documents',
    text: 'Offices, yards and a standing visit each week.',
  },
  {
    href: '/services/medical-documents',
    label: 'Medical documents',
    text: 'Bedside signings, timed with the ward.',
  },
  {
    href: '/resources/appointment-preparation',
    label: 'How to prepare for the appointment',
    text: 'A checklist for the kitchen table.',
  },
];

/** Pages for papers that have rules of their own. */
export function Neighbors({ site }: { site: Site }) {
  return (
    <Section heading="Papers that have a page of their own">
      <div className="link-columns">
        <LinkList site={site} links={PAGES.slice(0, 2)} />
        <LinkList site={site} links={PAGES.slice(2)} />
      </div>
    </Section>
  );
}
