import { expect, it } from 'vitest';
import { DataSite } from '../../support/data-site.ts';

const page = (name: string, sections: readonly object[] = []) => ({
  ...{ name, type: 'service', description: `About ${name}.` },
  seo: { title: name, description: `What there is to say of ${name}, in some more words.` },
  sections: [{ title: { heading: name, intro: 'In short.' } }, ...sections],
});

/** The links that lead to another page than what they are called after, in a list of a page. */
async function told(items: readonly (readonly [title: string, href: string])[]): Promise<string[]> {
  const site = new DataSite({ languages: ['en'] });
  for (const name of [
    'Divorce papers',
    'Affidavit signing',
    'Bill of sale',
    'Boat titles',
    'RV titles',
  ])
    site.write(
      `pages/services/${name.toLowerCase().replaceAll(' ', '-')}/page.yaml`,
      page(`${name} here`),
    );
  const rows = items.map(([title, href]) => ({
    ...{ title, text: `All about ${title}.` },
    href: `/services/${href}`,
  }));
  const cards = { heading: 'Further pages', items: rows };
  site.write('pages/town/page.yaml', page('Town', [{ cards }]));
  const found = (await site.lint()).filter(({ rule }) => rule === 'links/other-page');
  return found.map(({ message }) => message);
}

const BILL = ['Bills of sale', 'bill-of-sale'] as const;

it('an entry with the target of the one above, and the name of a page that none leads to', async () => {
  expect(await told([BILL, ['Affidavits', 'bill-of-sale']])).toEqual([
    'The link says "Affidavits" and leads to /services/bill-of-sale, though there is a page /services/affidavit-signing.',
  ]);
});

it('an entry that has a word of its target, and all of another page', async () => {
  const items = [
    ['Boat titles', 'boat-titles'],
    ['RV titles', 'boat-titles'],
  ] as const;
  expect(await told(items)).toEqual([
    expect.stringMatching(/"RV titles" .* \/services\/rv-titles\.$/),
  ]);
});

it.each([
  ['two things that one page is about', [BILL, ['Contracts for horses', 'bill-of-sale']]],
  [
    'a name that is the page of another entry',
    [BILL, ['Affidavits', 'bill-of-sale'], ['Affidavits at night', 'affidavit-signing']],
  ],
  ['a target of its own', [BILL, ['Affidavits', 'boat-titles']]],
  ['the names of both', [BILL, ['Sale by affidavit', 'bill-of-sale']]],
] as const)('not %s', async (_, items) => {
  expect(await told(items)).toEqual([]);
});
