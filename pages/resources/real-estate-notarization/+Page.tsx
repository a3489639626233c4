import type { PageProps } from '../../../renderer/context/page-props.ts';
import { GuideLayout } from '../GuideLayout.tsx';
import { RELATED, SOURCES } from './links.ts';
import { realEstateSections } from './sections.tsx';

/** Guide: deeds and property papers. */
export default function RealEstateNotarizationPage({ page, site }: PageProps) {
  return (
    <GuideLayout
      page={page}
      site={site}
      sections={realEstateSections(site)}
      note="A deed moves property the moment it is delivered. Take nothing here for legal advice: have a Texas attorney or a title company prepare the instrument and tell you what it does."
      related={RELATED}
      sources={SOURCES}
      closing={{
        kicker: 'Deed drafted, owners scattered',
        heading: 'One visit for each signature that is missing',
        lead: 'Send the first page and the signature page ahead. We check names and certificate against the IDs before anybody drives.',
        rosette: { rx: 420, ry: 200, folds: [2, 3, 3] },
      }}
    />
  );
}
