import { expect, it } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

it.each([
  ['en', 'We mend the the the roof.', 'the the the'],
  ['en', 'We mend the the the the roof.', 'the the the the'],
  ['en', 'Bring the key and and and the lock.', 'and and and'],
  ['de', 'Wir kommen mit mit mit dem Wagen.', 'mit mit mit'],
  ['es', 'Venga con con con su perro.', 'con con con'],
])('%s: a little word is told once however often it stands in a row: %s', (language, text, row) => {
  expect(findingsOf(text, { language })).toEqual([`copy/doubled-word: ${row}`]);
});

it.each([
  ['en', 'Row row row your boat, it is far far far away.'],
  ['de', 'Es ist weit weit weit weg.'],
  ['es', 'Toc toc toc, ¿quién es?'],
])('%s: what is said again and again on purpose is not: %s', (language, text) => {
  expect(findingsOf(text, { language })).toEqual([]);
});
