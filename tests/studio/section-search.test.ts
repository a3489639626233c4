import { describe, expect, it } from 'vitest';
import { LANDING_SECTIONS, PAGE_SECTIONS } from '../../renderer/sections/registry.ts';
import { foundSections } from '../../studio/app/form/sections/section-search.ts';
import type { SectionRow } from '../../studio/protocol.ts';

const { required, optional, popups } = LANDING_SECTIONS;
const SECTIONS = [...required, ...optional, ...popups, ...PAGE_SECTIONS].map(
  ({ name, description }): SectionRow => ({ name, description, sample: {}, place: 'anywhere' }),
);

const found = (search: string) => foundSections(SECTIONS, search).map(({ name }) => name);

describe('the search in the gallery of sections', () => {
  it.each([
    ['photo', 'picture'],
    ['images', 'picture'],
    ['Photograph', 'gallery'],
    ['faq', 'questions'],
    ['prices', 'pricing'],
    ['customer reviews', 'testimonials'],
    ['staff', 'team'],
    ['opening', 'hours'],
    ['cookies', 'measurement'],
    ['youtube', 'video'],
    ['pictures in a grid', 'gallery'],
  ])('finds for "%s" among others the section %s', (search, section) => {
    expect(found(search)).toContain(section);
  });

  it('has the section of that name first, all of them without a search, and none for anything else', () => {
    expect(found('picture')[0]).toBe('picture');
    expect(found('team')[0]).toBe('team');
    expect(found(' ')).toHaveLength(SECTIONS.length);
    expect(found('submarine')).toEqual([]);
    expect(found('picture submarine')).toEqual([]);
  });
});
