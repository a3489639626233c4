import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pathName } from '../../cli/content/value-path.ts';
import { fieldName, fieldPath, fieldValue } from '../../studio/field-path.ts';
import type { StudioPath } from '../../studio/protocol.ts';

/** Every path inside a value. */
function pathsIn(value: unknown, path: StudioPath = []): StudioPath[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const inside = [...path, Array.isArray(value) ? Number(key) : key];
    return [inside, ...pathsIn(part, inside)];
  });
}

const values = fc.jsonValue({ maxDepth: 3 });

test('names of fields are those that marks and findings have', () => {
  fc.assert(
    fc.property(values, (value) => {
      for (const path of pathsIn(value)) expect(fieldName(path)).toBe(pathName(path));
    }),
  );
});

test('a name leads to the value that it stands for', () => {
  fc.assert(
    fc.property(values, (value) => {
      for (const path of pathsIn(value)) {
        const found = fieldPath(value, fieldName(path));
        expect(found && fieldValue(value, found)).toEqual(fieldValue(value, path));
      }
    }),
  );
  expect(fieldPath({ hero: { headline: 'Here' } }, 'hero.subheadline')).toBeUndefined();
});
