import { describe, expect, it } from 'vitest';
import { createFacts } from '../../../cli/content/facts/facts.ts';
import { FACTS, findingsIn, findingsOf, SCHEMA } from '../copy-findings.ts';

describe('a text without words', () => {
  it.each(['*', '-', '***', '* * *', '+', '_'])('"%s" is told', (text) => {
    expect(findingsOf(text)).toContain(`copy/unfinished: ${text}`);
  });

  it.each(['*', '-', '+', '1.'])('so is a body with the mark of an entry alone: "%s"', (text) => {
    expect(findingsOf(text, { at: 'prose.body' })).toHaveLength(1);
  });

  it('but not the cell of a table', () => {
    expect(findingsIn({ table: { rows: [['Slate', '-']] } })).toEqual([]);
  });
});

describe('a section of a body without text', () => {
  it.each([
    ['## Slate\n\n## Tin\n\nIt lasts.', ['copy/unfinished: Slate']],
    ['### Slate\n\n## Tin\n\nIt lasts.', ['copy/unfinished: Slate']],
    ['## Roofs\n\n### Slate\n\nIt lasts.', []],
    ['## Slate\n\nIt lasts.\n\n## Tin\n\n- It rusts.', []],
  ])('%j', (body, found) => {
    expect(findingsOf(body, { at: 'prose.body' })).toEqual(found);
  });
});

describe('a picture that is told to be one', () => {
  it.each(['image', 'Photo', 'Picture 2', 'Logo', 'Bild', 'imagen'])('alt: %s', (alt) => {
    expect(findingsIn({ image: { src: 'roof.jpg', alt } })).toEqual([`copy/placeholder: ${alt}`]);
  });

  it.each(['A slate roof in the rain', 'Logo of the guild'])('but not by "%s"', (alt) => {
    expect(findingsIn({ image: { src: 'roof.jpg', alt } })).toEqual([]);
  });
});

it.each(['Insert testimonial here', 'Insert a review'])('"%s" is a placeholder', (text) => {
  expect(findingsOf(text)).toEqual([`copy/placeholder: ${text}`]);
});

it.each([
  ['The frist roof', 'en', 'frist'],
  ['A roof wich lasts', 'en', 'wich'],
  ['Llámenos por telefono', 'es', 'telefono'],
  ['Nosotros tambien trabajamos', 'es', 'tambien'],
])('"%s" is misspelt', (text, language, word) => {
  expect(findingsOf(text, { language })).toEqual([`copy/spelling: ${word}`]);
});

describe('facts whose name is a unit, a distance or a round sum', () => {
  const config: object = structuredClone({ ...FACTS.site });
  const facts = createFacts(
    SCHEMA.parse({
      ...config,
      warranty: { years: 10 },
      area: { radiusMiles: 25, freeMiles: 30, counties: 5 },
      cover: { insurance: '$2 million' },
      bands: { night: '10 PM to 6 AM' },
    }),
    SCHEMA,
  );

  it.each([
    ['A warranty of 10 years', ['facts/typed-figure: 10']],
    ['A warranty of 5 years', ['facts/contradiction: 5']],
    ['One of 5 years', []],
    ['We drive 25 miles', ['facts/typed-figure: 25']],
    ['The quarry is 24 miles off', []],
    ['Insured for $2 million', ['facts/typed-figure: $2 million']],
    // One fault, one finding.
    ['We work from 10 PM to 6 AM', ['facts/typed-hours: 10 PM to 6 AM']],
  ])('"%s"', (text, found) => {
    expect(findingsOf(text, { facts })).toEqual(found);
  });
});

it('holds what the business says of itself in sentences to the rules of facts', () => {
  const business = { name: 'Kestrel Roofing', tagline: 'Roofs from $40' };
  const raw = { business, fees: { inspection: 40 } };
  expect(findingsIn(raw, { kind: 'config' })).toEqual(['facts/typed-amount: $40']);
});
