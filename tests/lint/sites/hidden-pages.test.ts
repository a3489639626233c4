import { expect, it } from 'vitest';
import { DataSite } from '../../support/data-site.ts';

const PAGE = {
  name: 'Preise',
  description: 'Was ein Besuch kostet.',
  noindex: true,
  seo: {
    title: 'Preise | {business.name}',
    description: 'Was ein Besuch von {business.name} kostet, und was darin enthalten ist.',
  },
  sections: [{ title: { heading: 'Was es kostet', intro: 'Alles mit Steuer.' } }],
};

it('a page of the menu at the top that search engines may not show is told at its key', async () => {
  const site = new DataSite({ navigation: { header: [{ label: 'Preise', href: '/preise' }] } });
  site.write('pages/preise/page.yaml', { type: 'main', ...PAGE });
  const told = await site.lint();
  expect(told.map(({ file, line, rule }) => `${file}:${line} ${rule}`)).toEqual([
    'pages/preise/page.yaml:4 seo/hidden',
  ]);
});

it('utility pages and those below the menu may be hidden', async () => {
  const site = new DataSite({
    navigation: {
      header: [{ label: 'Anmelden', href: '/preise' }],
      footer: [{ heading: 'Mehr', items: [{ label: 'Liste', href: '/liste' }] }],
    },
  });
  site.write('pages/preise/page.yaml', { type: 'utility', ...PAGE });
  site.write('pages/liste/page.yaml', {
    ...PAGE,
    type: 'main',
    seo: { ...PAGE.seo, title: 'Liste | {business.name}' },
  });
  const told = await site.lint();
  expect(told.filter(({ rule }) => rule === 'seo/hidden')).toEqual([]);
});

const OTHER = {
  ...PAGE,
  type: 'main',
  name: 'Regeln',
  description: 'Was bei Absagen gilt.',
  noindex: undefined,
  seo: {
    title: 'Regeln | {business.name}',
    description: 'Was bei {business.name} gilt, wenn jemand absagt oder zu spät kommt.',
  },
  sections: [{ title: { heading: 'Was bei uns gilt', intro: 'In wenigen Worten.' } }],
};

const MENUS = {
  navigation: {
    header: [{ label: 'Regeln', href: '/regeln' }],
    footer: [{ heading: 'Mehr', items: [{ label: 'Preise', href: '/preise#mehr' }] }],
  },
};

async function hidden(canonical: string): Promise<string[]> {
  const site = new DataSite(MENUS);
  site.write('pages/regeln/page.yaml', OTHER);
  site.write('pages/preise/page.yaml', { type: 'main', ...PAGE, noindex: undefined, canonical });
  const told = await site.lint();
  return told
    .filter(({ rule }) => rule === 'seo/hidden' || rule === 'address/canonical')
    .map(({ file, line, rule }) => `${file}:${line} ${rule}`);
}

it('a page of a menu that names another one as its original is told at its key', async () => {
  expect(await hidden('/regeln')).toEqual(['pages/preise/page.yaml:11 seo/hidden']);
});

it('a page may name itself as its original, and a wrong address is told once', async () => {
  expect(await hidden('/preise')).toEqual([]);
  expect(await hidden('/regel')).toEqual(['pages/preise/page.yaml:11 address/canonical']);
});
