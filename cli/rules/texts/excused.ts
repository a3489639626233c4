import type { Breach, TextRule } from '../../content/text-rules/text-rule.ts';
import { isBelow, isLeftToOthers, isOfTrouble, isOurs, isUnderDenial } from './company.ts';

/** A breach with what its context says of it. */
export interface BreachInPlace extends Breach {
  rule: TextRule;
  /** True if it stands below a denial. */
  denied: boolean;
  /** True if what is above leaves it to others, and the sentence does not speak of the business. */
  ofOthers: boolean;
}

/** True if the place of a breach shows that nothing is promised. */
export function isExcused(
  value: unknown,
  path: readonly PropertyKey[],
  { rule, denied, ofOthers, sentence, unlessBelow }: BreachInPlace,
): boolean {
  if (rule.everywhere && !rule.deniable) return false;
  if (unlessBelow && isBelow(value, path, unlessBelow)) return true;
  if (denied || isUnderDenial(value, path)) return true;
  if (rule.everywhere) return false;
  return (
    ofOthers ||
    !isOurs(path) ||
    isOfTrouble(path, sentence) ||
    isLeftToOthers(value, path, sentence)
  );
}
