import type { Lexicon } from '../lexicon/lexicon.ts';
import { meantByClassic } from './classic-slips.ts';

/** Odds above which a word is a slip whoever says it: those of dialects (“mien”, “propa”) are below. */
const PLAIN = 2.1;

/** True for a slip that nobody speaks and that stands for a common word, such as “becuase”. */
export function isPlainSlip(word: string, language: string, lexicon: Lexicon): boolean {
  return meantByClassic(word, language) !== undefined || (lexicon.meantBy(word)?.odds ?? 0) > PLAIN;
}
