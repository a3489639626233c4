import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { golden } from './report/golden.ts';
import { isTaken } from './support/in-turns.ts';
import { outOfTurn, turnsOf } from './support/turns.ts';

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

/** Seeds of six runs, one after the other. */
const SEEDS = [6, 7, 8, 9, 10, 11];

test('files that take turns are there, and all of them run in three runs', () => {
  const left = SEEDS.map((seed) => outOfTurn(turnsOf(seed, ['run'])));
  const all = [...new Set(left.flat())];
  expect(all.length).toBeGreaterThan(60);
  const root = join(import.meta.dirname, '..');
  for (const pattern of all) {
    const files = ['ts', 'tsx'].map((ending) => pattern.replace('{ts,tsx}', ending));
    expect(
      files.filter((file) => existsSync(join(root, file))),
      pattern,
    ).toHaveLength(1);
  }
  for (const at of [0, 1, 2, 3])
    for (const file of all)
      expect(
        left.slice(at, at + 3).some((names) => !names.includes(file)),
        file,
      ).toBe(true);
  expect(outOfTurn(turnsOf(0, ['run', 'tests/browser']))).toEqual([]);
});

test('so do tests that take turns, and nobody sits out who is named', () => {
  const places = [0, 1, 2, 3];
  const takenBy = (turn?: string) => places.filter((place) => isTaken(place, turn));
  expect(['0', '1'].map(takenBy)).toEqual([
    [0, 2],
    [1, 3],
  ]);
  expect(turnsOf(0, ['run', 'tests/browser/toasts.test.ts'])).toBeUndefined();
  expect(takenBy()).toEqual(places);
});

test('each test that takes turns in a file of a row has its turn', () => {
  const pairs = Array.from({ length: 12 }, (_, seed) => turnsOf(seed, ['run']));
  for (const length of [2, 3]) {
    const states = new Set(pairs.map((turns) => `${(turns?.files ?? 0) % length} ${turns?.tests}`));
    expect(states.size).toBe(2 * length);
  }
});
