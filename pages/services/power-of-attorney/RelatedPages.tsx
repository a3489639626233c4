import { LinkList } from '../../../renderer/components/LinkList.tsx';
import { Section } from '../../../renderer/components/Section.tsx';
import type { Site } from '../../../renderer/context/site.ts';

const PAPERS = [
  {
    href: '/services/medical-documents',
    label: 'Medical documents',
    text: 'Directives and record releases for the same bedside.',
  },
  {
    href: '/services/estate-planning',
    label: 'Estate planning',
    text: 'Wills and trusts, if the whole set is to be signed.',
  },
  {
    href: '/services/real-estate-notary',
    label: 'Real estate notary',
    text: 'The deed that your agent may sign one day.',
  },
];

const READING = [
  {
    href: '/resources/power-of-attorney-guide',
    label: 'Power of attorney guide',
    text: 'Longer reading on forms, agents and banks.',
  },
  {
    href: '/resources/emergency-notarization',
    label: 'Emergency notarization',
    text: 'If surgery is scheduled for the morning.',
  },
  {
    href: 'https://www.hhs.texas.gov/',
    label: 'Texas Health and Human Services',
    text: 'The state’s own advance-directive forms.',
  },
];

/** Where to read on about powers of attorney. */
export function RelatedPages({ site }: { site: Site }) {
  return (
    <Section kicker="Related" heading="Often signed in the same week">
      <div className="link-columns">
        <LinkList site={site} links={PAPERS} />
        <LinkList site={site} links={READING} />
      </div>
    </Section>
  );
}
