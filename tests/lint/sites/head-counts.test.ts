import { describe, expect, it } from 'vitest';
import { locatedTexts } from '../../../cli/rules/texts.ts';
import { CountTable } from '../../../cli/rules/words/counts/count-table.ts';
import { countsOf, writeCount } from '../../../cli/rules/words/counts/said-counts.ts';
import { DataSite } from '../../support/data-site.ts';

/** What is told of pages: the number, and the one on which page it differs from. */
function told(...pages: (string | object)[]): string[] {
  const table = new CountTable(() => undefined);
  for (const [number, text] of pages.entries()) {
    const page = typeof text === 'string' ? { text } : text;
    table.addPage(number, countsOf(locatedTexts(page, []), page).map(writeCount));
  }
  return [...table.judged()].map(
    ({ line, other }) => `${line.split(' ')[1]} is ${other?.said} on page ${other?.page}`,
  );
}

describe('how many all of us are', () => {
  it.each([
    ['Wir sind zu fünft und alle aus der Gegend.', 'Wir sind zu sechst.', 'sechs is fünf'],
    ['Wir sind fünf Leute mit fünf Stühlen.', 'Heute sind wir zu sechst.', 'sechs is fünf'],
    ['Wir sind heute zu viert.', 'Wir sind drei Leute, dazu ein Hund.', 'drei is vier'],
    ['We are three people with two vans.', 'We are four, and two vans.', 'four is three'],
    ['There are four of us: Ann, Ben, Cy and Di.', 'We are now five.', 'five is four'],
    ['Today we are three, still in Hexham.', 'We’re four people.', 'four is three'],
    ['Somos cinco personas y una gata.', 'Hoy somos seis.', 'seis is cinco'],
    ['Somos tres y queremos ser cuatro.', 'En total somos cuatro personas.', 'cuatro is tres'],
    ['Wir sind zu sechst.', 'Darauf arbeiten wir hin, zu fünft und in Ruhe.', 'fünf is sechs'],
    ['Somos cinco.', 'Somos 6 personas.', '6 is cinco'],
  ])('%s — %s', (one, other, expected) => {
    expect(told(one, other)).toEqual([`${expected} on page 0`]);
  });

  it('is told on the page with which two others disagree', () => {
    expect(told('Somos seis.', 'Somos cinco.', 'Somos cinco personas.')).toEqual([
      'seis is cinco on page 1',
    ]);
    expect(told('Somos seis.', 'Somos seis.', 'Somos cinco.', 'Somos cinco.')).toEqual([]);
  });

  it.each([
    ['Wir sind zu fünft.', 'Wir sind zu sechst, können alle kommen?'],
    ['Wir sind zu fünft.', 'Samstags sind wir zu zweit. Im Winter sind wir zu dritt.'],
    ['Wir sind zu fünft.', 'Damals waren wir zu dritt.'],
    ['Wir sind zu fünft.', 'Wir sind drei Studios in einem Haus.'],
    ['Wir sind zu fünft.', 'Seit 2019 sind wir vier. Inzwischen sind wir zu fünft.'],
    ['Wir sind zu fünft.', 'Zu zweit tragen wir das Klavier.'],
    ['Wir sind zu fünft.', { items: [{ date: '2019', text: 'Wir sind zu dritt.' }] }],
    ['Wir sind zu fünft.', { problem: 'Wir sind zu viert.' }],
    ['Somos tres.', 'No podemos: somos dos y operamos por la mañana.'],
    ['We are twelve.', 'We are four, and the others have the night off.'],
    ['We are four.', 'We are two minutes from the station.'],
    ['We are four.', 'We are three in the office.'],
    ['We are four.', 'When we are three, the van stays.'],
    ['We are four.', 'There are six, and each has a door.'],
    ['We are four.', 'A team of three comes to you.'],
    ['Somos cinco.', 'Hoy somos dos veterinarios y una auxiliar.'],
    ['Somos cinco.', 'Si somos tres, ¿cabemos?'],
    ['Somos cinco.', 'Somos una familia y somos cuatro.'],
    ['Somos cinco.', { testimonial: { text: 'Somos cuatro.' } }],
  ])('is another number: %s — %j', (one, other) => {
    expect(told(one, other)).toEqual([]);
  });
});

describe('how many all of us are, of which a fact is', () => {
  const ofFact = (...texts: string[]) => {
    const table = new CountTable(
      () => undefined,
      () => false,
      () => 6,
    );
    for (const text of texts)
      table.add(countsOf(locatedTexts({ text }, []), { text }).map(writeCount));
    return [...table.judged()].map(({ line, fact }) => `${line.split(' ')[1]} is ${fact}`);
  };

  it.each([
    [
      'Wir sind {betrieb.leute}, darunter ein Lehrling.',
      'Wir sind zu siebt.',
      'sieben is betrieb.leute',
    ],
    ['We are {team.people} people.', 'We are five, and a dog.', 'five is team.people'],
    ['Somos {equipo.personas}.', 'Somos cinco personas.', 'cinco is equipo.personas'],
  ])('is told where it differs: %s — %s', (one, other, expected) => {
    expect(ofFact(one, other)).toEqual([expected]);
  });

  it('is not told in words where it is the same, nor where two are those of a night', () => {
    expect(ofFact('Wir sind {betrieb.leute}.', 'Wir sind zu sechst.')).toEqual([]);
    expect(ofFact('Somos {equipo.personas}.', 'Somos dos.')).toEqual([]);
    expect(ofFact('Wir sind {betrieb.leute}.', 'Wir sind drei Studios.')).toEqual([]);
  });
});

it('is told once at its place in a site', async () => {
  const site = new DataSite({ languages: ['de'] });
  const page = (intro: string) => ({
    name: 'Team',
    type: 'main',
    description: 'Wer kommt.',
    seo: { title: 'Wer kommt', description: 'Wer kommt, wenn der Strom ausfällt, heute noch.' },
    sections: [{ title: { heading: 'Wer kommt', intro } }],
  });
  site.write('pages/a/page.yaml', page('Wir sind fünf Leute.'));
  site.write('pages/b/page.yaml', page('Wir sind sechs Leute.'));
  const found = (await site.lint()).filter(({ rule }) => rule === 'facts/contradiction');
  expect(found.map(({ file }) => file)).toEqual(['pages/b/page.yaml']);
});
