import { LinkList } from '../../../renderer/components/LinkList.tsx';
import { Section } from '../../../renderer/components/Section.tsx';
import type { Site } from '../../../renderer/context/site.ts';

/** The official source first, then our neighboring pages. */
export function OfficialSource({ site }: { site: Site }) {
  return (
    <Section tone="sand" layout="split" kicker="The source" heading="Read it where it is written">
      <LinkList
        site={site}
        links={[
          {
            href: 'https://www.uscis.gov/i-9-central',
            label: 'USCIS I-9 Central',
            text: 'The current edition, its instructions, the full lists, and the handbook for employers.',
          },
          {
            href: '/services/business-notary',
            label: 'Business notary',
            text: 'Company papers that do take a seal, on the same drive.',
          },
          {
            href: '/service-areas',
            label: 'Service areas',
            text: 'How far out we meet an employee, and what the distance adds.',
          },
        ]}
      />
    </Section>
  );
}
