import type { LandingPage } from '../../schemas/page.ts';
import { inlineSection } from '../../schemas/section-order.ts';
import type { Site } from '../context/site.ts';
import { middleSections } from '../sections/known-sections.ts';
import { pageHeadings } from '../sections/page-headings.ts';
import { LANDING_SECTIONS } from '../sections/registry.ts';
import { designOf } from '../themes/known-themes.ts';
import type { ThemeDesign } from '../themes/theme-design.ts';
import { SectionList, type ShownSection } from './SectionList.tsx';

const { hero, cta } = LANDING_SECTIONS;

/** The section order of a theme, followed by sections it does not know. */
function orderOf(order: ThemeDesign['order']): string[] {
  return [...new Set([...order, ...middleSections().keys()])];
}

/** The sections between hero and closing call, in the landing's own order or that of its theme. */
function middleOf({ landing }: LandingPage, design: ThemeDesign): ShownSection[] {
  const blocks = landing as unknown as Readonly<Record<string, unknown>>;
  const entries = landing.sections ?? orderOf(design.order);
  return entries.flatMap((entry) => {
    const { name, block } =
      typeof entry === 'string' ? { name: entry, block: blocks[entry] } : inlineSection(entry);
    const section = middleSections().get(name);
    return section === undefined || block === undefined ? [] : [{ section, block }];
  });
}

/** The shared landing layout: hero first, closing call last (docs/product.md, "Landing pages"). */
export function LandingLayout({ page, site }: { page: LandingPage; site: Site }) {
  const { landing, theme } = page;
  const design = designOf(theme);
  const sections = [
    { section: hero, block: landing.hero },
    ...middleOf(page, design),
    { section: cta, block: landing.cta },
  ];
  const shared = {
    ...{ page, site, design },
    headings: pageHeadings(landing.headings, site),
    actionLabel: landing.cta.directCTA,
    chatMessage: landing.whatsappMessage ?? site.words.actions.chatGreeting,
  };
  return <SectionList sections={sections} shared={shared} />;
}
