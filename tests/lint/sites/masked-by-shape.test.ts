import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../../support/command.ts';
import { DataSite } from '../../support/data-site.ts';

const PLAIN = parse(
  readFileSync(join(ROOT, 'tests/fixtures/landings/ok/plain.yaml'), 'utf8').replace(
    /\{[a-z]+\.[^}]+\}/g,
    '12',
  ),
);

/** A landing whose copy, which is in English, is of no concern here. */
function landing(title: string, more: object = {}) {
  return { ...PLAIN, language: 'de', seo: { ...PLAIN.seo, title, description: title }, ...more };
}

const { urgencyBanner: _, ...HERO } = PLAIN.hero;

/** The same without a key that it needs. */
function broken(title: string, more: object = {}) {
  return landing(title, { hero: HERO, ...more });
}

const markdown = (name: string, head: string, body: string) => `---
name: ${name}
type: main
description: ${name}.
${head}seo:
  title: ${name} von {business.name}
  description: ${name}, kurz gesagt, und was sonst noch gilt, wenn der Strom ausfällt. Alles da.
---

# ${name}

${body}
`;

/** Rules about single texts, and those that all landings here break. */
const OF_TEXTS =
  /^(?:copy|doorway|facts)\/|^seo\/(?:orphan|description|duplicate-description|title-)/;

/** What is told of a site with these files, besides the shape and single texts, by file and rule. */
async function toldOf(files: Record<string, unknown>, config: object = {}) {
  const site = new DataSite(config);
  for (const [file, content] of Object.entries(files)) site.write(file, content);
  return (await site.lint())
    .filter(({ rule }) => !OF_TEXTS.test(rule) && !rule.startsWith('shape/'))
    .map(({ file, rule }) => `${file} ${rule}`);
}

describe('a landing of the wrong shape', () => {
  it('is compared with others by its title', async () => {
    const files = { 'landings/notdienst-in-der-nacht.yaml': landing('Notdienst') };
    // Otherwise an equal title is part of what is told of copies.
    const config = { lint: { rules: { 'doorway/near-duplicate': 'off' } } };
    expect(
      await toldOf({ ...files, 'landings/notdienst.yaml': broken('Notdienst') }, config),
    ).toEqual(['landings/notdienst-in-der-nacht.yaml seo/duplicate-title']);
    const { title: __, ...seo } = landing('').seo;
    const untitled = landing('', { seo });
    expect(
      await toldOf({ 'landings/eins.yaml': untitled, 'landings/zwei.yaml': untitled }),
    ).toEqual([]);
  });

  it('keeps its address, and is told of a wrong original and of dead links', async () => {
    const finanzierung = broken('Finanzierung', {
      page: { canonical: '/nirgends' },
      cta: { ...PLAIN.cta, link: undefined },
      sections: [
        'problems',
        'guide',
        'plan',
        'success',
        'failure',
        { prose: { body: 'Zu den [Preisen](/priese).' } },
      ],
    });
    expect(
      await toldOf({
        'landings/finanzierung.yaml': finanzierung,
        'pages/preise/page.md': markdown('Preise', 'aliases: [/finanzierung]\n', 'Was es kostet.'),
      }),
    ).toEqual([
      'landings/finanzierung.yaml address/canonical',
      'landings/finanzierung.yaml links/dead',
      'pages/preise/page.md address/collision',
    ]);
  });

  it('has its sections, but those that may be lost', async () => {
    const links = 'Zum [Inhalt](/notdienst#main), zum [Preis](/notdienst#priese).';
    const files = { 'pages/team/page.md': markdown('Team', '', links) };
    expect(await toldOf({ ...files, 'landings/notdienst.yaml': broken('Notdienst') })).toEqual([
      'pages/team/page.md links/dead',
    ]);
    const lost = landing('Notdienst', { preise: { items: 'viele' } });
    expect(await toldOf({ ...files, 'landings/notdienst.yaml': lost })).toEqual([]);
  });
});

describe('a page of the wrong shape', () => {
  const linking = markdown('Team', '', 'Unsere [Regeln](/regeln#keine), [hier](/regeln#alle).');

  it('has its sections, and is told of its own dead links', async () => {
    const regeln = markdown('Regeln', 'colour: red\n', '## Alle\n\nSiehe [Team](/taem).');
    expect(await toldOf({ 'pages/team/page.md': linking, 'pages/regeln/page.md': regeln })).toEqual(
      ['pages/regeln/page.md links/dead', 'pages/team/page.md links/dead'],
    );
  });

  it('with an entry of no section is compared all the same', async () => {
    const sections = [{ title: { heading: 'Regeln', intro: 'Für alle.' } }, {}];
    const { sections: _, ...head } = parse(new DataSite().text('pages/index/page.yaml'));
    const regeln = { ...head, aliases: ['/team'], sections };
    expect(
      await toldOf({ 'pages/regeln/page.yaml': regeln, 'pages/team/page.md': linking }),
    ).toEqual(
      expect.arrayContaining([
        'pages/regeln/page.yaml address/collision',
        'pages/regeln/page.yaml seo/duplicate-title',
      ]),
    );
  });

  it('is no missing parent, and hides no alias that may be meant', async () => {
    expect(
      await toldOf({
        'pages/regeln/page.md': markdown('Regeln', 'aliases: /alt\n', 'Alle.'),
        'pages/team/page.md': markdown('Team', 'parent: /regeln\n', 'Wer kommt.'),
        'published-addresses.txt': '/alt\n/weg\n',
      }),
    ).toEqual(['published-addresses.txt address/vanished']);
  });
});

describe('files and forms that nothing shows', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300"/></svg>';
  const files = { 'media/haus.svg': svg, 'media/nie.svg': svg };
  const picture = { src: 'haus.svg', alt: 'Ein Haus mit Licht in allen Fenstern' };

  it('are told beside a landing of the wrong shape, but for what it names', async () => {
    const shown = broken('Notdienst', {
      gallery: { heading: 'Bilder', items: [picture, { ...picture }] },
    });
    expect(await toldOf({ ...files, 'landings/notdienst.yaml': shown })).toContain(
      'media/nie.svg picture/unused',
    );
    expect(await toldOf({ ...files, 'landings/notdienst.yaml': shown })).not.toContain(
      'media/haus.svg picture/unused',
    );
  });

  it('are one finding if starters brought them', async () => {
    const drawings = ['event', 'offer'].map((name) => [`media/drawings/${name}.svg`, svg]);
    expect(await toldOf({ ...files, ...Object.fromEntries(drawings) })).toEqual([
      'media/drawings/event.svg picture/unused',
      'media/haus.svg picture/unused',
      'media/nie.svg picture/unused',
    ]);
  });

  it('are not told if a fault may hide what a page shows', async () => {
    const hidden = landing('Notdienst', {
      gallery: { heading: 'Bilder', items: [picture, { ...picture, src: 5 }] },
    });
    expect(await toldOf({ ...files, 'landings/notdienst.yaml': hidden })).toEqual([]);
  });

  it('are told beside a page of the wrong shape, but for what it names', async () => {
    const image = 'colour: red\nimage: { src: haus.svg, alt: Ein Haus mit Licht }\n';
    const told = await toldOf({
      ...files,
      'pages/team/page.md': markdown('Team', image, 'Wer kommt.'),
    });
    expect(told).toContain('media/nie.svg picture/unused');
    expect(told).not.toContain('media/haus.svg picture/unused');
  });
});

it('a page of the wrong shape in place of one of the engine is alone at its address', async () => {
  const notFound = markdown('Verlaufen', 'colour: red\n', 'Hier ist nichts.');
  expect(await toldOf({ 'pages/_error/page.md': notFound })).toEqual([]);
});

it('a build stops at the shape, as before', async () => {
  const site = new DataSite();
  site.write('landings/notdienst.yaml', broken('Notdienst', { page: { canonical: '/nirgends' } }));
  site.write('pages/regeln/page.md', markdown('Regeln', 'colour: red\n', 'Siehe [Team](/taem).'));
  const { code, report } = await site.build();
  expect([code, report.pages]).toEqual([1, 0]);
  expect(
    new Set(
      report.diagnostics.filter(({ severity }) => severity === 'error').map(({ rule }) => rule),
    ),
  ).toEqual(new Set(['shape/missing-key', 'shape/unknown-key']));
});
