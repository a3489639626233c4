import type { Facts } from '../../../content/facts/facts.ts';
import { nounRoot, UNITS } from '../counts/nouns.ts';
import { sentenceAt } from '../sentence-at.ts';
import type { Amount } from './amounts.ts';
import { isOfSomethingBefore, isOurThing, isVagueOffer, subjectOf } from './fee-evidence.ts';
import { isByUs, isOff, isOffer, isOfMarket, isSaidOurs } from './own-prices.ts';
import type { SumPlace } from './sum-places.ts';

/** Those who have a price of their own, and pay it: "Kids pay", «los menores de 14 pagan». */
const PAYS =
  /(?<!\p{L})(?:residents|kids|children|adults|students|seniors|members|guests|customers|clients|families|everyone|kinder|erwachsene|schüler|studierende|studenten|mitglieder|rentner|gäste|kunden|familien|alle|niñ[oa]s|menores|adult[oa]s|estudiantes|soci[oa]s|jubilad[oa]s|client[ea]s|familias)(?!\p{L})[^.;:!?]{0,25}\s(?:pay|zahlen|bezahlen|pagan)\s(?:\p{L}+\s)?$/iu;

/** Directly before an amount for which readers are to buy something. */
const TAKE_IT =
  /(?<!\p{L})(?:take|book|get|reserve|buchen|nehmen|reserve[ns]?)(?!\p{L})[^.;:!?]{1,40}\s(?:for|für|por)\s$/iu;

/** A plain statement of a price, up to its sum: "A look costs", «el costo es de», "so a sweep is". What costs much may, will or would. */
const STATES =
  /(?:^|[,;:]\s)(?:(?!.*(?<!\p{L})(?:average|can|may|might|will|would|could|kann|würde|puede|que|which|that|who)(?!\p{L}))[\p{L}\d\s’'-]{0,60}\s)?(?:costs?|adds|kostet|kosten|cuestan?|(?:price|cost|total|precio|coste|costo|preis) (?:is|es de|es|ist)|(?<=(?:an?|every|each) (?:\p{L}+ ){1,3})is)\s(?:(?:only|just|nur|solo|between|from)\s|(?:der|die|das|ein|eine|el|la|un|una)\s(?:\p{L}+\s){1,2})?$/iu;

/** How such a statement ends: its sum is all that it says. */
const STATED =
  /^(?:\s?(?:-|–|—|to|and|bis|und|a|y)\s?[$€£]?\d[\d.,]*)?(?:[.;!)]|,\s(?:plus|and|y|und)|\s?$|\s(?:plus|more|mehr|más|extra|per|pro|je|por|cada|each|im|al|el|with|mit|con|and is|and takes)(?!\p{L}))/iu;

/** Before a sum at the beginning of what somebody gets for it: "For $25 you get", «Por 45 dólares revisamos». */
const FOR = /^(?:[\p{L}\s]{0,20},\s)?(?:for|für|por|con)\s(?:only |nur |solo )?$/iu;
/** Behind a sum that begins what is said: "6 euro for an ordinary key". */
const BUYS = /^\s(?:for|für|por)\s(?:an?|one|each|eine?n?|jede[nrs]?|un|una|cada)\s/iu;
const GETS =
  /^\s(?:you|we|i|sie|ihr|du|wir|ich|bekommen|kommen|gibt|usted|te|le|se|\p{L}+(?:amos|emos|imos))(?!\p{L})/iu;

/** Subjects that stand for something of the business or of the sentence before, or are in a language that the keys of the configuration hardly have. */
const MAY_BE_OURS =
  /(?<!\p{L})(?:ours|mine|it|that|this|der|die|das|eine?|el|la|los|las|una?)(?!\p{L})/iu;

/** A text up to this length is a line of a list. */
const LINE = 45;

/** A line of a price list around its sum: what it is for, without a verb, and nothing behind that goes on. */
const BEFORE_PRICE =
  /^(?!.*(?<!\p{L})(?:is|are|was|were|costs?|pays?|gets?|bring|set|budget|spend|spending|gastar|invertir|ist|sind|kostet|zahlt|beträgt|liegt|lag|es|son|cuesta|paga)\s)[^.!?]*?(?:[\p{L}\d)][,:–—|]?|^)\s?(?<!(?<!\p{L})(?:of|over|under|to|than|worth|about|up|a|an|the|über|unter|von|bis|als|ein\p{L}{0,2}|de|del|a|hasta|que|una?)\s)$/iu;
/** Directly before a sum that is counted up with other things: "Nineteen dead notes and". */
const COUNTED_UP = /(?<!\p{L})(?:and|or|y|o|und|oder)\s$/iu;

const AFTER_PRICE =
  /^(?:[.,;!)]|$|\s(?:[–—|(+]|each|apiece|instead|plus|je|statt|extra|c\/u|en vez)|\s?\/)/iu;

/** Directly before a sum: what the sentence is about has this price. */
const HAS_PRICE =
  /(?<!\p{L})(?:costs?|is|are|starts? at|from|comes? to|for|minimum|kostet|kosten|ist|sind|ab|beginnt bei|macht|für|cuestan?|es|son|vale|desde|por)\s(?:\p{L}+\s){0,2}$/iu;

/**
 * True if what has the price is a thing that neither the configuration nor the page names: how a text of many subjects puts it (“$6 each”, “costs you”)
 * is how all the world does.
 */
function isOfOtherThing(before: string, facts: Facts, place: SumPlace): boolean {
  const subject = subjectOf(before);
  if (subject === undefined || MAY_BE_OURS.test(subject) || isOffer(subject)) return false;
  const isUnit = (subject.match(/\p{L}+/gu) ?? []).some((word) => UNITS.has(nounRoot(word)));
  return !isUnit && isOurThing(subject, facts, place) === false;
}

/** True for a sum that a sentence states as a price, and nothing else. */
function isStatedPrice(text: string, [at, end]: Amount['span']): boolean {
  const { start } = sentenceAt(text, at);
  return STATES.test(text.slice(start, at)) && STATED.test(text.slice(end));
}

/** True for a text that is nothing but a sum. */
function isAlone(text: string, [at, end]: Amount['span']): boolean {
  return !/\p{L}/u.test(text.slice(0, at)) && !/\p{L}{4}/u.test(text.slice(end));
}

/** True for a sum in a line of a price list: "Full groom, £38, nails included", „Zehnerkarte 150 €“. */
function isLine(text: string, [at, end]: Amount['span']): boolean {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const last = text.indexOf('\n', end);
  const line = text.slice(start, last < 0 ? undefined : last);
  return (
    line.length <= LINE &&
    !COUNTED_UP.test(line.slice(0, at - start)) &&
    BEFORE_PRICE.test(line.slice(0, at - start)) &&
    AFTER_PRICE.test(line.slice(end - start))
  );
}

/** Directly before a sum that readers pay, or that is added to a price. */
const EXTRA =
  /(?<!\p{L})(?:you pay|sie (?:be)?zahlen|zahlen sie|paga usted|usted paga|(?:supplement|surcharge) (?:of|is)|(?:aufpreis|zuschlag) (?:von|ist|beträgt)|(?:suplemento|recargo) (?:de|es de))\s$/iu;

const LETTER = /\p{L}/u;

/** A thing that has a price, before it. */
const NAMED = /\p{L}{3}/u;

/** True for a sum of which its sentence says that something costs it, or that "we" take it. */
export function isStated(text: string, [at]: Amount['span']): boolean {
  return isByUs(text, at) || STATES.test(text.slice(sentenceAt(text, at).start, at));
}

/** True for a sum of which its sentence says that something costs it, somebody pays it, "we" take it or it is taken off a price, and for one in a line of a list of prices. */
export function isSaidAsPrice(text: string, span: Amount['span']): boolean {
  const [at, end] = span;
  const before = text.slice(sentenceAt(text, at).start, at);
  return (
    isStated(text, span) ||
    isOff(text, end) ||
    (isLine(text, span) && NAMED.test(before)) ||
    EXTRA.test(before) ||
    PAYS.test(before) ||
    TAKE_IT.test(before) ||
    (!LETTER.test(before) && BUYS.test(text.slice(end))) ||
    (FOR.test(before) && GETS.test(text.slice(end)))
  );
}

/**
 * True if something says that the business takes a sum that no fee has: its sentence, its place, or a fee beside it. Of all others nobody
 * knows whose they are, and in honest copy they are those of laws, shops and stories.
 */
export function isTakenByUs(text: string, sum: Amount, facts: Facts, place: SumPlace): boolean {
  const { span } = sum;
  const [at] = span;
  if (place.isPrice) return true;
  const { start, end } = sentenceAt(text, at);
  const before = text.slice(start, at);
  if (isByUs(text, at)) return true;
  if (place.isStory || place.isOfLaw) return false;
  if (place.isGuide && isOfOtherThing(before, facts, place)) return false;
  const isVague = isVagueOffer(text, span, facts, place);
  if (isSaidOurs(text, span, facts, place.beside, isVague)) return true;
  if (PAYS.test(before) || TAKE_IT.test(before)) return true;
  const after = text.slice(span[1]);
  if (FOR.test(before) && GETS.test(after)) return true;
  if (isStatedPrice(text, span) && !isOfSomethingBefore(text, at, facts, place)) return true;
  if (place.isOffer)
    return (
      (HAS_PRICE.test(before) || BEFORE_PRICE.test(before)) && !isOfMarket(text.slice(start, end))
    );
  if (isAlone(text, span))
    return (
      isOffer(place.beside) ||
      isOurThing(place.beside, facts, place) === true ||
      place.isAmongFees()
    );
  return isLine(text, span) || (text.length <= LINE && place.isAmongFees());
}
