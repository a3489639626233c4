import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { quickShape } from '../../cli/content/shape/quick-shape.ts';
import { cases } from '../support/proof.ts';
import { SITE } from '../support/site-code.ts';

const FOLDER = join(import.meta.dirname, '../../landings');
const landings = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => parse(readFileSync(join(FOLDER, name), 'utf8')) as unknown);

type Container = Record<string, unknown>;

/** Goes down into a value by the given choices and returns the map or list that it ends in. */
function descend(value: unknown, choices: readonly number[]): Container {
  let current = value as Container;
  for (const choice of choices) {
    const inner = Object.values(current).filter(
      (item): item is Container => typeof item === 'object' && item !== null,
    );
    if (inner.length === 0) break;
    current = inner[choice % inner.length] as Container;
  }
  return current;
}

const replacement = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    1.5,
    -1,
    7,
    '',
    ' \n ',
    'a\u0007b',
    '\ud83d',
    'general',
    'clock',
    '/lp',
    'a--b',
    '2026-02-30',
    [],
    {},
  ),
  fc.string({ maxLength: 12 }),
  fc.integer({ min: 1990, max: 2010 }).map((length) => 'x'.repeat(length)),
  fc.array(fc.constant('a text'), { maxLength: 12 }),
  fc.jsonValue({ maxDepth: 2 }),
);

const damage = fc.record({
  choices: fc.array(fc.nat(20), { maxLength: 4 }),
  at: fc.nat(20),
  kind: fc.constantFrom('replace', 'remove', 'add', 'repeat'),
  value: replacement,
});

describe('the quick look at a shape', () => {
  const accepts = quickShape(SITE.schemas.landing);

  it('accepts every landing of the site', () => {
    for (const landing of landings) expect(accepts?.(landing)).toBe(true);
  });

  it('agrees with zod on landings that somebody damaged', () => {
    let right = 0;
    let wrong = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...landings),
        fc.array(damage, { minLength: 1, maxLength: 2 }),
        (landing, faults) => {
          const value = structuredClone(landing);
          for (const fault of faults) {
            const place = descend(value, fault.choices);
            const keys = Object.keys(place);
            const key = keys[fault.at % Math.max(1, keys.length)];
            if (fault.kind === 'add' && !Array.isArray(place))
              place[`more${fault.at}`] = fault.value;
            else if (key === undefined) continue;
            else if (fault.kind === 'replace') place[key] = fault.value;
            else if (Array.isArray(place) && fault.kind === 'repeat')
              place.push(place[Number(key)]);
            else if (Array.isArray(place)) place.splice(Number(key), 1);
            else delete place[key];
          }
          const result = SITE.schemas.landing.safeParse(value);
          expect(accepts?.(value)).toBe(result.success);
          if (result.success) expect(result.data).toEqual(value);
          if (result.success) right += 1;
          else wrong += 1;
        },
      ),
      { numRuns: cases(250, 3000) },
    );
    expect(Math.min(right, wrong)).toBeGreaterThan(cases(20, 100));
  });

  it('knows nothing of schemas that change what they read, or that have more than one way', () => {
    for (const schema of [
      z.string().transform((text) => text.length),
      z.strictObject({ a: z.string().default('x') }),
      z.array(z.coerce.number()),
      z.union([z.string(), z.number()]),
      z.looseObject({ a: z.string() }),
    ]) {
      const quick = quickShape(schema as z.ZodType);
      for (const value of ['a', 1, [1], ['1'], { a: 'b' }, { a: 'b', c: 1 }, {}]) {
        if (!quick?.(value)) continue;
        expect(schema.safeParse(value).data).toEqual(value);
      }
    }
    expect(quickShape(z.string().trim())?.(' a ')).toBe(false);
    expect(quickShape(z.object({ a: z.string() }))?.({ a: 'b', c: 1 })).toBe(false);
  });
});
