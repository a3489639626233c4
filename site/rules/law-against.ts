import { forbidPromises, type Promises, type TextRule } from 'touchdown';
import { NOTARY } from './vocabulary.ts';

/** Findings of the engine in a sentence that has to go anyway. */
const COVERS = ['facts/typed-amount', 'facts/typed-figure', 'law/unproven-claim'];

/** A law against what a notary must not promise. */
export function lawAgainst(promises: Promises): TextRule {
  return { ...forbidPromises(promises, NOTARY), covers: COVERS };
}
