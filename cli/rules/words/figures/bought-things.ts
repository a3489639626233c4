import type { Facts } from '../../../content/facts/facts.ts';
import type { Span } from '../../../content/span-location.ts';
import { nounRoot } from '../counts/nouns.ts';
import { isSaidOtherwise } from '../counts/said-words.ts';
import { sentenceAt } from '../sentence-at.ts';
import { isByUs, isOffer } from './own-prices.ts';
import { folded, priceWords } from './price-words.ts';
import { sharedWords } from './shared-words.ts';
import type { SumPlace } from './sum-places.ts';

/** A thing with its article at the beginning of a statement, directly before what it costs: "A gauge for". */
const THING =
  /(?:^|[:;]\s|\*\*\s)(?:\*\*[^*]*\*\*\s)?(?:(?:even|schon|auch|selbst|ya|incluso|hasta)\s)?(?:an?|any|eine?|jede[rs]?|una?|cualquier)\s(?:\p{Ll}+\s){0,2}?(?<thing>\p{L}{3,})\s(?:for|at|für|zu|por|de)\s(?:about |around |only |rund |etwa |nur |unos |solo )?$/iu;

/** Directly behind that, what the thing does or how long it does: a service for a sum shows nothing by itself. */
const DOES =
  /^\s(?:shows?|tells?|measures?|lasts?|does|holds?|saves?|works|keeps|(?:will|would) (?:do|last|tell|show|hold)|is (?:enough|plenty)|zeigt|misst|hält|reicht|genügt|tut|taugt|spart|warnt|leistet|avisa|marca|mide|dura|basta|sirve|muestra|indica|aguanta|ahorra)(?!\p{L})/iu;

/** Nouns of what somebody does, which a business does for a sum: an inspection, „eine Beratung“, «una revisión». */
const DEED =
  /(?:ing|ung|ion|ción|sión|ment|check|test|kurs|reparatur|service|pflege|wäsche|aje)$/iu;

/** True if the words of fees name a thing; a word that several keys begin with does so only where the page shows one of these. */
function isSold(thing: string, facts: Facts, place: SumPlace): boolean {
  const root = nounRoot(thing);
  const said = new Set([root]);
  const words = priceWords(facts).filter(
    (word) =>
      nounRoot(word) === root || isSaidOtherwise(word, said) || folded(thing).endsWith(word),
  );
  const around = (place.around.match(/\p{L}+/gu) ?? []).map(nounRoot);
  if (around.includes(root)) return true;
  return words.some(
    (word) =>
      !sharedWords(facts).has(word) ||
      DEED.test(word) ||
      facts.names.some((name) => name.includes(`.${word}`) && place.shows(name)),
  );
}

/**
 * True for what a thing costs that anybody buys, by a statement of what it does for the money: “Eine Lehre für zehn Euro zeigt an”. It may
 * equal a fee, and be called like one.
 */
export function isBoughtThing(
  text: string,
  [at, to]: Span,
  facts: Facts,
  place: SumPlace,
): boolean {
  if (!DOES.test(text.slice(to))) return false;
  const thing = THING.exec(text.slice(sentenceAt(text, at).start, at))?.groups?.thing;
  if (thing === undefined || isOffer(thing) || DEED.test(thing) || isByUs(text, at)) return false;
  return !isSold(thing, facts, place);
}
