import { describe, expect, it } from 'vitest';
import { findingsIn } from '../copy-findings.ts';

const RULE = 'facts/contradiction: ';

/** What is told of a block with so many entries. */
function told(heading: string, entries: number, beside: object = {}, language = 'en'): string[] {
  const items = Array.from({ length: entries }, (_, at) => ({ title: `Entry ${'abcdefgh'[at]}` }));
  return findingsIn({ services: { heading, items, ...beside } }, { language }).flatMap((finding) =>
    finding.startsWith(RULE) ? [finding.slice(RULE.length)] : [],
  );
}

describe('a heading that counts what is listed below', () => {
  it.each([
    ['Five communities up the road', 4, 'Five', 'en'],
    ['Four ways to reach us', 5, 'Four', 'en'],
    ['Seven small repairs that we do while you wait', 6, 'Seven', 'en'],
    ['Six forms that come across our table', 5, 'Six', 'en'],
    ['Vier Programme für jeden Anlass', 3, 'Vier', 'de'],
    ['Fünf häufige Fehler', 4, 'Fünf', 'de'],
    ['Cuatro cursos para empezar', 5, 'Cuatro', 'es'],
    ['Cinco trámites que firmamos cada semana', 4, 'Cinco', 'es'],
    ['Five rooms, five kinds of trouble', 4, 'Five', 'en'],
    ['Five kinds of trouble', 4, 'Five', 'en'],
    ['The four mornings', 3, 'four', 'en'],
    ['5 ways to be a regular', 4, '5', 'en'],
    ['Our six rooms', 5, 'six', 'en'],
    ['Fünf Räume, fünf Sorten von Ärger', 4, 'Fünf', 'de'],
    ['Die vier Kurse', 3, 'vier', 'de'],
    ['Las cinco salas', 4, 'cinco', 'es'],
    ['Cinco clases de problemas', 4, 'Cinco', 'es'],
  ])('%s, above %i', (heading, entries, number, language) => {
    expect(told(heading, entries, {}, language)).toEqual([number]);
  });

  it('in the only part of a panel', () => {
    const towns = ['Ropes', 'Smyer', 'Idalou', 'Shallowater'].map((name) => ({ name }));
    const parts = [{ communities: towns }];
    const raw = { sections: [{ panel: { heading: 'Five towns up the road', parts } }] };
    expect(findingsIn(raw, { kind: 'page' })).toContain(`${RULE}Five`);
    expect(findingsIn({ ...raw, sections: [{ panel: { heading: 'Four towns', parts } }] })).toEqual(
      [],
    );
  });

  it('in a part that is a block of its own', () => {
    const entries = (count: number) =>
      Array.from({ length: count }, (_, at) => ({
        title: `Work ${'abcdefghijkl'[at]}`,
        features: ['A', 'B'],
      }));
    const raw = (count: number, ...more: object[]) => ({
      sections: [
        {
          panel: {
            heading: 'Twelve services, each with its own rules',
            parts: [{ catalog: { services: entries(count) } }, ...more],
          },
        },
      ],
    });
    expect(findingsIn(raw(11), { kind: 'page' })).toContain(`${RULE}Twelve`);
    expect(findingsIn(raw(12), { kind: 'page' })).toEqual([]);
    expect(findingsIn(raw(11, { services: entries(3) }), { kind: 'page' })).toEqual([]);
  });

  it.each([
    ['Four communities up the road', 4],
    ['Two neighborhoods, two approaches', 3],
    ['Three people, one long table', 4],
    ['Four weeks from the first call', 3],
    ['Eight evenings in spring', 4],
    ['Five towns, and one more by appointment', 6],
    ['Four of our six workshops', 4],
    ['Five generations on the roof', 4],
    ['What four roofs taught us', 3],
    ['Five of these towns', 4],
    ['Five rooms, six kinds of trouble', 4],
    ['The four seasons', 3],
    ['Three business days come sooner than they sound', 4],
    ['The four of us', 3],
    ['Five kinds of the trouble', 4],
    ['24 ways to be a regular', 4],
    ['5 days on the river', 4],
    ['3 people, one long table', 4],
    ['The five families that we work for, and others', 4],
  ])('but not: %s, above %i', (heading, entries) => {
    expect(told(heading, entries)).toEqual([]);
  });

  it('but not beside a second list, or another number', () => {
    expect(told('Five roofs', 4, { more: [{ title: 'One' }] })).toEqual([]);
    const columns = ['Repair', 'New metal', 'New covering'];
    expect(told('Three ways to deal with a roof', 4, { columns })).toEqual([]);
    expect(told('Five roofs', 4, { intro: 'All four roofs are of tin.' })).toEqual([]);
    expect(told('Five roofs', 4, { note: 'A fee applies once to each.' })).toEqual(['Five']);
    expect(told('Five roofs', 4, { note: 'The usual notice of two months.' })).toEqual(['Five']);
    expect(told('Five roofs', 4, { intro: 'The fourth and the fifth are one, so four.' })).toEqual(
      [],
    );
  });
});

describe('a number at the top of a page that its counted list contradicts', () => {
  const page = (description: string, heading = 'Six services, each with its own rules') => ({
    seo: { title: 'Services', description },
    catalog: {
      heading,
      items: 'abcdef'.split('').map((letter) => ({ title: `Entry ${letter}` })),
    },
  });
  const toldOf = (raw: object) =>
    findingsIn(raw).flatMap((found) => (found.startsWith(RULE) ? [found.slice(RULE.length)] : []));

  it.each(['Seven services at your own table.', '5 services at your own table.'])('%s', (text) => {
    expect(toldOf(page(text))).toHaveLength(1);
  });

  it.each([
    'Six services at your own table.',
    'Two services that most people ask for.',
    'Our seven services come to you.',
    'Seven rules for a good day.',
    'Seven of our services.',
  ])('not told: %s', (text) => {
    expect(toldOf(page(text))).toEqual([]);
  });

  it('is not told of a list that its own heading does not count', () => {
    expect(toldOf(page('Seven services at your own table.', 'What we do'))).toEqual([]);
  });
});
