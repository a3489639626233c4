import { expect, test } from 'vitest';
import { readSiteFile, registry, sitePages } from './site-pages.ts';

const PATHS = ['/admin', '/admin-login', '/admin-old'];

test.each(PATHS)(
  '%s is a tool: in no search and no sitemap, without the frame that sells',
  (path) => {
    expect(registry().find((entry) => entry.path === path)).toMatchObject({
      type: 'utility',
      noindex: true,
    });
    expect(readSiteFile('sitemap.xml')).not.toContain(`${path}<`);
    const html = sitePages().find((page) => page.path === path)?.html ?? '';
    expect(html).toContain('<h1>');
    expect(html).not.toContain('data-action="book"');
  },
);

test.each(['/admin', '/admin-login'])('%s has an empty place that the browser fills', (path) => {
  const html = sitePages().find((page) => page.path === path)?.html ?? '';
  expect(html).toMatch(/<div data-island="admin[\w-]*" data-on="load" data-words="[^"]+"><\/div>/);
  expect(html).toMatch(/<noscript><p>[^<]*JavaScript/);
});

test('no page but the two names an island of the admin area', () => {
  const named = sitePages().filter(({ html }) => html.includes('data-island="admin'));
  expect(named.map(({ path }) => path).sort()).toEqual(['/admin', '/admin-login']);
});
