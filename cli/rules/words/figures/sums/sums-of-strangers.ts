import type { Facts } from '../../../../content/facts/facts.ts';
import { sentenceAt } from '../../sentence-at.ts';
import { paragraphAt } from '../../surroundings.ts';
import type { Amount } from '../amounts.ts';
import { isOurThing, subjectOf } from '../fee-evidence.ts';
import { isByUs, isOffer } from '../own-prices.ts';
import { ANYWHERE, refersToFee, type SumPlace } from '../sum-places.ts';
import { beginsRange } from './range-starts.ts';

/** Who takes a sum, in the clause before it, and what says which of them: "the crane company charges from", "companies that clean a whole house ask". */
const TAKES =
  /(?:^|[,;:–—]\s(?:and |but |because |while |und |aber |weil |y |pero )?)(?<taker>(?:(?!(?:we|you|i|our|my|wir|sie|ihr|ich|unser\p{L}*|nuestr[oa]s?|usted|nosotr[oa]s|it|that|which|who|they)\s)[\p{L}’'-]+\s){1,5}?)(?:(?:that|which|who|que)\s(?:(?!(?:we|our|wir|unser\p{L}*|nuestr[oa]s?)\s)[\p{L}’'-]+\s){1,12}?)?(?:charges?|charged|wants?|asks?(?:\sfor)?|bills?|quotes?|cobran?|piden?|verlang(?:t|en)|berechne(?:t|n))\s(?:\p{L}+\s){0,2}$/iu;

/** What any business may be called, its own as well. */
const BUSINESS =
  /(?<!\p{L})(?:compan(?:y|ies)|firms?|business(?:es)?|shops?|agenc(?:y|ies)|contractors?|carriers?|dealers?|garages?|firmen|firma|betriebe?|händler|werkstatt|werkstätten|anbieter|unternehmen|empresas?|talleres|taller|tiendas?|negocios?|agencias?)(?!\p{L})/giu;

/** Determiners of what has not been spoken of, and no determiner: "an auto carrier", "companies". */
const ANY = /^(?!(?:the|der|die|das|el|la|los|las|this|each|every|dieser?|este)\s)/iu;

/** Ends with who may be of the business, by what they do: "the roofer", «el techador». */
const MAY_BE_STAFF = /(?:er|or|ist|dora|ista)s?\s$/iu;

/** True if the clause of a sum says that somebody takes it whose kind the business is not. */
function isTakenByStranger(before: string, facts: Facts, place: SumPlace): boolean {
  const taker = TAKES.exec(before)?.groups?.taker;
  if (taker === undefined || MAY_BE_STAFF.test(taker) || isOffer(taker)) return false;
  const isBusiness = taker.search(BUSINESS) >= 0;
  const kind = taker.replace(BUSINESS, ' ');
  const isOurs = isOurThing(kind, facts, { ...place, around: '' });
  if (!isBusiness) return isOurs === false;
  return ANY.test(taker) || isOurs !== undefined;
}

/** Two numbers: from one price to another. */
const RANGE = /\d\D*(?:-|–|—|to|bis|a|hasta|and|und|y)\D*\d/iu;

/** Where a price is the usual one, behind its subject: "A tuning in Duluth". */
const IN_PLACE = /(?<!\p{L})(?:in|en)\s\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)*(?!\p{L})/u;

/**
 * True for a sum of somebody else by the words before it: who takes it, or in a guide, what costs from so much to so much, or in some town. That
 * the page is about the thing does not make it one that the business sells; what it sells has a fee, and one price.
 */
export function isOfStranger(
  text: string,
  { span: [at, end] }: Amount,
  facts: Facts,
  place: SumPlace,
): boolean {
  if (place.isPrice || isByUs(text, at)) return false;
  const before = text.slice(sentenceAt(text, at).start, at);
  if (isTakenByStranger(before, facts, place)) return true;
  if (!place.isGuide) return false;
  const subject = subjectOf(before);
  const isRange = RANGE.test(text.slice(at, end)) || beginsRange(text, end);
  if (subject === undefined) return isRange && !isOffer(place.beside);
  const isOurs = isOurThing(subject.replace(IN_PLACE, ' '), facts, { ...place, around: '' });
  return (isRange || IN_PLACE.test(before)) && isOurs === false;
}

/** True for a row of a table whose first cell names nothing of the business, among rows that refer to a fee: the other ways to do it. */
export function isInRowOfOthers(text: string, at: number, facts: Facts): boolean {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  if (text[start] !== '|') return false;
  const label = text.slice(start).split('|')[1] ?? '';
  if (isOurThing(label, facts, ANYWHERE) !== false) return false;
  const rows = paragraphAt(text, at).split('\n');
  return rows.some((row) => row.startsWith('|') && refersToFee(row, facts));
}
