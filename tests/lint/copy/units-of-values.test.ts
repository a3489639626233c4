import { expect, test } from 'vitest';
import { findingsIn } from '../copy-findings.ts';

const told = (items: readonly { value: string; label: string }[]) =>
  findingsIn({ sections: [{ numbers: { items } }] }, { only: 'copy/repeated' });

test('a label is the unit of its value, which others may share', () => {
  const items = ['30', '60', '90'].map((value) => ({ value, label: 'days' }));
  expect(told(items)).toEqual([]);
});

test('a value that was copied with its label is told', () => {
  const items = ['30', '60', '30'].map((value) => ({ value, label: 'days' }));
  expect(told(items)).toEqual(['copy/repeated: days']);
});
