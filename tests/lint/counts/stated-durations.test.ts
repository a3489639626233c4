import { expect, it } from 'vitest';
import { CountTable } from '../../../cli/rules/words/counts/count-table.ts';
import { countsOf, writeCount } from '../../../cli/rules/words/counts/said-counts.ts';

/** The numbers told on hand-written pages with one sentence each. */
function told(...pages: readonly string[]): string[] {
  const table = new CountTable(() => undefined);
  for (const [page, text] of pages.entries()) {
    const counts = countsOf([{ path: ['intro'], text, prose: true } as never], { intro: text });
    table.addPage(page, counts.map(writeCount));
  }
  return [...table.judged()].flatMap(({ line, other }) =>
    other ? [line.split(' ')[1] ?? ''] : [],
  );
}

it.for([
  [
    'Die Hundestunde dauert 45 Minuten.',
    'Die Hundestunde dauert 45 Minuten.',
    'Die Hundestunde dauert 55 Minuten.',
  ],
  [
    'The first visit lasts 45 minutes.',
    'The first visit lasts 45 minutes.',
    'The first visit lasts 55 minutes.',
  ],
  [
    'La primera visita dura 45 minutos.',
    'La primera visita dura 45 minutos.',
    'La primera visita dura 55 minutos.',
  ],
])('%s', (pages) => {
  expect(told(...pages)).toEqual(['55']);
});

it('one page is enough for a sentence that says what it is of', () => {
  const words = 'Die Erstberatung zur Patientenverfügung in der Kanzlei dauert';
  expect(told(`${words} 45 Minuten.`, `${words} 60 Minuten.`)).toEqual(['60']);
});

it.for([
  // The same words on the pages of two services.
  ['Die Behandlung dauert 45 Minuten.', 'Die Behandlung dauert 60 Minuten.'],
  ['Die Fahrt dauert 15 Minuten.', 'Die Fahrt dauert 15 Minuten.', 'Die Fahrt dauert 20 Minuten.'],
  ['The drive from the station takes 5 minutes.', 'The drive from the station takes 9 minutes.'],
  [
    'Wir sind in 20 Minuten bei Ihnen.',
    'Wir sind in 20 Minuten bei Ihnen.',
    'Wir sind in 30 Minuten bei Ihnen.',
  ],
  [
    'Die Hundestunde dauert 45 Minuten.',
    'Die Hundestunde dauert 45 Minuten.',
    'Die Welpenstunde dauert 30 Minuten.',
  ],
  ['Es dauert 45 Minuten.', 'Es dauert 45 Minuten.', 'Es dauert 30 Minuten.'],
  ['A cut lasts 30 minutes.', 'A cut lasts 45 minutes.', 'A cut lasts 60 minutes.'],
])('%s, right', (pages) => {
  expect(told(...pages)).toEqual([]);
});
