import { expect, it } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

it('a share of punctual visits counts no times', () => {
  expect(findingsOf('We came 24 times.')).toEqual([]);
  expect(findingsOf('97.5% of our visits are on time.')).toEqual(['facts/contradiction: 97.5%']);
});
