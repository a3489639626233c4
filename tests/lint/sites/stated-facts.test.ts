import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { DataSite } from '../../support/data-site.ts';

const BUSINESS = {
  name: 'Hofmann Elektro',
  type: 'Electrician',
  phone: '+49 30 23125 014',
  email: 'hallo@hofmann-elektro.example',
  address: { locality: 'Luxemburg', postalCode: '1111', country: 'LU' },
};

/** What lint tells about a configuration, and the lines of its file. */
async function told(config: object, ...args: string[]): Promise<string[]> {
  const site = new DataSite(config);
  const lines = site.text('site.config.yaml').split('\n');
  const found = await site.lint('--now', '2026-11-24T12:00', ...args);
  return found.map(({ rule, line }) => `${rule}: ${lines[line - 1]?.trim()}`);
}

it('the date of an end is told once it is past', async () => {
  const found = await told({ trade: { permitExpires: '2026-10', checked: '2026-10' } });
  expect(found).toEqual(['facts/expired: permitExpires: 2026-10']);
  expect(await told({ trade: { permitExpires: '2026-11' } })).toEqual([]);
});

it('so is the day by which something has to be done', async () => {
  const found = await told({ job: { deadline: '28. Februar 2026', bewerbungBis: '1. März 2026' } });
  expect(found).toEqual([
    'facts/expired: deadline: 28. Februar 2026',
    'facts/expired: bewerbungBis: 1. März 2026',
  ]);
  expect(await told({ job: { deadline: '28. Februar 2027', beginn: '1. März 2026' } })).toEqual([]);
});

it('so is the end of an offer, where a text refers to it', async () => {
  const site = {
    url: 'https://www.hofmann-elektro.example',
    name: '{business.name}',
    title: 'Elektriker',
    description: 'Der frühe Preis gilt bis {preise.fruehEndet} und {aktion.bis}, der späte danach.',
  };
  const preise = { fruehEndet: '18. Dezember 2025', earlyBirdEnds: '18 December 2025' };
  const found = await told({
    site,
    preise,
    aktion: { bis: '1. März 2026', hasta: '4 de mayo de 2026' },
  });
  expect(found.filter((one) => one.startsWith('facts/expired'))).toEqual([
    'facts/expired: fruehEndet: 18. Dezember 2025',
    'facts/expired: bis: 1. März 2026',
  ]);
  const ahead = {
    site,
    preise: { fruehEndet: '18. Dezember 2026' },
    aktion: { bis: '1. März 2027' },
  };
  expect((await told(ahead)).filter((one) => one.startsWith('facts/expired'))).toEqual([]);
});

it('an empty fact is told if a text refers to it', async () => {
  const site = {
    url: 'https://www.hofmann-elektro.example',
    name: '{business.name}',
    title: 'Elektriker mit {zahlen.jahre} Jahren',
    description: '{business.name} kommt, findet den Fehler und repariert ihn.',
  };
  const found = await told({ site, zahlen: { jahre: '', orte: '' } });
  expect(found).toEqual(['facts/empty: jahre: ""']);
});

it('numbers and domains that are reserved for examples are no real ones, listed or not', async () => {
  const business = { ...BUSINESS, phone: '(432) 555-0142', email: 'hallo@hofmann.lu' };
  const site = {
    url: 'https://www.hofmann.lu',
    name: '{business.name}',
    title: 'Elektriker in Luxemburg',
    description: '{business.name} kommt, findet den Fehler und repariert ihn.',
  };
  const reserved = (found: string[]) =>
    found.filter((one) => /^production\/(?:sample|reserved)/.test(one));
  expect(reserved(await told({ site, business }, '--production'))).toEqual([
    'production/reserved-value: phone: (432) 555-0142',
  ]);
  const listed = await told({ site, business, sampleData: ['business'] }, '--production');
  expect(reserved(listed)).toEqual(['production/sample-data: - business']);
});

it('names that are marked as samples are told before a site goes live, and only then', async () => {
  const site = new DataSite();
  site.write('pages/index/page.yaml', {
    ...parse(site.text('pages/index/page.yaml')),
    sections: [
      {
        testimonials: {
          heading: 'Stimmen',
          items: [{ quote: 'Er kam am selben Tag.', author: 'Ute K. (Beispiel)', rating: 5 }],
        },
      },
    ],
  });
  const samples = async (...args: string[]) =>
    (await site.lint(...args)).filter(({ rule }) => rule === 'production/sample-text');
  expect(await samples()).toEqual([]);
  expect((await samples('--production')).map(({ file }) => file)).toEqual([
    'pages/index/page.yaml',
  ]);
});

it('customers that are marked as samples in place of a family name are told once no list has them', async () => {
  const site = new DataSite();
  const authors = ['Muster, Ute K.', 'Ute Muster', 'Sample, Dana R.', 'Musterhaus, Jena'];
  site.write('pages/index/page.yaml', {
    ...parse(site.text('pages/index/page.yaml')),
    sections: [
      {
        testimonials: {
          heading: 'Stimmen',
          items: authors.map((author) => ({ quote: `${author} war da.`, author, rating: 5 })),
        },
      },
    ],
  });
  const samples = async (...args: string[]) =>
    (await site.lint(...args)).filter(({ rule }) => rule === 'production/sample-text').length;
  expect(await samples()).toBe(0);
  expect(await samples('--production')).toBe(2);
  const config = parse(site.text('site.config.yaml'));
  site.write('site.config.yaml', {
    ...config,
    samples: { voices: 'pages/index/page.yaml' },
    sampleData: [...(config.sampleData ?? []), 'samples.voices'],
  });
  expect(await samples('--production')).toBe(0);
});
