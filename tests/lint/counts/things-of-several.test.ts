import { describe, expect, it } from 'vitest';
import { factsWith, findingsIn, findingsOf } from '../copy-findings.ts';

const told = (text: string, group: object, language = 'en') =>
  findingsOf(text, {
    language,
    at: 'prose.body',
    facts: factsWith(group),
    only: 'facts/',
  }).filter((each) => /contradiction|typed-figure/.test(each));

const CABINS = {
  cabinOne: { bedrooms: 2, bunks: 4 },
  huetteEins: { schlafzimmer: 2, betten: 4 },
  casaUno: { dormitorios: 2, literas: 4 },
};

describe('a thing that is called by its number', () => {
  it.each([
    ['en', '# Cabins\n\n## Cabin 2\n\n2 bedrooms and a stove.'],
    ['en', '# Cabins\n\n## Boathouse\n\nA kitchen, 5 bunks and a stove.'],
    ['en', '# Cabins\n\n## Cabin three\n\nUpstairs are 5 bunks.'],
    ['de', '# Hütten\n\n## Hütte 2\n\n2 Schlafzimmer unter dem Dach.'],
    ['de', '# Hütten\n\n## Bootshaus\n\nOben stehen 5 Betten.'],
    ['es', '# Casas\n\n## Casa 2\n\n2 dormitorios con chimenea.'],
    ['es', '# Casas\n\n## Segunda casa\n\nArriba hay 5 literas.'],
  ])('%s: has numbers that are not those of another one: %s', (language, text) => {
    expect(told(text, CABINS, language)).toEqual([]);
  });

  it.each([
    ['en', '# Cabins\n\n## Cabin 1\n\n2 bedrooms and a stove.', 'facts/typed-figure: 2'],
    ['en', '# Cabins\n\n## The first cabin\n\nUpstairs are 5 bunks.', 'facts/contradiction: 5'],
    ['de', '# Hütten\n\n## Hütte 1\n\nOben stehen 5 Betten.', 'facts/contradiction: 5'],
    ['de', '# Hütten\n\n## Erste Hütte\n\n2 Schlafzimmer im Dach.', 'facts/typed-figure: 2'],
    ['es', '# Casas\n\n## Casa nº 1\n\nArriba hay 5 literas.', 'facts/contradiction: 5'],
  ])('%s: is held to its own: %s', (language, text, finding) => {
    expect(told(text, CABINS, language)).toEqual([finding]);
  });
});

describe('a group that is named', () => {
  const tours = { gorge: { rafts: 6 }, lake: { rafts: 9 } };

  it('has numbers that are not those of another one with the same key', () => {
    const whole = '# Gorge and lake\n\n## On the lake\n\nThere are 6 rafts.';
    expect(told(whole, tours)).toEqual([]);
    expect(told('## On the lake\n\nWe row 7 rafts.', tours)).toEqual(['facts/contradiction: 7']);
    expect(told('## On the lake\n\nIn the gorge we row 6 rafts.', tours)).toEqual([
      'facts/typed-figure: 6',
    ]);
  });
});

describe('parts of a page with numbers of their own', () => {
  const hall = { kurse: { plaetzchen: 8 }, huts: { stoves: 3 }, salas: { mesas: 6 } };
  const page = (last: string) =>
    `# Rooms\n\n## Loft\n\nIt has 2 stoves.\n\n## Barn\n\nIt has 5 stoves.\n\n## Yard\n\n${last}`;

  it('say nothing of what a fact counts', () => {
    expect(told(page('It has 4 stoves.'), hall)).toEqual([]);
    expect(
      told(
        '# Salas\n\n## Patio\n\nHay 4 mesas.\n\n## Torre\n\nHay 5 mesas.\n\n## Bodega\n\nHay 7 mesas.',
        { fonda: { mesas: 6 } },
        'es',
      ),
    ).toEqual([]);
  });

  it('are held to it where they name it', () => {
    expect(told(page('Our huts have 4 stoves.'), hall)).toEqual(['facts/contradiction: 4']);
    expect(told('# Huts\n\n## Yard\n\nIt has 4 stoves.', hall)).toEqual(['facts/contradiction: 4']);
  });
});

describe('a number of each of several things', () => {
  const inn = { inn: { beds: 8 }, gasthof: { betten: 8 }, posada: { camas: 8 } };

  it.each([
    ['en', 'Three rooms with 10 beds each.'],
    ['en', 'Upstairs, there are 10 beds per room.'],
    ['de', 'Zwei Kammern mit je 4 Betten.'],
    ['de', 'In den Kammern stehen jeweils 10 Betten.'],
    ['de', 'Es gibt 10 Betten pro Kammer.'],
    ['es', 'Dos cuartos con 10 camas cada uno.'],
  ])('%s: is not that of all: %s', (language, text) => {
    expect(told(text, inn, language)).toEqual([]);
  });

  it.each([
    ['en', 'The inn has 10 beds.', '10'],
    ['de', 'Unser Gasthof hat 10 Betten.', '10'],
    ['es', 'La posada tiene 10 camas.', '10'],
  ])('%s: that of all is told: %s', (language, text, number) => {
    expect(told(text, inn, language)).toEqual([`facts/contradiction: ${number}`]);
  });

  it('is that of a fact which says of what there are so many', () => {
    expect(told('Each room has 10 beds per room.', { room: { beds: 8 } })).toEqual([
      'facts/contradiction: 10',
    ]);
  });
});

describe('a fact of each', () => {
  const water = { tank: { litersPerPerson: 40 }, speicher: { literProPerson: 40 } };

  it('is not compared with what several need', () => {
    expect(told('For 4 persons:\n\n- Smallest tank: 160 liters', water)).toEqual([]);
    expect(told('Für 4 Personen:\n\n- Kleinster Speicher: 160 Liter', water, 'de')).toEqual([]);
  });

  it('is compared with what one needs', () => {
    expect(told('We reckon with 60 liters per person.', water)).toEqual([
      'facts/contradiction: 60',
    ]);
  });
});

describe('a number that another fact has', () => {
  it.each([
    [
      'en',
      'Certified umpire\n14+ years of experience',
      { crew: { umpireYears: 6, coachYears: 14 } },
    ],
    ['en', '14 years of slate roofs.', { team: { years: 14 }, roofs: { slateYears: 60 } }],
    ['de', 'Für Kinder ab 5 Jahren.', { gruppen: { abJahren: 3, zwergeAb: 5 } }],
  ])('%s: is no slip: %s', (language, text, group) => {
    expect(told(text, group, language).filter((each) => each.includes('contradiction'))).toEqual(
      [],
    );
  });

  it.each([
    ['en', 'As an umpire, she has 9 years of experience.', { crew: { umpireYears: 6 } }, '9'],
    [
      'en',
      'An umpire here has 14 years of experience.',
      { crew: { umpireYears: 6, coachYears: 14 } },
      '14',
    ],
    ['de', 'Für Kinder ab 6 Jahren.', { gruppen: { abJahren: 3, zwergeAb: 5 } }, '6'],
  ])('%s: is told where the fact is named, or none has it: %s', (language, text, group, number) => {
    expect(told(text, group, language)).toContain(`facts/contradiction: ${number}`);
  });
});

it('lessons of another length are another kind beside those of the fact', () => {
  const facts = { lessons: { squadMinutes: 40 } };
  expect(
    told('- 40-minute squads: for beginners\n- 60-minute squads: for all others', facts),
  ).not.toContain('facts/contradiction: 60');
  expect(told('Our 60-minute squads are for all.', facts)).toEqual(['facts/contradiction: 60']);
});

it('entries of a landing are named by their titles', () => {
  const items = [
    { title: 'Cabin 1', text: 'Upstairs are 5 bunks.' },
    { title: 'Cabin 2', text: 'Upstairs are 5 bunks.' },
  ];
  const found = findingsIn(
    { services: { items } },
    { facts: factsWith(CABINS), only: 'facts/con' },
  );
  expect(found).toEqual(['facts/contradiction: 5']);
});
