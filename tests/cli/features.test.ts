import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../cli/content/diagnostic.ts';
import { DataSite } from '../support/data-site.ts';

const CONTACT = {
  name: 'Kontakt',
  type: 'main',
  description: 'Wie man uns erreicht.',
  seo: {
    title: '{business.name} in Luxemburg erreichen',
    description:
      'Telefon, E-Mail und Nachricht an {business.name} in Luxemburg. Wir antworten schnell.',
  },
  sections: [{ title: { heading: 'Kontakt' } }, { contact: { heading: 'Schreiben Sie uns' } }],
};

/** What is found, but for pages that the site lacks, or that nothing leads to. */
async function findings(site: DataSite): Promise<Diagnostic[]> {
  return (await site.lint()).filter(({ rule }) => !/^(?:seo|law)\//.test(rule));
}

/** What is found in the configuration, as lines of the file and rules. */
async function told(site: DataSite): Promise<string[]> {
  const lines = site.text('site.config.yaml').split('\n');
  return (await findings(site))
    .filter(({ file }) => file === 'site.config.yaml')
    .map(({ line, rule, severity }) => `${lines[line - 1]?.trim()}: ${severity} ${rule}`);
}

describe('a switch that can do nothing', () => {
  test.each([
    [{ calculator: true }, 'calculator: true'],
    [{ map: true }, 'map: true'],
  ])('%o is told at its line', async (features, line) => {
    const site = new DataSite({ features });
    expect(await told(site)).toEqual([`${line}: warning features/idle`]);
    expect((await site.build()).code).toBe(0);
  });

  test('is not told where it has what it needs, or is off', async () => {
    const tiles = 'https://tiles.example/{z}/{x}/{y}.png';
    const on = new DataSite({ features: { map: true }, integrations: { tiles } });
    expect(await told(on)).toEqual([]);
    expect(await told(new DataSite({ features: { map: false, calculator: false } }))).toEqual([]);
  });
});

describe('booking on a site of data', () => {
  test('needs the ways to book that its buttons lead to without scripts', async () => {
    const site = new DataSite({ features: { booking: true } });
    expect(await told(site)).toEqual(['booking: true: error links/dead']);
    expect((await site.build()).code).toBe(1);
    site.write('pages/contact/page.yaml', CONTACT);
    expect(await findings(site)).toEqual([]);
    expect((await site.build()).code).toBe(0);
    expect(site.built('index.html')).toContain('href="/contact#book" data-action="book"');
    expect(site.built('contact.html')).toContain('id="book"');
  });

  test('has labels in all languages of the site, or one for all', async () => {
    const services = ['Prüfung', { de: 'Notdienst', en: 'Emergency' }];
    const site = new DataSite({ features: { booking: { services } } });
    site.write('pages/contact/page.yaml', CONTACT);
    expect((await findings(site)).map(({ rule }) => rule)).toEqual(['shape/unknown-key']);
  });

  test('is off without a switch: its buttons call, and no address opens it', async () => {
    const site = new DataSite();
    expect((await site.build()).code).toBe(0);
    expect(site.built('index.html')).toContain('data-booking="off"');
    expect(site.built('index.html')).not.toContain('data-action="book"');
  });
});

test('a section hours without hours is told at its line, until somebody says when', async () => {
  const site = new DataSite();
  const sections = [{ title: { heading: 'Kontakt' } }, { hours: { heading: 'Wann wir da sind' } }];
  site.write('pages/contact/page.yaml', { ...CONTACT, sections });
  const [finding, ...others] = await findings(site);
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ rule: 'features/no-hours', severity: 'error' });
  const line = site.text('pages/contact/page.yaml').split('\n')[(finding?.line ?? 0) - 1];
  expect(line).toContain('hours:');
  // The business is the last group of the configuration.
  const hours = '  hours: { regular: { opens: "09:00", closes: "17:00" } }\n';
  site.write('site.config.yaml', site.text('site.config.yaml') + hours);
  expect(await findings(site)).toEqual([]);
});

describe('a section map', () => {
  const home = (map: object) => ({
    ...CONTACT,
    sections: [
      { title: { heading: 'Kontakt' } },
      { map: { heading: 'So finden Sie uns', ...map } },
    ],
  });

  test('without a place is told at its line, until somebody says where', async () => {
    const site = new DataSite();
    site.write('pages/contact/page.yaml', home({}));
    const [finding, ...others] = await findings(site);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ rule: 'features/no-place', severity: 'error' });
    const line = site.text('pages/contact/page.yaml').split('\n')[(finding?.line ?? 0) - 1];
    expect(line).toContain('map:');
    site.write(
      'pages/contact/page.yaml',
      home({ places: [{ name: 'Werkstatt', latitude: 51.3, longitude: 12.4 }] }),
    );
    expect(await findings(site)).toEqual([]);
  });

  test('draws its places, and asks no other host for anything', async () => {
    const site = new DataSite();
    const places = [
      { name: 'Werkstatt', note: 'Am Kanal 3', latitude: 51.34, longitude: 12.37 },
      { name: 'Lager <b>', latitude: 51.39, longitude: 12.3 },
    ];
    site.write('pages/contact/page.yaml', home({ places }));
    expect((await site.build()).code).toBe(0);
    const html = site.built('contact.html');
    for (const text of ['Werkstatt', 'Am Kanal 3', 'Lager &lt;b&gt;', '1 km'])
      expect(html).toContain(text);
    expect(html).toContain('https://www.openstreetmap.org/directions?to=51.34%2C12.37');
    expect(html).not.toContain('data-tiles');
  });
});
