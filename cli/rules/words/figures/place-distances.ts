import { CORE_KEYS } from '../../../../schemas/config/site-config.ts';
import type { Facts } from '../../../content/facts/facts.ts';
import type { CopyFile, LocatedText } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { spokenValue } from '../counts/spoken-measures.ts';
import { proseOf } from '../prose-of.ts';
import { sentenceAt } from '../sentence-at.ts';
import { namesOfEntry } from '../surroundings.ts';
import { SEEN_BETWEEN, wayBetween } from './listed/ways-between.ts';
import { SMALL_NUMBERS } from './small-numbers.ts';
import { UNIT, unitOf } from './unit-words.ts';

/** How far a place is, as a list of the configuration has it: `{ name: Deal, miles: 8 }`. */
interface ListedWay {
  place: string;
  /** Where it is counted from, in lower case. */
  from: string;
  /** The list, as `area.fromDover`. */
  list: string;
  value: number;
  unit: string;
}

/** A distance in a text whose place is in such a list. */
export interface PlaceDistance {
  span: Span;
  value: number;
  way: ListedWay;
}

/** The last part of the key of a list that says where its distances are counted from: `fromDover`. */
const FROM_KEY = /^(?:from|von|desde)(?=\p{Lu})/u;

function* waysIn(value: unknown, path: readonly string[], home: string): Generator<ListedWay> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) {
    for (const [key, each] of Object.entries(value)) yield* waysIn(each, [...path, key], home);
    return;
  }
  const key = path.at(-1) ?? '';
  const isFrom = FROM_KEY.test(key);
  const from = isFrom ? key.replace(FROM_KEY, '').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ') : home;
  for (const entry of value as readonly unknown[]) {
    const { name, ...others } = Object(entry) as Record<string, unknown>;
    if (typeof name !== 'string' || name.length < 3) continue;
    for (const [word, number] of Object.entries(others)) {
      const unit = unitOf(word);
      if (typeof number === 'number' && (unit === 'mile' || unit === 'kilometre'))
        yield {
          ...{ place: name, from: from.toLowerCase(), list: path.join('.'), value: number, unit },
        };
    }
  }
}

const known = new WeakMap<Facts, readonly ListedWay[]>();

function waysOf(facts: Facts): readonly ListedWay[] {
  const ways =
    known.get(facts) ??
    Object.entries(facts.site ?? {}).flatMap(([group, value]) =>
      CORE_KEYS.has(group)
        ? []
        : [...waysIn(value, [group], facts.site?.business.address?.locality ?? '')],
    );
  known.set(facts, ways);
  return ways;
}

const WORDS =
  'fifteen|twenty(?:-five)?|thirty|forty|fifty|sixty|ninety|quince|veinte|treinta|cuarenta|cincuenta|sesenta|noventa|fünfzehn|zwanzig|dreißig|vierzig|fünfzig';
const NUMBER = `\\d{1,3}|${[...SMALL_NUMBERS.keys()].join('|')}|${WORDS}`;

const MEASURE = `(?<![\\p{L}\\d.,:/$€£#–-])(?<number>${NUMBER})[\\s-](?<unit>${UNIT})(?!\\p{L})`;
const DISTANCE = new RegExp(MEASURE, 'giu');

/** A distance, and where it is counted from: a name, or nothing but "out". */
const WAY = new RegExp(
  `${MEASURE}(?:\\s(?:road|away|off|out|north|south|east|west|north(?:east|west)|south(?:east|west)|outside|entfernt|nördlich|südlich|östlich|westlich|al (?:norte|sur|este|oeste)|más allá))?(?:\\s(?:from|of|outside|von|vor|de|desde)\\s(?<from>\\{business\\.address\\.locality\\}|(?:(?:\\p{Lu}[\\p{L}’']+|de|del|la|los|am|im)\\s?){1,4})|(?<out>(?<=\\s(?:out|away|entfernt))(?=\\s*(?:[.,;:!)–—]|$|(?:and|but|und|y)\\s))))`,
  'giu',
);

/** A quick test for one. */
const SEEN =
  /(?:mile|milla|meile|mi|km|kilom\p{L}*|kilóm\p{L}*)s?n?\s(?:\p{L}+\s)?(?:from|of|outside|out|away|entfernt|von|vor|de|desde|al)(?!\p{L})/iu;

/** What is no way on the road, or no more than nearly. */
const OTHERWISE =
  /(?<!\p{L})(?:crow flies|straight line|as the bird|luftlinie|línea recta|within|inside|radius|umkreis|radio|innerhalb|dentro|first|up to|bis zu|hasta|over|more than|less than|every|each)(?!\p{L})/iu;
const ABOUT =
  /(?<!\p{L})(?:about|around|roughly|some|nearly|almost|just under|just over|etwa|rund|ungefähr|knapp|gut|unos|unas|casi|alrededor de|cerca de)\s$/iu;

/** How much a rounded distance may differ. */
const ROUNDED = 1.35;

/** A distance that differs by more is that of something else than the place itself. */
const MOST = 2.5;

/** A sentence before a distance that names nothing of its own: what its entry is named after lies there. */
const OF_ENTRY =
  /^\W*(?:(?:it|this|the (?:town|village|place|community)|that|lies|is|sits|are|only|just|good|full|er|es|sie|das|der ort|liegt|ist|nur|está|queda|solo|a|el pueblo|la comunidad)\s)*$/iu;

/** What is said of a distance that a list has otherwise. */
export function otherDistance(
  written: string,
  span: Span,
  { place, list, value, unit }: ListedWay,
): { span: Span; message: string; hint: string } {
  const known = `${value} ${unit === 'mile' ? 'miles' : 'kilometers'}`;
  return {
    span,
    message: `${written.slice(...span)} is not what site.config.yaml says of ${place}: ${known}, in ${list}.`,
    hint: `Write ${value}, or correct it there.`,
  };
}

/** How much it may differ if it is that of something there: "the school, twelve miles out". */
const LEAST = 1.5;

/** True if what precedes a distance may be what its entry is named after, or something there. */
function mayBeOfEntry(before: string, isOut: boolean, apart: number): boolean {
  return !isOut || OF_ENTRY.test(before) || (before.endsWith(', ') && apart <= LEAST);
}

/** False if no text of a copy says how far a listed place is. */
export function mayLieOtherwise(copy: string, facts: Facts): boolean {
  return (SEEN.test(copy) || SEEN_BETWEEN.test(copy)) && waysOf(facts).length > 0;
}

/** The last of some places that words name, up to a distance. */
function placeIn(words: string, places: readonly string[]): string | undefined {
  const found = places
    .map((place) => ({ place, at: words.lastIndexOf(place) }))
    .filter(({ place, at }) => at >= 0 && !/\p{L}/u.test(words[at + place.length] ?? ' '));
  return found.sort((one, other) => other.at - one.at)[0]?.place;
}

/** True for the distance that a list has of a place which its text or the entry around it names: "A trip to Deal? It's about 8 miles." */
export function isListedDistance(
  { text, span: [at], value }: { text: string; span: Span; value: number },
  located: LocatedText,
  file: CopyFile,
  facts: Facts,
): boolean {
  const ways = waysOf(facts).filter((way) => way.value === value);
  const { start, end } = sentenceAt(text, at);
  if (ways.length === 0 || OTHERWISE.test(text.slice(start, end))) return false;
  file.dependsOnOthers(located);
  const words = `${text.slice(0, end)}\n${namesOfEntry(located, file.raw)}`;
  return ways.some(({ place }) => placeIn(words, [place]) !== undefined);
}

/** The factor by which two distances differ. */
function apartBy(one: number, other: number): number {
  return Math.max(one, other) / Math.min(one, other);
}

/** False for the distance of something else, and for one that is only rounded by what stands before it. */
function isComparable(value: number, listed: number, before: string): boolean {
  const apart = apartBy(value, listed);
  return apart <= MOST && !(ABOUT.test(before) && apart <= ROUNDED);
}

function numberOf(written: string): number {
  const word = written.toLowerCase();
  return SMALL_NUMBERS.get(word) ?? spokenValue(word) ?? Number(word);
}

/** The only distances of their sentences, which name both ends of a listed way: "from the square in Deal to Dover". */
function* distancesBetween(
  text: string,
  ways: readonly ListedWay[],
  home: string,
): Generator<PlaceDistance> {
  for (const { index, groups = {} } of matchesIn(text, DISTANCE)) {
    const { number = '', unit = '' } = groups;
    const { start, end } = sentenceAt(text, index);
    const sentence = text.slice(start, end);
    if (OTHERWISE.test(sentence) || [...matchesIn(sentence, DISTANCE)].length > 1) continue;
    const ofUnit = ways.filter((way) => way.unit === unitOf(unit));
    const way = wayBetween(sentence, ofUnit, home);
    const value = numberOf(number);
    if (way && isComparable(value, way.value, text.slice(start, index)))
      yield { span: [index, index + number.length], value, way };
  }
}

/** The distances in a text of which a list says how far the place is that the sentence, or the entry around it, names. */
export function* placeDistances(
  located: LocatedText,
  file: CopyFile,
  facts: Facts,
): Generator<PlaceDistance> {
  const text = proseOf(located.text);
  const ways = waysOf(facts);
  const home = facts.site?.business.address?.locality ?? '';
  if (SEEN_BETWEEN.test(text)) yield* distancesBetween(located.text, ways, home);
  if (!SEEN.test(text)) return;
  for (const { index, groups = {} } of matchesIn(located.text, WAY)) {
    const { number = '', unit = '', from, out } = groups;
    const { start, end } = sentenceAt(text, index);
    const before = located.text.slice(start, index);
    if (OTHERWISE.test(located.text.slice(start, end))) continue;
    const origin = (from?.startsWith('{') ? home : from)?.trim().toLowerCase();
    const listed = ways.filter(
      (way) =>
        way.unit === unitOf(unit) &&
        (origin === undefined
          ? out !== undefined
          : origin === way.from || origin.startsWith(`${way.from} `)),
    );
    if (listed.length === 0) continue;
    const places = listed.map(({ place }) => place);
    const said = /\d/.test(before) ? undefined : placeIn(before, places);
    const entry = namesOfEntry(located, file.raw);
    if (entry !== '') file.dependsOnOthers(located);
    const [way, ...others] = listed.filter(({ place }) => place === (said ?? entry));
    if (!way || others.length > 0) continue;
    const value = numberOf(number);
    const isOut = from === undefined;
    if (said === undefined && !mayBeOfEntry(before, isOut, apartBy(value, way.value))) continue;
    if (isComparable(value, way.value, before))
      yield { span: [index, index + number.length], value, way };
  }
}
