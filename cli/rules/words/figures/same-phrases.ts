import type { Facts } from '../../../content/facts/facts.ts';
import type { LocatedText } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { valueAt } from '../../../content/value-path.ts';

/** A reference to a fact, and the words directly after it. */
const SHOWN = /\{(?<name>[\w.]+)\}(?<words>(?: ?%)?(?: [\p{L}’']+){3})/gu;

/** A number, and the words directly after it. */
const TYPED = /(?<![\p{L}\d.,:/$€£–-])(?<number>\d{1,3})(?<words>(?: ?%)?(?: [\p{L}’']+){3})/gu;

/** Words that may follow any number of the kind, whatever it is of: "5 days after", "3 business days for". */
const LOOSE =
  /(?<!\p{L})(?:or|to|and|a|per|each|after|before|from|with|within|since|until|for|that|when|once|bis|oder|und|nach|vor|für|ab|mit|seit|pro|je|antes|después|desde|hasta|para|por|con|cada|y|o)(?!\p{L})/iu;

/** Their last word says what it is of. */
const TELLING = /\p{L}{4,}$/u;

/** The words directly before a number, and behind the three that follow it. */
const BEFORE = /(?<word>[\p{L}’']+)\s$/u;
const BEHIND = /^\s(?<word>[\p{L}’']+)/u;

/** What stands around a phrase: equal phrases are about the same thing if one of the two is equal, too. */
interface Around {
  before: string | undefined;
  behind: string | undefined;
}

interface Phrase extends Around {
  name: string;
  text: string;
}

type Phrases = ReadonlyMap<string, readonly Phrase[]>;

function around(text: string, start: number, end: number): Around {
  const before = BEFORE.exec(text.slice(Math.max(0, start - LONGEST), start))?.groups?.word;
  const behind = BEHIND.exec(text.slice(end, end + LONGEST))?.groups?.word;
  return { before: before?.toLowerCase(), behind };
}

/** "The first 6 feet of duct cleaned" says nothing of the "25 feet of duct included". */
function saysTheSame(one: Around, other: Around): boolean {
  return (
    (one.before !== undefined && one.before === other.before) ||
    (one.behind !== undefined && one.behind === other.behind)
  );
}

/** Characters in which a word ends. */
const LONGEST = 30;

/** Cache: every text of a file asks in turn. */
let last: { copy: string; facts: Facts; phrases: Phrases } | undefined;

function readPhrases(copy: string, facts: Facts): Phrases {
  const phrases = new Map<string, Phrase[]>();
  for (const { 0: found, index, groups = {} } of matchesIn(copy, SHOWN)) {
    const { name = '', words = '' } = groups;
    const text = facts.get(name) ?? '';
    const isTelling = TELLING.test(words) && !LOOSE.test(words);
    if (!/^\d{1,3}$/.test(text) || !isTelling) continue;
    const phrase = { name, text, ...around(copy, index, index + found.length) };
    phrases.set(words, [...(phrases.get(words) ?? []), phrase]);
  }
  return phrases;
}

/** What a file says of its facts that are numbers, by the words after them. */
export function phrasesIn(copy: string, facts: Facts): Phrases {
  if (last?.copy === copy && last.facts === facts) return last.phrases;
  const phrases = readPhrases(copy, facts);
  last = { copy, facts, phrases };
  return phrases;
}

/** Places where several measures stand beside one another. */
const LISTS = new Set<PropertyKey>(['includes', 'rows', 'values', 'quote', 'fields']);

/** A text, and below a large figure the words that belong to it. */
function phraseText({ path, text }: LocatedText, raw: object): string {
  if (path.at(-1) !== 'stat') return text;
  const { description } = Object(valueAt(raw, path.slice(0, -1)));
  return typeof description === 'string' ? `${text} ${description}` : text;
}

/** Numbers in a text before the same words that follow a fact elsewhere in the file, with another word of it, if the fact is another number. */
export function* otherPhrases(
  located: LocatedText,
  raw: object,
  phrases: Phrases,
): Generator<{ span: Span; meant: Phrase }> {
  if (!/\d/.test(located.text) || located.path.some((key) => LISTS.has(key))) return;
  const text = phraseText(located, raw);
  for (const { 0: found, index, groups = {} } of matchesIn(text, TYPED)) {
    const { number = '', words = '' } = groups;
    const here = around(text, index, index + found.length);
    const meant = phrases.get(words)?.find((phrase) => saysTheSame(phrase, here));
    if (meant && meant.text !== number) yield { span: [index, index + number.length], meant };
  }
}
