import { describe, expect, it } from 'vitest';
import { locatedTexts } from '../../../cli/rules/texts.ts';
import { CountTable } from '../../../cli/rules/words/counts/count-table.ts';
import { countsOf, writeCount } from '../../../cli/rules/words/counts/said-counts.ts';

const FACTS: Readonly<Record<string, number>> = {
  'area.freeMinutes': 15,
  'area.freeMiles': 10,
  'response.emergencyMinutes': 45,
  'response.contactMinutes': 30,
};

/** What is told of the pages of a site: the number, and the fact that it should be. */
function told(...pages: object[]): string[] {
  const table = new CountTable((fact) => FACTS[fact]);
  for (const page of pages) table.add(countsOf(locatedTexts(page, []), page).map(writeCount));
  return [...table.judged()].map(({ line, fact }) => `${line.split(' ')[1]} should be ${fact}`);
}

const FREE = [
  { a: 'The trip is $40 within {area.freeMinutes} minutes of Midland or Odessa.' },
  { a: 'De día y a no más de {area.freeMinutes} minutos de Midland u Odessa cuesta lo mismo.' },
  { a: 'One signature inside {area.freeMinutes} minutes of Midland or Odessa comes to $50.' },
];

describe('a limit from a place that other texts say with one fact', () => {
  it.each([
    ['Beyond twenty minutes from Midland or Odessa, it is a mile.', 'twenty'],
    ['Beyond 20 minutes from Midland or Odessa, it is a mile.', '20'],
    ['Within 10 minutes of Midland or Odessa the drive is free.', '10'],
    ['Más allá de veinte minutos de Midland u Odessa se cobra.', 'veinte'],
    ['A menos de 12 minutos de Midland y Odessa no se cobra.', '12'],
    ['Innerhalb von zwanzig Minuten um Midland und Odessa kostet es nichts.', 'zwanzig'],
    ['More than 25 minutes from Midland and Odessa the road is paid.', '25'],
  ])('%s', (a, said) => {
    expect(told(...FREE, { a })).toEqual([`${said} should be area.freeMinutes`]);
  });

  it.each([
    'Greenwood is 20 minutes from Midland.',
    'Twenty minutes from Midland or Odessa there is a diner.',
    'We work within 60 minutes of Odessa.',
    'Beyond 20 minutes from Andrews there is a fee.',
    'Beyond fifteen minutes from Midland or Odessa, it is a mile.',
    'Within 20 minutes of the call we answer.',
    'Nach zwanzig Minuten um Midland und Odessa wird es hell.',
  ])('but not: %s', (a) => {
    expect(told(...FREE, { a })).toEqual([]);
  });

  it('but not if only one text says it, or another number is said so, too', () => {
    const free = (trip: string) => ({
      a: `${trip} within {area.freeMinutes} minutes of Midland.`,
    });
    const typed = { a: 'Beyond 20 minutes from Midland, it is a mile.' };
    expect(told(free('Driving'), free('Delivery'), typed)).toEqual([
      '20 should be area.freeMinutes',
    ]);
    expect(told(free('Driving'), typed)).toEqual([]);
    const others = { a: 'Within 25 minutes of Midland we come at night.' };
    expect(told(free('Driving'), free('Delivery'), typed, others)).toEqual([]);
  });
});

const URGENT = [
  { a: 'An emergency inside the city: at the door in {response.emergencyMinutes} minutes.' },
  { a: 'The emergency response is {response.emergencyMinutes} minutes inside Midland.' },
  { a: 'En una emergencia llegamos en {response.emergencyMinutes} minutos, de noche.' },
  { a: 'Messages are answered within {response.contactMinutes} minutes.' },
];

describe('a deadline in parts of an hour, or with the number of another fact', () => {
  it.each([
    [
      'A call about an emergency inside the city usually has us at the door in half an hour.',
      'half_an_hour',
    ],
    ['A call about an emergency inside the city has us at the door in 30 minutes.', '30'],
    ['An emergency inside Midland is reached within thirty minutes.', 'thirty'],
    ['En una emergencia de noche llegamos en media hora.', 'media_hora'],
    ['En una emergencia llegamos en treinta minutos, también de noche.', 'treinta'],
  ])('%s', (a, said) => {
    expect(told(...URGENT, { a })).toEqual([`${said} should be response.emergencyMinutes`]);
  });

  it.each([
    'A call about an emergency inside the city has us at the door in three quarters of an hour.',
    'Messages about an emergency are answered within 30 minutes.',
    'A message is answered within half an hour.',
    'The visit takes half an hour inside the house.',
    'In half an hour the door is open again.',
    'Every half an hour an emergency vehicle drives past.',
    'Media hora antes llamamos.',
    'An emergency drill of thirty minutes is held at the door of the city.',
    'An emergency inside the city: ninety minutes of rest for us.',
    'In einer halben Stunde ist alles unterschrieben.',
  ])('but not: %s', (a) => {
    expect(told(...URGENT, { a })).toEqual([]);
  });

  it('though other things take half an hour, too', () => {
    const others = [
      { a: 'A visit seldom takes half an hour.' },
      { a: 'Half an hour into the visit.' },
    ];
    const typed = { a: 'A visit in an emergency inside the city starts in half an hour.' };
    expect(told(...URGENT, ...others, typed)).toHaveLength(1);
  });

  it('in German', () => {
    const urgent = [
      { a: 'Im Notfall sind wir nachts in {response.emergencyMinutes} Minuten an der Haustür.' },
      { a: 'Ein Notfall, und in {response.emergencyMinutes} Minuten klingelt es.' },
    ];
    const should = ['einer_halben_stunde should be response.emergencyMinutes'];
    expect(told(...urgent, { a: 'Im Notfall nachts in einer halben Stunde an der Tür.' })).toEqual(
      should,
    );
  });
});
