import { IconRows } from '../blocks/IconRows.tsx';
import { Section } from '../blocks/Section.tsx';
import type { SectionProps } from './section.ts';

/** Situations in which people call, which the emergency theme has. */
export function Situations({ page, ground }: SectionProps) {
  const { situations } = page.landing;
  if (!situations) return null;
  return (
    <Section
      className="situations"
      tone={ground}
      layout="split"
      heading={situations.heading}
      lead={situations.intro}
    >
      <IconRows rows={situations.items} columns={1} />
    </Section>
  );
}
