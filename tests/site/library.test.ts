import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GUIDES, shelves } from '../../pages/resources/guides.ts';

const STYLES = readFileSync('site/styles/library.css', 'utf8');

test('the sidebar counts what is there', () => {
  expect(shelves().map(({ name, count }) => `${name} ${count}`)).toEqual([
    'All Resources 8',
    'Legal Guides 2',
    'Getting Started 1',
    'Service Comparison 1',
    'Vehicle Services 1',
    'Real Estate 1',
    'Templates & Forms 1',
    'Emergency Services 1',
  ]);
});

test('every category but the first has a rule that hides the other guides', () => {
  for (const { slug } of shelves().slice(1)) {
    expect(STYLES).toContain(
      `.library:has(#category-${slug}:checked) .guide-card:not([data-category="${slug}"])`,
    );
  }
});

test('every card leads to a guide of its title', () => {
  for (const { slug, title, description, category } of GUIDES) {
    const text = readFileSync(`pages/resources/${slug}/page.md`, 'utf8');
    const page = text.replace(/\n {8}/g, ' ');
    expect(page).toContain(`\n# ${title}\n`);
    for (const words of [description, category]) expect(page).toContain(words);
  }
});
