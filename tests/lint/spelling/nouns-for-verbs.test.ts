import { expect, it } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

const told = (text: string) => findingsOf(text, { only: 'copy/spelling' });

it.each([
  ['It suites old houses and barns.', 'suites'],
  ['Pick the slate that suites your street.', 'suites'],
  ['We belief that a roof should last.', 'belief'],
  ['Everyone beliefs in tin here.', 'beliefs'],
  ['A good gutter can safe you money.', 'safe'],
  ['It looses its shape in the sun.', 'looses'],
  ['This proofs that the roof is yours.', 'proofs'],
  ['Wood is a material that breaths.', 'breaths'],
  ['Your council or HR department reads it first.', 'council'],
  ['Send us a photo of the chimney and it’s edges.', 'it’s'],
  ["The list has year, color, maker and it's owner.", "it's"],
])('a noun for a verb, and the like, is told: %s', (text, word) => {
  expect(told(text)).toEqual([`copy/spelling: ${word}`]);
});

it.each([
  'All suites have a bath, and in our suites you sleep well.',
  'Our belief that a roof should last is old, and our beliefs are few.',
  'Everyone has access to safe water, and a safe time to call is noon.',
  'She looses the arrow. The hunter looses the hounds.',
  'It proofs overnight, and the dough that proofs too long falls.',
  'Take three breaths. Your council or solicitor can tell you.',
  'The shop is small, and it’s size that counts. One call and it’s history.',
  'It is warm, dry and it’s free.',
])('honest: %s', (text) => {
  expect(told(text)).toEqual([]);
});
