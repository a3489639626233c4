import { GroupedLists } from '../blocks/GroupedLists.tsx';
import { Section } from '../blocks/Section.tsx';
import type { SectionProps } from './section.ts';

/** Which papers are signed, in groups: of the divorce theme, and categories of the general one. */
export function Documents({ page, ground }: SectionProps) {
  const { documents } = page.landing;
  if (!documents) return null;
  return (
    <Section className="documents" tone={ground} heading={documents.heading} lead={documents.intro}>
      <GroupedLists groups={documents.groups} />
    </Section>
  );
}
