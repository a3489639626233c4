import { LinkList } from '../../../renderer/components/LinkList.tsx';
import { Section } from '../../../renderer/components/Section.tsx';
import type { Site } from '../../../renderer/context/site.ts';

/** Forms and guidance from others, and what the site has on neighboring papers. */
export function FurtherReading({ site }: { site: Site }) {
  return (
    <Section
      tone="sand"
      layout="split"
      kicker="Read on"
      heading="Forms, clerks, and the other papers"
    >
      <LinkList
        site={site}
        links={[
          {
            href: 'https://texaslawhelp.org/',
            label: 'TexasLawHelp',
            text: 'Free divorce forms and step-by-step guidance, with and without children.',
          },
          {
            href: 'https://www.co.midland.tx.us/',
            label: 'Midland County',
            text: 'The district clerk’s office, where petitions and waivers are filed.',
          },
          {
            href: '/services/real-estate-notary',
            label: 'Real estate notary',
            text: 'The deed that takes one name off the house.',
          },
          {
            href: '/services/vehicle-title-notary',
            label: 'Vehicle title notary',
            text: 'When the truck changes hands with the marriage.',
          },
          {
            href: '/resources/appointment-preparation',
            label: 'Preparing for the appointment',
            text: 'IDs, originals and blanks, checked the night before.',
          },
        ]}
      />
    </Section>
  );
}
