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

/** True for a claim in a sentence that states something of the world, or quotes its source, and promises nothing. */
export function isToldInGeneral(sentence: string, start: number, end: number): boolean {
  const [before, claim, after] = [
    sentence.slice(0, start),
    sentence.slice(start, end),
    sentence.slice(end).replace(/^\p{L}+/u, ''),
  ];
  if (IS.test(claim)) return true;
  if (OURS.test(sentence)) return false;
  if (PROVEN.test(claim)) {
    if (TRIAL.test(sentence) && YEAR.test(sentence)) return true;
    const isStatement = (IT_IS.test(before) && THAT.test(after)) || AS_ASIDE.test(before);
    return isStatement && !ANY_AILMENT.test(sentence);
  }
  if (/^fda/iu.test(claim)) return ON_RECORD.test(before) && FOR_WHAT.test(after);
  return MADE.test(claim);
}
