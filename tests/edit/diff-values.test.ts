import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valueAt } from '../../cli/content/value-path.ts';
import { diffValues } from '../../cli/edit/diff-values.ts';
import { isSameData } from '../../cli/edit/plain-data.ts';

const leaf = fc.oneof(
  fc.constantFrom('a b c d', 'a b c e', 'x', '', 'y z'),
  fc.integer(),
  fc.boolean(),
);
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    leaf,
    fc.array(tie('value'), { maxLength: 6 }),
    fc.dictionary(fc.constantFrom('title', 'items', 'text'), tie('value'), { maxKeys: 3 }),
  ),
}));

/** Differences without their values. */
function brief(before: unknown, after: unknown): string[] {
  return diffValues(before, after).map((change) => {
    const places = [
      'was' in change ? change.was : undefined,
      'path' in change ? change.path : undefined,
    ];
    return `${change.kind} ${[...new Set(places.flatMap((place) => place?.join('.') ?? []))].join('→')}`;
  });
}

describe('differences of two values', () => {
  it('are none of equal values, and some of others, each with what really stands there', () => {
    fc.assert(
      fc.property(value, value, (before, after) => {
        const changes = diffValues(before, after);
        expect(changes.length === 0).toBe(isSameData(before, after));
        for (const change of changes) {
          if ('after' in change) expect(valueAt(after, change.path)).toEqual(change.after);
          if ('before' in change) expect(valueAt(before, change.was)).toEqual(change.before);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('of lists tell every entry once: kept, mended, moved, new or gone', () => {
    fc.assert(
      fc.property(
        fc.array(leaf, { maxLength: 8 }),
        fc.array(leaf, { maxLength: 8 }),
        (before, after) => {
          const changes = diffValues(before, after);
          const count = (kind: string) => changes.filter((change) => change.kind === kind).length;
          expect(before.length - count('removed') + count('added')).toBe(after.length);
        },
      ),
      { numRuns: 300 },
    );
  });

  const steps = [
    { title: 'Call us now', description: 'We answer the phone' },
    { title: 'Show papers', description: 'We look at your papers' },
    { title: 'Sign', description: 'You sign before us' },
  ];
  const [call, show, sign] = steps;
  const first = { title: 'Breathe', description: 'Nothing is lost yet' };

  it.each([
    ['an entry in front leaves the others alone', steps, [first, ...steps], ['added 0']],
    ['an entry that goes does, too', steps, [call, sign], ['removed 1']],
    ['a moved entry is one thing', steps, [sign, call, show], ['moved 2→0']],
    [
      'a word that is mended',
      ['Open all the night', 'Free'],
      ['Open all night', 'Free'],
      ['changed 0'],
    ],
    ['a text that is written anew', ['Open all night', 'Free'], ['We come', 'Free'], ['changed 0']],
    [
      'an entry that is moved and mended',
      steps,
      [{ ...sign, title: 'Sign here' }, call, show],
      ['moved 2→0', 'changed 2.title→0.title'],
    ],
    ['the order of keys says nothing', { a: 1, b: 2 }, { b: 2, a: 1 }, []],
    ['a key that comes and one that goes', { a: 1 }, { b: 1 }, ['removed a', 'added b']],
  ])('%s', (_, before, after, expected) => {
    expect(brief(before, after)).toEqual(expected);
  });
});
