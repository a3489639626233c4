import { describe, expect, it } from 'vitest';
import { factsWith, findingsIn, findingsOf } from '../copy-findings.ts';

const NONE = factsWith({ prices: { visit: 40 } });

function contradicted(found: readonly string[]): string[] {
  return found.filter((one) => one.startsWith('facts/contradiction'));
}

describe('products in words', () => {
  it.each([
    ['A family of four needs 24 times 240, or 5,670 grains a day.', '5,670', 'en'],
    ['Twelve months: 12 times 19 is 238 dollars.', '238', 'en'],
    ['That is 12 × 19 = 238.', '238', 'en'],
    ['15 times 20 equals 310.', '310', 'en'],
    ['That is 365 times 24, which is 8,670 hours.', '8,670', 'en'],
    ['24 mal 240 ergibt 5.670 Gramm.', '5.670', 'de'],
    ['Das sind 15 mal 20, also 310 Stück.', '310', 'de'],
    ['24 por 240 son 5.670 gramos.', '5.670', 'es'],
  ])('%s', (text, number, language) => {
    expect(contradicted(findingsOf(text, { facts: NONE, language }))).toEqual([
      `facts/contradiction: ${number}`,
    ]);
  });

  it.each([
    ['A family of four needs 24 times 240, or 5,760 grains a day.', 'en'],
    ['365 times 24, or about 8,700 hours.', 'en'],
    ['365 times 24 is 8,800.', 'en'],
    ['We run 3 times 400, or 800 if it is hot.', 'en'],
    ['Do it 4 times 25, or 2 times 50.', 'en'],
    ['2 times 2 is 5 in some offices.', 'en'],
    ['The room is 12 x 14 = 168 square feet.', 'en'],
    ['2 × 500 g = 1 kg', 'en'],
    ['10 + 3 × 14 = 52.', 'en'],
    ['20 times 30 is 5 times more than you need.', 'en'],
    ['Una foto de 10 por 15 son 20 euros.', 'es'],
    ['El 25 por 100 es 30.', 'es'],
    ['Ein Bild 10 mal 15 ist 20 Euro teuer.', 'de'],
    ['2 mal 3 macht 4.', 'de'],
  ])('not told: %s', (text, language) => {
    expect(contradicted(findingsOf(text, { facts: NONE, language }))).toEqual([]);
  });
});

function bodyOf(...headings: readonly string[]): string {
  return ['Text.', ...headings.map((heading) => `${heading}\n\nText.`)].join('\n\n');
}

function inBody(body: string, language = 'en', description?: string): string[] {
  const seo = description === undefined ? {} : { seo: { description } };
  return contradicted(findingsIn({ ...seo, body }, { kind: 'page', language }));
}

describe('numbers of headings', () => {
  it.each([
    ['3', ['## 1. Ask', '## 2. Wait', '## 3. Dig', '## 3. Fill', '## 5. Pay']],
    ['4', ['## 1. Ask', '## 2. Wait', '## 4. Dig', '## 5. Fill']],
    ['2', ['## 1. Ask', '## 2. Wait', '## 2. Dig', '## 3. Fill']],
    ['2', ['## Step 1: Ask', '## Step 2: Wait', '## Step 2: Dig', '## Step 4: Fill']],
  ])('%s', (number, headings) => {
    expect(inBody(bodyOf(...headings))).toEqual([`facts/contradiction: ${number}`]);
  });

  it('in the titles of a list', () => {
    const items = ['1. Ask', '2. Wait', '2. Dig', '4. Fill'].map((title) => ({ title }));
    expect(contradicted(findingsIn({ steps: { items } }))).toEqual(['facts/contradiction: 2']);
  });

  it.each([
    [['## 1. Ask', '## 2. Wait', '## 3. Dig', '## 4. Fill']],
    [['## A', '### 1. Ask', '### 2. Wait', '## B', '### 1. Dig', '### 2. Fill']],
    [['## A', '### 1. Ask', '### 2. Wait', '## B', '### 2. Dig', '### 3. Fill']],
    [['## 24 hours', '## 48 hours', '## 3 days', '## 7 days']],
    [['## Day 1: Ask', '## Day 2: Wait', '## Day 4: Dig', '## Day 7: Fill']],
    [['## 10. Ask', '## 9. Wait', '## 7. Dig', '## 6. Fill']],
    [['## 1. Mai', '## 2. Mai', '## 4. Mai', '## 5. Mai']],
    [['## 1. Klasse', '## 2. Klasse', '## 4. Klasse', '## 5. Klasse']],
  ])('not told: %s', (headings) => {
    expect(inBody(bodyOf(...headings), 'de')).toEqual([]);
  });
});

const FOUR = bodyOf('## 1. Ask', '## 2. Wait', '## 3. Dig', '## 4. Fill');
const DESCRIPTION = 'Four questions to ask every driller.';

describe('how many headings a page numbers', () => {
  it.each([
    ['five', 'Ask the same five questions of everybody.'],
    ['five', 'We have learned two of the five ourselves.'],
  ])('%s: %s', (number, text) => {
    expect(inBody(`${text}\n\n${FOUR}`, 'en', DESCRIPTION)).toEqual([
      `facts/contradiction: ${number}`,
    ]);
  });

  it('in the description', () => {
    const text = 'Ask the same four questions of everybody.';
    expect(inBody(`${text}\n\n${FOUR}`, 'en', 'Licenses and logs: five questions to ask.')).toEqual(
      ['facts/contradiction: five'],
    );
  });

  it.each([
    'Ask the same four questions of everybody.',
    'The other three questions can wait. The first three questions cannot.',
    'Three questions are easy.',
    'The three questions that cost money come last.',
    'We have learned two of the four ourselves. These three answers count.',
  ])('not told: %s', (text) => {
    expect(inBody(`${text}\n\n${FOUR}`, 'en', DESCRIPTION)).toEqual([]);
  });
});

describe('numbers of a list in a body', () => {
  const list = (...numbers: number[]) =>
    numbers.map((number, at) => `${number}. Do ${'abcdefgh'[at]} well.`).join('\n');

  it.each([
    ['6', list(1, 2, 3, 4, 6, 7)],
    ['4', `:::steps\n${list(1, 2, 4, 5)}\n:::`],
  ])('leave out the one before %s', (number, body) => {
    expect(inBody(body)).toEqual([`facts/contradiction: ${number}`]);
  });

  it.each([
    list(1, 2, 3, 4, 5),
    list(1, 1, 1, 1),
    list(1, 2, 2, 3),
    list(5, 6, 8, 9),
    list(1, 2, 3, 5, 4, 6),
    list(1, 2, 4),
    list(1, 3, 5, 7),
    `${list(1, 2, 3)}\n\nThen:\n\n${list(5, 6, 7)}`,
    '1. May, 2. May, 4. May',
  ])('are no slip in: %s', (body) => {
    expect(inBody(body)).toEqual([]);
  });
});
