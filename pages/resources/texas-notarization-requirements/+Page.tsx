import type { PageProps } from '../../../renderer/context/page-props.ts';
import { GuideLayout } from '../GuideLayout.tsx';
import { RELATED, SOURCES } from './links.ts';
import { requirementSections } from './sections.tsx';

/** Guide: what Texas asks of every notarization. */
export default function TexasNotarizationRequirementsPage({ page, site }: PageProps) {
  return (
    <GuideLayout
      page={page}
      site={site}
      sections={requirementSections(site)}
      note="This guide is information about Texas law, not legal advice. Whether your paper needs a notary, and which certificate it should carry, is a question for a Texas attorney or for the office that will receive it."
      related={RELATED}
      sources={SOURCES}
      closing={{
        kicker: 'All four conditions met?',
        heading: 'Then the rest takes minutes',
        lead: 'Tell us who signs and what kind of ID they hold, and we bring the seal and the record book.',
        rosette: { rx: 400, ry: 190, folds: [2, 2, 7] },
      }}
    />
  );
}
