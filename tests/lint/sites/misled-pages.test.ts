import { describe, expect, it } from 'vitest';
import { DataSite } from '../../support/data-site.ts';

const text = (heading: string, paragraph: string) => [
  { title: { heading, intro: paragraph } },
  { text: { paragraphs: [`${paragraph} ${paragraph.toLowerCase()}`] } },
];

function page(name: string, title: string, sections: object[], type = 'main') {
  return {
    name,
    type,
    description: name,
    seo: { title, description: `${name}: ${title}.` },
    sections,
  };
}

function withPages(privacy: string): DataSite {
  const footer = [
    {
      heading: 'Rechtliches',
      items: [
        { label: 'Datenschutz', href: '/datenschutz' },
        { label: 'Impressum', href: '/impressum' },
      ],
    },
  ];
  const site = new DataSite({ navigation: { footer, privacy } });
  const legal = text('Wer das ist', 'Die Werkstatt und ihr Inhaber.');
  site.write('pages/impressum/page.yaml', page('Impressum', 'Wer die Seite führt', legal));
  const kept = text('Was wir speichern', 'Ihre Anfrage, bis sie beantwortet ist.');
  site.write('pages/datenschutz/page.yaml', page('Datenschutz', 'Was wir speichern', kept));
  return site;
}

describe('the page about privacy that the configuration names', () => {
  const told = async (privacy: string) =>
    (await withPages(privacy).lint()).filter(
      ({ rule, file }) => rule === 'law/no-privacy-page' && file === 'site.config.yaml',
    );

  it('is told if it is another one than that of the menu', async () => {
    expect(await told('/impressum')).toMatchObject([{ hint: 'Write /datenschutz.' }]);
  });

  it('may be the one of the menu', async () => {
    expect(await told('/datenschutz')).toEqual([]);
  });
});

it('a title that was pasted into another page is told there', async () => {
  const site = new DataSite();
  const title = 'Wie Kerzen länger brennen';
  const candles = text('Kerzen', 'Kerzen brennen länger, wenn der Docht kurz ist.');
  const soap = text('Seife', 'Seife hält länger, wenn sie trocken liegt.');
  site.write('pages/seife/page.yaml', page('Seife', title, soap));
  site.write('pages/kerzen/page.yaml', page('Kerzen', title, candles));
  const found = (await site.lint()).filter(({ rule }) => rule === 'seo/duplicate-title');
  expect(found.map(({ file }) => file)).toEqual(['pages/seife/page.yaml']);
});

const BUSINESS = {
  ...{ name: 'Hofmann Elektro', type: 'Electrician', phone: '+49 30 23125 014' },
  address: { locality: 'Luxemburg', postalCode: '1111', country: 'LU' },
  ...{ timeZone: 'Europe/Luxembourg', email: 'hallo@hofmann-elektro.example' },
};

describe('a landing whose days contradict each other', () => {
  const landing = (publishAt: string, words: string) => ({
    ...{
      seo: { title: 'Aktion im Winter', description: 'Licht im Winter, bis zum 26. Februar 2029.' },
    },
    ...{
      page: { name: 'Aktion', description: 'Aktion.', publishAt, expireAt: '2029-02-26T18:00' },
    },
    ...{ language: 'de', theme: 'offer' },
    hero: {
      ...{
        problem: 'Es ist dunkel',
        headline: 'Licht im Winter',
        subheadline: 'Wir bringen Licht.',
      },
      urgencyBanner: { text: 'Gilt bis zum 26. Februar 2029', className: '' },
      backgroundPattern: 'none',
    },
    countdown: {
      heading: 'Die Aktion endet',
      text: words,
      until: '2029-02-26T18:00',
      after: 'Vorbei.',
    },
    sections: ['countdown'],
  });
  const told = async (publishAt: string, words: string) => {
    const site = new DataSite({ business: BUSINESS });
    site.write('landings/aktion.yaml', landing(publishAt, words));
    const source = site.text('landings/aktion.yaml').split('\n');
    return (await site.lint())
      .filter(({ rule }) => rule.startsWith('schedule/'))
      .map(({ rule, line }) => `${rule} ${source[line - 1]?.trim().split(':')[0]}`);
  };

  it('is told at the publication if a countdown confirms the end', async () => {
    expect(await told('2029-11-02T07:00', 'Licht zum halben Preis.')).toEqual([
      'schedule/order publishAt',
    ]);
  });

  it('is told at the words of the countdown if the page confirms its end', async () => {
    expect(
      await told('2028-11-02T07:00', 'Licht, das bis zum 28. Februar 2029 bestellt ist.'),
    ).toEqual(['schedule/other-day text']);
  });

  it('may agree', async () => {
    expect(
      await told('2028-11-02T07:00', 'Licht, das bis zum 26. Februar 2029 bestellt ist.'),
    ).toEqual([]);
  });
});
