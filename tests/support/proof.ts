import { it } from 'vitest';

/** Whether every case is run (`npm run proof`) or a sample, as in `npm test`. */
const PROOF = process.env.PROOF === '1';

/** A test that only the proof runs, because it costs more than the risk of a regression justifies. */
export const inProof = it.runIf(PROOF);

/** Number of cases of a property or history: few in the suite, many in the proof. */
export function cases(few: number, many: number): number {
  return PROOF ? many : few;
}

/**
 * Rows of a table to run: all in the proof, `count` of them in the suite, spread evenly. The seed of the run
 * determines which, so that other runs cover other rows, and a failed run can be reproduced.
 */
export function sample<T>(rows: readonly T[], count: number): T[] {
  if (PROOF || rows.length <= count) return [...rows];
  const step = rows.length / count;
  // By the golden section, so that successive seeds cover other rows, too.
  const share = (Math.imul(Number(process.env.PROPERTY_SEED), 0x9e3779b1) >>> 0) / 2 ** 32;
  const start = share * step;
  return Array.from({ length: count }, (_, index) => rows[Math.floor(start + index * step)] as T);
}
