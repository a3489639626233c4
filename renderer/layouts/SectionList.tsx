import type { SectionDefinition } from '../sections/define-section.ts';
import type { SectionProps } from '../sections/section-props.ts';
import { tonesOf } from './tones.ts';

/** A section of a page and the block that it shows. */
export interface ShownSection {
  section: SectionDefinition;
  block: unknown;
}

interface SectionListProps {
  sections: readonly ShownSection[];
  /** What is the same for all sections of the page. */
  shared: Omit<SectionProps<unknown>, 'block' | 'tone' | 'nth'>;
}

/** The sections of a page, each on its ground. */
export function SectionList({ sections, shared }: SectionListProps) {
  const { page, site, design, headings, actionLabel, chatMessage } = shared;
  const grounds = tonesOf(sections.map(({ section }) => section));
  const counts = new Map<string, number>();
  return sections.map(({ section, block }, index) => {
    const { name, Component } = section;
    const nth = (counts.get(name) ?? 0) + 1;
    counts.set(name, nth);
    // Each property by its name: spread into every section, they took a tenth of the time of a page.
    return (
      <Component
        key={`${name} ${nth}`}
        block={block}
        page={page}
        site={site}
        design={design}
        headings={headings}
        tone={grounds[index] ?? 'paper'}
        nth={nth}
        actionLabel={actionLabel}
        chatMessage={chatMessage}
      />
    );
  });
}
