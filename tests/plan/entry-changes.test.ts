import { describe, expect, test } from 'vitest';
import { entryChanges, withEntryChanges } from '../../cli/plan/entry-changes.ts';
import type { Difference } from '../../cli/plan/page-change.ts';
import { type ListedPage, NO_OUTPUT } from '../../cli/plan/site-output.ts';

const page: ListedPage = { path: '/gates', name: 'Gates', description: 'For ranches' };

const difference = (
  kind: Difference['kind'],
  before: string | null,
  after: string | null,
): Difference => ({ kind, before, after });

describe('what the entry of a page says', () => {
  test('is compared: the day of its last change, its name and description, its aliases', () => {
    const now = { ...page, updated: '2026-11-20', description: 'For farms', aliases: ['/old'] };
    expect(entryChanges(NO_OUTPUT, page, now)).toEqual([
      difference('address', null, '/old'),
      difference('updated', null, '2026-11-20'),
      difference('listing', 'For ranches', 'For farms'),
    ]);
    expect(entryChanges(NO_OUTPUT, page, page)).toEqual([]);
  });

  test('is not compared with a site of which only documents are known', () => {
    const guessed = { ...NO_OUTPUT, isGuessed: true };
    expect(entryChanges(guessed, { path: '/gates' }, page)).toEqual([]);
  });

  test('is told once if the document says it, too', () => {
    const day = difference('updated', '2026-11-01', '2026-11-20');
    const name = difference('listing', 'Gates', 'Fences');
    const headline = difference('words', 'Gates', 'Fences');
    const inData = difference('structured-data', '2026-11-01', '2026-11-20');
    expect(withEntryChanges([day, name], [headline, inData])).toEqual([day, headline]);
    expect(withEntryChanges([name], [inData])).toEqual([name, inData]);
  });
});
