import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { PageMeta } from '../../../cli/content/addresses/page-index.ts';
import { pagesAmong } from '../../../cli/content/addresses/site-pages.ts';
import { wrongOriginals } from '../../../cli/rules/pages/wrong-originals.ts';
import { tempFolder } from '../../support/temp-folder.ts';

interface Given {
  about?: string;
  language?: string;
  type?: string;
  canonical?: string;
  noindex?: boolean;
}

const DEEDS = 'Deeds and liens signed at your table, each deed and each lien release.';
const BIKES = 'Bicycles repaired overnight: brakes, chains and wheels of any bicycle.';

/** Pages of a roofless town: some about deeds, one about bicycles, and those of any site. */
const PAGES: Record<string, Given> = {
  '/': { about: 'Everything', type: 'main' },
  '/deeds': { about: DEEDS },
  '/liens': { about: DEEDS },
  '/bikes': { about: BIKES },
  '/bike-repair': { about: BIKES },
  '/services': { about: 'What we do', type: 'main' },
  '/privacy': { about: 'What we keep', type: 'utility' },
  '/booking': { about: 'Book a visit', type: 'utility' },
  '/escrituras': { about: 'Escrituras y firmas en su mesa', language: 'es' },
};

/** What is said of one more page that names an original. */
function told(path: string, given: Given, more: Record<string, Given> = {}): string[] {
  const folder = tempFolder();
  const metas = Object.entries({ ...PAGES, ...more, [path]: given }).map(([at, one]): PageMeta => {
    const { about = '', language = 'en', type = 'landing', canonical = at, noindex = false } = one;
    const file = join(folder, `${at.slice(1).replaceAll('/', '-') || 'index'}.yaml`);
    const seo = { title: about, description: about };
    writeFileSync(file, JSON.stringify({ page: { canonical }, seo, hero: { headline: about } }));
    return {
      entry: { path: at, type, language, canonical, noindex } as PageMeta['entry'],
      file,
      origin: { path: file, under: ['page'] },
    };
  });
  return [...wrongOriginals(pagesAmong(metas), folder)].map(({ message }) => message);
}

it.each<[string, Given, string]>([
  ['/deeds-old', { about: DEEDS, canonical: '/bikes' }, 'those of /deeds, and not of /bikes'],
  ['/spring-deeds', { about: DEEDS, canonical: '/bikes' }, 'those of /deeds'],
  ['/bike-repair-at-night', { about: BIKES, canonical: '/liens' }, 'those of /bike-repair'],
  ['/deeds-old', { about: DEEDS, canonical: '/privacy' }, '/privacy is a utility page'],
  ['/deeds-old', { about: DEEDS, canonical: '/escrituras' }, 'is in another language'],
  ['/firmas', { about: 'Firmas', language: 'es', canonical: '/deeds' }, 'is in another language'],
  ['/firmas', { about: 'Firmas', language: 'es', canonical: '/services' }, 'another language'],
])('%s is told: %j', (path, given, words) => {
  expect(told(path, given)).toEqual([expect.stringContaining(words)]);
});

it.each<[string, Given, Record<string, Given>?]>([
  ['/deeds-old', { about: DEEDS, canonical: '/deeds' }],
  ['/old', { about: DEEDS, canonical: '/deeds' }],
  ['/deeds-old', { about: DEEDS, canonical: '/' }],
  ['/deeds-old', { about: DEEDS, canonical: '/services' }],
  ['/deeds-old', { about: DEEDS }],
  ['/deeds-and-bikes', { about: DEEDS, canonical: '/bikes' }],
  ['/deeds-of-bikes', { about: DEEDS, canonical: '/bikes' }],
  // The address is that of a kind of pages, and the words are those of the original.
  ['/deeds-lp', { about: BIKES, canonical: '/bikes' }],
  ['/spring-deeds', { about: `${BIKES} No deeds.`, canonical: '/bikes' }],
  ['/spring', { about: DEEDS, canonical: '/bikes' }],
  ['/title', { about: DEEDS, canonical: '/liens' }],
  ['/deeds-old', { about: DEEDS, canonical: '/liens' }],
  ['/privacy-2019', { about: 'What we kept', type: 'utility', canonical: '/privacy' }],
  ['/data', { about: 'What we keep', type: 'utility', canonical: '/privacy' }],
  ['/book-a-notary', { about: 'Book a visit', canonical: '/booking' }],
  ['/deeds-old', { about: DEEDS, canonical: '/deeds-new' }, { '/deeds-new': { about: DEEDS } }],
  // Told as address/canonical.
  ['/deeds-old', { about: DEEDS, canonical: '/gone' }],
  ['/deeds-old', { about: DEEDS, canonical: '/bikes-2' }, { '/bikes-2': { canonical: '/bikes' } }],
  // No original itself.
  ['/deeds-old', { about: DEEDS, canonical: '/bikes' }, { '/deeds': { canonical: '/liens' } }],
  ['/deeds-old', { about: DEEDS, canonical: '/bikes' }, { '/deeds': { noindex: true } }],
  ['/deeds-old', { about: DEEDS, canonical: '/bikes' }, { '/deeds': { language: 'es' } }],
  [
    '/deeds-uk',
    { about: DEEDS, language: 'en-GB', canonical: '/deeds-us' },
    { '/deeds-us': { about: DEEDS, language: 'en-US' } },
  ],
])('%s is not: %j, beside %j', (path, given, more) => {
  expect(told(path, given, more)).toEqual([]);
});
