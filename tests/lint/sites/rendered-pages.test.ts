import { beforeAll, describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../cli/content/diagnostic.ts';
import { DataSite } from '../../support/data-site.ts';

/** A page of data that leads to some others. */
const page = (name: string, ...links: string[]) => ({
  name,
  type: 'main',
  description: `${name}.`,
  seo: {
    title: `${name} und mehr`,
    description: `Was {business.name} zu ${name} sagt, und was Sie danach noch tun.`,
  },
  sections: [
    { title: { heading: name } },
    ...(links.length === 0
      ? []
      : [{ prose: { body: links.map((href) => `[Weiter](${href})`).join('\n') } }]),
  ],
});

const BUSINESS = {
  name: 'Hofmann Elektro',
  type: 'Electrician',
  phone: '+49 30 23125 014',
  address: { locality: 'Leipzig', country: 'DE' },
};

const NAVIGATION = {
  header: [
    { label: { de: 'Preise', en: 'Prices' }, href: { de: '/preise', en: '/preise' } },
    { label: { de: 'Licht', en: 'Light' }, href: { de: '/light', en: '/light#main' } },
  ],
};

const CONFIG = {
  languages: ['de', 'en'],
  business: BUSINESS,
  navigation: NAVIGATION,
  forms: { rueckruf: { fields: [{ name: 'mail', type: 'email', label: 'Adresse' }] } },
};

const FOOTER = [
  { label: { de: 'Impressum', en: 'Imprint' }, href: { de: '/impressum', en: '/impressum' } },
  { label: { de: 'Datenschutz', en: 'Privacy' }, href: { de: '/datenschutz', en: '/datenschutz' } },
];

describe('pages as they are rendered, all together', () => {
  const site = new DataSite(CONFIG);
  let found: Diagnostic[];

  beforeAll(async () => {
    const first = 'https://www.hofmann-elektro.example/eins';
    site.write('pages/preise/page.yaml', page('Preise', first));
    site.write('pages/light/page.yaml', {
      ...page('Light'),
      ...{
        language: 'en',
        seo: {
          title: 'Light for every room',
          description: 'Lamps for every room, fitted and wired in one visit.',
        },
      },
    });
    site.write('pages/eins/page.yaml', page('Eins', '/zwei'));
    site.write('pages/zwei/page.yaml', page('Zwei', '/drei'));
    site.write('pages/drei/page.yaml', page('Drei', '/vier'));
    site.write('pages/vier/page.yaml', page('Vier'));
    site.write('pages/insel/page.yaml', page('Insel', '/insel', 'https://wa.me/+491'));
    site.write('pages/still/page.yaml', { ...page('Still'), noindex: true });
    found = await site.lint();
  });

  it('are told where they are lost, each fault once', () => {
    expect(found.map(({ file, rule, severity }) => `${file} ${rule} ${severity}`).sort()).toEqual(
      [
        'pages/insel/page.yaml links/malformed error',
        'pages/insel/page.yaml links/same-page warning',
        'pages/insel/page.yaml seo/orphan warning',
        'pages/preise/page.yaml links/own-host warning',
        'pages/vier/page.yaml seo/click-depth warning',
        'site.config.yaml form/unused warning',
        'site.config.yaml law/no-privacy-page warning',
        'site.config.yaml law/no-imprint warning',
        'site.config.yaml links/language warning',
      ].sort(),
    );
  });

  it('have their findings where they are written', () => {
    const lineOf = (rule: string) => {
      const { file = '', line = 0 } = found.find((finding) => finding.rule === rule) ?? {};
      return site.text(file).split('\n')[line - 1]?.trim();
    };
    expect(lineOf('links/language')).toBe('de: /light');
    expect(lineOf('law/no-imprint')).toBe('country: DE');
    expect(lineOf('links/own-host')).toContain('https://www.hofmann-elektro.example/eins');
    expect(lineOf('links/malformed')).toContain('https://wa.me/+491');
  });

  it('lack nothing once the pages of the law are there', async () => {
    const sections = [{ title: { heading: 'Impressum', intro: '{business.name}' } }];
    site.write('pages/impressum/page.yaml', { ...page('Impressum'), noindex: true, sections });
    const privacy = { ...page('Datenschutz'), noindex: true };
    const lawful = async (sections: readonly object[]) => {
      site.write('pages/datenschutz/page.yaml', { ...privacy, sections });
      const found = await site.lint();
      return found.filter(({ rule }) => rule.startsWith('law/')).map(({ file }) => file);
    };
    const heading = { title: { heading: 'Datenschutz' } };
    const menus = ['site.config.yaml', 'site.config.yaml'];
    expect(await lawful([heading])).toEqual(['pages/datenschutz/page.yaml', ...menus]);
    const footer = [{ heading: { de: 'Recht', en: 'Law' }, items: FOOTER }];
    site.configure({ ...CONFIG, navigation: { ...NAVIGATION, footer } });
    expect(await lawful([heading])).toEqual(['pages/datenschutz/page.yaml']);
    const paragraphs = [
      'Was Sie in das Formular schreiben, lesen wir, um zu antworten, und löschen es, sobald die Arbeit getan ist.',
      'Wer wissen will, was wir über ihn gespeichert haben, fragt uns, und bekommt es schriftlich.',
    ];
    const form = { text: { heading: 'Das Formular', paragraphs } };
    expect(await lawful([heading, form])).toEqual(['pages/datenschutz/page.yaml']);
    for (const words of [
      'Sie können sich bei der Datenschutzaufsicht beschweren.',
      'Zuständig ist der Landesbeauftragte für den Datenschutz in Hannover.',
    ])
      expect(
        await lawful([heading, form, { text: { heading: 'Ihre Rechte', paragraphs: [words] } }]),
      ).toEqual([]);
  });

  it('are told to be lost beside a dead link that is known, as it was meant for none of them', async () => {
    const lost = async (sections: string) => {
      site.write('pages/eins/page.yaml', `${head}${sections}`);
      const told = await site.lint();
      return told.filter(({ rule }) => /links\/dead|seo\/orphan/.test(rule)).map((one) => one.rule);
    };
    const head = site.text('pages/eins/page.yaml').replace(/^sections:[\s\S]*/m, '');
    const body = 'sections:\n  - title: { heading: Eins }\n  - prose:\n';
    const link = '      body: "[Weiter](/zwei), [Mehr](/bald)"\n';
    expect(await lost(`${body}${link}`)).toEqual(['links/dead']);
    const comment = '      # touchdown-ignore links/dead: written next week\n';
    expect(await lost(`${body}${comment}${link}`)).toEqual(['seo/orphan']);
  });
});
