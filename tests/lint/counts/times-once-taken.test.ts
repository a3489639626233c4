import { describe, expect, it } from 'vitest';
import { locatedTexts } from '../../../cli/rules/texts.ts';
import { CountTable } from '../../../cli/rules/words/counts/count-table.ts';
import { countsOf, writeCount } from '../../../cli/rules/words/counts/said-counts.ts';

/** What is told of a page beside another one that shows the fact. */
function told(promised: string, said: string): number {
  const table = new CountTable(() => 6);
  for (const text of [promised, said]) {
    const page = { text };
    table.add(countsOf(locatedTexts(page, []), page).map(writeCount));
  }
  return [...table.judged()].length;
}

describe('how long something took one time', () => {
  it.each([
    [
      'Alle Bilder der Hochzeit sind nach {policy.weeks} Wochen da.',
      'Die Bilder der Hochzeit kamen nach fünf Wochen, eine vor der Zeit.',
      'Alle Bilder der Hochzeit sind nach fünf Wochen da.',
    ],
    [
      'All pictures of the wedding are ready after {policy.weeks} weeks.',
      'All pictures of the wedding were ready after 5 weeks.',
      'All pictures of the wedding are ready after 5 weeks.',
    ],
    [
      'All pictures of the wedding are ready in {policy.weeks} weeks.',
      'All pictures of the wedding, which we have managed in 5 weeks, were paper.',
      'All pictures of the wedding, which are done in 5 weeks, are paper.',
    ],
    [
      'Las fotos de la boda llegan a las {policy.weeks} semanas.',
      'Las fotos de la boda llegaron a las 5 semanas.',
      'Las fotos de la boda llegan a las 5 semanas.',
    ],
  ])('is told, not promised: %s', (promised, took, takes) => {
    expect(told(promised, took)).toBe(0);
    expect(told(promised, takes)).toBe(1);
  });
});
