import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PictureSite } from '../support/picture-site.ts';

const PDF = '%PDF-1.4\nprices of this year';

const block = (...names: string[]) => ({
  heading: 'To take along',
  items: names.map((src, index) => ({ src, title: `File ${index + 1}` })),
});

/** The address of the first file that a landing offers, and the name that it is saved under. */
function offered(site: PictureSite, slug: string) {
  const [, address = '', name] =
    /<a href="([^"]+)" download="([^"]+)"/.exec(site.built(`${slug}.html`)) ?? [];
  return { address, name };
}

describe('a file that a landing offers', () => {
  test('is published as it is, under an address that changes with it, and goes with its page', async () => {
    const site = new PictureSite();
    site.addMedia('lists/Prices 2027.pdf', PDF);
    site.addLanding('prices', undefined, { downloads: block('lists/Prices 2027.pdf') });
    site.addLanding('other');
    expect((await site.build()).code).toBe(0);
    const first = offered(site, 'prices');
    expect(first.name).toBe('Prices 2027.pdf');
    expect(first.address).toMatch(/^\/media\/prices-2027-[0-9a-f]{10}\.pdf$/);
    expect(site.built(first.address)).toBe(PDF);
    expect(site.built('prices.html')).toContain('PDF, 1 kB');

    site.addMedia('lists/Prices 2027.pdf', `${PDF}, put right`);
    const { report } = await site.build();
    expect(report.written).toBe(1);
    const second = offered(site, 'prices');
    expect(second.address).not.toBe(first.address);
    expect(site.media()).toEqual([second.address.replace('/media/', '')]);

    rmSync(join(site.root, 'landings/prices.yaml'));
    await site.build();
    expect(site.media()).toEqual([]);
  });

  test('is told at its line if it cannot be had, and counts as used', async () => {
    const site = new PictureSite();
    site.addMedia('right.pdf', PDF);
    site.addMedia('Case.PDF', PDF);
    site.addMedia('empty.csv', '');
    site.addMedia('page.pdf', '<html>404</html>');
    site.addMedia('archive.zip', 'PQ');
    site.addMedia('heavy.pdf', Buffer.alloc(20_000_001));
    mkdirSync(join(site.root, 'media/folder.txt'));
    const names =
      'right.pdf rigth.pdf case.pdf empty.csv page.pdf archive.zip heavy.pdf folder.txt';
    site.write('pages/files/page.yaml', {
      ...{ name: 'Files', type: 'main', description: 'Files of the business.' },
      seo: { title: 'Files of the business', description: 'Files of the business to take along.' },
      sections: [{ title: { heading: 'Files' } }, { downloads: block(...names.split(' ')) }],
    });
    const lines = site.text('pages/files/page.yaml').split('\n');
    const found = (await site.lint()).filter(({ rule }) => /^(?:download|picture)\//.test(rule));
    expect(found.map(({ rule, line }) => [rule, lines[line - 1]?.trim()])).toEqual([
      ['download/missing', '- src: rigth.pdf'],
      ['download/case', '- src: case.pdf'],
      ['download/unreadable', '- src: empty.csv'],
      ['download/unreadable', '- src: page.pdf'],
      ['download/unreadable', '- src: archive.zip'],
      ['download/too-large', '- src: heavy.pdf'],
      ['download/unreadable', '- src: folder.txt'],
    ]);
    expect(found[0]?.hint).toContain('right.pdf');
  });

  test('cannot be a page, a script or a way out of the folder', async () => {
    const site = new PictureSite();
    writeFileSync(join(site.root, 'secret.pdf'), PDF);
    const names = ['page.html', 'script.js', 'drawing.svg', '../secret.pdf', '.hidden.pdf'];
    site.addLanding('prices', undefined, { downloads: block(...names) });
    const found = await site.lint();
    const told = found.map(({ rule }) => rule).filter((rule) => !rule.startsWith('copy/'));
    expect(told).toEqual(names.map(() => 'shape/format'));
  });
});
