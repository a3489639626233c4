import type { PageProps } from '../../../renderer/context/page-props.ts';
import { GuideLayout } from '../GuideLayout.tsx';
import { RELATED, SOURCES } from './links.ts';
import { SideBySide } from './SideBySide.tsx';
import { comparisonSections } from './sections.tsx';

/** Guide: a visit compared with a counter. */
export default function MobileVsTraditionalNotaryPage({ page, site }: PageProps) {
  return (
    <GuideLayout
      page={page}
      site={site}
      opening={<SideBySide site={site} />}
      sections={comparisonSections(site)}
      note="Hours and rules of banks and stores are given from experience and change from branch to branch: call ahead. Nothing on this page is legal advice."
      related={RELATED}
      sources={SOURCES}
      closing={{
        kicker: 'The visit won?',
        heading: 'Name the table, we bring the counter',
        lead: 'You hear the whole amount on the phone and can still decide for the bank.',
        rosette: { rx: 440, ry: 170, folds: [2, 2, 2, 2] },
      }}
    />
  );
}
