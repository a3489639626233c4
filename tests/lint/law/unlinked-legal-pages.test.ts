import { expect, it } from 'vitest';
import { unlinkedLegalPages } from '../../../cli/rules/pages/legal-links.ts';
import type { ViewedPage } from '../../../cli/rules/pages/viewed-page.ts';
import type { SiteConfig } from '../../../schemas/config/site-config.ts';

/** Both pages are needed; the addresses of those that the home page does not lead to. */
function told(
  links: Readonly<Record<string, string>>,
  pages: readonly string[],
  navigation: object = {},
): string[] {
  const viewed = ['/', ...pages].map((path) => ({
    page: { entry: { path, name: path.slice(1) } },
    view: {
      links: Object.entries(path === '/' ? links : {}).map(([href, text]) => ({ href, text })),
    },
  }));
  const config = { navigation } as unknown as SiteConfig;
  const needs = { imprint: true, privacy: true };
  const found = unlinkedLegalPages(viewed as unknown as ViewedPage[], config, needs);
  return [...found].map(({ rule, path }) => `${rule} ${path}`);
}

it.each([
  [{ '/about': 'About' }, ['/privacy'], 'law/no-privacy-page /privacy'],
  [
    { '/impressum': 'Impressum' },
    ['/impressum', '/datenschutz'],
    'law/no-privacy-page /datenschutz',
  ],
  [{ '/datenschutz': 'Datenschutz' }, ['/impressum', '/datenschutz'], 'law/no-imprint /impressum'],
  [{ '/privacidad': 'Privacidad' }, ['/aviso-legal', '/privacidad'], 'law/no-imprint /aviso-legal'],
])('with the links %j nobody comes to one of %j', (links, pages, missing) => {
  expect(told(links, pages)).toEqual([missing]);
});

it('the page that the configuration names is meant, whatever it is called', () => {
  expect(told({}, ['/your-data'], { privacy: '/your-data' })).toEqual([
    'law/no-privacy-page /your-data',
  ]);
});

it.each([
  [{ '/privacy': 'Privacy' }, ['/privacy']],
  [{ '/privacy#cookies': 'Cookies' }, ['/privacy']],
  [{ '/en/privacy': 'Privacy' }, ['/privacy', '/en/privacy']],
  [{ 'https://law.example/datenschutz': 'Datenschutz' }, ['/datenschutz']],
  [{ 'https://law.example/7': 'Datenschutz und Impressum' }, ['/datenschutz', '/impressum']],
  [{}, ['/about']],
  [{}, []],
])('with the links %j nothing is told of %j', (links, pages) => {
  expect(told(links, pages)).toEqual([]);
});
