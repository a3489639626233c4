import { plainWords, type TextRule } from 'touchdown';
import { FORBIDDEN, forbiddenTitle, mayHoldForbiddenTitle } from './forbidden-title.ts';

/** Texas Government Code, section 406.017: these words are forbidden in a notary's advertising. */
export const lawNotario: TextRule = {
  name: 'law/notario',
  source: { clause: 'Texas Government Code 406.017(a)(4)', read: '2026-11-23' },
  words: ['nota'],
  phrases: [FORBIDDEN.source],
  everywhere: true,
  breaches({ text }, words) {
    const title = mayHoldForbiddenTitle(words) ? forbiddenTitle(words) : undefined;
    if (!title) return [];
    return [{ sentence: plainWords(forbiddenTitle(text)?.found ?? title.found), ...title }];
  },
};
