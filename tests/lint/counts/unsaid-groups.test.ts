import { describe, expect, it } from 'vitest';
import { factsWith, findingsOf } from '../copy-findings.ts';

const told = (text: string, group: object, language = 'en') =>
  findingsOf(text, {
    language,
    at: 'prose.body',
    facts: factsWith(group),
    only: 'facts/contradiction',
  });

const TOLD = (number: string) => [`facts/contradiction: ${number}`];

const HARBOR = {
  sailing: { exercises: 9 },
  segeln: { uebungen: 9 },
  vela: { ejercicios: 9 },
  club: { boats: 7 },
};

describe('a fact of a group that nothing names', () => {
  it.each([
    ['en', '# Rowing\n\nIt has 4 exercises.'],
    ['de', '# Rudern\n\nWer 4 Übungen schafft, bekommt ein Abzeichen.'],
    ['es', '# Remo\n\nQuien completa 4 ejercicios recibe una insignia.'],
  ])('%s: is not what another passage counts: %s', (language, text) => {
    expect(told(text, HARBOR, language)).toEqual([]);
  });

  it.each([
    ['en', '# Sailing\n\nIt has 4 exercises.'],
    ['en', '# Courses\n\n## Sailing on the lake\n\nIt has 4 exercises.'],
    ['en', 'Our season has 4 exercises.'],
    ['de', '# Segeln\n\nWer 4 Übungen schafft, bekommt ein Abzeichen.'],
    ['es', '# Curso de vela\n\nQuien completa 4 ejercicios recibe una insignia.'],
  ])('%s: is held against a passage that does: %s', (language, text) => {
    expect(told(text, HARBOR, language)).toEqual(TOLD('4'));
  });

  it('is of the business as a whole in any passage', () => {
    expect(told('# Rowing\n\n5 boats lie at the pier.', HARBOR)).toEqual(TOLD('5'));
  });

  it('is of the page that shows facts of the group', () => {
    expect(told('{sailing.exercises} at first. Later 4 exercises follow.', HARBOR)).toEqual(
      TOLD('4'),
    );
  });

  it('is not how long any way is', () => {
    const valley = { gebiet: { laengeKm: 30 } };
    expect(told('Die Wege zum Arzt sind 7 km lang oder länger.', valley, 'de')).toEqual([]);
    expect(told('Das Gebiet ist 20 km lang, und länger.', valley, 'de')).toEqual(TOLD('20'));
  });
});

describe('a number that another fact has', () => {
  const shop = { courses: { count: 14, bundles: 6 }, training: { jahre: 2, mindestalter: 14 } };

  it('is that fact if its sentence says all of the key', () => {
    expect(told('Take all courses or one of 6 multi-course bundles.', shop)).toEqual([]);
    expect(told('Mindestalter für das Training: 14 Jahre.', shop, 'de')).toEqual([]);
  });

  it('is none of it if the sentence has it for that as well, or does not say it', () => {
    expect(told('We teach 6 courses in 6 bundles.', shop)).toEqual(TOLD('6'));
    expect(told('We teach 6 courses.', shop)).toEqual(TOLD('6'));
  });

  it('is of what a sibling names', () => {
    const troop = { verein: { abJahren: 5, zeltlagerAb: 8 } };
    expect(told('# Zeltlager im Juli\n\nAlter: ab 9 Jahren.', troop, 'de')).toEqual([]);
    expect(told('# Mitmachen\n\nAlter: ab 9 Jahren.', troop, 'de')).toEqual(TOLD('9'));
  });
});

describe('a number that says its own smaller whole', () => {
  const school = {
    lessons: { count: 18 },
    research: { years: 25 },
    cup: { teams: 24 },
    library: { volumes: 9000 },
    bibliothek: { baende: 9000 },
  };

  it.each([
    ['en', '8-lesson package: $90'],
    ['en', 'How to hold a bow is shown in these 8 lessons:'],
    ['en', 'She won a 4-year, fully funded research grant.'],
    ['en', 'The cup has six teams per year (12 teams in all).'],
    ['en', 'In the library are 4500 volumes from the former seminary.'],
    ['de', 'Zur Bibliothek kamen 4500 Bände aus dem ehemaligen Seminar.'],
  ])('%s: is none of the business: %s', (language, text) => {
    expect(told(text, school, language)).toEqual([]);
  });

  it.each([
    ['en', 'We give 8 lessons.', '8'],
    ['en', 'We look back on 4 years of research.', '4'],
    ['en', 'The cup has 12 teams.', '12'],
    ['en', 'The library has 4500 volumes.', '4500'],
    ['de', 'Die Bibliothek hat 4500 Bände.', '4500'],
  ])('%s: is held to it otherwise: %s', (language, text, number) => {
    expect(told(text, school, language)).toEqual(TOLD(number));
  });
});
