import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FaultPlaces } from '../../../cli/browser-lint/fault-places.ts';
import type { MeasuredFault } from '../../../cli/browser-lint/measured-page.ts';
import type { Page } from '../../../schemas/page.ts';
import { facts } from '../../renderer/rendered-landing.ts';
import { DataSite } from '../../support/data-site.ts';

const site = new DataSite({
  navigation: {
    header: [{ label: 'Kontakt', href: '/kontakt' }],
    footer: [{ heading: 'Seite', items: [{ label: 'Kontakt', href: '/kontakt' }] }],
  },
});
const [page, landing] = ['pages/index/page.yaml', 'landings/tor.yaml'];
site.write(
  page,
  `name: Filme
sections:
  - cards: { heading: Hier, items: [{ label: Filme }] }
  - links:
      heading: Anderswo
      items: [{ label: Filme }]
`,
);
site.write(
  landing,
  `hero:
  headline: Das Tor
variants:
  - name: neu
    set:
      hero.headline: Ihr Tor
`,
);

/** The text from the place on where a fault is told. */
async function placeOf(fault: Partial<MeasuredFault>, file = page, variant?: string) {
  const places = new FaultPlaces({
    ...{ root: site.root, cwd: site.root, facts },
    configFile: join(site.root, 'site.config.yaml'),
  });
  const kind = file === page ? 'static' : 'landing';
  const shown = { kind, route: 'index', entry: { language: 'de' } } as unknown as Page;
  const place = await places.of({ words: '', selector: 'a', ...fault } as MeasuredFault, {
    ...{ page: shown, path: join(site.root, file), file, variant },
  });
  const lines = site.text(place.file).split('\n');
  const line = lines[place.line - 1]?.slice(place.column - 1);
  return `${place.file}:${place.line} ${line}`;
}

describe('what a browser measures is told where it is written', () => {
  test.each<[string, Partial<MeasuredFault>, string]>([
    ['a text', { words: 'Anderswo', key: 'sections[1].links.heading' }, `${page}:5 Anderswo`],
    [
      'a name in its section, not the same words before it',
      { words: 'Filme', near: 'sections[1].links.heading' },
      `${page}:6 Filme }]`,
    ],
    [
      'an element without a name at its section',
      { near: 'sections[1].links.heading' },
      `${page}:4 links:`,
    ],
    ['what nothing is known of at its file', {}, `${page}:1 name: Filme`],
  ])('%s', async (_, fault, expected) => {
    expect(await placeOf(fault)).toBe(expected);
  });

  test('an entry of a menu in the configuration, that of the footer there', async () => {
    const lines = site.text('site.config.yaml').split('\n');
    const at = lines.findIndex((line) => line.includes('Kontakt'));
    const inFooter = lines.findLastIndex((line) => line.includes('Kontakt'));
    const [header, footer] = [
      await placeOf({ words: 'Kontakt', frame: 'header' }),
      await placeOf({ words: 'Kontakt', frame: 'footer' }),
    ];
    expect(header).toBe(`site.config.yaml:${at + 1} Kontakt`);
    expect(footer).toBe(`site.config.yaml:${inFooter + 1} Kontakt`);
  });

  test('what a variant changes in its lines', async () => {
    const headline = { key: 'hero.headline' };
    expect(await placeOf({ ...headline, words: 'Das Tor' }, landing)).toBe(`${landing}:2 Das Tor`);
    expect(await placeOf({ ...headline, words: 'Ihr Tor' }, landing, 'neu')).toBe(
      `${landing}:6 Ihr Tor`,
    );
  });
});
