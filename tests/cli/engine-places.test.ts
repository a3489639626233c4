import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Diagnostic } from '../../cli/content/diagnostic.ts';
import { runHere } from '../support/command.ts';
import { DataSite } from '../support/data-site.ts';

/** A page of data with some sections under its heading. */
function page(name: string, language: string, ...sections: object[]): object {
  return {
    ...{ name, type: 'utility', description: `${name}.`, language },
    seo: { title: `{business.name}: ${name}`, description: `${name} von {business.name}.` },
    sections: [{ title: { heading: name } }, ...sections],
  };
}

const FORM = { contact: { heading: 'Schreiben Sie uns' } };

const RIGHTS = {
  text: {
    heading: 'Ihre Rechte',
    paragraphs: [
      'Sie können Auskunft verlangen, was über Sie gespeichert ist, und es berichtigen oder löschen lassen. Sie können sich auch bei der Aufsicht beschweren.',
    ],
  },
};

const SWITCH = { measurement: { heading: 'Besuche zählen' } };

const COUNTED = { conversionId: 'AW-123456789', consent: 'required' };

/** A site that books and counts visits, with its pages at addresses of its own. */
function ownPlaces(navigation: object, languages = ['de']): DataSite {
  const site = new DataSite({
    ...{ languages, navigation },
    ...{ analytics: COUNTED, features: { booking: true } },
  });
  site.write('pages/kontakt/page.yaml', page('Kontakt', 'de', FORM));
  site.write('pages/hinweise/page.yaml', page('Hinweise', 'de', RIGHTS, SWITCH));
  return site;
}

/** What is found, but for the lengths of texts and pages that nothing else leads to. */
async function told(site: DataSite): Promise<string[]> {
  const lines = site.text('site.config.yaml').split('\n');
  return (await site.lint())
    .filter(({ rule }) => !rule.startsWith('seo/'))
    .map(({ file, line, rule }: Diagnostic) =>
      file === 'site.config.yaml' ? `${lines[line - 1]?.trim()}: ${rule}` : `${file}: ${rule}`,
    );
}

/** Where the booking buttons and the links to the privacy page of a built file lead. */
function led(site: DataSite, file: string): string[] {
  const html = site.built(file);
  const anchors = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)/g)];
  const ways = anchors
    .filter(([anchor, , label]) => /data-action="book"/.test(anchor) || label === 'Datenschutz')
    .map(([, href = '']) => href);
  return [...new Set(ways)].sort();
}

describe('pages that the engine links to', () => {
  test('are where the configuration says, for every button, question and rule', async () => {
    const site = ownPlaces({ contact: '/kontakt', privacy: '/hinweise' });
    expect(await told(site)).toEqual([]);
    expect((await site.build()).code).toBe(0);
    for (const file of ['index.html', 'kontakt.html', 'hinweise.html']) {
      expect(led(site, file)).toEqual(['/hinweise', '/kontakt#book']);
      expect(site.built(file)).not.toMatch(/"\/(?:contact|privacy)[#"]/);
    }
  });

  test('may have an address in each language, else are marked as in the main one', async () => {
    const site = ownPlaces(
      { contact: { de: '/kontakt', en: '/get-in-touch' }, privacy: { de: '/hinweise' } },
      ['de', 'en'],
    );
    site.write('pages/get-in-touch/page.yaml', page('Contact', 'en', FORM));
    expect(await told(site)).toEqual([]);
    expect((await site.build()).code).toBe(0);
    expect(site.built('get-in-touch.html')).toContain('href="/get-in-touch#book"');
    expect(site.built('get-in-touch.html')).toContain('href="/hinweise" hrefLang="de"');
    expect(led(site, 'kontakt.html')).toEqual(['/hinweise', '/kontakt#book']);
  });

  test('are told once where the configuration names them, if they are missing', async () => {
    const site = ownPlaces({ contact: '/kontak', privacy: '/hinweis' });
    expect(await told(site)).toEqual([
      'contact: /kontak: links/dead',
      'privacy: /hinweis: links/dead',
    ]);
    expect((await site.build()).code).toBe(1);
  });

  test('need their section there, and the hint names their file', async () => {
    const site = ownPlaces({ contact: '/hinweise', privacy: '/kontakt' });
    const found = (await site.lint()).filter(({ file }) => file === 'site.config.yaml');
    expect(found.map(({ message }) => message)).toEqual([
      'Without scripts, booking buttons lead to /hinweise#book, and there is no such place.',
    ]);
    expect(found[0]?.hint).toContain('pages/hinweise/page.yaml');
  });

  test('keep their links when they move from their usual addresses, and again', async () => {
    const site = new DataSite({ analytics: COUNTED, features: { booking: true } });
    site.write('pages/contact/page.yaml', page('Kontakt', 'de', FORM));
    site.write('pages/privacy/page.yaml', page('Hinweise', 'de', RIGHTS, SWITCH));
    expect((await site.build()).code).toBe(0);
    const moves = [
      ['/contact', '/kontakt'],
      ['/privacy', '/datenschutz'],
      ['/kontakt', '/anfrage'],
    ];
    for (const names of moves)
      expect((await runHere(['rename', ...names], { cwd: site.root, site: null })).code).toBe(0);
    expect(await told(site)).toEqual([]);
    expect((await site.build()).code).toBe(0);
    expect(led(site, 'index.html')).toEqual(['/anfrage#book', '/datenschutz']);
    const { navigation } = parse(site.text('site.config.yaml'));
    expect(navigation).toEqual({ contact: '/anfrage', privacy: '/datenschutz' });
  });

  test('are named no more once they are removed, where visitors are led to no page', async () => {
    const site = ownPlaces({ contact: '/kontakt', privacy: '/hinweise' });
    const to = ['--to', 'https://example.com/privacy'];
    const run = ['remove', '/hinweise', ...to];
    expect((await runHere(run, { cwd: site.root, site: null })).code).toBe(0);
    expect(parse(site.text('site.config.yaml')).navigation).toEqual({ contact: '/kontakt' });
  });

  test('are pages of this site, at a path', async () => {
    const site = ownPlaces({ contact: 'kontakt', privacy: '/hinweise#x' });
    expect(await told(site)).toEqual([
      'contact: kontakt: shape/format',
      'privacy: /hinweise#x: shape/format',
    ]);
  });
});
