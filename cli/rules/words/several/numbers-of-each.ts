import { nounRoot, UNITS } from '../counts/nouns.ts';
import { isSaid } from '../counts/said-words.ts';
import type { KnownFigure } from '../figures/known-figures.ts';
import { sentenceAt } from '../sentence-at.ts';

/** Directly before a number that each of several things has: „mit je 2 Betten“. */
const EACH_BEFORE =
  /(?<!\p{L})(?:je|jeweils|jede[rs]? mit|each (?:with|having|has)|cada un[oa] con)\s$/iu;

/** Behind a number: „2 Betten pro Zimmer“, "two beds in each", «2 camas cada uno». */
const EACH_BEHIND =
  /^\S+\s(?:\p{L}+\s){1,3}?(?:(?:(?:in )?each(?=\s*(?:[.,;:!?)]|$))|(?:apiece|jeweils|(?:en )?cada un[oa])(?!\p{L}))|(?:per|pro|por|je|in each|in jedem|en cada)\s(?<thing>\p{L}+))/iu;

/** What has so many of them each: "two bedrooms with". */
const THING = /(?<thing>\p{L}+)\s(?:mit|zu|with|of|con|de)\s(?:je|jeweils|each)?\s?$/iu;

/** Names of facts that say of what they are the number in each: `litersPerPerson`. */
const PER =
  /(?:Per|Pro|Por|Je|Each|Cada)(?<thing>\p{Lu}\p{L}*)$|(?:_|-)(?:per|pro|por|je|cada)(?:_|-)(?<other>\p{L}+)$/u;

const rootsIn = (text: string) => new Set(text.match(/\p{L}+/gu)?.map(nounRoot));

/** The words in the name of a fact, but for what it counts. */
function wordsOf({ name, nouns }: KnownFigure): string[] {
  const counted = nouns.at(-1);
  return (name.match(/\p{Lu}?\p{Ll}{2,}/gu) ?? [])
    .map(nounRoot)
    .filter((word) => word !== counted && !UNITS.has(word));
}

/** The words of what each has so many of; undefined for a number that is of no each. */
function eachAt(text: string, at: number): ReadonlySet<string> | undefined {
  const { start } = sentenceAt(text, at);
  const before = text.slice(start, at);
  const behind = EACH_BEHIND.exec(text.slice(at));
  if (!behind && !EACH_BEFORE.test(before)) return undefined;
  const thing = behind?.groups?.thing ?? THING.exec(before)?.groups?.thing;
  return rootsIn(thing ?? before);
}

/**
 * True for a number that each of several things has, where a fact counts them all: of two bedrooms with two beds each, a flat has four.
 */
export function isNumberOfEach(figure: KnownFigure, text: string, at: number): boolean {
  if (PER.test(figure.name)) return false;
  const each = eachAt(text, at);
  return each !== undefined && !wordsOf(figure).some((word) => isSaid(word, each));
}

/** True for a number of a whole, where a fact says how many there are of each: the 120 liters of a family and `litersPerPerson`. */
export function isNumberOfAll({ name }: KnownFigure, text: string, at: number): boolean {
  const { thing, other } = PER.exec(name)?.groups ?? {};
  const of = thing ?? other;
  if (of === undefined) return false;
  const { start, end } = sentenceAt(text, at);
  const sentence = text.slice(start, end);
  if (!/(?<!\p{L})(?:an?|per|pro|por|je|jede[rnms]?|each|every|cada|al?)\s\p{L}/iu.test(sentence))
    return true;
  return !isSaid(nounRoot(of), rootsIn(sentence));
}
