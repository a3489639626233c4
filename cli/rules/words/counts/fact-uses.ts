import { keyStems, PRICE_OF_PAGE } from './count-context.ts';
import { isOtherDefinition } from './defined-times.ts';
import { DISTANCES, GENERAL, isOfNoun, UNITS, WORKDAY } from './nouns.ts';
import { isInWords, type SaidCount, saidValue } from './said-counts.ts';
import { isOtherAnswer } from './times-of-answers.ts';

/** A fact as the texts of a site use it with a noun. */
export interface Use {
  fact: string;
  value: number;
  /** The words before it. */
  before: Set<string>;
  about: Set<string>;
  /** The beginnings of the words in its key. */
  key: readonly string[];
  /** Those of its group. */
  group: readonly string[];
  /** The words around it, sentence by sentence. */
  sentences: (readonly string[])[];
}

/** Parts of a day, days and hours of a kind such as `arbeitstagen`, and measures of area, length and weight. */
const OTHER_UNITS =
  /^(?:%|°|min|night|noche|nacht|nächte|naechte|square|feet|foot|pie|inch|inche|yard|acre|ounce|tonne|centimetro|centímetro|pulgada|hectárea|gramo|tonelada|zoll|pfund)$|(?:tag(?:en?)?|wochen?|stunden?|minuten?|monate?n?|nacht|n(?:ä|ae)chten?|jahre?n?|metern?|metre|gramm?|hektar|hectare|(?:work|business|calendar)day)$/;

/** Units and shares are counted of anything. */
export function isUnit(noun: string): boolean {
  return UNITS.has(noun) || DISTANCES.has(noun) || OTHER_UNITS.test(noun);
}

/** Words before a number that make it the same kind of statement. */
const FRAME =
  /^(?:within|inside|in|for|until|till|under|since|about|every|innerhalb|binnen|von|bis|für|seit|in|alle|nach|en|dentro|durante|hasta|cada|unas|unos|desde)$/;

/** A number of another kind differs by more. */
const NEAR = 2;

/** Beginnings of words for what a time was on the whole, which may be less than what is promised. */
const AVERAGE = /^(?:median|averag|durchs|mittel|promed)/;

function isAverage(about: readonly string[]): boolean {
  return about.some((stem) => AVERAGE.test(stem));
}

/** The use of a fact that says the same as a count; undefined if none does. */
export function meantUse(count: SaidCount, noun: string, uses: readonly Use[]): Use | undefined {
  const rated = uses.map((use) => ({ use, common: commonWords(count, use, uses) }));
  const { use, common } = rated.reduce((one, other) => (other.common > one.common ? other : one));
  const isFramed = count.before !== '' && use.before.has(count.before);
  if (isUnit(noun)) {
    if (isAverage(count.about) && !isAverage([...use.about])) return undefined;
    if (isOtherDefinition(count.frame, use.fact)) return undefined;
    const least = isFramed && FRAME.test(count.before) ? 1 : 2;
    return common >= least && isOfSameThing(count, use, least) ? use : undefined;
  }
  if (count.isPart && !isFramed) return undefined;
  if (
    GENERAL.has(noun) &&
    commonWords({ about: count.about.filter((stem) => !isOfNoun(stem, noun)) }, use, uses) === 0
  )
    return undefined;
  return lacksKind(count, noun, use) ? undefined : use;
}

/** The beginnings of the words in a fact's name that say of which kind its noun is: those of the group if the key is the noun. */
function kindOf({ key, group }: Use, noun: string): readonly string[] {
  const others = key.filter((stem) => !isOfNoun(stem, noun));
  return others.length > 0 || key.length === 0 ? others : group;
}

/** True if a count is said with a word of a fact's key besides its noun: `emergencyMinutes` in "an emergency". */
function saysKind({ about }: SaidCount, noun: string, use: Use): boolean {
  return kindOf(use, noun).some((stem) => about.includes(stem));
}

/** Least letters of a part of a compound: the hall of `trauerhallePlaetze`. */
const PART_OF_WORD = 4;

/**
 * True if a fact is of a kind of things, which most sentences about it name, and a count names no kind: `winterPickups` are
 * said to be of the winter, and "five pickups" are not.
 */
function lacksKind({ about }: SaidCount, noun: string, use: Use): boolean {
  const kind = kindOf(use, noun);
  const name = use.fact.toLowerCase();
  // The dogs of `hundezimmer` are the kind of its rooms.
  const part = name.endsWith(noun) ? name.slice(name.lastIndexOf('.') + 1, -noun.length) : '';
  const isOther = use.key.every((stem) => kind.includes(stem)) && part.length < PART_OF_WORD;
  if (kind.length === 0 || isOther) return false;
  const isNamed = (words: readonly string[]) =>
    words.some(
      (stem) =>
        kind.includes(stem) ||
        (part.length >= PART_OF_WORD && stem.startsWith(part.slice(0, PART_OF_WORD))) ||
        (stem.length >= PART_OF_WORD && !noun.startsWith(stem) && name.includes(stem)),
    );
  const naming = use.sentences.filter(isNamed).length;
  return naming > 0 && 2 * naming >= use.sentences.length && !isNamed(about);
}

/** Words before a number that say it is rounded: who says so says it alike everywhere. */
const ABOUT = /^(?:about|around|roughly|etwa|rund|circa|unas|unos)$/;

/** Telling words before a number of which one says what it is of. */
const BESIDE = 2;

/** The telling words directly before a number: "Hems in 3 days, suits in six weeks" is about hems. */
function stemsBefore({ about, said }: SaidCount): readonly string[] {
  const at = about.indexOf(said);
  return about.slice(Math.max(0, at - BESIDE), Math.max(0, at));
}

/** Units of what is said in few words; areas and shares are of anything that is named. */
const TIMED = /^(?:minute|hour|day|week|month|°)$|(?:tag(?:en?)?|wochen?|stunden?)$/;

/**
 * True for a number beside a price, or below one in large type, that the page is named after, if the fact is used with none of the words of this price:
 * the 20 kilometers of {fees.workstation} are not those of home visits.
 */
export function isOfOtherPage({ about }: SaidCount, use: Use): boolean {
  const price = about.find((stem) => stem.startsWith(PRICE_OF_PAGE));
  if (price === undefined) return false;
  const stems = keyStems(price.slice(PRICE_OF_PAGE.length, -1));
  return stems.length > 0 && !stems.some((stem) => use.about.has(stem) || use.group.includes(stem));
}

/**
 * True if a number with a unit is of what a fact is of: its sentence says a word of the key, or most of what is said where the fact
 * is used. A word in common is not enough, since the days of a bouquet are many: until it fades, or until it is drawn.
 *
 * @param needed words that one of its sentences has in common with the number's.
 */
function isOfSameThing(count: SaidCount, use: Use, needed: number): boolean {
  const { sentences, before } = use;
  const {
    nouns: [noun = ''],
    about,
    said,
  } = count;
  if (saysKind(count, noun, use)) return true;
  if (isOfOtherPage(count, use)) return false;
  if (DEADLINE.test(count.before) && isOtherAnswer(about, [...use.about, ...use.group]))
    return false;
  if (before.has(count.before) && ABOUT.test(count.before)) return true;
  const isWord = (stem: string) => !/^[\d{]/.test(stem) && !isOfNoun(stem, noun);
  const words = about.filter(isWord);
  const commonIn = (sentence: readonly string[]) =>
    words.filter((stem) => sentence.includes(stem)).length;
  const near = TIMED.test(noun) ? stemsBefore(count).filter(isWord) : [];
  // Words of several sentences about a fact may say as many things.
  const isNear = (sentence: readonly string[]) =>
    near.some((stem) => sentence.includes(stem)) && commonIn(sentence) >= needed;
  if (sentences.some(isNear)) return true;
  // Few deadlines are in days of work: half of a sentence is enough, and a word of it is not. What is done until then is the same.
  const done = stemsBefore(count).filter(isWord);
  const isDeadline =
    noun === WORKDAY &&
    FRAME.test(count.before) &&
    before.has(count.before) &&
    (done.length === 0 ||
      sentences.some((sentence) => done.some((stem) => sentence.includes(stem))));
  const least = isDeadline ? 1 : isInWords(said) ? 3 : 2;
  return sentences.some((sentence) => {
    const others = sentence.filter(isWord);
    const common = commonIn(sentence);
    const fewest = Math.min(words.length, others.length);
    return common > 0 && common >= Math.min(least, fewest) && 2 * common >= fewest;
  });
}

/** Beginnings of words that say to which side of something a time extends. */
const SIDE =
  /^(?:vorher|davor|zuvor|danach|spaete|later|before|ahead|advanc|earlie|antela|poster)$/;

/** Directly before the number of a deadline. */
const DEADLINE = /^(?:in|within|inside|under|than|en|dentro|innerhalb|binnen|von|als|menos)$/;

/** True for a time in words that is a deadline of what the key of a fact says: half an hour is said of many things. */
export function isSpokenDeadline(count: SaidCount, noun: string, use: Use): boolean {
  const value = saidValue(count.said);
  const isClose = Math.max(value, use.value) <= NEAR * Math.min(value, use.value);
  return isClose && DEADLINE.test(count.before) && saysKind(count, noun, use);
}

/** True for a deadline in the words of one fact, down to those before its number, which are not used with the fact of its number: "at your door in". */
function isInWordsOf(count: SaidCount, use: Use, same: Use, uses: readonly Use[]): boolean {
  const { before } = count;
  if (!DEADLINE.test(before) || !use.before.has(before) || same.before.has(before)) return false;
  return commonWords({ about: stemsBefore(count).slice(-1) }, use, uses) > 0;
}

/**
 * True if a time has the number of one fact and is that of another one: "the test is made 24 hours ahead", where 24 hours are the
 * notice for canceling. Its sentence extends to the same side as one with the other fact, or is a deadline and says a word of its
 * key, has two words in common with one about it, and none with the fact of its number; or it is a deadline in the words of the other
 * fact alone.
 */
export function isRatherOf(
  count: SaidCount,
  noun: string,
  use: Use,
  same: Use,
  uses: readonly Use[],
): boolean {
  if (use === same || commonWords(count, same, uses) > 0) return false;
  if (isInWordsOf(count, use, same, uses)) return true;
  const own = count.about.filter(
    (stem) => !/^[\d{]/.test(stem) && !SIDE.test(stem) && !same.about.has(stem),
  );
  const isOfKind = DEADLINE.test(count.before) && saysKind(count, noun, use);
  return use.sentences.some((sentence) => {
    const isOfSide = count.about.some((stem) => SIDE.test(stem) && sentence.includes(stem));
    return (isOfSide || isOfKind) && own.filter((stem) => sentence.includes(stem)).length >= 2;
  });
}

/** How many words a count has in common with the uses of one fact and no other. */
export function commonWords(
  { about }: Pick<SaidCount, 'about'>,
  use: Use,
  uses: readonly Use[],
): number {
  return about.filter(
    (stem) =>
      !/^(?:\d|\{=)/.test(stem) &&
      use.about.has(stem) &&
      uses.every((other) => other === use || !other.about.has(stem)),
  ).length;
}

/** A time, a length or a weight that differs by more is that of something else, in words even by less. */
const NEAR_IN_DIGITS = 5;
const NEAR_IN_WORDS = 3;

export function isNear(value: number, known: number, said: string, isUnit: boolean): boolean {
  const most = isInWords(said) ? NEAR_IN_WORDS : NEAR_IN_DIGITS;
  if (isUnit) return Math.max(value, known) <= most * Math.min(value, known);
  // Two are said of parts of more.
  if (isInWords(said)) return value > 2 && Math.abs(known - value) <= Math.max(1, known / 4);
  return (
    Math.max(value, known) <= Math.max(NEAR * Math.min(value, known), Math.min(value, known) + 1)
  );
}
