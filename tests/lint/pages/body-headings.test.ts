import { expect, it } from 'vitest';
import { findingsIn } from '../copy-findings.ts';

const FIRST = '### Before we come\n\nClear the attic.\n\n## After we leave\n\nKeep it dry.';

const inBody = (sections: readonly object[]) =>
  findingsIn({ sections }, { kind: 'page', only: 'seo/' });

it.each([
  ['below the title', [{ title: { intro: 'Dry roofs' } }, { prose: { body: FIRST } }]],
  ['behind a panel', [{ panel: { heading: 'In short' } }, { prose: { body: FIRST } }]],
])('a first heading of the third level %s, before others of the second, is told', (_, sections) => {
  expect(inBody(sections)).toEqual(['seo/heading-order: ###']);
});

it.each([
  [
    'that continue the section before',
    [
      { panel: { heading: 'In short' } },
      { prose: { body: '### Cellar\n\nDry.\n\n### Attic\n\nDry.' } },
    ],
  ],
  ['below a heading of their own', [{ prose: { heading: 'The visit', body: FIRST } }]],
  [
    'below one of the second',
    [{ panel: {} }, { prose: { body: `## The visit\n\nDry.\n\n${FIRST}` } }],
  ],
])('headings of the third level %s are fine', (_, sections) => {
  expect(inBody(sections)).toEqual([]);
});
