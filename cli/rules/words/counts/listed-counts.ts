import type { LocatedText } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { valueAt } from '../../../content/value-path.ts';
import { SMALL_NUMBERS } from '../figures/small-numbers.ts';
import { isUnit } from './fact-uses.ts';
import { nounRoot } from './nouns.ts';

/** Fewer are as often two of something else: "Two neighborhoods, two approaches" with three entries. */
const FEWEST = 3;

const WORDS = [...SMALL_NUMBERS].filter(([, value]) => value >= FEWEST);
const CAPITALS = WORDS.map(([word]) =>
  word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
).join('|');
const SMALL = WORDS.map(([word]) => word).join('|');

/** The number at the beginning of a heading, in words or digits, and perhaps an article before it. */
const NUMBER = `(?:(?:The|Our|Die|Unsere|Los|Las|Nuestr[oa]s)\\s(?<small>${SMALL})|(?<number>${CAPITALS}|[3-9]|1[0-2]))`;

/** A heading that begins with a number, and what it counts. */
const COUNTED = new RegExp(
  `^${NUMBER}\\s(?!(?:of|von|de)\\s)(?:\\p{Ll}+\\s)??(?<noun>\\p{L}{4,})`,
  'u',
);

/** A quick test for one among the texts of a copy. */
const SEEN = new RegExp(`^${NUMBER} \\p{L}`, 'mu');

/** Says that not all of them are listed, or that more are. */
const SOME =
  /\d|(?<!\p{L})(?:one|more|another|other|others|extra|plus|few|some|most|enough|last|first|next|ein\p{L}*|weitere\p{L}*|noch|andere\p{L}*|mehr|genüg\p{L}*|reichen|erste\p{L}*|letzte\p{L}*|más|bastan|basta|otr[oa]s?|un|una|primer\p{L}*|últim\p{L}*|(?:of|von|de) (?:the|our|these|them|us|den|unseren?|diesen|las|los|nuestr[oa]s|ell[oa]s))(?!\p{L})/iu;

/** Persons and times of day, which are seldom what is listed below. */
const OTHERS =
  /^(?:people|person|persona|leute|mensch|generation|generacion|adult|gast|guest|customer|cliente|kunde|uhr|season|temporada|jahreszeit|time|mal|vece)/;

/** A number in words, and what follows it. */
const SPELLED = new RegExp(
  `(?<!\\p{L})(?<number>${[...SMALL_NUMBERS.keys()].join('|')})(?!\\p{L})(?:\\s(?<noun>\\p{L}+))?`,
  'giu',
);

/** Words after a number that name nothing. */
const NO_NOUN =
  /^(?:of|are|is|and|or|in|at|for|to|on|with|von|sind|ist|und|oder|im|am|für|mit|de|del|son|es|y|o|en|con|para|a)$/iu;

/** True for a line that counts the entries as well, in words, or some of them: “The fourth and the fifth are one, so four”. */
function countsThem(line: string, root: string, said: number): boolean {
  return [...matchesIn(line, SPELLED)].some(({ groups: { number = '', noun = '' } = {} }) => {
    const isSome = (SMALL_NUMBERS.get(number.toLowerCase()) ?? 0) <= said + 1;
    return isSome && (noun === '' || NO_NOUN.test(noun) || nounRoot(noun) === root);
  });
}

/** True for another number in a heading; the same may be said twice: “Five rooms, five kinds of trouble”. */
function hasOtherNumber(rest: string, said: number): boolean {
  return [...matchesIn(rest, SPELLED)].some(
    ({ groups: { number = '' } = {} }) => SMALL_NUMBERS.get(number.toLowerCase()) !== said,
  );
}

/** False if no heading of a copy begins with a number in words. */
export function mayCountList(copy: string): boolean {
  return SEEN.test(copy);
}

type Block = Readonly<Record<string, unknown>>;

function isBlock(value: unknown): value is Block {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The lists of a part that is a block by its name, if they are called what is counted or just items: `catalog: { services: […] }`. */
function namedLists(part: Block, root: string): unknown[][] {
  return Object.values(part)
    .filter(isBlock)
    .flatMap((block) => Object.entries(block))
    .flatMap(([key, value]) =>
      Array.isArray(value) && (key === 'items' || nounRoot(key) === root) ? [value] : [],
    );
}

/** The lists in a block and its parts; a table has two, its columns and its rows, of which either may be counted. */
function listsIn(block: Block, root: string): unknown[][] {
  const { parts, ...own } = block;
  const lists = Object.values(own).filter((value) => Array.isArray(value));
  if (!Array.isArray(parts)) return lists;
  const blocks = parts.map((part): Block => Object(part));
  return [
    ...lists,
    ...blocks.flatMap((part) => [...listsIn(part, root), ...namedLists(part, root)]),
  ];
}

/** A heading that counts what is listed below it. */
interface CountedList {
  /** The root of what is counted. */
  root: string;
  said: number;
  /** Where the number stands in the heading. */
  span: Span;
  entries: number;
}

/** The number at the beginning of a heading, with the entries of the only list below it. */
export function countedList({ path, text }: LocatedText, raw: object): CountedList | undefined {
  const found = COUNTED.exec(text);
  const { number, small, noun = '' } = found?.groups ?? {};
  const word = number ?? small ?? '';
  if (!found || !/^(?:heading|kicker)$/.test(String(path.at(-1)))) return undefined;
  const root = nounRoot(noun);
  const from = text.indexOf(word);
  const rest = text.slice(from + word.length);
  // "Three business days" are a time.
  const [, , second = ''] = /^\s(\p{L}+)\s(\p{L}+)/u.exec(rest) ?? [];
  const said = SMALL_NUMBERS.get(word.toLowerCase()) ?? Number(word);
  if (
    isUnit(root) ||
    isUnit(nounRoot(second)) ||
    OTHERS.test(root) ||
    SOME.test(rest) ||
    hasOtherNumber(rest, said)
  )
    return undefined;
  const block = Object(valueAt(raw, path.slice(0, -1))) as Record<string, unknown>;
  const beside = Object.entries(block).filter(
    ([key, value]) => key !== path.at(-1) && typeof value === 'string',
  );
  if (beside.some(([, line]) => countsThem(String(line), root, said))) return undefined;
  const lists = listsIn(block, root);
  const entries = lists.length === 1 ? (lists[0]?.length ?? 0) : 0;
  return entries < FEWEST ? undefined : { root, said, span: [from, from + word.length], entries };
}

/**
 * The number at the beginning of a heading that is one more or less than the entries of the only list below it: “Five communities up
 * the road” above four. What differs by more counts something else, such as evenings of a course.
 */
export function otherListedCount(located: LocatedText, raw: object): CountedList | undefined {
  const list = countedList(located, raw);
  return list && Math.abs(list.said - list.entries) === 1 ? list : undefined;
}
