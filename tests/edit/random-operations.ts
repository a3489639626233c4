import fc from 'fast-check';
import type { Operation } from '../../cli/edit/operation.ts';

type Step = string | number;

/** Every path in a value, its own aside. */
export function pathsIn(value: unknown, path: Step[] = []): Step[][] {
  if (typeof value !== 'object' || value === null) return [];
  const steps: [Step, unknown][] = Array.isArray(value)
    ? value.map((part, index) => [index, part])
    : Object.entries(value);
  return steps.flatMap(([step, part]) => [[...path, step], ...pathsIn(part, [...path, step])]);
}

const newText = fc.oneof(
  fc.constantFrom(
    ...['Signed at the gate', 'yes', '0123', '+15550100', '2026-11-21', '24:7', 'null', '', ' '],
    ...[
      'a: b',
      'a #b',
      '- a',
      "it's",
      'say "it"',
      'x\ny',
      'x\n\ny\n',
      '\n',
      '  in\nout',
      'a,b',
      '{a}',
    ],
    ...[
      '[',
      '~',
      '*a',
      '&a',
      '!a',
      '|',
      '>',
      '%',
      '@',
      '`',
      '---',
      '...',
      'a:',
      '#a',
      '\t',
      'a\tb',
      'é\u0085',
    ],
    ...[
      'word '.repeat(40).trim(),
      'two\nlines of text',
      'end\n\n',
      '\u2028',
      '\ufeff',
      '🖋',
      '?',
      '? a',
    ],
  ),
  fc.lorem({ maxCount: 40 }),
  fc.string({ maxLength: 30 }),
  fc.string({ unit: fc.constantFrom(...' \nab:#-\'"[]{}>|*&!%@`,?\\\t'), maxLength: 24 }),
);

export const newValue = fc.oneof(
  { weight: 5, arbitrary: newText },
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.boolean(),
  fc.constant(null),
  fc.array(newText, { maxLength: 3 }),
  fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), newText, { maxKeys: 3 }),
  fc.array(fc.record({ href: newText, label: newText }), { maxLength: 2 }),
  fc.constant({ a: [{ b: ['c'] }], d: { e: {} }, f: [] }),
);

const newKey = fc.oneof(
  fc.stringMatching(/^[a-z]{3,8}$/),
  fc.constantFrom('true', 'a.b', '12', 'no', 'x y', 'a: b', "it's", '/path', 'é'),
);

/** What is random about an operation, the text that it is for not yet known. */
export const dice = fc.record({
  op: fc.constantFrom('set', 'set', 'set', 'unset', 'insert', 'insert', 'move', 'rename', 'new'),
  place: fc.nat(1_000_000),
  other: fc.nat(1_000_000),
  value: newValue,
  key: newKey,
});

export function at(value: unknown, path: readonly Step[]): unknown {
  return path.reduce<unknown>((part, step) => (part as Record<Step, unknown>)[step], value);
}

/** An operation that can be done to a value; undefined if it has no place for one of this kind. */
export function operationFor(
  value: unknown,
  roll: typeof dice extends fc.Arbitrary<infer T> ? T : never,
): Operation | undefined {
  const paths = pathsIn(value);
  const all: Step[][] = [[], ...paths];
  const pick = <T>(from: readonly T[]): T | undefined =>
    from[roll.place % Math.max(1, from.length)];
  const lists = all.filter((path) => Array.isArray(at(value, path)));
  const entries = paths.filter((path) => Array.isArray(at(value, path.slice(0, -1))));
  const keys = paths.filter((path) => !Array.isArray(at(value, path.slice(0, -1))));
  switch (roll.op) {
    case 'set': {
      const path = pick(paths);
      return path && { op: 'set', path, value: roll.value };
    }
    case 'new': {
      const maps = all.filter((path) => {
        const part = at(value, path);
        return typeof part === 'object' && part !== null && !Array.isArray(part);
      });
      const path = pick(maps);
      return path && { op: 'set', path: [...path, roll.key], value: roll.value };
    }
    case 'unset': {
      const path = pick(paths);
      return path && { op: 'unset', path };
    }
    case 'insert': {
      const path = pick(lists);
      if (!path) return undefined;
      const length = (at(value, path) as unknown[]).length;
      const place = roll.other % (length + 2);
      return { op: 'insert', path, at: place > length ? 'end' : place, value: roll.value };
    }
    case 'move': {
      const path = pick(entries);
      if (!path) return undefined;
      const length = (at(value, path.slice(0, -1)) as unknown[]).length;
      return { op: 'move', path, to: roll.other % length };
    }
    default: {
      const path = pick(keys);
      const parent = path && (at(value, path.slice(0, -1)) as object);
      return path && parent && !Object.hasOwn(parent, roll.key)
        ? { op: 'rename', path, key: roll.key }
        : undefined;
    }
  }
}
