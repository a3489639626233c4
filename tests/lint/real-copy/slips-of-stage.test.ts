import { expect, it } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

it.each([
  ['en', 'One hour is enought.', 'copy/spelling: enought'],
  ['en', 'You shouldnt wash it.', 'copy/spelling: shouldnt'],
  ['en', 'We are truely sorry.', 'copy/spelling: truely'],
  ['en', 'Write you’re numbers down.', 'copy/spelling: you’re'],
  ['en', 'You’re own hair is best.', 'copy/spelling: You’re'],
  ['de', 'Das Ergebniss sehen Sie morgen.', 'copy/spelling: Ergebniss'],
  ['es', 'Aveces llueve.', 'copy/spelling: Aveces'],
  ['en', 'The hem is between 24 and 21 inches.', 'facts/backwards: between 24 and 21 inches'],
  ['de', 'Der Saum ist zwischen 60 und 53 cm breit.', 'facts/backwards: zwischen 60 und 53 cm'],
  ['en', 'Only 3 suits left, book now!', 'law/unproven-claim: Only 3 suits left, book now'],
  [
    'en',
    'None of these is bad. We have made six of them.\n\nSome text.\n\nNone of these is bad. We have made six of them.',
    'copy/repeated: None of these is bad. We have made six of them.',
  ],
])('%s: %s', (language, text, finding) => {
  expect(findingsOf(text, { language, at: text.includes('\n') ? 'body' : 'note.text' })).toEqual([
    finding,
  ]);
});

it.each([
  ['en', 'The hem is between 21 and 24 inches.'],
  ['en', 'It fell from between 24 and 30 inches.'],
  ['en', 'You’re number one on the list, and you’re early.'],
  ['en', 'Only three houses were left in the street.'],
  ['es', 'Entre 3.500 y 12.000 metros de hilo.'],
  ['de', 'Zwischen 1.200 und 900.000 Metern Garn.'],
])('%s: %s is right', (language, text) => {
  expect(findingsOf(text, { language })).toEqual([]);
});
