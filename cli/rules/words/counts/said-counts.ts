import { FACT_REFERENCE } from '../../../content/facts/facts.ts';
import type { LocatedText } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { valueAt } from '../../../content/value-path.ts';
import { SMALL_NUMBERS } from '../figures/small-numbers.ts';
import { isInExampleAt } from '../figures/sums/sums-of-examples.ts';
import { isSomeInTile } from '../several/some-of-them.ts';
import { isMessage, isQuoted, isSearched } from '../text-kinds.ts';
import { isBilled } from './bill-quantity.ts';
import { columnAt, contextOf, proseAround } from './count-context.ts';
import { frameOf } from './count-frames.ts';
import {
  isInstance,
  isOfFormerTimes,
  isOfOfficials,
  isOfStory,
  isOfYear,
  isOnce,
} from './counts-of-others.ts';
import { headCounts } from './head-counts.ts';
import { DISTANCES, nounRoot, nounRoots, UNITS, WORKDAY } from './nouns.ts';
import { isNumberOfClass } from './numbered-headings.ts';
import { isInOtherPassage } from './other-passages.ts';
import { isOfRecipe } from './recipe-quantities.ts';
import { maySpeakMeasures, spokenMeasures, spokenValue } from './spoken-measures.ts';
import { isInTableOfWays } from './tables-of-ways.ts';

/** A number, or a reference to a fact, with what it counts and what is said there. */
export interface SaidCount {
  /** Roots of the word after it, and of the next one. */
  nouns: readonly string[];
  /** `{shop.seats}`, or a number in digits or words. */
  said: string;
  /** The word before it. */
  before: string;
  /** True of some of them: `the first 3 tailors`, `3 tailors of ours`. */
  isPart: boolean;
  /** True of what others hold or have, of an example, and of former times: it is compared with its translation only. */
  isOfOthers: boolean;
  /** The place from which a limit is counted, or what is defined, as `frameOf` has it; empty for other numbers. */
  frame: string;
  /** Beginnings of the words around it. */
  about: readonly string[];
}

/** Where it stands. */
export interface PlacedCount extends SaidCount {
  path: readonly PropertyKey[];
  span: Span;
}

/** The value of a number in digits or words. */
export function saidValue(said: string): number {
  return SMALL_NUMBERS.get(said) ?? spokenValue(said) ?? Number(said.replace(/[.,]/g, ''));
}

/** True for a number in words. */
export function isInWords(said: string): boolean {
  return SMALL_NUMBERS.has(said) || spokenValue(said) !== undefined;
}

const NOUNS =
  '(?:\\s?(?<sign>[%°])|\\s(?<share>[Pp]ercent|per cent|[Pp]rozent|por ciento)(?!\\p{L})|[\\s\\u00a0-]+(?<first>\\p{L}{3,}|km(?!\\p{L}))(?:[\\s-](?<second>\\p{L}{3,}))?)';

/** After a number that is not said to its end: six thousand. */
const SCALE = /^(?:hundred|thousand|million\p{L}*|mil|millones|hundert|tausend)$/iu;

const SPELLED = [...SMALL_NUMBERS.keys()].join('|');

const COUNT = new RegExp(
  `(?:${FACT_REFERENCE.source}|(?<![\\p{L}\\d.,:/$€£#–-])(?<digits>\\d{1,3}(?:[.,]\\d{3})|\\d{1,4})|(?<![\\p{L}-])(?<word>${SPELLED}|${SPELLED.replace(/(^|\|)\p{Ll}/gu, (start) => start.toUpperCase())}))${NOUNS}`,
  'gu',
);

/** A quick test for one. */
const SEEN = new RegExp(`\\d|\\{[a-z]|(?:${SPELLED}) `, 'i');

/** Directly before a number that counts some of them. */
const SOME =
  /(?<!\p{L})(?:the|these|those|first|last|next|other|another|every|each|of|or|to|and|than|(?<!look(?:s|ed|ing)? )after|until|about|around|nearly|over|least|only|additional|die|der|den|diese|erste\p{L}*|letzte\p{L}*|weitere|andere\p{L}*|alle|von|bis(?: zu)?|oder|und|nach|je|ab|etwa|rund|fast|über|nur|mindestens|los|las|estos|estas|primer\p{L}*|últim\p{L}*|otr[oa]s|cada|(?<!cuid(?:a|o|an|amos) )de|o|a|y|tras|unos|unas|casi|solo|hasta|más)\s$/iu;

/** Directly before a number of all of them, of which one is something. */
const ONE_OF =
  /(?<!\p{L})(?:one of (?:the|our)|un[oa] de (?:los|las|nuestr[oa]s)|eine?[rs]? (?:der|unserer|von (?:den|unseren)))\s$/iu;

/** Directly after what is one part of it. */
const PART =
  /^\s(?:of|from|for|in|on|at|with|a|an|per|each|or|to|der|von|aus|für|in|im|auf|bei|mit|pro|je|oder|bis|de|del|para|en|con|por|o)(?!\p{L})/iu;

/** Words after which another phrase begins. */
const SMALL =
  /^(?:and|are|as|at|in|into|to|of|on|or|if|is|through|along|across|toward|towards|between|over|under|near|around|until|till|via|bis|hasta|como|máximo|maximal|maximum|most|but|by|for|from|has|have|more|not|off|per|than|that|the|was|were|who|with|will|con|del|hay|las|los|más|para|por|que|son|sus|una|auf|aus|bei|das|der|die|für|ist|mit|oder|pro|sind|und|von|vor)$/i;

/** Days on which a business works, which it has few deadlines in. */
const OF_WORK = /^(?:working|business|hábil|laborable)(?:es)?$/i;

/** What a number counts: one of two words, unless the first is a unit. */
function nounsOf(first: string, second: string): string[] {
  const noun = nounRoot(first);
  const isOfWork = OF_WORK.test(first) || OF_WORK.test(second);
  if (isOfWork && [noun, nounRoot(second)].includes('day')) return [WORKDAY];
  return second === '' || UNITS.has(noun) || DISTANCES.has(noun)
    ? nounRoots(first)
    : [...nounRoots(first), ...nounRoots(second)];
}

/** Hours of a clock and days of a month count nothing. */
const CLOCK_OR_DATE =
  /^(?:uhr|clock|hrs?|ja[nä]n?\p{L}*|ene|enero|feb\p{L}*|mar|march|märz|marzo|apr\p{L}*|abril|may|mai|mayo|jun[ei]?|junio|jul[yi]?|julio|aug|august|agosto|sept?\p{L}*|o[ck]t\p{L}*|nov|november|noviembre|de[cz]|de[cz]ember|dic|diciembre)$/iu;

/** The year of an entry in a timeline. */
const ENTRY_YEAR = /(?:1[5-9]|20)\d\d$/;

/** A reference to a fact, such as the year in which a business began. */
const DATE_OF_FACT = /^\{[\w.]+\}$/;

/** True for an entry of a timeline: what there was then. */
function isOfThen({ path }: LocatedText, raw: object): boolean {
  const { date } = Object(valueAt(raw, path.slice(0, -1))) as { date?: unknown };
  return typeof date === 'string' && (ENTRY_YEAR.test(date) || DATE_OF_FACT.test(date.trim()));
}

/** True for a number that is said of an example, of one such thing, of former times, of what an office holds, or of how far a place is. */
function isOfAnother(located: LocatedText, raw: object, at: number, phrase: string): boolean {
  if (isOfThen(located, raw) || isInOtherPassage(located, raw, phrase, at)) return true;
  if (isInstance(phrase, at) || isOfFormerTimes(phrase, at) || isOfYear(phrase, at)) return true;
  if (isOfOfficials(located, raw, at) || isOfStory(phrase, at) || isOnce(phrase, at)) return true;
  if (!located.text.includes('\n')) return false;
  return isInExampleAt(located.text, at) || isInTableOfWays(located.text, at);
}

/** Directly before the second measure of something: "a banner of 4 by 10 feet". */
const BY = /\d\s?(?:x|×|by|por|mal|auf)\s$/iu;

/** Directly behind the first one: "ten feet by thirty". */
const BY_ANOTHER = new RegExp(
  `^\\s(?:x|×|by|por|mal|auf)\\s(?:\\d|(?:${SPELLED}|\\p{L}+(?:ty|teen|zig|ßig)|(?:vein|trein|cuaren|cincuen|sesen)t\\p{L}+)(?!\\p{L}))`,
  'iu',
);

/** Directly before the number of a road: "US 10", "I-94". */
const ROAD =
  /(?<!\p{L})(?:US|I|SR|CR|FM|Hwy|Highway|Route|Road|Exit|Interstate|Bundesstraße|carretera)[\s-]$/u;

const LAST_WORD = /(\p{L}+)\s$/u;

function* countsIn(located: LocatedText, raw: object): Generator<PlacedCount> {
  const { path, text } = located;
  // A milestone counts nothing: service at 60,000 km.
  if (path.at(-1) === 'date') return;
  const phrase = proseAround(located, raw);
  for (const { 0: found, 1: fact, index, groups = {} } of matchesIn(phrase, COUNT)) {
    const { digits, word, share, first = '', second = '' } = groups;
    if (SCALE.test(first)) continue;
    if (fact === undefined && isBilled(phrase.slice(index + found.length))) continue;
    const sign = share === undefined ? groups.sign : '%';
    const isOfNothing = SMALL.test(first) || CLOCK_OR_DATE.test(first);
    // What is off is a share, which a fact may write with its sign.
    const isOff = fact !== undefined && first === 'off';
    if (sign === undefined && isOfNothing && !isOff) continue;
    const isLast = second !== '' && !SMALL.test(second);
    const nouns = sign === undefined ? nounsOf(first, isLast ? second : '') : [sign];
    const said = fact === undefined ? (digits ?? word ?? '') : `{${fact}}`;
    const end = index + found.length;
    if (index + said.length > text.length) continue;
    const before = phrase.slice(Math.max(0, index - 30), index);
    const after = phrase.slice(second !== '' && !isLast ? end - second.length - 1 : end);
    const isOther = BY.test(before) || ROAD.test(before) || isNumberOfClass(before);
    if (fact === undefined && (isOther || BY_ANOTHER.test(after))) continue;
    yield {
      nouns,
      said: said.toLowerCase() === said || fact !== undefined ? said : said.toLowerCase(),
      before: LAST_WORD.exec(columnAt(phrase, index) ?? before)?.[1]?.toLowerCase() ?? '',
      isPart:
        (SOME.test(before) && !ONE_OF.test(before)) ||
        PART.test(after) ||
        isSomeInTile(located, raw, index),
      isOfOthers: fact === undefined && isOfAnother(located, raw, index, phrase),
      frame: frameOf(before, phrase.slice(second === '' ? end : end - second.length - 1)),
      about: contextOf(located, raw, index),
      path,
      span: [index, index + said.length],
    };
  }
}

/** Times and distances in words, which are compared with facts only. */
function* spokenIn(located: LocatedText, raw: object): Generator<PlacedCount> {
  const { path, text } = located;
  for (const { span, said, noun, end } of spokenMeasures(text)) {
    const before = text.slice(Math.max(0, span[0] - 30), span[0]);
    if (isOfAnother(located, raw, span[0], text) || BY_ANOTHER.test(text.slice(end))) continue;
    yield {
      nouns: [noun],
      said,
      before: LAST_WORD.exec(before)?.[1]?.toLowerCase() ?? '',
      isPart: SOME.test(before),
      isOfOthers: false,
      frame: frameOf(before, text.slice(end)),
      about: contextOf(located, raw, span[0]),
      path,
      span,
    };
  }
}

/** The counts in some texts. */
export function countsOf(texts: readonly LocatedText[], raw: object): PlacedCount[] {
  return texts.flatMap((located) => {
    if (isQuoted(located) || isMessage(located) || isSearched(located)) return [];
    const heads = isOfThen(located, raw) ? [] : [...headCounts(located)];
    const spoken = maySpeakMeasures(located.text) ? [...spokenIn(located, raw)] : [];
    const counts = SEEN.test(located.text) ? [...countsIn(located, raw)] : [];
    return [...counts, ...heads, ...spoken].filter(({ span }) => !isOfRecipe(located.text, span));
  });
}

/** Signs before the word before a count, in its line. */
const PART_SIGN = '!';
const OTHERS_SIGN = '?';

/** Before a frame, which stands before the words around a count. */
const FRAME_SIGN = '@';

/** A count as one line, for the memory of landings. */
export function writeCount(count: SaidCount): string {
  const { nouns, said, before, isPart, isOfOthers, frame, about } = count;
  const signs = `${isOfOthers ? OTHERS_SIGN : ''}${isPart ? PART_SIGN : ''}`;
  const framed = frame === '' ? [] : [FRAME_SIGN + frame];
  return [nouns.join(','), said, signs + before, ...framed, ...about].join(' ');
}

/** A count out of its line. */
export function readCount(line: string): SaidCount {
  const [nouns = '', said = '', signed = '', ...words] = line.split(' ');
  const isFramed = words[0]?.startsWith(FRAME_SIGN) === true;
  const isOfOthers = signed.startsWith(OTHERS_SIGN);
  const rest = isOfOthers ? signed.slice(1) : signed;
  const isPart = rest.startsWith(PART_SIGN);
  return {
    nouns: nouns.split(','),
    said,
    before: isPart ? rest.slice(1) : rest,
    isPart,
    isOfOthers,
    frame: isFramed ? (words[0] ?? '').slice(FRAME_SIGN.length) : '',
    about: isFramed ? words.slice(1) : words,
  };
}
