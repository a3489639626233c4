import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../support/command.ts';
import { DataSite } from '../../support/data-site.ts';

const OFFER = 'The offer ends on March 31, 2027.';

const PLAIN = readFileSync(join(ROOT, 'tests/fixtures/landings/ok/plain.yaml'), 'utf8')
  .replaceAll('{response.emergencyMinutes}', '45')
  .replace(/^( {2}headline:).*$/m, `$1 ${OFFER}`);

const PAGE = `name: Offer
type: main
description: What it is.
seo:
  title: What the offer of this spring is, and for whom
  description: What the offer is, whom it is for, and what to do about it, told in a few lines of text.
sections:
  - title: { heading: What the offer is, intro: "${OFFER}" }
`;

it('a date is past by the moment that is asked for, in landings, pages and the configuration, for lint and build', async () => {
  const site = new DataSite({
    languages: ['en'],
    lint: { rules: { 'copy/past-date': 'error' } },
    fees: { minimum: 80 },
    offers: { spring: 'In spring the offer ends on March 31, 2027.' },
  });
  site.write('pages/offer/page.yaml', PAGE);
  site.write('landings/offer.yaml', PLAIN);
  const places = ['landings/offer.yaml', 'pages/offer/page.yaml', 'site.config.yaml'];
  const past = async (now: string) =>
    (await site.lint('--now', now))
      .filter(({ rule }) => rule === 'copy/past-date')
      .map(({ file }) => file);
  expect(await past('2027-03-01')).toEqual([]);
  expect(await past('2027-06-01')).toEqual(places);
  expect(await past('2027-03-02')).toEqual([]);
  const { code, report } = await site.build('--now', '2027-06-01');
  const told = report.diagnostics.filter(({ rule }) => rule === 'copy/past-date');
  expect([code, told.map(({ file }) => file)]).toEqual([1, places]);
});
