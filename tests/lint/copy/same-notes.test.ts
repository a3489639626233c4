import { expect, test } from 'vitest';
import { findingsIn } from '../copy-findings.ts';

function told(notes: readonly string[], { key = 'note', language = 'en' } = {}): string[] {
  const slots = notes.map((note, at) => ({ name: `Slot ${'ABCD'[at]}`, [key]: note }));
  return findingsIn({ schedule: { slots } }, { language });
}

const WINDOW = 'the window in which most titles are signed';

test.each([
  ['en', [WINDOW, WINDOW]],
  ['en', ['for buyers who want to beat the crowd', WINDOW, `${WINDOW}.`]],
  ['de', ['für alle, die vor dem Frühstück kommen', 'für alle, die vor dem Frühstück kommen']],
  ['es', ['para quien sale de viaje el lunes', 'para quien sale de viaje el lunes']],
])('the note of a neighbor is told once (%s): %s', (language, notes) => {
  expect(told(notes, { language })).toEqual([`copy/repeated: ${notes.at(-1)}`]);
});

test('so is its description', () => {
  expect(told([WINDOW, WINDOW], { key: 'description' })).toEqual([`copy/repeated: ${WINDOW}`]);
});

test.each([
  ['another note between them', [WINDOW, 'with both families along, as often as not', WINDOW]],
  ['three of them', [WINDOW, WINDOW, WINDOW]],
  ['a short one', ['after the long walk', 'after the long walk']],
  ['a term', ['with a visit that you book before', 'with a visit that you book before']],
  ['what is added', ['nothing is added to the bill', 'nothing is added to the bill']],
  ['what is not there', ['no dogs in the house today', 'no dogs in the house today']],
])('%s is fine', (_, notes) => {
  expect(told(notes)).toEqual([]);
});

test('terms in other languages are fine', () => {
  const german = 'mit Termin, den wir zusammen finden';
  expect(told([german, german], { language: 'de' })).toEqual([]);
  const spanish = 'con cita, cuando la casa duerme';
  expect(told([spanish, spanish], { language: 'es' })).toEqual([]);
});
