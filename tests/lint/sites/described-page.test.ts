import { expect, it } from 'vitest';
import { DataSite } from '../../support/data-site.ts';

const PAGES = {
  dach: {
    name: 'Dachrinnen',
    description: 'Hofmann reinigt Dachrinnen und Fallrohre und zeigt Ihnen, was darin lag.',
    heading: 'Dachrinnen',
    intro: 'Eine Dachrinne reinigen wir von der Leiter aus, das Fallrohr von unten.',
  },
  zaehler: {
    name: 'Zähler',
    description: 'Ein neuer Zählerschrank an einem Tag, mit Anmeldung beim Netzbetreiber.',
    heading: 'Der Zählerschrank',
    intro: 'Den Zähler setzt der Netzbetreiber, den Schrank bauen wir.',
  },
};

type Slug = keyof typeof PAGES;

/** A site whose two pages both have the description of one of them. */
function siteWith(description: string): DataSite {
  const site = new DataSite({});
  for (const [slug, page] of Object.entries(PAGES))
    site.write(`pages/${slug}/page.yaml`, {
      ...{ name: page.name, type: 'service', description: 'Was gemacht wird.' },
      seo: { title: `${page.name} vom Elektriker in Luxemburg`, description },
      sections: [{ title: { heading: page.heading, intro: page.intro } }],
    });
  return site;
}

it.each<[Slug, Slug]>([
  ['dach', 'zaehler'],
  ['zaehler', 'dach'],
])('the description of %s is told on %s, which has it too', async (original, copy) => {
  const site = siteWith(PAGES[original].description);
  const found = (await site.lint()).filter(({ rule }) => rule === 'seo/duplicate-description');
  expect(found.map(({ file, message }) => [file, message.split(' ')[0]])).toEqual([
    [`pages/${copy}/page.yaml`, `pages/${original}/page.yaml`],
  ]);
  // Recalled from the cache.
  expect((await site.lint()).filter(({ rule }) => rule === 'seo/duplicate-description')).toEqual(
    found,
  );
});

it('one that fits neither is told on the longer name', async () => {
  const site = siteWith('Rufen Sie uns am Morgen an, dann kommen wir noch am gleichen Vormittag.');
  const found = (await site.lint()).filter(({ rule }) => rule === 'seo/duplicate-description');
  expect(found.map(({ file }) => file)).toEqual(['pages/zaehler/page.yaml']);
});
