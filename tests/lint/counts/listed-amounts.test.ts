import { describe, expect, it } from 'vitest';
import { createFacts, factsIn } from '../../../cli/content/facts/facts.ts';
import { factsContradiction } from '../../../cli/rules/copy/facts-contradiction.ts';
import { factsTypedAmount } from '../../../cli/rules/copy/facts-typed-amount.ts';
import { copyFile } from '../../../cli/rules/copy-file.ts';
import { applyCopyRule } from '../../../cli/rules/copy-rules.ts';
import { FACTS, findingsIn, SCHEMA } from '../copy-findings.ts';

const { site } = FACTS;
const group = {
  fees: { travel: 45, emergency: 65 },
  area: {
    around: [
      { name: 'Post', miles: 42, travel: 65 },
      { name: 'Levelland', miles: 30, travel: 55 },
      { name: 'Spring', miles: 50, travel: 75 },
      { name: 'Big Spring', miles: 104, travel: 115 },
    ],
    counties: [{ name: 'Garza' }],
  },
  offers: {
    packages: [{ name: { en: 'Gutter check', de: 'Rinnencheck' }, price: 85 }],
    sizes: [{ name: 'Small', price: 70 }],
  },
};
const listed = createFacts(SCHEMA.parse({ ...site, ...group }), SCHEMA);

function told(raw: object, language = 'en'): string[] {
  return findingsIn(raw, { facts: factsIn(language, listed), language }).filter((found) =>
    /^facts\/(?:contradiction|typed-amount)/.test(found),
  );
}

const answer = (text: string) => ({
  questions: { items: [{ question: 'How far?', answer: text }] },
});
const table = (title: string, cell: string, heading = 'Travel fee') => ({
  comparison: {
    heading: 'The way',
    columns: ['Miles', heading],
    rows: [{ title, values: ['42', cell] }],
  },
});

describe('the amount that a list of the configuration has', () => {
  it.each([
    ['A widow in Post paid us $65 for the road.'],
    ['In Levelland we charge $55 for the drive, and {fees.travel} in town.'],
    ['To Post and Levelland the drive costs $65 and $55.'],
    ['| Town | Travel |\n| --- | --- |\n| Post | $65 |\n| Levelland | $55 |'],
    ['The drive to Big Spring costs $115.'],
    ['A gutter costs more. The Gutter check costs $85 with us.'],
    ['In Post cobramos $65 por el camino.', 'es'],
    ['Der Rinnencheck kostet bei uns 85 $.', 'de'],
  ])('needs no reference beside its name: %s', (text, language = 'en') => {
    expect(told(answer(text), language)).toEqual([]);
  });

  it('nor in a row, an entry or a page of that name', () => {
    expect(told(table('Post', '$65'))).toEqual([]);
    expect(told(table('Post, Garza County', '$65'))).toEqual([]);
    expect(told({ pricing: { items: [{ title: 'Gutter check', price: '$85' }] } })).toEqual([]);
    const page = {
      hero: { headline: 'Roofs in Post', subheadline: 'We charge $65 for the road.' },
    };
    expect(told(page)).toEqual([]);
  });

  it('is said to be in the list where nothing names its entry', () => {
    const file = copyFile('page', 'en', answer('We charge $55 for the drive.'));
    expect([...applyCopyRule(factsTypedAmount, file, listed)]).toMatchObject([
      {
        message:
          '$55 is what site.config.yaml has for Levelland, in area.around, which nothing beside it names.',
      },
    ]);
  });

  it('is told where it is that of another entry', () => {
    expect(told(answer('In Levelland we charge $75 for the drive.'))).toEqual([
      'facts/contradiction: $75',
    ]);
    expect(told(answer('To Big Spring we charge $75 for the drive.'))).toEqual([
      'facts/contradiction: $75',
    ]);
  });
});

describe('another amount than that of a list', () => {
  it.each([
    ['The drive to Post is $60.', '$60'],
    ['In Levelland we charge $45 for the drive.', '$45'],
    ['Post: $70.', '$70'],
    ['To Big Spring the trip costs only $105.', '$105'],
    ['The travel fee for Post is $75.', '$75'],
    ['It is $60 to Levelland.', '$60'],
    ['Gutter check: $95.', '$95'],
    ['The price of the Gutter check is $90.', '$90'],
    ['| Town | Travel |\n| --- | --- |\n| Post | $60 |\n| Levelland | $55 |', '$60'],
    [
      'A widow in Post paid $70 for the road, {fees.travel} for the look and two further ones.',
      '$70',
    ],
    ['El viaje a Post cuesta $60.', '$60', 'es'],
    ['Die Anfahrt nach Post kostet 60 $.', '60 $', 'de'],
  ])('is told: %s', (text, sum, language = 'en') => {
    expect(told(answer(text), language)).toEqual([`facts/contradiction: ${sum}`]);
  });

  it('in a row and an entry of that name', () => {
    expect(told(table('Post', '$60'))).toEqual(['facts/contradiction: $60']);
    expect(told(table('To Post, Garza County', '$60', 'What the drive costs'))).toEqual([
      'facts/contradiction: $60',
    ]);
    expect(told(table('Post', '$45', 'Price'))).toEqual(['facts/contradiction: $45']);
    expect(told({ pricing: { items: [{ title: 'Gutter check', price: '$80' }] } })).toEqual([
      'facts/contradiction: $80',
    ]);
    expect(told({ items: [{ name: 'Post', text: 'The drive is $60.' }] })).toEqual([
      'facts/contradiction: $60',
    ]);
  });

  it('is named with its entry', () => {
    const file = copyFile('page', 'en', answer('The drive to Post is $60.'));
    expect([...applyCopyRule(factsContradiction, file, listed)]).toMatchObject([
      {
        message: '$60 is not what site.config.yaml says of Post: $65, in area.around.',
        hint: 'Write $65, or correct it there.',
      },
    ]);
  });

  it.each([
    ['In Post the drive after ten in the evening is $90.'],
    ['For two of you the drive to Post is $130 together.'],
    ['In Post it is $50 to $60 for the drive, and $45 in town.'],
    ['In Post, after ten, it is {fees.travel} for the look and $90 for the drive.'],
    ['A gutter check: $70.'],
    ['Small: $60.'],
    ['The motel in Post is $60, and it has a good roof.'],
    ['A bus ticket is $60 to Post.'],
    ['The recording fee in Post is $60, which the county takes.'],
    ['The post office is $60 away by taxi.'],
    ['The drive to Post is $650, if you ask a helicopter.'],
  ])('but not that of something else: %s', (text) => {
    expect(told(answer(text)).filter((found) => found.includes('contradiction'))).toEqual([]);
  });

  it.each([
    ['Post', 'Inspection'],
    ['Post', 'Total'],
    ['Post', 'Evening drive'],
    ['Two roofs in Post', 'Price'],
    ['Post and Levelland', 'Travel fee'],
  ])('nor in the row %s below %s', (title, heading) => {
    expect(
      told(table(title, '$60', heading)).filter((found) => found.includes('contradiction')),
    ).toEqual([]);
  });
});
