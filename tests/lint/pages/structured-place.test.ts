import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { placeOfData } from '../../../cli/rules/pages/structured-place.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const MAKER = `export const structuredData = {
  service: (page, site) => ({
    price: 'of the service',
    offers: { '@type': 'Offer', seller: { '@type': 'Person', name: 'Ann' }, price: dayPrice(page), priceCurrency: 'USD' },
  }),
  business: () => ({ areaServd: 'Hull' }),
};
`;

/** A site with code that has the words of structured data, and none of it. */
function siteWith(files: Record<string, string>): string {
  const root = tempFolder();
  const others = {
    'pages/about/Commitments.tsx': 'export const price = 3;\nexport const Event = { price };\n',
    'site/admin/Dialog.tsx': "const offer = { type: 'Offer', price: 4, areaServd: 1 };\n",
  };
  for (const [path, text] of Object.entries({ ...others, ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

const placeIn = (root: string, data: string, property?: string, route?: string) => {
  const place = placeOfData(
    { data, ...(property === undefined ? {} : { property }) },
    route,
    root,
    root,
  );
  return place && `${place.file}:${place.line}:${place.column}`;
};

it.each([
  ['Offer', 'price', 'site/structured-data.ts:4:77'],
  ['Offer', 'priceCurrency', 'site/structured-data.ts:4:100'],
  ['Offer', undefined, 'site/structured-data.ts:4:25'],
  ['Notary', 'areaServd', 'site/structured-data.ts:6:22'],
  // Put together from parts: the code that does it.
  ['Event', 'endDate', 'site/structured-data.ts:1:14'],
])('%s %s is found in the code that makes structured data', (type, property, expected) => {
  const root = siteWith({ 'site/structured-data.ts': MAKER });
  expect(placeIn(root, type, property, 'about')).toBe(expected);
  expect(placeIn(root, type, property)).toBe(expected);
});

it('a page that makes its own has it there', () => {
  const root = siteWith({
    'site/structured-data.ts': MAKER,
    'pages/fair/+Page.tsx': "const data = { '@type': 'Offer',\n  price: 5 };\n",
  });
  expect(placeIn(root, 'Offer', 'price', 'fair')).toBe('pages/fair/+Page.tsx:2:3');
  expect(placeIn(root, 'Offer', 'price', 'about')).toBe('site/structured-data.ts:4:77');
});

it('without such code there is no place', () => {
  expect(placeIn(siteWith({}), 'Offer', 'price', 'about')).toBeUndefined();
});
