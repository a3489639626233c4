import { LinkList } from '../../../renderer/components/LinkList.tsx';
import { Section } from '../../../renderer/components/Section.tsx';
import type { Site } from '../../../renderer/context/site.ts';

const RELATED = [
  {
    href: '/services/power-of-attorney',
    label: 'Power of attorney',
    text: 'For an owner who cannot be at the closing.',
  },
  {
    href: '/services/general-notary',
    label: 'General notary',
    text: 'For the other papers on the same table.',
  },
  {
    href: '/services/business-notary',
    label: 'Business notary',
    text: 'When the owner is a company or a partnership.',
  },
];

function places({ area }: Site) {
  return [
    ...area.primary.map(({ name, county }) => ({
      href: `/locations/${name.toLowerCase()}-tx`,
      label: `Notary in ${name}`,
      text: `Property in ${county} County.`,
    })),
    {
      href: '/service-areas',
      label: 'All service areas',
      text: 'From Garden City to McCamey, with travel fees.',
    },
  ];
}

/** Where to read on: services that go with a deed, and the towns we drive to. */
export function WayOn({ site }: { site: Site }) {
  return (
    <Section heading="Papers and places that go with a deed">
      <div className="link-columns">
        <LinkList site={site} links={RELATED} />
        <LinkList site={site} links={places(site)} />
      </div>
    </Section>
  );
}
