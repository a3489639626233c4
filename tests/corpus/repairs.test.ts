import { expect, it } from 'vitest';
import type { Diagnostic } from '../../cli/content/diagnostic.ts';
import { cases, sample } from '../support/proof.ts';
import { DEFECTS } from './all-defects.ts';
import { type Defect, seed } from './defect.ts';
import { BUSINESSES, HonestSite } from './honest-site.ts';

const CONFIG = 'site.config.yaml';

/**
 * Defects in rounds with at most one in a file; what several pages have a part in is repaired nowhere. One of the
 * configuration stands alone: until it is mended, it may hide what is wrong elsewhere.
 */
function roundsOf(business: string): Defect[][] {
  const rounds: Defect[][] = [];
  for (const defect of DEFECTS) {
    if (defect.business !== business || /address|schedule|seo|links/.test(defect.family)) continue;
    const isFree = ({ file }: Defect) => file !== defect.file && file !== CONFIG;
    const round =
      defect.file === CONFIG ? undefined : rounds.find((defects) => defects.every(isFree));
    if (round) round.push(defect);
    else rounds.push([defect]);
  }
  return rounds;
}

const wordsOf = ({ file, rule, message }: Diagnostic) => `${file} ${rule} ${message}`;

it.for(sample(BUSINESSES, 1))(
  'repairs of mistakes in the site %s take findings away, bring none, and leave nothing to repair',
  async (business) => {
    const site = new HonestSite(business);
    for (const round of sample(roundsOf(business), cases(1, 100))) {
      const seeded = round.map((defect) => [defect.file, seed(site.files, defect).text] as const);
      const { before, after, once, again } = await site.repaired(new Map(seeded));
      const known = new Set(before.map(wordsOf));
      expect(after.map(wordsOf).filter((words) => !known.has(words))).toEqual([]);
      const changed = seeded.filter(([, text], at) => once[at] !== text).map(([file]) => file);
      for (const name of changed)
        expect(after.filter(({ file }) => file === name).length, name).toBeLessThan(
          before.filter(({ file }) => file === name).length,
        );
      expect(again).toEqual(once);
    }
  },
);
