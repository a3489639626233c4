import { plainWords, sentencesOf, type TextRule } from 'touchdown';
import { isAbroad, namesAbroad, speaksOfTitle } from './abroad.ts';
import { FORBIDDEN, forbiddenTitle, mayHoldForbiddenTitle } from './forbidden-title.ts';

/** Sentences that explain the ban or the difference to other countries advertise nothing. */
const EXPLAINED =
  /\b(?:forbid\w*|prohibit\w*|prohib\w+|illegal\w*|ilegal\w*|against the law|not allowed|fals[oa]s? notari[oa]s?|contra la ley|(?:breaks?|breaking|violates?|violating|viola|violando) (?:the|la) (?:law|ley)|(?:may not|must not|cannot|no (?:puede|pueden|podemos)) (?:use|call|advertise|be called|usar|llamarse|anunciarse)|difference between|diferencia entre|notari[oa]s? (?:fraud|scams?)|fraudes? (?:de|por|con) (?:un )?(?:falsos? )?notari[oa]s?|(?:sign|letrero|anuncio) (?:says?|said|dice|decia) notari[oa])\b|\bnotari[oa]s? (?:in|en) mexico(?=[.,;:]|$)|\bnotary public (?:(?:de|en|in|of) texas )?(?:no es|is (?:not|no)) (?:(?:un|una|an?) )?notari[oa]\b|(?=.*\b(?:mexico|latin america|latinoamerica|america latina|other countries|otros paises)\b).*\b(?:lawyers?|attorneys?|abogad[oa]s?)\b/;

/** Texas Government Code, section 406.017: these words are forbidden in a notary's advertising. */
export const lawNotario: TextRule = {
  name: 'law/notario',
  source: { clause: 'Texas Government Code 406.017(a)(4)', read: '2026-11-23' },
  words: ['nota'],
  phrases: [FORBIDDEN.source],
  covers: ['copy/language', 'copy/spelling'],
  everywhere: true,
  breaches({ text, next }, words) {
    if (!mayHoldForbiddenTitle(words)) return [];
    // "Are you a notario?" "No."
    if (next !== undefined && /^no\b/i.test(next)) return [];
    for (const [index, sentence] of sentencesOf(words).entries()) {
      const title = forbiddenTitle(sentence);
      if (!title || EXPLAINED.test(sentence)) continue;
      // "The notaría in Durango wants a power of attorney", perhaps a few lines below its town.
      const unless = speaksOfTitle(sentence) ? namesAbroad : undefined;
      if (unless && isAbroad(words)) continue;
      const found = index === 0 ? forbiddenTitle(text)?.found : undefined;
      return [
        {
          sentence: found === undefined ? sentence : plainWords(found),
          ...title,
          ...(unless ? { unless } : {}),
        },
      ];
    }
    return [];
  },
};
