import { expect, it } from 'vitest';
import { checkNameWords } from '../../../cli/content/config/check-name-words.ts';
import { SCHEMA } from '../copy-findings.ts';

/** What is told of the name of a business. */
function told(name: string, own: { host?: string; tagline?: string } = {}): string[] {
  const { host = 'www.halm.example', tagline = 'Since 1950.' } = own;
  const config = SCHEMA.parse({
    site: { url: `https://${host}`, name: '{business.name}', title: 'Halm', description: 'Halm.' },
    business: {
      ...{ name, type: 'Plumber', phone: '+49 561 1234567', tagline },
      address: { locality: 'Kassel', country: 'DE' },
    },
    languages: ['en'],
  });
  const range = { line: 1, column: 1, endLine: 1, endColumn: 1 };
  const source = { file: 'site.config.yaml', path: '/site.config.yaml', text: '', hash: '' };
  return checkNameWords(config as Parameters<typeof checkNameWords>[0], source, () => range).map(
    ({ message }) => /for "(.*)"/.exec(message)?.[1] ?? '',
  );
}

it.each([
  ['Vavra & Sons Well Comapny', 'Company'],
  ['Nemaha Gadren Center', 'Garden'],
  ['Ortiz Sevricios', 'Servicios'],
  ['Halm Reparis', 'Repairs'],
  ['Bäckerei Kern & Gesellschfat', 'Gesellschaft'],
  ['Lune Stduio', 'Studio'],
])('%s', (name, meant) => {
  expect(told(name)).toEqual([meant]);
});

it.each([
  ['Vavra & Sons Well Company'],
  ['The Art Theatre Centre'],
  ['Martin Marten Kompany'],
  ['Servizi Ortiz'],
  ['Klean & Kompany'],
  ['Cafe Studioo'],
])('%s is a name', (name) => {
  expect(told(name)).toEqual([]);
});

it('a name that an address or a text has, too, is meant so', () => {
  expect(told('Lune Stduio', { host: 'www.lune-stduio.example' })).toEqual([]);
  expect(told('Lune Stduio', { tagline: 'Stduio is Studio with a twist.' })).toEqual([]);
});
