import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SortedNames } from '../../cli/content/sorted-names.ts';

const name = fc.oneof(
  fc.stringMatching(/^[a-z0-9-]{1,20}\.yaml$/),
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 300 })
    .filter((text) => text.isWellFormed()),
);
const names = fc.uniqueArray(name, { maxLength: 200 });

const byBytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));

describe('sorted names', () => {
  it('are the names that were given, in the order of their bytes', () => {
    fc.assert(
      fc.property(names, (given) => {
        const sorted = new SortedNames(given);
        expect([...sorted]).toEqual(given.toSorted(byBytes));
        expect(sorted.length).toBe(given.length);
        for (const [index, text] of sorted.entries())
          expect(sorted.lengthAt(index)).toBe(Buffer.byteLength(text));
      }),
    );
  });

  it('are found where they stand, and no others', () => {
    fc.assert(
      fc.property(names, name, (given, other) => {
        const sorted = new SortedNames(given);
        for (const [index, text] of sorted.entries()) expect(sorted.indexOf(text)).toBe(index);
        expect(sorted.has(other)).toBe(given.includes(other));
      }),
    );
  });

  it('may be many', () => {
    const many = Array.from({ length: 20_000 }, (_, index) => `landing-${index}.yaml`);
    expect([...new SortedNames(many)]).toEqual(many.toSorted());
  });
});
