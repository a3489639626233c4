import type { SectionDefinition } from '../../renderer/sections/define-section.ts';
import { LANDING_SECTIONS, PAGE_SECTIONS } from '../../renderer/sections/registry.ts';
import { DEFAULT_THEME, themesOf } from '../../renderer/themes/registry.ts';
import type { SectionChoices, SectionRow } from '../../studio/protocol.ts';
import type { SiteDefinition } from '../site/define-site.ts';

/** Sections with their allowed position. */
function rows(sections: readonly SectionDefinition[], place: SectionRow['place']): SectionRow[] {
  return sections.map(({ name, description, sample }) => ({ name, description, sample, place }));
}

/** The sections available to pages of a site, and their order in each theme. */
export function sectionChoices(definition: SiteDefinition): SectionChoices {
  const { required, optional, popups } = LANDING_SECTIONS;
  const middle = [...required, ...optional, ...popups, ...(definition.sections ?? [])];
  const names = middle.map(({ name }) => name);
  const orders = Object.entries(themesOf(definition)).map(([theme, { order }]) => [
    theme,
    [...new Set([...order, ...names])],
  ]);
  return {
    sections: [
      ...rows([...required, ...optional, ...(definition.sections ?? [])], 'anywhere'),
      ...rows(popups, 'over'),
      ...rows(PAGE_SECTIONS, 'pages'),
    ],
    orders: Object.fromEntries(orders),
    defaultTheme: DEFAULT_THEME,
  };
}
