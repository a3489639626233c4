import type { PageProps } from '../../../renderer/context/page-props.ts';
import { GuideLayout } from '../GuideLayout.tsx';
import { RELATED, SOURCES } from './links.ts';
import { powerOfAttorneySections } from './sections.tsx';

/** Guide: kinds of power of attorney and their signing. */
export default function PowerOfAttorneyGuidePage({ page, site }: PageProps) {
  return (
    <GuideLayout
      page={page}
      site={site}
      sections={powerOfAttorneySections(site)}
      note="Information, not legal advice. Which powers to give, to whom, and from what day is a choice to make with a Texas attorney; a notary only sees to the signing."
      related={RELATED}
      sources={SOURCES}
      closing={{
        kicker: 'Form filled in, line still empty',
        heading: 'Choose the hour when the principal is at their best',
        lead: 'Bedside, kitchen or office: name the place and the clearest time of day, and we arrange the visit around it.',
        book: 'Book a Signing',
        rosette: { rx: 430, ry: 140, folds: [2, 3, 4] },
      }}
    />
  );
}
