import { expect, test } from 'vitest';
import { pageDifferences } from '../../cli/plan/page-changes.ts';
import { readContent } from '../../cli/plan/read-content.ts';
import { drawnIcon } from '../../cli/site/icon-shapes.ts';

/** An icon as pages show it. */
const icon = (name: string) =>
  drawnIcon(name)?.replace(/<svg[^>]*>/, '<svg class="icon" viewBox="0 0 24 24">') ?? '';

const [STAR, WRENCH, HOUSE] = ['star', 'wrench', 'house'].map(icon);

const differences = (before: string, after: string) =>
  pageDifferences(readContent(before), readContent(after));

test.each([
  [
    'another one beside the same text',
    `<p>${STAR}Clear</p><p>${WRENCH}Near</p>`,
    `<p>${WRENCH}Clear</p><p>${WRENCH}Near</p>`,
    ['icon star', 'icon wrench'],
  ],
  ['taken away', `<div>${STAR}<p>Clear</p></div>`, '<div><p>Clear</p></div>', ['icon star', null]],
  ['added', '<p>Clear</p>', `<p>${STAR}Clear</p>`, [null, 'icon star']],
  [
    'one that has two names',
    `<p>${HOUSE}Near</p>`,
    `<p>${STAR}Near</p>`,
    ['icon home / house', 'icon star'],
  ],
])('an icon is named: %s', (_, was, is, [before, after]) => {
  expect(differences(was, is)).toEqual([{ kind: 'picture', before, after }]);
});

test('an icon changed together with its text is named, too', () => {
  const found = differences(`<p>${STAR}Clear</p>`, `<p>${WRENCH}Near</p>`);
  expect(found).toHaveLength(2);
  expect(found).toContainEqual({ kind: 'picture', before: 'icon star', after: 'icon wrench' });
});

test('an icon changed beside another changed text is named, too', () => {
  const found = differences(`<h2>One</h2><p>${STAR}Clear</p>`, `<h2>Two</h2><p>${WRENCH}Clear</p>`);
  expect(found).toHaveLength(2);
  expect(found).toContainEqual({ kind: 'picture', before: 'icon star', after: 'icon wrench' });
});

test('an icon that goes, comes or moves with its text is no change of its own', () => {
  const [clear, near] = [`<p>${STAR}Clear</p>`, `<p>${WRENCH}Near</p>`];
  for (const [was, is] of [
    [clear + near, clear],
    [`<h2>Near</h2>${clear + near}`, `<h2>Near</h2>${clear}`],
    [near, near + clear],
    [clear + near, near + clear],
    [clear, `<p>${STAR}Plain</p>`],
  ])
    expect(differences(was ?? '', is ?? '').map(({ kind }) => kind)).not.toContain('picture');
});
