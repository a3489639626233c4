import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { golden } from './report/golden.ts';
import { isTaken } from './support/in-turns.ts';
import { outOfTurn, turnOf } from './support/turns.ts';

test('an expectation that is missing is a failure, not a new expectation', () => {
  expect(() => golden('no-such-expectation', 'whatever was found')).toThrow(/ENOENT/);
});

test('a property that fails fails again with the seed of the run', () => {
  const fail = () => fc.check(fc.property(fc.nat(), (number) => number % 2 === 0));
  const first = fail();
  expect(first.failed).toBe(true);
  expect(first.seed).toBe(Number(process.env.PROPERTY_SEED));
  expect(fail().counterexample).toEqual(first.counterexample);
});

test('no test waits for time or for a silent network, or is repeated when it fails', () => {
  const waits = /waitForTimeout|networkidle|\bretry:/;
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const wrong = files.filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      file !== 'suite.test.ts' &&
      // The tools of the audit, where they are installed.
      !file.includes('node_modules') &&
      waits.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
  );
  expect(wrong).toEqual([]);
});

test('files that take turns are there, and all of them run in two runs', () => {
  const left = [0, 1].map((seed) => outOfTurn(turnOf(seed, ['run'])));
  for (const file of left.flat())
    expect(readFileSync(join(import.meta.dirname, '..', file))).toBeTruthy();
  expect(left[0]?.filter((file) => left[1]?.includes(file))).toEqual([]);
  expect(outOfTurn(turnOf(0, ['run', 'tests/browser']))).toEqual([]);
});

test('so do tests that take turns, and nobody sits out who is named', () => {
  const places = [0, 1, 2, 3];
  const takenBy = (turn?: string) => places.filter((place) => isTaken(place, turn));
  expect(['0', '1'].map(takenBy)).toEqual([
    [0, 2],
    [1, 3],
  ]);
  expect(turnOf(0, ['run', 'tests/browser/toasts.test.ts'])).toBeUndefined();
  expect(takenBy()).toEqual(places);
});
