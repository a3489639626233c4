import type { LandingPage } from '../../content/page.ts';
import type { Ground } from '../blocks/Section.tsx';
import { landingHeadings } from '../sections/landing-headings.ts';
import { SECTIONS } from '../sections/registry.ts';
import type { SectionName } from '../sections/section.ts';
import type { Site } from '../site.ts';
import { THEME_DESIGNS } from '../themes/registry.ts';
import { groundsOf } from './grounds.ts';

/**
 * The shared landing layout: hero first, closing call last, the rest in its own order or the
 * theme's (docs/product.md, "Landing pages").
 */
export function LandingLayout({ page, site }: { page: LandingPage; site: Site }) {
  const design = THEME_DESIGNS[page.theme];
  const headings = landingHeadings(page, site, design);
  const middle = page.landing.sections ?? design.order;
  const present = middle.filter((name) => page.landing[name] !== undefined);
  const grounds = groundsOf(present);
  const show = (name: SectionName, ground: Ground = 'paper') => {
    const Section = SECTIONS[name];
    return (
      <Section
        key={name}
        page={page}
        site={site}
        design={design}
        headings={headings}
        ground={ground}
      />
    );
  };
  return (
    <>
      {show('urgency')}
      {show('hero')}
      {present.map((name, index) => show(name, grounds[index]))}
      {show('closing')}
    </>
  );
}
