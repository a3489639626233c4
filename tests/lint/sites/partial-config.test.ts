import { describe, expect, it } from 'vitest';
import { DataSite } from '../../support/data-site.ts';

const PAGE = {
  ...{ name: 'Team', type: 'main', description: 'Wer kommt.' },
  seo: {
    title: 'Das Team von {business.name}',
    description: 'Wer kommt, wenn der Strom ausfällt, und wer am Telefon ist. Alle im Bild.',
  },
};

const SITE = {
  url: 'https://www.hofmann-elektro.example',
  name: '{business.name}',
  title: 'Elektriker in Luxemburg',
  description: '{business.name} kommt, findet den Fehler und repariert ihn.',
};

const BUSINESS = {
  name: 'Hofmann Elektro',
  type: 'Electrician',
  phone: '+49 30 23125 014',
  email: 'hallo@hofmann-elektro.example',
  address: { locality: 'Luxemburg', postalCode: '1111', country: 'LU' },
};

it('an address that cannot be used hides no other fault of the site, and brings none with it', async () => {
  const site = new DataSite({
    navigation: {
      header: [
        { label: 'Team', href: '/Team' },
        { label: 'Preise', href: '/priese' },
        { label: 'Mehr', items: [{ label: 'Start', href: 'index.html' }] },
      ],
    },
    redirects: [
      { from: '/Über', to: '/team' },
      { from: '/alt', to: 'http://example.com' },
      { from: '/neu/', to: '/nirgends' },
      { form: '/weg', to: '/nirgendwo' },
      { from: '/fort' },
      { from: '/team', to: '/' },
    ],
  });
  site.write('pages/team/page.yaml', {
    ...PAGE,
    sections: [{ title: { heading: 'Wer kommt', intro: 'Hier {preise.team} kommt.' } }],
  });
  site.write('published-addresses.txt', '/\n/team\n/weg\n');
  const lines = site.text('site.config.yaml').split('\n');
  const found = (await site.lint()).map(({ file, line, rule }) => [
    file === 'site.config.yaml' ? lines[line - 1]?.replace(/^.*?: /, '') : file,
    rule,
  ]);
  expect(found).toEqual([
    ['pages/team/page.yaml', 'facts/unknown'],
    ['/Team', 'shape/format'],
    ['/priese', 'links/dead'],
    ['index.html', 'shape/format'],
    ['/Über', 'shape/format'],
    ['http://example.com', 'shape/format'],
    ['/neu/', 'shape/format'],
    ['/nirgends', 'links/dead'],
    ['/weg', 'shape/unknown-key'],
    ['/nirgendwo', 'links/dead'],
    ['/fort', 'shape/missing-key'],
    ['/team', 'address/redirect-of-page'],
  ]);
  const { code, report } = await site.build();
  expect([code, new Set(report.diagnostics.map(({ rule }) => rule))]).toEqual([
    1,
    new Set(['shape/format', 'shape/missing-key', 'shape/unknown-key']),
  ]);
});

/** Configurations that are wrong in one part, and the rule and place that tell it. */
const WRONG: [string, Record<string, unknown>, [string, string]][] = [
  ['an unknown key', { lint: { rule: {} } }, ['shape/unknown-key', 'rule: {}']],
  ['a wrong type', { spelling: 'Fehlerstrom' }, ['shape/wrong-type', 'spelling: Fehlerstrom']],
  [
    'an impossible hour',
    { business: { ...BUSINESS, hours: { regular: { opens: '25:00', closes: '18:00' } } } },
    ['shape/format', 'opens: 25:00'],
  ],
  [
    'a bad time zone',
    { business: { ...BUSINESS, timeZone: 'Europe/Luxemburg' } },
    ['shape/format', 'timeZone: Europe/Luxemburg'],
  ],
  [
    'a bad phone number',
    { business: { ...BUSINESS, phone: '030 23125' } },
    ['shape/format', 'phone: 030 23125'],
  ],
  ['a missing key', { site: { ...SITE, description: undefined } }, ['shape/missing-key', 'site:']],
  [
    'a misspelled name',
    { business: { ...BUSINESS, name: undefined, nmae: 'Hofmann Elektro' } },
    ['shape/unknown-key', 'nmae: Hofmann Elektro'],
  ],
  [
    'a fact that is unknown',
    { site: { ...SITE, title: 'Strom von {busines.name}' } },
    ['facts/unknown', 'title: Strom von {busines.name}'],
  ],
  [
    'a field of no type',
    {
      forms: {
        kontakt: {
          fields: [
            { name: 'name', type: 'text', label: 'Ihr Name' },
            { name: 'mail', type: 'mail', label: 'Ihre Adresse' },
          ],
        },
      },
    },
    ['shape/choice', 'type: mail'],
  ],
];

const TEXT = {
  sections: [
    { title: { heading: 'Wer kommt', intro: 'Am Telefon {business.phone} ist ist Eva.' } },
  ],
};

it.each(WRONG)(
  'a configuration with %s is told that, and the mistakes on pages',
  async (_, config, told) => {
    const site = new DataSite({ business: BUSINESS, site: SITE, ...config });
    const found = async () =>
      (await site.lint()).map(({ file, line, rule }) => [
        rule,
        site.text(file).split('\n')[line - 1]?.trim(),
      ]);
    expect(await found()).toEqual([told]);
    site.write('pages/index/page.yaml', { ...PAGE, ...TEXT });
    expect(await found()).toEqual([
      ['copy/doubled-word', 'intro: Am Telefon {business.phone} ist ist Eva.'],
      told,
    ]);
    const { code, report } = await site.build();
    expect([code, report.diagnostics.map(({ rule }) => rule)]).toEqual([1, [told[0]]]);
  },
);

it('where the languages of a site are unknown, nothing is told about its texts', async () => {
  const site = new DataSite({ languages: ['deutsch'] });
  site.write('pages/index/page.yaml', { ...PAGE, ...TEXT, language: 'de' });
  expect((await site.lint()).map(({ rule }) => rule)).toEqual(['shape/format']);
});

it.each<[string, object, string]>([
  [
    'a postal code without quotes',
    { business: { ...BUSINESS, address: { ...BUSINESS.address, postalCode: 1111 } } },
    'shape/needs-quotes',
  ],
  [
    'a price with a dash for the cents',
    {
      business: { ...BUSINESS, currency: 'EUR' },
      fees: { stunde: '89,-', anfahrt: 35, abend: 49 },
    },
    'shape/wrong-type',
  ],
])('%s hides no misspelled word and no typed name', async (_, config, rule) => {
  const site = new DataSite(config);
  const sections = [
    { title: { heading: 'Wer kommt', intro: 'Hofmann Elektro kommt mit dem richtigen Werkzueg.' } },
  ];
  site.write('pages/index/page.yaml', { ...PAGE, sections });
  expect((await site.lint()).map((found) => found.rule)).toEqual([
    'facts/typed-name',
    'copy/spelling',
    rule,
  ]);
});

describe('a price that is a text', () => {
  const config = {
    business: { ...BUSINESS, currency: 'EUR' },
    fees: { stunde: '89,-', anfahrt: 35, abend: 49 },
    history: { gegruendet: '1954', bewertungen: 127 },
  };

  it.each([
    ['Die Anfahrt kostet 35 €.', 'facts/typed-amount'],
    ['Die Anfahrt kostet 36 €.', 'facts/typed-amount'],
    ['Hofmann gibt es mit 112 Bewertungen.', 'facts/contradiction'],
    ['Wir haben den Betrieb 1958 gegründet.', 'facts/typed-year'],
    ['Rufen Sie an: +49 30 23125 014.', 'facts/typed-phone'],
  ])('hides no figure that is another one: %s', async (intro, rule) => {
    const site = new DataSite(config);
    const sections = [{ title: { heading: 'Wer kommt', intro } }];
    site.write('pages/index/page.yaml', { ...PAGE, sections });
    expect((await site.lint()).map((found) => found.rule)).toEqual([rule, 'shape/wrong-type']);
  });

  it.each([
    'Die Stunde kostet 89 €.',
    'Zwei Stunden kosten 178 €.',
    'Eine Stunde mit Anfahrt kostet 124 €.',
  ])('hides what depends on it: %s', async (intro) => {
    const site = new DataSite(config);
    const sections = [{ title: { heading: 'Wer kommt', intro } }];
    site.write('pages/index/page.yaml', { ...PAGE, sections });
    expect((await site.lint()).map((found) => found.rule)).toEqual(['shape/wrong-type']);
  });
});
