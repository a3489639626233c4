import type { PageProps } from '../../../renderer/context/page-props.ts';
import { GuideLayout } from '../GuideLayout.tsx';
import { CERTIFICATES } from './certificates.tsx';
import { RELATED, SOURCES } from './links.ts';
import { templateSections } from './sections.tsx';

/** Guide: good forms and certificate wording. */
export default function DocumentTemplatesPage({ page, site }: PageProps) {
  return (
    <GuideLayout
      page={page}
      site={site}
      sections={[...templateSections(site), CERTIFICATES]}
      note="Examples and information only, no legal advice. We do not draft documents, recommend a form or choose a certificate; the sample wording is here so that you recognize it when you see it."
      related={RELATED}
      sources={SOURCES}
      closing={{
        kicker: 'Form found and filled in',
        heading: 'Now it needs a witness with a seal',
        lead: 'Hold the signature until we are there. A photo of the certificate page, sent ahead, shows us what the paper asks for.',
        rosette: { rx: 390, ry: 210, folds: [2, 3, 4] },
      }}
    />
  );
}
