import type { Page } from '../../schemas/page.ts';

/** Whether a page shows a section of this name. */
export function showsSection(page: Page, name: string): boolean {
  const { sections } = page.kind === 'landing' ? page.landing : page;
  if (sections)
    return sections.some((entry) => (typeof entry === 'string' ? entry === name : name in entry));
  return page.kind === 'landing' && name in page.landing;
}
