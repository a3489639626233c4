import { GroupedLists } from '../blocks/GroupedLists.tsx';
import { Section } from '../blocks/Section.tsx';
import type { SectionProps } from './section.ts';

/** Which papers are signed, in groups (spec, section 2: document groups of divorce, categories of general). */
export function Documents({ page, ground }: SectionProps) {
  const { documents } = page.landing;
  if (!documents) return null;
  return (
    <Section className="documents" tone={ground} heading={documents.heading} lead={documents.intro}>
      <GroupedLists groups={documents.groups} />
    </Section>
  );
}
