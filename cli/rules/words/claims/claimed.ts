import type { CopyFile } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { firstMatch } from '../../../content/text-rules/first-match.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { copyWords } from '../copy-signs.ts';
import { isIn, quotationsIn } from '../quotations.ts';
import { CLAIM_FIGURES, claimsIn } from './claims.ts';
import { isEnglishOfOthers } from './english-of-others.ts';
import { isGermanOfOthers } from './german-of-others.ts';
import { SPARED } from './guaranteed-outcomes.ts';
import { isFeeling, isNameOfGoods } from './others/feelings-and-brands.ts';
import { isOneOfNumbered } from './others/numbered-ones.ts';
import { isOnlySeeming } from './others/only-seeming.ts';
import { isLeftOpen } from './others/open-questions.ts';
import { isReadAbout } from './others/read-about.ts';
import { isGuaranteeOfOthers, isTechnicalTerm } from './others/technical-terms.ts';
import { isMoneyBack, isToldInGeneral } from './others/told-in-general.ts';
import {
  isGoalOfTheWorld,
  isGoodHabit,
  isOfStudy,
  isWorldKnowledge,
} from './others/world-knowledge.ts';
import {
  isInVain,
  isOfOwnPrices,
  isPriceInGeneral,
  isSomeOfOthers,
  isSuperlativeOfOthers,
} from './superlatives-of-others.ts';

/** A sentence ends with a full stop before a space, except for abbreviations such as "No. 1". */
const SENTENCE = /(?:[^.!?\n]|(?<=\b(?:no|nr|st|dr|ca))\.|[.!?](?=\S))+[.!?]*/giu;

/** Maximum distance between a guarantee and its object. */
const APART = 30;

/** Start of another statement, which an earlier negation does not affect. */
const NEW_STATEMENT = /[;:–—]|,\s(?=(?:we|our|but|and|pero|y|nosotros|aber|und|wir)\s)/giu;

/** What turns the rest of a statement into no claim: a negation, or an attribution to others. */
const DENIED =
  /(?<!\p{L})(?:not|never|nobody|neither|nor|cannot|without|beware|(?:anyone|any \p{L}+|an? \p{L}+) who|whoever|(?:they|who|that|every(?:one|body)|some) (?:say|claim|promise|call)s?|(?:is|are) (?:said|believed|thought|reputed) to|(?:insists|swears|thinks|believes|jokes|maintains|(?<!(?:we|i) (?:\p{L}+ )?)(?:assume|think|believe|imagine)s?) that|nunca|nadie|ning[uú]n\p{L}*|ni|no|sin|quien(?:es)?|todos dicen|(?:insiste en|jura|cree|bromea con) que|nicht|niemand|niemals|nie|kein\p{L}*|ohne|statt|anstatt|wer|alle sagen|behaupte\p{L}*|(?:besteht darauf|schwört|meint|glaubt), dass)(?!\p{L})|n['’]t\b/iu;

/** In English, "no" only negates the next words: "no fee, guaranteed results". */
const DENIED_ENGLISH = /\bno\s(?:\p{L}+\s){0,2}$/iu;

/** A guarantee of nothing. */
const NOTHING =
  /^\s(?:\p{L}+\s){0,2}(?:nothing|no|never|nichts?|niemand|kein\p{L}*|nada|ning[uú]n\p{L}*)(?!\p{L})/iu;

/** Questions by visitors; "Looking for …?" is an offer of the business. */
const ASKED =
  /^[\s¿#]*(?:are|do|does|did|is|can|could|will|who|which|what|why|how|should|must|may|sind|seid|ist|bist|muss|werde|soll|kann|darf|können|könn\p{L}*|garantiert|gibt es|(?:bieten|geben) sie|(?:bietet|gebt) ihr|wer|was|welche\p{L}*|warum|wie|voy a|vamos a|puedo|podré|debo|tengo que|necesito|son|es|eres|sois|quién|cuál|qué|cómo|por qué|garantiza[ns]?)(?!\p{L})[^?]*\?/iu;

/** Awards, votes and shares: with the year they can be verified. */
const AWARDED =
  /award|vote|rated|rank|named|chosen|premiad|galard|elegid|votad|preisge|prämi|gewählt|gekürt|ausgez|%|percent|prozent|testsieger/i;
const YEAR = /(?:19|20)\d\d|\{/;

/** Promises of what will not be. */
const NEVER_AGAIN =
  /(?<!\p{L})(?:never \p{L}+(?: \p{L}+)? again|never (?:leak|break|fail|crack|rust|fade|age|lose)s?|without(?: (?:a|any|one|even))?(?: single)? (?:risk|pain|scratch(?:es)?|dents?|breakages?|damage)|no more pain|sin (?:un (?:solo )?|ning[uú]n )?(?:dolor|riesgos?|rasguños?|arañazos?|rayón|rayones|golpes?|desperfectos?)|ohne (?:jede[sn]? |jeglichen? |einen (?:einzigen )?)?(?:risiko|schmerz(?:en)?|kratzer|schrammen?|dellen?|bruchschäden))(?!\p{L})/iu;

/** Negations inside a promise, which do not revoke it. */
const PROMISED = new RegExp(
  `${NEVER_AGAIN.source}|(?<!\\p{L})(?:${Object.values(SPARED).join('|')})(?!\\p{L})`,
  'giu',
);

/** What somebody wants to be one day, which they do not say they are: "Our vision: to be the leading clinic of the region". */
const ASPIRED: Readonly<Record<string, RegExp>> = {
  en: /(?:^\s*|:\s|(?<!\p{L})(?:aim(?:s|ing)?|striv(?:e|es|ing)|aspires?|hopes?|wants?|goal|vision|mission|ambition|dream)(?!\p{L})[^.!?;]{0,30}\s)to be(?:come)?(?: (?:known|recogni[sz]ed) as)?(?: (?:the|an?|one of the))?\s$/iu,
  es: /(?:^\s*|:\s|(?<!\p{L})(?:aspira(?:mos)?|queremos|buscamos|meta|objetivo|visión|misión|sueño)(?!\p{L})[^.!?;]{0,30}\s)(?:ser|llegar a ser|convertirnos en)(?: reconocid[oa]s? como)?\s(?:(?:el|la|los|las|una?) (?:\p{L}+ )?)?$/iu,
};

/** What is said of any such thing: "A suitcase is the best luggage in India". */
const OF_ANY = /^\s*an?\s\p{Ll}[\p{L}-]*\sis\s(?:often\s|usually\s|still\s)?(?:the\s)?$/iu;

/** Whose relative was the best: "His father was an award-winning chef". */
const OF_KIN =
  /(?<!\p{L})(?:his|her|their|whose) (?:grand|great-)*(?:father|mother|parents?|uncle|aunt|brother|sister)s? (?:is|was|were|are) (?:an? |the )?$/iu;

function isTakenBack(before: string, language: string): boolean {
  if (ASPIRED[language]?.test(before)) return true;
  if (OF_KIN.test(before) || OF_ANY.test(before)) return true;
  const statement = before
    .slice([...matchesIn(before, NEW_STATEMENT)].map(({ index }) => index + 1).at(-1) ?? 0)
    .replace(PROMISED, '');
  return language === 'en'
    ? DENIED_ENGLISH.test(statement) || DENIED.test(statement.replace(/\bno\b/giu, ''))
    : DENIED.test(statement);
}

/** Between what happens and a promise of something else: "The deadline passes while the contractor promises to call". */
const OTHER_CLAUSE =
  /[;:]|(?<!\p{L})(?:while|whereas|although|though|until|unless|während|obwohl|bis|mientras|aunque|hasta que)(?!\p{L})/iu;

/** The position in a sentence of a guarantee that nobody can give. */
function guaranteed(sentence: string, guarantee: RegExp, outcome: RegExp): Span | undefined {
  const promise = guarantee.exec(sentence);
  const what = promise && outcome.exec(sentence);
  if (!promise || !what) return undefined;
  const ends = [promise.index + promise[0].length, what.index + what[0].length] as const;
  const between = sentence.slice(Math.min(...ends), Math.max(promise.index, what.index));
  if (between.length > APART || OTHER_CLAUSE.test(between)) return undefined;
  if (NOTHING.test(sentence.slice(ends[0]).replace(PROMISED, ''))) return undefined;
  return [Math.min(promise.index, what.index), Math.max(...ends)];
}

/** The end of a word that a pattern has only begun: findings quote it. */
function wordEnd(sentence: string, end: number): number {
  const [rest = ''] = /^[\p{L}\d]*(?:-[\p{L}\d]+)*/u.exec(sentence.slice(end)) ?? [];
  return /[\p{L}\d]$/u.test(sentence.slice(0, end)) ? end + rest.length : end;
}

/** Further words of a name, such as that of a place: a pattern ends with the first letter of the first one. */
const NAME = /^(?:\s\p{Lu}[\p{L}’'-]*)+/u;

function nameEnd(sentence: string, start: number, end: number): number {
  const last = /[\p{L}’'-]+$/u.exec(sentence.slice(start, end))?.[0] ?? '';
  const rest = /^\p{Lu}/u.test(last) ? NAME.exec(sentence.slice(end))?.[0] : undefined;
  return end + (rest?.length ?? 0);
}

/** References to where the business is. */
const OWN_PLACE = /\{business\.address\.(?:locality|region)\}/gu;

/** A sentence with such references as names of places, of the same length: patterns look for a capital letter. */
function withPlaceNames(sentence: string): string {
  return sentence.replace(OWN_PLACE, (reference) => 'X'.padEnd(reference.length, 'x'));
}

function claimIn(written: string, language: string): Span | undefined {
  const claims = claimsIn(language);
  if (!claims) return undefined;
  const sentence = withPlaceNames(written);
  const small = sentence.toLowerCase();
  const said = firstMatch(small, claims.said) ?? firstMatch(sentence, claims.bestOf);
  if (!said && !claims.guarantee.test(small)) return undefined;
  if (ASKED.test(sentence)) return undefined;
  if (said) {
    const [words] = said;
    const end = said.index + words.length;
    const isProven = AWARDED.test(sentence.slice(0, end)) && YEAR.test(sentence);
    const isTold =
      !isProven &&
      !isTakenBack(sentence.slice(0, said.index), language) &&
      !isSuperlativeOfOthers(sentence, end, language) &&
      !isSomeOfOthers(sentence, said.index, end) &&
      !(language === 'de' && isGermanOfOthers(sentence, said.index, end)) &&
      !(language === 'en' && isEnglishOfOthers(sentence, said.index, end)) &&
      !(language === 'en' && isTechnicalTerm(sentence, said.index, end)) &&
      !(
        language === 'en' &&
        /^guarant/i.test(words) &&
        isGuaranteeOfOthers(sentence, said.index)
      ) &&
      !isOnlySeeming(sentence, said.index, end) &&
      !isLeftOpen(sentence, said.index, end, language) &&
      !isToldInGeneral(sentence, said.index, end) &&
      !isOneOfNumbered(sentence, said.index, end) &&
      !isReadAbout(sentence, said.index, end) &&
      !isWorldKnowledge(sentence, said.index, end) &&
      !isGoalOfTheWorld(sentence, said.index, end) &&
      !isOfStudy(sentence, said.index, end) &&
      !isGoodHabit(sentence, said.index, end) &&
      !isFeeling(sentence, said.index, end) &&
      !isNameOfGoods(sentence, said.index) &&
      !isPriceInGeneral(sentence, said.index, end) &&
      !isOfOwnPrices(sentence, said.index, end) &&
      !isInVain(sentence);
    const from = said.index + (/^[,–—]\s/.exec(words)?.[0].length ?? 0);
    if (isTold) return [from, nameEnd(sentence, from, wordEnd(sentence, end))];
  }
  // Spanish marks a question where it begins.
  if (/^\s*¿[^?]*\?/u.test(sentence)) return undefined;
  const promise = guaranteed(small, claims.guarantee, claims.outcome);
  // "Results are not guaranteed": the negation may be in the middle.
  const isDenied = promise?.some((end) => isTakenBack(sentence.slice(0, end), language));
  if (promise && language === 'de' && isGermanOfOthers(sentence, ...promise)) return undefined;
  if (promise && language === 'en' && isGuaranteeOfOthers(sentence, promise[0])) return undefined;
  if (promise && isMoneyBack(sentence.slice(...promise))) return undefined;
  return isDenied || !promise ? undefined : [promise[0], wordEnd(sentence, promise[1])];
}

/** The lines of a file that may contain claims: nearly all files have some, but few of each kind. */
export function claimLines(file: CopyFile): ReadonlySet<string> {
  const { copy } = file;
  const figures = [...matchesIn(copy, CLAIM_FIGURES)].map(({ index }) => index);
  const lines = new Set<string>();
  for (const place of [...copyWords(file).claims, ...figures]) {
    const end = copy.indexOf('\n', place);
    lines.add(copy.slice(copy.lastIndexOf('\n', place) + 1, end === -1 ? undefined : end));
  }
  return lines;
}

/** What others say of themselves, and what the next sentence says is not so here. */
const OTHERS_SAY =
  /^\s*(?:(?:some|many|most|other)\s\p{L}+|others?|some|many|andere|manche|viele|otr[oa]s|alguno?s|algunas|much[oa]s|hay\s(?:quien|quienes))(?!\p{L})/iu;
const NOT_WE =
  /^\s*(?:but\s|aber\s|pero\s)?(?:we|ours?|wir|bei\suns|unser\p{L}*|nosotr[oa]s|aquí|not\s(?:us|we)|never\shere)(?!\p{L})[^.!?]{0,30}(?:\b(?:not?|never|us|we|here|nicht|nie|kein\p{L}*|nunca|jamás|tampoco)\b|n['’]t\b)/iu;

/** Claims in a line that require proof, at most one per sentence; quoted claims are those of others. */
export function* claimsOf(line: string, language: string): Generator<Span> {
  const quotations = quotationsIn(line);
  for (const { 0: sentence, index } of matchesIn(line, SENTENCE)) {
    const found = claimIn(sentence, language.slice(0, 2));
    if (!found || isIn(quotations, index + found[0])) continue;
    const next = line.slice(index + sentence.length);
    if (!(OTHERS_SAY.test(sentence) && NOT_WE.test(next)))
      yield [index + found[0], index + found[1]];
  }
}
