import { AILMENTS } from '../ailments.ts';

/** The business, and what it sells as its own. */
const OURS =
  /(?<!\p{L})(?:we|us|ours?|my|wir|uns|unser\p{L}*|mein\p{L}*|nosotr[oa]s|nuestr\p{L}+)(?!\p{L})|\{business/iu;

/** A claim that something was proven or tested. */
const PROVEN =
  /^(?:(?:clinical|scientifical|medical)ly|(?:clínica|científica|médica)mente|(?:klinisch|wissenschaftlich|medizinisch))[\s-]/iu;

/** Before and behind it: what was proven is a statement of its own, and no product. */
const IT_IS =
  /(?<!\p{L})(?:it(?:['’]s| is| has been| was)|so ist es|es ist|ist(?: es)?|wurde|gilt(?: es)? als|(?:está|ha sido|ha quedado|es))(?:\s(?:now|well|also|by now|since|längst|inzwischen|mittlerweile|heute|auch|vielfach|mehrfach|ya|también|más que|bien))*\s$/iu;
const THAT = /^\s?,?\s?(?:that|dass|que)(?!\p{L})/iu;
const AS_ASIDE = /,\s(?:so ist es|it is|as is|como está)[^,.!?]{0,30}$/iu;

const ANY_AILMENT = new RegExp(`(?<!\\p{L})(?:${Object.values(AILMENTS).join('|')})`, 'iu');

/** A trial or study with the year in which anybody can look it up. */
const TRIAL =
  /(?<!\p{L})(?:trials?|stud(?:y|ies)|meta-analys[ei]s|\p{L}*studien?|ensayos?|estudios?)(?!\p{L})/iu;
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/;

/** What a guide does with the best of a kind: it reviews, compares and lists them, and is none of them. */
const REVIEWED =
  /(?<!\p{L})(?:review(?:s|ed|ing)?|compar(?:e|es|ed|ing)|rank(?:s|ed|ing)?|list(?:s|ed|ing)?|test(?:s|ed|ing)?|(?:read|article|guide|post)(?:\s\p{L}+){0,2}\s(?:about|on)|(?:guide|introduction) to|(?:round-?up|comparison|overview|list) of|vergleich\p{L}*|teste[nt]?|getestet|(?:artikel|ratgeber|beitrag|überblick|lesen\p{L}*|lies|mehr) (?:über|zu)|(?:leer|lea|lee|artículo|guía|entrada|post|más|saber) (?:más )?sobre|(?:guía|lista|comparativa|comparación|selección|ranking) (?:de|con|sobre)|compar(?:amos|ar|a|ando)|analiz(?:amos|ar|ando)|reseñ(?:amos|ar)|revis(?:amos|ar))\s(?:(?:all|some|many|several) (?:of )?)?(?:the\s|de\s|den\s)?$/iu;
const BEST =
  /^(?:the\s|die\s|der\s|den\s|el\s|la\s|los\s|las\s)?(?:top|best|finest|mejor|\p{L}+est|\p{L}+ más)/iu;

/** "It is" and the like before "best", which is nobody's: "Who It’s Best For". */
const IS =
  /^(?:it|that|this|what|who|where|when|here|he|she)['’]s\s(?:best|top|fastest|cheapest|finest)(?!\p{L})/iu;

/** Money that is given back, which anybody can grant. */
const MONEY_BACK = /money[\s-]back[\s-]guarantee|refund[\s-]guarantee/iu;

/** True for a promise of nothing but money that is given back. */
export function isMoneyBack(promise: string): boolean {
  return MONEY_BACK.test(promise);
}

/** A named medicine or device whose approval is on record for what the sentence says. */
const ON_RECORD =
  /\p{L}\)?[,(]?\s(?:(?:is|are|was|were|which is|both|now)\s)?(?:the only\s)?$|\(\p{L}+,\s$/iu;
const FOR_WHAT = /^\s(?:for|to treat|as an?|in (?:19|20)\d\d)(?!\p{L})/iu;

/** Where all of the best of a kind are made, whoever sells them. */
const MADE =
  /\s(?:(?:son|están)\s(?:fabricad|hech|producid|cultivad|elaborad)[oa]s|se\s(?:fabrican|hacen|producen|cultivan|elaboran))\s/iu;

/** True for a claim in a sentence that states something of the world, quotes its source, or reviews others, and promises nothing. */
export function isToldInGeneral(sentence: string, start: number, end: number): boolean {
  const [before, claim, after] = [
    sentence.slice(0, start),
    sentence.slice(start, end),
    sentence.slice(end).replace(/^\p{L}+/u, ''),
  ];
  if (IS.test(claim)) return true;
  if (BEST.test(claim) && REVIEWED.test(before)) return true;
  if (OURS.test(sentence)) return false;
  if (PROVEN.test(claim)) {
    if (TRIAL.test(sentence) && YEAR.test(sentence)) return true;
    const isStatement = (IT_IS.test(before) && THAT.test(after)) || AS_ASIDE.test(before);
    return isStatement && !ANY_AILMENT.test(sentence);
  }
  if (/^fda/iu.test(claim)) return ON_RECORD.test(before) && FOR_WHAT.test(after);
  return MADE.test(claim);
}
