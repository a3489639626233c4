import { describe, expect, test } from 'vitest';
import { brokenLaws } from '../../support/broken-laws.ts';

describe('what goes into an envelope', () => {
  const step = (title: string, text: string) => brokenLaws({ steps: { items: [{ title, text }] } });

  test.each([
    ['Mándela a Austin', 'Con $15 por documento y un sobre con estampilla para el regreso.'],
    ['Envíela al consulado', 'La forma y $20 por copia. Con $20 por documento y un sobre.'],
    ['Mail it to the Secretary of State', 'With $15 per document and a stamped envelope.'],
  ])('below %s is no price of the business', (title, text) => {
    expect(step(title, text)).toEqual([]);
    expect(step('Our price', text)).toEqual(['law/fee-maximum']);
  });

  test('but what the business takes is told below it, too', () => {
    const told = ['law/fee-maximum'];
    expect(step('Mail it to Austin', 'We charge $15 per document and an envelope.')).toEqual(told);
    expect(step('Mail it to Austin', 'Only $15 per document.')).toEqual(told);
    expect(step('We mail it to Austin', 'With $15 per document and an envelope.')).toEqual(told);
  });
});

describe('a title that is denied', () => {
  const section = 'Section 406.017 forbids this word in advertising.';

  test('retells the ban directly above its section, or below it', () => {
    expect(brokenLaws({ text: { heading: 'No “notario”', paragraphs: [section] } })).toEqual([]);
    expect(brokenLaws({ list: ['Section 406.017', 'No “notario”'] })).toEqual([]);
    expect(brokenLaws({ prose: { body: `## No “notario”\n\n${section}` } })).toEqual([]);
  });

  test('is told without it, and so is any other', () => {
    const told = ['law/notario'];
    const below = (heading: string, text: string) =>
      brokenLaws({ text: { heading, paragraphs: [text] } });
    expect(below('No “notario”', 'Call us at any hour.')).toEqual(told);
    expect(below('Your notario', section)).toEqual(told);
    expect(below('We are no notario but better', section)).toEqual(told);
  });
});
