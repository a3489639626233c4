import type { StaticPage } from '../../schemas/page.ts';
import { type InlineBlock, inlineSection } from '../../schemas/section-order.ts';
import type { Site } from '../context/site.ts';
import { sectionsOfPages } from '../sections/known-sections.ts';
import { pageHeadings } from '../sections/page-headings.ts';
import { designOf } from '../themes/known-themes.ts';
import { SectionList } from './SectionList.tsx';

interface PageSectionsProps {
  page: StaticPage;
  sections: readonly InlineBlock[];
  site: Site;
}

/** A hand-written page of data: its sections from top to bottom. */
export function PageSections({ page, sections, site }: PageSectionsProps) {
  const { actions } = site.words;
  const placed = sections.flatMap((entry) => {
    const { name, block } = inlineSection(entry);
    const section = sectionsOfPages().get(name);
    return section === undefined ? [] : [{ section, block }];
  });
  const { rosette } = page;
  const look = designOf();
  const design = rosette ? { ...look, rosette, closingRosette: rosette } : look;
  const shared = {
    ...{ page, site, design },
    headings: pageHeadings(page.headings, site),
    chatMessage: page.whatsappMessage ?? actions.chatGreeting,
  };
  return <SectionList sections={placed} shared={shared} />;
}
