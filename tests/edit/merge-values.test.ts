import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectedValue } from '../../cli/edit/expected-value.ts';
import { mergeValues } from '../../cli/edit/merge-values.ts';
import { operationsBetween } from '../../cli/edit/operations-between.ts';

const key = fc.constantFrom('a', 'b', 'c', 'name', 'items');
const scalar = fc.oneof(
  fc.constantFrom('one', 'two', 'three', 'Open all night', 'Open all day', ''),
  fc.integer({ min: 0, max: 5 }),
  fc.boolean(),
  fc.constant(null),
);
const { value } = fc.letrec<{ value: unknown; map: Record<string, unknown> }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    scalar,
    fc.array(tie('value'), { maxLength: 5 }),
    tie('map'),
  ),
  map: fc.dictionary(key, tie('value'), { maxKeys: 4, noNullPrototype: true }),
}));
const file = fc.dictionary(key, value, { maxKeys: 4, noNullPrototype: true });

describe('operations between two values', () => {
  it('make the later one of the earlier one', () => {
    fc.assert(
      fc.property(file, file, (before, after) => {
        const made = operationsBetween(before, after).reduce<unknown>(expectedValue, before);
        expect(made).toEqual(after);
      }),
      { numRuns: 400 },
    );
  });

  it('move an entry that stands elsewhere, once', () => {
    const list = ['a', 'b', 'c', 'd', 'e'];
    expect(operationsBetween({ list }, { list: ['b', 'c', 'd', 'e', 'a'] })).toEqual([
      { op: 'move', path: ['list', 0], to: 4 },
    ]);
  });

  it('change an entry that was moved by one, and leave the others', () => {
    const step = (title: string, text: string) => ({ title, text });
    const before = [step('Call', 'We answer'), step('Meet', 'We come'), step('Sign', 'Done')];
    const after = [before[0], step('Pay', 'By card'), step('Meet', 'We come to you'), before[2]];
    expect(operationsBetween(before, after, ['plan'])).toEqual([
      { op: 'insert', path: ['plan'], at: 1, value: step('Pay', 'By card') },
      { op: 'set', path: ['plan', 2, 'text'], value: 'We come to you' },
    ]);
  });
});

describe('merging', () => {
  it('of one version with what both began with is that version', () => {
    fc.assert(
      fc.property(file, file, (before, other) => {
        expect(mergeValues(before, other, before)).toEqual({ value: other, conflicts: [] });
        expect(mergeValues(before, before, other)).toEqual({ value: other, conflicts: [] });
        expect(mergeValues(before, other, other)).toEqual({ value: other, conflicts: [] });
      }),
      { numRuns: 200 },
    );
  });

  it('keeps changes of different keys', () => {
    fc.assert(
      fc.property(file, file, file, (before, mine, theirs) => {
        const side = { mine: before, theirs: before };
        const { value, conflicts } = mergeValues(side, { ...side, mine }, { ...side, theirs });
        expect({ value, conflicts }).toEqual({ value: { mine, theirs }, conflicts: [] });
      }),
      { numRuns: 200 },
    );
  });

  it('never lets go of what was typed: it stands in the outcome or in a conflict', () => {
    const lists = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { maxLength: 8 });
    fc.assert(
      fc.property(lists, lists, lists, fc.string(), (before, mine, theirs, typed) => {
        const text = `typed ${typed}`;
        const own = [...mine.slice(1), text];
        const { value, conflicts } = mergeValues({ list: before }, { list: own }, { list: theirs });
        expect(JSON.stringify([value, conflicts])).toContain(JSON.stringify(text));
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    [
      'two entries that were added',
      ['a', 'b'],
      ['a', 'x', 'b'],
      ['a', 'b', 'y'],
      ['a', 'x', 'b', 'y'],
      0,
    ],
    ['the same entry added twice', ['a'], ['a', 'x'], ['a', 'x'], ['a', 'x'], 0],
    [
      'an entry moved here and one added there',
      ['a', 'b', 'c'],
      ['c', 'a', 'b'],
      ['a', 'b', 'c', 'y'],
      ['c', 'y', 'a', 'b'],
      0,
    ],
    ['an entry removed here and another there', ['a', 'b', 'c'], ['b', 'c'], ['a', 'b'], ['b'], 0],
    [
      'one entry written in two ways',
      ['a', 'Open all night'],
      ['a', 'Open all days'],
      ['a', 'Open all week'],
      ['a', 'Open all week'],
      1,
    ],
  ])('of lists: %s', (_, before, mine, theirs, merged, conflicts) => {
    const outcome = mergeValues(before, mine, theirs);
    expect([outcome.value, outcome.conflicts.length]).toEqual([merged, conflicts]);
  });

  it('tells what was changed here and taken away there, and the other way round', () => {
    const before = { hero: { headline: 'Old', kicker: 'Now' } };
    const mine = { hero: { headline: 'New', kicker: 'Now' } };
    const theirs = { hero: { kicker: 'Now' } };
    expect(mergeValues(before, mine, theirs)).toEqual({
      value: theirs,
      conflicts: [{ path: ['hero', 'headline'], before: 'Old', mine: 'New' }],
    });
    expect(mergeValues(before, theirs, mine)).toEqual({
      value: mine,
      conflicts: [{ path: ['hero', 'headline'], before: 'Old', theirs: 'New' }],
    });
  });
});
