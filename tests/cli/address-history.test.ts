import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cases } from '../support/proof.ts';
import { runHistory, STEPS } from './address-history.ts';

const Step = fc.record({
  name: fc.constantFrom(...Object.keys(STEPS)),
  choices: fc.array(fc.nat(60), { minLength: 4, maxLength: 8 }),
});

test('no address that was online is lost, whatever happens to the pages', async () => {
  const histories = fc.array(Step, { minLength: 4, maxLength: 12 });
  const property = fc.asyncProperty(histories, async (steps) => {
    const site = await runHistory(steps);
    expect(site.lost).toEqual([]);
  });
  await fc.assert(property, { numRuns: cases(2, 500) });
}, 1_800_000);
