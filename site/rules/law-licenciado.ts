import { sentencesOf, type TextRule } from 'touchdown';

const TITLE = /\blicenciad[oa]s?\b|\blic\. (?=[a-z])/;
const LAWYER =
  /\b(?:nuestr[oa]s? abogad[oa]s?|somos abogad[oa]s?|abogad[oa] notarial|abogad[oa]s? y notari\w+|(?:lawyer|attorney) and notary|notary and (?:lawyer|attorney)|(?:your|our|a) mobile (?:attorney|lawyer)|(?:attorney|lawyer) on wheels|our (?:attorneys?|lawyers?)|(?:protected|confidential|privileged) (?:\w+ )?(?:like|as) (?:an? |with )?(?:\w+ )*?(?:lawyer|attorney)|daniel(?: reyes)?,? (?:your )?(?:\w+ )?(?:attorney|lawyer|counselor|esq|jd|abogad[oa])\b|reyes, (?:an? )?(?:\w+ )?(?:attorney|lawyer|counselor|esq|jd|abogad[oa])\b|reyes esq|(?:el|la|al|del) abogad[oa] (?:daniel|reyes)|law (?:office|firm|practice) (?:on wheels|that comes|at your|in your)|(?:our|your (?:mobile|neighbou?rhood|traveling|local|own)) law (?:office|firm)|paralegals?\b(?! (?:at|of|from|who|in))|attorney client (?!portal)\w+|as your (?:\w+ )?(?:legal advis[eo]rs?|lawyers?|attorneys?|counsel|paralegals?)|(?:we|i)(?:'m|'re|'ve become| am| are| have become| became| act| serve| work)(?: as)? (?:\w+ ){0,2}?(?:(?:an?|your|something of an?|almost an?|like an?) )(?:\w+ )?(?:lawyers?|attorneys?|legal (?:advis[eo]rs?|experts?|consultants?))|(?:like|almost) (?:an?|your own) (?:lawyer|attorney)|(?:somos|soy|como) (?:su|sus|un[oa]?|casi un) abogad[oa]s?|(?:as good as|better than|cheaper than|same as|acts? as|acting as|serves? as|replaces?|instead of paying(?: for)?) (?:an?|your) (?:attorney|lawyer)|(?:tan buen[oa] como|mejor que|mas barat[oa] que|igual que|hace(?:mos)? de|en lugar de pagar) (?:un|su) abogad[oa])\b/;
/** Sentences that send people to a lawyer, or say that nobody here is one. */
const ELSEWHERE =
  /\b(?:no|not|nunca|jamas|nadie|ningun[oa]?|tampoco|aren't|isn't|never)\b|\b(?:consulte|consultar|preguntele|pregunte(?! por)|hable con su|pida(?:le)?|vea a|ask|see)\b[^.]{0,12}\b(?:licenciad|abogad|attorney|lawyer)|\bsu (?:propi[oa] )?licenciad[oa] (?:antes|primero)/;

/** Titles of lawyers, which in Spanish advertising tell people that the notary is one. */
export const lawLicenciado: TextRule = {
  name: 'law/licenciado',
  source: { clause: 'Texas Government Code 406.017(a)(1)', read: '2026-11-23' },
  words: ['abog advi atto cons coun esq expe jd law lawy lic lice para'],
  phrases: [TITLE.source, LAWYER.source],
  everywhere: true,
  breaches(_, words) {
    // "Lic. Reyes" is one sentence, not two.
    return sentencesOf(words.replace(/\blic\. /g, 'licenciado '))
      .filter(
        (sentence) => (TITLE.test(sentence) || LAWYER.test(sentence)) && !ELSEWHERE.test(sentence),
      )
      .map((sentence) => ({
        sentence: sentence.replace(/\blicenciado (?=[a-z])/, (found) =>
          words.includes('lic. ') ? 'lic. ' : found,
        ),
        message: 'This gives the notary the title of a lawyer.',
        hint: 'Write "notary public" or the name alone.',
      }));
  },
};
