import { sentencesOf, type TextRule } from 'touchdown';
import { isAbroad, isSentByTitle, namesAbroad, speaksOfTitle } from './abroad.ts';

const TITLE = /\blicenciad[oa]s?\b|\blic\. (?=[a-z])/;
const LAWYER =
  /\b(?:as a former (?:lawyer|attorney)|(?:my|our|daniel's) (?:background|experience|training|career|years) as (?:an? )?(?:former )?(?:lawyer|attorney)s?|nuestr[oa]s? abogad[oa]s?|somos abogad[oa]s?|abogad[oa] notarial|abogad[oa]s? y notari\w+|(?:lawyer|attorney) and notary|notary and (?:lawyer|attorney)|(?:your|our|a) mobile (?:attorney|lawyer)|(?:attorney|lawyer) on wheels|our (?:attorneys?|lawyers?)(?! (?:clients?|customers?|neighbou?rs?|drew|drafted|wrote|prepared|sent|said|told|wanted|asked|marked|picked|chose|filed|recommended|suggested|insisted|explained|called|flagged|left|emailed|mailed)\b)|(?:protected|confidential|privileged) (?:\w+ )?(?:like|as) (?:an? |with )?(?:\w+ )*?(?:lawyer|attorney)|daniel(?: reyes)?,? (?:your )?(?:\w+ )?(?:attorney|lawyer|counselor|esq|jd|abogad[oa])\b|reyes, (?:an? )?(?:\w+ )?(?:attorney|lawyer|counselor|esq|jd|abogad[oa])\b|reyes esq|(?:el|la|al|del) abogad[oa] (?:daniel|reyes)|law (?:office|firm|practice) (?:on wheels|that comes|at your|in your)|(?:our|your (?:mobile|neighbou?rhood|traveling|local|own)) law (?:office|firm)|(?:our|we are|i am|we're|i'm|(?:we|notary|daniel|our team) (?:also )?(?:has|have|is|are|brings?)(?: \w+)?|your (?:mobile|own|neighbou?rhood|local|traveling)|mobile|notary and|notary or|notary public and|and notary) (?:an? )?(?:\w+ )?paralegals?\b(?! (?:clients?|customers?)\b)|paralegals? (?:and notar\w+|on (?:staff|wheels|our team)|notary|services?|help|work)\b|daniel(?: reyes)?,? (?:your |an? )?(?:\w+ )?paralegal\b|attorney client (?!portal)\w+|as your (?:\w+ )?(?:legal advis[eo]rs?|lawyers?|attorneys?|counsel|paralegals?)\b(?! (?:told|tells|says?|said|wrote|writes|asks?|asked|advised|wants?|wanted|explained|explains|knows|will|has|did|does|suggested|requested|drew|drafted)\b)|(?:we|i)(?:'m|'re|'ve become| am| are| have become| became| act| serve| work)(?: as)? (?:\w+ ){0,2}?(?:(?:an?|your|something of an?|almost an?|like an?) )(?:\w+ )?(?:lawyers?|attorneys?|legal (?:advis[eo]rs?|experts?|consultants?))|(?:like|almost) (?:an?|your own) (?:lawyer|attorney)|(?:somos|soy|como) (?:su|sus|un[oa]?|casi un) abogad[oa]s?|(?:as good as|better than|cheaper than|same as|acts? as|acting as|serves? as|replaces?|instead of paying(?: for)?) (?:an?|your) (?:attorney|lawyer)|(?:tan buen[oa] como|mejor que|mas barat[oa] que|igual que|hace(?:mos)? de|en lugar de pagar) (?:un|su) abogad[oa])\b/;
/** Sentences that send people to a lawyer, or say that nobody here is one. */
const ELSEWHERE =
  /\b(?:no|not|nunca|jamas|nadie|ningun[oa]?|tampoco|aren't|isn't|never|ni|lo corregimos|(?:me|nos|le|les) corrig(?:io|e|ieron))\b|\b(?:consulte|consultar|preguntele|pregunte(?! por)|hable con su|pida(?:le)?|vea a|llame(?:le)? a|ask|see)\b[^.]{0,12}\b(?:licenciad|abogad|attorney|lawyer)|\bsu (?:propi[oa] )?licenciad[oa] (?:antes|primero)/;

/** Whose lawyer is meant: "el licenciado de la empresa", "la licenciada que le hizo el testamento". */
const SOMEBODYS =
  /\blicenciad[oa]s? (?:de (?:la (?:empresa|compania|familia|otra|oficina|sucesion|herencia|venta|compradora|vendedora|aseguradora|constructora|inmobiliaria|escuela|demanda)|recursos|otr[oa]|alla|su (?:tio|tia|familia|pueblo|mama|papa|herman[oa]))|del (?:banco|consulado|pueblo|juzgado|condado|caso|divorcio|juicio|comprador|vendedor|seguro|sindicato|hospital|ejido)|que (?:le|les|te) (?:hizo|redacto|escribio|llevo|preparo|hicieron))\b/;

/** What clients tell of their own: "Mother wanted to hear it from our lawyer first." */
const CLIENTS =
  /^(?:(?:my|our) )?(?:(?:grand)?(?:mother|father|ma|pa)|mom|mama|dad|papa|husband|wife|sister|brother|aunt|uncle|son|daughter|cousin) (?:\w+ )?(?:wanted|asked|called|insisted|had|needed|talked|spoke|waited)(?:\b[^.]*\b(?:from|to|with|for|called|asked))? our (?:lawyer|attorney)s?\b(?![^.]*\b(?:seal|stamp|notar)\w*)/;

function isOfOthers(sentence: string): boolean {
  if (ELSEWHERE.test(sentence) || SOMEBODYS.test(sentence) || CLIENTS.test(sentence)) return true;
  if (LAWYER.test(sentence) || !TITLE.test(sentence)) return false;
  return isSentByTitle(sentence) || (speaksOfTitle(sentence) && isAbroad(sentence));
}

/** Whom a reader meets here, or what is said to be one. */
const MET_HERE =
  /\b(?:con|ante|by|with|before) (?:(?:el|la|su|the|your) )?licenciad|\b(?:es|son|is|are) (?:(?:un|una|el|la|an?|the) )?licenciad|\baqui\b|\bhere\b/;

/** True of a sentence about a licenciado who may be anywhere: its page says where. */
function isElsewhere(sentence: string): boolean {
  return (
    TITLE.test(sentence) &&
    !LAWYER.test(sentence) &&
    speaksOfTitle(sentence) &&
    !MET_HERE.test(sentence)
  );
}

/** Titles of lawyers, which in Spanish advertising tell people that the notary is one. */
export const lawLicenciado: TextRule = {
  name: 'law/licenciado',
  source: { clause: 'Texas Government Code 406.017(a)(1)', read: '2026-11-23' },
  words: ['abog advi atto cons coun esq expe jd law lawy lic lice para'],
  phrases: [TITLE.source, LAWYER.source],
  everywhere: true,
  deniable: true,
  breaches({ next }, words) {
    // "Is he a licenciado?" "No."
    if (next !== undefined && /^no\b/i.test(next)) return [];
    // "Lic. Reyes" is one sentence, not two.
    return sentencesOf(words.replace(/\blic\. /g, 'licenciado '))
      .filter(
        (sentence) => (TITLE.test(sentence) || LAWYER.test(sentence)) && !isOfOthers(sentence),
      )
      .map((sentence) => ({
        sentence: sentence.replace(/\blicenciado (?=[a-z])/, (found) =>
          words.includes('lic. ') ? 'lic. ' : found,
        ),
        // On a page about papers for Durango, "dígale al licenciado" is said of the one there.
        ...(isElsewhere(sentence) ? { unless: namesAbroad } : {}),
        // "The notario of Mexico" above "Is a lawyer"
        unlessBelow: (heading: string) =>
          /^(?:es|son|is|are|tiene|tienen) /.test(sentence) &&
          TITLE.test(sentence) &&
          speaksOfTitle(`${heading} ${sentence}`) &&
          isAbroad(heading),
        message: 'This gives the notary the title of a lawyer.',
        hint: 'Write "notary public" or the name alone.',
      }));
  },
};
