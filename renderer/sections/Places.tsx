import { IconRows } from '../blocks/IconRows.tsx';
import { Section } from '../blocks/Section.tsx';
import type { SectionProps } from './section.ts';

/** Where people meet the notary: the divorce theme's private locations. */
export function Places({ page, ground }: SectionProps) {
  const { places } = page.landing;
  if (!places) return null;
  return (
    <Section className="places" tone={ground} heading={places.heading} lead={places.intro}>
      <IconRows rows={places.items} columns={places.items.length % 2 === 0 ? 2 : 3} />
    </Section>
  );
}
