import { expect, it } from 'vitest';
import { DataSite } from '../../support/data-site.ts';

const BUSINESS = {
  name: 'Hofmann Elektro',
  type: 'Electrician',
  phone: '+49 30 23125 014',
  email: 'hallo@hofmann-elektro.example',
  address: { locality: 'Luxemburg', postalCode: '1111', country: 'LU' },
  currency: 'EUR',
};

const page = (intro: string) => ({
  name: 'Preise',
  type: 'main',
  description: 'Was es kostet.',
  seo: {
    title: 'Was der Elektriker in Luxemburg kostet',
    description: 'Was die Anfahrt, die erste Stunde und beides zusammen kosten, auf einen Blick.',
  },
  sections: [{ title: { heading: 'Was es kostet', intro } }],
});

it('tells a sum at the fact that it is, or where it is typed', async () => {
  const site = new DataSite({ business: BUSINESS, fees: { travel: 40, hour: 10, minimum: 55 } });
  site.write(
    'pages/preise/page.yaml',
    page('{fees.travel} + {fees.hour} = {fees.minimum} im Ort.'),
  );
  site.write('pages/orte/page.yaml', page('Weit weg: {fees.travel} + {fees.hour} = 53 €.'));
  const found = (await site.lint()).filter(({ rule }) => rule.startsWith('facts/'));
  const places = found.map(({ file, rule, hint }) => `${file} ${rule} ${hint.slice(0, 10)}`);
  expect(places).toEqual([
    'pages/orte/page.yaml facts/contradiction Write 50, ',
    'site.config.yaml facts/contradiction Make it 50',
  ]);
});
