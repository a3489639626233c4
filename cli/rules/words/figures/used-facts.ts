import { FACT_REFERENCE, type Facts } from '../../../content/facts/facts.ts';
import type { CopyFile, LocatedText } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { valueAt } from '../../../content/value-path.ts';
import { isLimitOfOthers } from '../counts/limits-of-others.ts';
import { nounRoot } from '../counts/nouns.ts';
import { textsBeside } from '../surroundings.ts';

const UNIT =
  '(?:hours?|days?|weeks?|months?|horas|días|semanas|meses|stunden|tagen?|wochen|monaten?)';

/** A fact with the unit that a file gives it. */
const USED = new RegExp(`${FACT_REFERENCE.source}[\\s-](?<unit>${UNIT})(?!\\p{L})`, 'giu');

/** Directly before the number of a deadline. */
const WITHIN =
  '(?<!\\p{L})(?:within|inside|in under|in less than|innerhalb(?: von)?|binnen|en menos de|dentro de)\\s';

const TYPED = new RegExp(`${WITHIN}(?<number>\\d{1,3})[\\s-](?<unit>${UNIT})(?!\\p{L})`, 'giu');

const SEEN = new RegExp(
  `(?:within|inside|under|than|halb|von|binnen|de) \\d{1,3}[\\s-]${UNIT}`,
  'i',
);

/** The same in a copy, one text a line. */
const ALONE = new RegExp(`(?:^|\\n)\\d{1,3} ${UNIT}(?:\\n|$)`, 'i');

/** A figure in large type that is nothing but a time. */
const STAT = new RegExp(`^(?<number>\\d{1,3}) (?<unit>${UNIT})$`, 'iu');

/** A figure in large type says little of what it is about: one that differs by more is that of something else. */
const FAR = 3;

/** The shortest word that tells what a sentence is about. */
const TELLING = /\p{L}{5,}/gu;

/** Long words that any deadline has. */
const COMMON =
  /^(?:hours?|weeks?|months?|horas|semanas|meses|stunden?|tagen?|wochen|monaten?|within|inside|under|innerhalb|binnen|dentro|menos|after|before|about|their|there|which|where|would|haben|werden|unsere|ihnen|usted|nuestr\p{L}*)$/iu;

/** A fact as a file uses it: what it counts, and what is said there. */
interface Use {
  name: string;
  unit: string;
  about: ReadonlySet<string>;
}

function aboutOf(text: string): Set<string> {
  const plain = text.replace(/\{[^{}]*\}/g, '');
  const words = (plain.match(TELLING) ?? []).filter((word) => !COMMON.test(word));
  return new Set(words.map(nounRoot));
}

/** The sentence around a position. */
function sentenceAt(text: string, at: number): string {
  const start = Math.max(text.lastIndexOf('. ', at), text.lastIndexOf('\n', at)) + 1;
  const end = text.slice(at).search(/[.!?](?:\s|$)|\n/);
  return text.slice(start, end < 0 ? text.length : at + end);
}

/** A sentence with the texts beside it: a figure is explained by its label. */
function blockOf({ path, text }: LocatedText, at: number, raw: object): string {
  const sentence = sentenceAt(text, at);
  const block = valueAt(raw, path.slice(0, -1));
  if (Array.isArray(block) || path.at(-1) === 'body') return sentence;
  // The other sentences of the text are about something else: “By card or check.”
  return [sentence, ...textsBeside({ path, text }, raw)].join('\n');
}

const uses = new WeakMap<CopyFile, readonly Use[]>();

function usesIn({ whole }: CopyFile): readonly Use[] {
  const known =
    uses.get(whole) ??
    whole.texts.flatMap((located) =>
      located.text.includes('{')
        ? [...matchesIn(located.text, USED)].map(({ 1: name = '', index, groups = {} }) => ({
            name,
            unit: nounRoot(groups.unit ?? ''),
            about: aboutOf(blockOf(located, index, whole.raw)),
          }))
        : [],
    );
  uses.set(whole, known);
  return known;
}

/** False if no text of a copy has a deadline in digits. */
export function mayDiffer(copy: string): boolean {
  return SEEN.test(copy) || ALONE.test(copy);
}

/**
 * Deadlines about the same thing as a fact that the file shows elsewhere with this unit: its key says nothing of the unit, and
 * the file does.
 */
export function* otherDeadlines(
  located: LocatedText,
  file: CopyFile,
  facts: Facts,
): Generator<{ span: Span; meant: { name: string; text: string } }> {
  const { text: written, path } = located;
  const stat = path.at(-1) === 'stat' ? STAT.exec(written) : null;
  for (const { 0: found, index, groups = {} } of stat ? [stat] : matchesIn(written, TYPED)) {
    file.dependsOnOthers(located);
    const { number = '', unit = '' } = groups;
    const about = aboutOf(stat ? blockOf(located, 0, file.raw) : sentenceAt(written, index));
    const same = usesIn(file).filter(
      (use) => use.unit === nounRoot(unit) && [...use.about].some((word) => about.has(word)),
    );
    const names = new Set(same.map(({ name }) => name));
    const [name = ''] = names;
    const text = facts.get(name);
    if (names.size !== 1 || text === undefined || text === number || !/^\d+$/.test(text)) continue;
    const apart = Math.max(Number(text), Number(number)) / Math.min(Number(text), Number(number));
    if (stat && apart > FAR) continue;
    const start = index + found.indexOf(number);
    if (!stat && isLimitOfOthers(written, start)) continue;
    yield { span: [start, start + number.length], meant: { name, text } };
  }
}
