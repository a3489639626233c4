import { forbidPromises, type Promises, type TextRule } from 'touchdown';
import { NOTARY } from './vocabulary.ts';

/** A law against what a notary must not promise. */
export function lawAgainst(promises: Promises): TextRule {
  return forbidPromises(promises, NOTARY);
}
