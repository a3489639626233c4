import { ANY_FACT } from '../../content/facts/facts.ts';
import type { CopyRule } from '../../content/rule.ts';
import { backwardNumbers, MAY_RUN_BACK } from '../words/counts/backward-numbers.ts';
import { backwardReferences, MAY_RANGE } from '../words/figures/backward-references.ts';
import { namesOfEntry } from '../words/surroundings.ts';

const SUSPECTS = new RegExp(`${MAY_RANGE.source}|${MAY_RUN_BACK.source}`, 'i');

/** A range that runs backwards: from closing to opening time, from the higher price or number to the lower one. */
export const factsBackwards: CopyRule = {
  name: 'facts/backwards',
  severity: 'warning',
  perText: true,
  suspects: SUSPECTS,
  *check(file, facts) {
    if (facts === ANY_FACT) return;
    for (const located of file.texts) {
      const { path, text } = located;
      for (const span of MAY_RUN_BACK.test(text) ? backwardNumbers(text) : [])
        yield {
          path,
          span,
          message: 'This range begins with the higher number.',
          hint: 'Exchange the two.',
        };
      if (!MAY_RANGE.test(text)) continue;
      const names = namesOfEntry(located, file.raw);
      if (names !== '') file.dependsOnOthers(located);
      for (const { span, message } of backwardReferences(text, facts, names))
        yield { path, span, message, hint: 'Exchange the two.' };
    }
  },
};
