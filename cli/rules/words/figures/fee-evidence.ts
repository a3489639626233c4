import type { Facts } from '../../../content/facts/facts.ts';
import { nounRoot } from '../counts/nouns.ts';
import { isSaidOtherwise } from '../counts/said-words.ts';
import { knownNames } from '../names/known-names.ts';
import { sentenceAt } from '../sentence-at.ts';
import { isFunctionWord } from '../telling-words.ts';
import type { Amount } from './amounts.ts';
import { isBoughtThing } from './bought-things.ts';
import { isAboutFee } from './figure-topics.ts';
import { isByUs, isOffer, isOfMarket, isPutByAll, isSaidOurs } from './own-prices.ts';
import { priceWords } from './price-words.ts';
import type { SumPlace } from './sum-places.ts';

/** What has a price, and that it has one, directly before a sum: "A stanchion costs about", «Un timbre vale», „Das Taxi macht“. */
const HAS_PRICE =
  /(?<subject>(?:[\p{L}’'-]+\s){1,6})(?:costs?|cost|is|are|runs?|goes for|sells? for|starts? at|comes? to|cuestan?|vale|valen|es|son|sale por|salen por|anda por|ronda|kostet|kosten|macht|liegt bei)\s(?:\p{L}+\s){0,2}$/iu;

/** A thing at the beginning of a sentence, with its parts in a row up to what has the price: "A well with screen, gravel pack and grout is". */
const WITH_PARTS =
  /^[\s*>-]*(?<subject>(?:an?|the|each|every|eine?|der|die|das|jede[rs]?|una?|el|la|cada)\s(?:[\p{L}\d/’'-]+\s){1,5}?)(?:with|including|mit|inklusive|samt|con|incluid[oa])\s(?:(?!(?:is|are|costs?|runs?|has|have|ist|sind|kostet|kosten|hat|es|son|cuestan?|vale|tiene)\s)[\p{L}\d/’'-]+,?\s){1,14}(?:costs?|is|runs?|comes? to|cuesta|vale|es|sale por|kostet|ist|macht)\s$/iu;

/** Who takes a sum, at the beginning of its sentence: "The surveyor usually wants", «La almazara cobra». */
const TAKES =
  /^(?<taker>(?:(?!we\s|you\s)[\p{L}’'-]+\s){1,7}?)(?:charges?|charged|wants?|asks?(?:\sfor)?|asked\sfor|takes?|cobran?|piden?|nimmt|nehmen|verlang(?:t|en))\s(?:\p{L}+\s){0,2}$/iu;

/** Ends with who may be of the business, by what they do: "the roofer", «el techador». */
const MAY_BE_STAFF = /(?:er|or|ist|dora|ista)s?\s$/iu;

/** Directly before and after a sum that says how dear a thing is: "is a $30 part", «Una cubierta de quince euros». */
const DEAR_ES = /(?<!\p{L})una?\s\p{L}+\sde\s$/iu;
const DEAR_EN = /(?<!\p{L})an?\s$/iu;

/** The words behind it: a thing of up to three. */
const THING = /^(?:[\s-]\p{L}+){1,3}/u;

/** Begins a sentence about what the one before it names. */
const GOES_ON = /^(?:it|they|er|sie|es|cuestan?|son)\s/iu;

/** Digits of a sum that is hardly equal by chance: $265, 12.75 €, but not $150. */
const TELLING_DIGITS = 3;

/** From this on, sums in passing are round: a sandwich may be $18, and hardly anything $89. */
const ROUND_FROM = 50;

/** Letters of a word that says what something is. */
const LEAST_LETTERS = 4;

function rootsOf(text: string): string[] {
  return (text.match(/\p{L}+/gu) ?? [])
    .filter((word) => word.length >= LEAST_LETTERS)
    .map(nounRoot)
    .filter((word) => !isFunctionWord(word));
}

/**
 * Whether words name something of the configuration, such as an entry of its menu, or what the page is about; undefined if they name
 * nothing, such as "it".
 */
export function isOurThing(words: string, facts: Facts, place: SumPlace): boolean | undefined {
  const said = rootsOf(words);
  if (said.length === 0) return undefined;
  const ours = new Set([
    ...[...knownNames(facts), ...priceWords(facts)].map(nounRoot),
    ...rootsOf(place.around),
  ]);
  return said.some((word) => ours.has(word));
}

/** The thing whose price a sum is called by. */
function dearThing(text: string, [start, end]: Amount['span']): string | undefined {
  if (DEAR_EN.test(text.slice(0, start))) {
    const [, ...words] = THING.exec(text.slice(end))?.[0].split(/[\s-]/) ?? [];
    const last = words.findIndex(isFunctionWord);
    return words.length === 0 ? undefined : words.slice(0, last < 1 ? undefined : last).join(' ');
  }
  return DEAR_ES.exec(text.slice(0, start))?.[0];
}

/** True if the words around a sum say that somebody else takes it, or that it is how dear some thing is. */
export function isOfAnother(
  text: string,
  { span }: Amount,
  facts: Facts,
  place: SumPlace,
): boolean {
  const before = text.slice(sentenceAt(text, span[0]).start, span[0]);
  const taker = TAKES.exec(before)?.groups?.taker;
  if (taker !== undefined && MAY_BE_STAFF.test(taker)) return false;
  const whose = taker ?? dearThing(text, span);
  return whose !== undefined && !isOffer(whose) && isOurThing(whose, facts, place) === false;
}

export function subjectOf(before: string): string | undefined {
  return WITH_PARTS.exec(before)?.groups?.subject ?? HAS_PRICE.exec(before)?.groups?.subject;
}

/** True if words name what a fee is for, in any language, or what the page is about. */
function isNamed(words: string, facts: Facts, place: SumPlace): boolean {
  const said = new Set(rootsOf(words));
  if (priceWords(facts).some((word) => said.has(nounRoot(word)) || isSaidOtherwise(word, said)))
    return true;
  return rootsOf(place.around).some((word) => said.has(word));
}

function startBefore(text: string, start: number): number {
  return start < 2 || text[start - 1] === '\n' ? start : sentenceAt(text, start - 2).start;
}

/** True for a sentence whose subject is in the one before it, if that one is about nothing of the business: "It costs". */
export function isOfSomethingBefore(
  text: string,
  at: number,
  facts: Facts,
  place: SumPlace,
): boolean {
  const { start } = sentenceAt(text, at);
  if (!place.isGuide || !GOES_ON.test(text.slice(start, at))) return false;
  const from = startBefore(text, start);
  const last = text.slice(from, start);
  return last !== '' && !isByUs(text, from) && !isOffer(last) && !isNamed(last, facts, place);
}

/** True in a text of many subjects for an offer that may be anybody's: neither its sentence nor the one before is about the business. */
export function isVagueOffer(
  text: string,
  span: Amount['span'],
  facts: Facts,
  place: SumPlace,
): boolean {
  if (!place.isGuide || !isPutByAll(text, span)) return false;
  const { start, end } = sentenceAt(text, span[0]);
  const from = startBefore(text, start);
  return !isNamed(text.slice(from, end), facts, place) && !isOffer(text.slice(from, start));
}

/** What somebody is paid for, below a sum: "for the reading and the hour". */
const PER =
  /(?<!\p{L})(?:an?|the|per|each|la|por|cada|pro|je|die|den) (?:hour|visit|meeting|person|hora|visita|reunión|persona|stunde|besuch|termin)(?!\p{L})/iu;

/** True for a sum in a list of prices, one by the hour, and what something of that list costs: "A simple will costs $450". */
export function isSaidOfFee(text: string, at: number, facts: Facts, place: SumPlace): boolean {
  if (place.isPrice || PER.test(place.beside)) return true;
  const subject = subjectOf(text.slice(sentenceAt(text, at).start, at));
  const ours = new Set(priceWords(facts).map(nounRoot));
  return subject !== undefined && rootsOf(subject).some((word) => ours.has(word));
}

/** True for thousands in words, which say that something is dear: "six thousand euros and three opinions". */
function isFigureOfSpeech({ value, isInWords }: Amount): boolean {
  return isInWords && value > 0 && value % 1000 === 0;
}

/** Directly behind a sum, how often it is paid: "five dollars a week". */
const PERIODIC =
  /^\s(?:an?|per|each|every|pro|je|jede[nr]?|die|im|por|al?|a la|cada)\s(?:week|month|year|woche|monat|jahr|semana|mes|año)(?!\p{L})/iu;
const PERIOD_IN_NAME = /week|month|year|annual|woche|monat|jahr|seman|mes|mensual|anual|año|ano/i;

/** True for a sum that is paid again and again, where none of some fees is. */
export function isOfPeriod(after: string, equal: readonly string[]): boolean {
  return PERIODIC.test(after) && !equal.some((name) => PERIOD_IN_NAME.test(name));
}

/** True for a sum with more digits than the round ones that all trades take. */
export function isTelling({ value }: Pick<Amount, 'value'>): boolean {
  const digits = value.toFixed(2).replace('.', '').replace(/0+$/, '');
  return digits.length >= TELLING_DIGITS || (value >= ROUND_FROM && value % 5 !== 0);
}

/**
 * True if a sum that equals fees is one of them. All prices of the world are round, so that many a sum equals some fee: it is told where
 * its words, its place or its digits say that the business takes it.
 *
 * @param equal the names of the fees.
 */
export function isThatFee(
  text: string,
  sum: Amount,
  equal: readonly string[],
  facts: Facts,
  place: SumPlace,
): boolean {
  const [at] = sum.span;
  const { start, end } = sentenceAt(text, at);
  const sentence = text.slice(start, end);
  if (isBoughtThing(text, sum.span, facts, place)) return false;
  if (equal.some((name) => isAboutFee(name, sentence))) return true;
  if (place.isPast || place.isOfJobs) return false;
  if (isByUs(text, at)) return true;
  if (place.isStory || isFigureOfSpeech(sum)) return false;
  if (isOfAnother(text, sum, facts, place)) return false;
  if (equal.some((name) => isAboutFee(name, place.around))) return !isOfMarket(sentence);
  const subject = subjectOf(text.slice(start, at));
  const isOurs = subject === undefined ? undefined : isOurThing(subject, facts, place);
  const isVague = isVagueOffer(text, sum.span, facts, place);
  if (isSaidOurs(text, sum.span, facts, place.beside, isVague)) return true;
  if (isTelling(sum) && (place.isProse || !place.isGuide)) return true;
  if (isOfMarket(sentence)) return false;
  if (isOurs === true || (isOurs === undefined && equal.some(place.shows))) return true;
  if (place.isGuide) return false;
  return subject !== undefined && isOurs !== false;
}
