import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { locatedTexts } from '../../../cli/rules/texts.ts';
import { CountTable } from '../../../cli/rules/words/counts/count-table.ts';
import { countsOf, writeCount } from '../../../cli/rules/words/counts/said-counts.ts';
import { ROOT } from '../../support/command.ts';
import { DataSite } from '../../support/data-site.ts';

const PLAIN = join(ROOT, 'tests/fixtures/landings/ok/plain.yaml');

describe('a deadline with the number of another fact', () => {
  const FACTS: Readonly<Record<string, number>> = {
    'response.emergencyMinutes': 45,
    'response.contactMinutes': 30,
    'kitchen.lunchMinutes': 25,
  };
  const PAGES = [
    { a: 'In an emergency somebody is at your door in {response.emergencyMinutes} minutes.' },
    { a: 'Messages are answered within {response.contactMinutes} minutes in business hours.' },
    { a: 'Lunch is on the table in {kitchen.lunchMinutes} minutes after you order.' },
  ];
  const told = (text: string) => {
    const table = new CountTable((fact) => FACTS[fact]);
    for (const page of [...PAGES, { text }])
      table.add(countsOf(locatedTexts(page, []), page).map(writeCount));
    return [...table.judged()].map(({ line, fact }) => `${line.split(' ')[1]}: ${fact}`);
  };

  it.each([
    ['A notary at your door in 30 minutes', '30: response.emergencyMinutes'],
    ['Somebody is at your door in 30 minutes, day or night', '30: response.emergencyMinutes'],
    ['A notary at your door in 20 minutes', '20: response.emergencyMinutes'],
    ['Soup and bread on the table in 30 minutes', '30: kitchen.lunchMinutes'],
  ])('%s', (text, expected) => {
    expect(told(text)).toEqual([expected]);
  });

  it.each([
    'Your message is answered in 30 minutes.',
    'We write back in 30 minutes.',
    'A call back within 30 minutes',
    'Messages left at the door are answered in 30 minutes.',
    'You hear from us in 30 minutes.',
    'The glue is dry in 30 minutes.',
    'Done in 30 minutes, at your kitchen counter',
    'The door is mended in 30 minutes at most.',
    'A visit of 30 minutes at your door',
    'Every 30 minutes a bus stops before the door.',
    'Most signings take 30 minutes at your table.',
    'After 30 minutes at the door we leave.',
    'The drive of 30 minutes ends at your door.',
    'Lunch in 25 minutes, coffee within 30 minutes of business',
    'A notary at your door in {response.emergencyMinutes} minutes',
    'A table by the window is free in 30 minutes',
    'Soup in 25 minutes',
    'Our driver waits 30 minutes at your door, free of charge.',
    'The answer to a message is on the table in business hours, within 30 minutes.',
    'We reach Stanton in 25 minutes and Odessa in 30 minutes.',
  ])('not told: %s', (text) => {
    expect(told(text)).toEqual([]);
  });
});

/** A landing with a variant that has another headline. */
const landing = (headline: string) => `${readFileSync(PLAIN, 'utf8')}
variants:
  - name: fast
    weight: 50
    set:
      hero.headline: ${headline}
`;

it('a variant is compared with what other pages count as its page is', async () => {
  const site = new DataSite({ languages: ['en'], response: { emergencyMinutes: 45 } });
  const [said, typed] = ['{response.emergencyMinutes}', '20'].map(
    (number) => `In an emergency we are at your door in ${number} minutes`,
  );
  site.write('pages/night/page.yaml', {
    ...{ name: 'Night', type: 'service', description: 'Nights.' },
    seo: { title: 'Nights', description: `${said}.` },
    sections: [{ title: { heading: 'Nights', intro: `${said}.` } }],
  });
  const lintWith = async (headline: string) => {
    const text = landing(headline);
    site.write('landings/plain.yaml', text);
    const lines = text.split('\n');
    return (await site.lint()).flatMap(({ rule, file, line }) =>
      rule === 'facts/contradiction' && file === 'landings/plain.yaml' ? lines[line - 1] : [],
    );
  };
  expect(await lintWith(`"${said}"`)).toEqual([]);
  expect(await lintWith(`${typed}`)).toEqual([`      hero.headline: ${typed}`]);
});
