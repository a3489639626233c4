import type { SectionDefinition } from '../sections/define-section.ts';
import type { SectionProps } from '../sections/section-props.ts';
import { tonesOf } from './tones.ts';

/** A section of a page with its block. */
export interface ShownSection {
  section: SectionDefinition;
  block: unknown;
}

interface SectionListProps {
  sections: readonly ShownSection[];
  /** Props common to all sections of the page. */
  shared: Omit<SectionProps<unknown>, 'block' | 'tone' | 'nth'>;
}

/** The sections of a page, each with its background. */
export function SectionList({ sections, shared }: SectionListProps) {
  const { page, site, design, headings, actionLabel, chatMessage } = shared;
  const backgrounds = tonesOf(sections.map(({ section }) => section));
  const counts = new Map<string, number>();
  return sections.map(({ section, block }, index) => {
    const { name, Component } = section;
    const nth = (counts.get(name) ?? 0) + 1;
    counts.set(name, nth);
    // Listed one by one: spreading them into every section took a tenth of the render time.
    return (
      <Component
        key={`${name} ${nth}`}
        block={block}
        page={page}
        site={site}
        design={design}
        headings={headings}
        tone={backgrounds[index] ?? 'paper'}
        nth={nth}
        actionLabel={actionLabel}
        chatMessage={chatMessage}
      />
    );
  });
}
