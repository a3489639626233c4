import { it } from 'vitest';

/** Whether every case is tried (`npm run proof`) or a sample of them, as in `npm test`. */
const PROOF = process.env.PROOF === '1';

/** A test that only the proof runs: what it costs is more than a change is likely to break. */
export const inProof = it.runIf(PROOF);

/** How many cases of a property or of a history are tried: few in the suite, many in the proof. */
export function cases(few: number, many: number): number {
  return PROOF ? many : few;
}

/**
 * Rows of a table that are tried: all in the proof, and `count` of them in the suite, spread evenly. Which ones follows
 * from the seed of the run, so that further runs try further rows, and a failed run can be had again.
 */
export function sample<T>(rows: readonly T[], count: number): T[] {
  if (PROOF || rows.length <= count) return [...rows];
  const step = rows.length / count;
  const start = (Number(process.env.PROPERTY_SEED) / 2 ** 31) * step;
  return Array.from({ length: count }, (_, index) => rows[Math.floor(start + index * step)] as T);
}
