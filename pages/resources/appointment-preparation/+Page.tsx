import type { PageProps } from '../../../renderer/context/page-props.ts';
import { GuideLayout } from '../GuideLayout.tsx';
import { RELATED, SOURCES } from './links.ts';
import { preparationSections } from './sections.tsx';

/** Guide: what to have ready for the visit. */
export default function AppointmentPreparationPage({ page, site }: PageProps) {
  return (
    <GuideLayout
      page={page}
      site={site}
      sections={preparationSections(site)}
      note="A checklist cannot know your document. It is information and no legal advice; where the paper leaves you a choice, ask your attorney before the visit and not at the table."
      related={RELATED}
      sources={SOURCES}
      closing={{
        kicker: 'Every box ticked?',
        heading: 'Pick a time and clear the table',
        lead: 'If one box stays open, say which when you call. Most of them we can solve together before the drive.',
        rosette: { rx: 410, ry: 160, folds: [2, 3, 5] },
      }}
    />
  );
}
