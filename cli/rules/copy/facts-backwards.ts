import { ANY_FACT } from '../../content/facts/facts.ts';
import type { CopyRule } from '../../content/rule.ts';
import { backwardReferences, MAY_RANGE } from '../words/figures/backward-references.ts';
import { namesOfEntry } from '../words/surroundings.ts';

/** A range of two references that runs backwards: from closing to opening time, from the higher price to the lower one. */
export const factsBackwards: CopyRule = {
  name: 'facts/backwards',
  severity: 'warning',
  perText: true,
  suspects: MAY_RANGE,
  *check(file, facts) {
    if (facts === ANY_FACT) return;
    for (const located of file.texts) {
      const { path, text } = located;
      if (!MAY_RANGE.test(text)) continue;
      const names = namesOfEntry(located, file.raw);
      if (names !== '') file.dependsOnOthers(located);
      for (const { span, message } of backwardReferences(text, facts, names))
        yield { path, span, message, hint: 'Exchange the two.' };
    }
  },
};
