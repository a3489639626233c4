import { plainWords, sentencesOf, type TextRule } from 'touchdown';
import { isAbroad, namesAbroad, PLACES, speaksOfTitle } from './abroad.ts';
import { FORBIDDEN, forbiddenTitle, mayHoldForbiddenTitle } from './forbidden-title.ts';

/** Sentences that explain the ban or the difference to other countries advertise nothing. */
const EXPLAINED =
  /\b(?:(?:no|tampoco) (?:es|son|somos|soy|era|eran) (?:(?:un|una) )?(?:abogad[oa]s? (?:ni|o) (?:(?:un|una) )?notari[oa]s?|notari[oa]s? (?:ni|o) (?:(?:un|una) )?abogad[oa]s?)|(?:are|is|am) (?:not (?:an? )?(?:lawyers?|attorneys?) (?:or|nor) (?:an? )?notari[oa]s?|not (?:an? )?notari[oa]s? (?:or|nor) (?:an? )?(?:lawyers?|attorneys?))|que no sea notari[oa] (?:o \w+ )?de alla|forbid\w*|prohibit\w*|prohib\w+|illegal\w*|ilegal\w*|against the law|not allowed|fals[oa]s? notari[oa]s?|contra la ley|(?:breaks?|breaking|violates?|violating|viola|violando) (?:the|la) (?:law|ley)|(?:may not|must not|cannot|no (?:puede|pueden|podemos)) (?:use|call|advertise|be called|usar|llamarse|anunciarse)|difference between|diferencias? (?:entre|notari[oa] y notary|notary(?: public)? y notari[oa])|notari[oa](?: public[oa])? (?:y|and|o|or|vs) notary(?: public)? (?:diferencias?|difference)|notari[oa]s? como (?:l[oa]s de|en) mexico|notari[oa]s? (?:fraud|scams?)|fraudes? (?:(?:de|por|con) )?(?:un )?(?:falsos? )?notari[oa]s?|(?:sign|letrero|anuncio) (?:says?|said|dice|decia) notari[oa]|(?:uno|una|alguien|quien|persona|gente|hombre|mujer|senora?|somebody|someone|man|woman|people) (?:(?:que|who|that) )?(?:(?:(?:con \w+ \w+|de \w+) )?(?:le |les |me )?(?:decia|dijo|dice|decian|dijeron|dicen) (?:que (?:(?:el|ella|ellos) )?(?:tambien )?(?:es|era|eran) |ser )|fingi[oa] ser |(?:said|says) (?:he|she|they) (?:was|is|were|are) |(?:claimed|claims|pretended|pretends) to be )(?:an? |un[oa]? )?notari[oa]s?)\b|\bnotari[oa]s? (?:in|en) mexico(?=[.,;:]|$)|\bnotary public (?:(?:de|en|in|of) texas )?(?:no es|is (?:not|no)) (?:(?:un|una|an?) )?notari[oa]\b|(?=.*\b(?:mexico|latin america|latinoamerica|america latina|other countries|otros paises)\b).*\b(?:lawyers?|attorneys?|abogad[oa]s?)\b/;

/** The office of another country, as in "notario de México". */
const OFFICE = `notari[oa]s?(?: public[oa]s?)? (?:de|en|of|in|from) (?:${PLACES})`;
/** Told apart from a notary public: "Notary public y notario de México, la diferencia". */
const TOLD_APART = new RegExp(
  String.raw`^(?=.*\bnotary\b)(?=.*\b(?:diferencias?|se diferencian?|difference|differs?|comparados?|compared|lo mismo|lado a lado|side by side|frente a|vs|versus)\b).*\b${OFFICE}(?=[.,;:?]|$| (?:y|and|frente|vs|versus)\b)`,
);
const ONLY_OFFICE = new RegExp(`^(?:el |un |the |an? )?${OFFICE}$`);

/** True if the page has a notary of Texas beside the office of another country, as in the head of a comparison. */
function isBesideTexas(page: string, office: string): boolean {
  const texts = page.split(' | ');
  return texts.some(
    (text, at) =>
      text === office &&
      /^(?:(?:el|un|the|an?) )?(?:notary(?: public)? (?:de|en|of|in) (?:texas|tejas)|texas notary(?: public)?)$/.test(
        texts[at - 1] ?? '',
      ),
  );
}

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
      if (!title || EXPLAINED.test(sentence) || TOLD_APART.test(sentence)) continue;
      // "The notaría in Durango wants a power of attorney", perhaps a few lines below its town.
      const isOffice = ONLY_OFFICE.test(words);
      const isAway = speaksOfTitle(sentence);
      if (isAway && isAbroad(words)) continue;
      const unless = isOffice
        ? (page: string) => isBesideTexas(page, words)
        : isAway
          ? namesAbroad
          : undefined;
      const written = index === 0 ? forbiddenTitle(text) : undefined;
      return [
        {
          sentence: written === undefined ? sentence : plainWords(written.found),
          ...(written ?? title),
          ...(unless ? { unless } : {}),
        },
      ];
    }
    return [];
  },
};
