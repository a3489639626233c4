import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editData } from '../../cli/edit/edit-data.ts';
import { expectedValue } from '../../cli/edit/expected-value.ts';
import type { Operation } from '../../cli/edit/operation.ts';
import { isSameData } from '../../cli/edit/plain-data.ts';
import { cases } from '../support/proof.ts';
import { readIndependently } from './independent-reading.ts';

/** How an entry is written: by its number, which no other text has. */
const FORMS: readonly ((n: number) => string[])[] = [
  (n) => [`plain ${n} # behind ${n}`],
  (n) => [`"quoted ${n}"   # behind ${n}`],
  (n) => [`label: text ${n} # behind ${n}`, `# inside ${n}`, `href: /${n}`],
  (n) => [`note: >-  # behind ${n}`, `  folded ${n}`, `  over lines`, `after: ${n}`],
  (n) => [`{ label: text ${n}, href: '/${n}' } # behind ${n}`],
  (n) => [`label: text ${n} # behind ${n}`, 'items:', `  - inner ${n} # inside ${n}`],
];

interface Plan {
  /** Entries of both lists, by the number of their form. */
  lists: [number[], number[]];
  /** Spaces in front of the hyphens of each. */
  columns: [number, number];
  eol: string;
}

const plan: fc.Arbitrary<Plan> = fc.record({
  lists: fc.tuple(
    fc.array(fc.nat(FORMS.length - 1), { minLength: 1, maxLength: 4 }),
    fc.array(fc.nat(FORMS.length - 1), { maxLength: 4 }),
  ),
  columns: fc.tuple(fc.constantFrom(2, 4), fc.constantFrom(2, 4, 6)),
  eol: fc.constantFrom('\n', '\r\n'),
});

/** Two lists, one deeper than the other, every entry of them with a comment above it and one behind it. */
function written({ lists, columns, eol }: Plan): string {
  let count = 0;
  const list = (forms: readonly number[], column: number) => {
    const pad = ' '.repeat(column);
    return forms.flatMap((form) => {
      count += 1;
      const [first = '', ...more] = FORMS[form]?.(count) ?? [];
      return [
        `${pad}# above ${count}`,
        `${pad}- ${first}`,
        ...more.map((line) => `${pad}  ${line}`),
      ];
    });
  };
  const [one, other] = lists;
  const lines = [
    ...['# file', 'one: # head', ...list(one, columns[0])],
    ...[
      'deep:',
      '  # title',
      '  title: T',
      other.length > 0 ? '  other: # second head' : '  other: []',
    ],
    ...list(other, columns[1] + 2),
    ...['  last: x # end', ''],
  ];
  return lines.join(eol);
}

const edit = (text: string, operation: Operation) =>
  editData({ path: 'landing.yaml', text }, [operation]);

describe('an entry that goes into another list', () => {
  it('takes its comments along as they stand, and leaves every other as it is', () => {
    fc.assert(
      fc.property(plan, fc.boolean(), fc.nat(), fc.nat(), (made, isBack, from, to) => {
        const text = written(made);
        const [source, target] = isBack ? made.lists.toReversed() : made.lists;
        if (!source || !target || source.length === 0) return;
        const paths = [['one'], ['deep', 'other']];
        const [own = [], wanted = []] = isBack ? paths.toReversed() : paths;
        const at = to % (target.length + 2);
        const operation: Operation = {
          op: 'move',
          path: [...own, from % source.length],
          to: { path: wanted, at: at > target.length ? 'end' : at },
        };
        const before = readIndependently(text);
        const edited = edit(text, operation);
        const what = JSON.stringify([text, operation, edited]);
        if ('refused' in edited || !before) throw new Error(what);
        const after = readIndependently(edited.text);
        expect(isSameData(after?.value, expectedValue(before.value, operation)), what).toBe(true);
        expect([...(after?.comments ?? [])].sort(), what).toEqual([...before.comments].sort());
        const lines = (all: string) => all.split(made.eol).map((line) => line.trim());
        // Each comment still stands between the lines that it stood between.
        for (const [index, line] of lines(text).entries()) {
          if (!/^# (?:above|inside)/.test(line)) continue;
          const now = lines(edited.text);
          expect(now[now.indexOf(line) + 1], what).toBe(lines(text)[index + 1]);
        }
        for (const line of lines(text).filter((one) => /# behind/.test(one)))
          expect(lines(edited.text), what).toContain(line);
      }),
      { numRuns: cases(60, 5_000) },
    );
  });

  it('goes into brackets with its comments above them, and out of them with those of its line', () => {
    const text = 'a:\n  # why x\n  - x # so\n  - y\nb: [z] # list\n';
    const move = (path: Operation['path'], list: string): string => {
      const edited = edit(text, { op: 'move', path, to: { path: [list], at: 0 } });
      return 'refused' in edited ? edited.refused.reason : edited.text;
    };
    expect(move(['a', 0], 'b')).toBe('a:\n  - y\n# why x\n# so\nb: [x, z] # list\n');
    expect(move(['b', 0], 'a')).toBe('a:\n  - z\n  # why x\n  - x # so\n  - y\nb: [] # list\n');
  });

  it('makes the list that is not there, and says what it cannot find', () => {
    const move = (path: Operation['path'], to: Operation['path']) => {
      const edited = edit('a: [x]\nb: y\n', { op: 'move', path, to: { path: to, at: 'end' } });
      return 'refused' in edited ? 'refused' : edited.value;
    };
    expect(move(['a', 0], ['c', 'd'])).toEqual({ a: [], b: 'y', c: { d: ['x'] } });
    expect(move(['a', 1], ['c'])).toBe('refused');
    expect(move(['b'], ['a'])).toBe('refused');
    expect(move(['a', 0], ['b'])).toBe('refused');
  });
});
