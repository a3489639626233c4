import { it, type TestAPI } from 'vitest';

/** Whose turn it is (`turns.ts`), where tests take turns. */
const TURN = process.env.TEST_TURN;

/** Whether a test is run, by its place among those of its file that take turns. */
export function isTaken(place: number, turn: string | undefined): boolean {
  return turn === undefined || place % 2 === Number(turn);
}

interface TestInTurn {
  (name: string, run: () => Promise<void> | void): void;
  /** All rows of a table take the same turn. */
  readonly each: TestAPI['each'];
}

/**
 * `test` for what a file shows of its subject at further places and in rarer states, where that takes a browser, a
 * process or a build. A run of the whole suite takes every other of these tests, by its seed, so that four runs with
 * successive seeds take them all; a proof takes all, as does whoever names files.
 *
 * @returns one for a file, whose tests must not need each other.
 */
export function inTurns(): TestInTurn {
  let places = 0;
  const next = () => it.runIf(isTaken(places++, TURN));
  const inTurn = (name: string, run: () => Promise<void> | void) => next()(name, run);
  return Object.assign(inTurn, {
    each: (rows: readonly unknown[]) => next().each(rows),
  }) as TestInTurn;
}
