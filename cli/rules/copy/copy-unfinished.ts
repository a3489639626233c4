import type { CopyFile, CopyRule, LocatedText } from '../../content/rule.ts';
import type { Span } from '../../content/span-location.ts';
import { valueAt } from '../../content/value-path.ts';
import type { TextPart } from '../words/body-parts.ts';
import { mayHave } from '../words/copy-signs.ts';
import { isContinued } from '../words/marks/continued-blocks.ts';
import {
  CUT,
  DANGLING,
  DANGLING_INSIDE,
  NO_STOP,
  NO_STOP_ALONE,
  stopless,
} from '../words/marks/cut-off.ts';
import { isLineOfLetter, isSalutation } from '../words/marks/letter-lines.ts';
import { loneStopless, MAY_BE_OPEN } from '../words/marks/lone-stopless.ts';
import { findPlaceholder } from '../words/marks/placeholders.ts';
import { partsOf, placed } from '../words/parts-of.ts';
import { SIGN } from '../words/telling-words.ts';
import { isMessage, isQuoted, isSearched } from '../words/text-kinds.ts';
import { isButton, isHeadline } from '../words/text-parts.ts';
import { languageAt } from '../words/text-place.ts';

const COMMA_END = /,$/;

/** An HTML entity, which ends in a semicolon, is reported as `copy/entity`. */
const OPEN_END = /(?:(?<!&[a-z\d#]{2,8});|[,|\\&=<^]|\s[-–—]|\p{L}-|\.\.\.|…)$/u;

/** Where and how a text stops prematurely. */
interface Unfinished {
  span: Span;
  message: string;
  hint: string;
}

const EMPTY = {
  message: 'Nothing stands below this heading.',
  hint: 'Write what it announces, or take it away.',
};

const NO_WORDS = { message: 'This text has no words.', hint: 'Write them, or take it away.' };

function nothingIn(part: TextPart, text: string): Unfinished {
  const what = part.kind === 'heading' ? 'heading' : 'entry';
  // There is nothing to point to but the mark.
  const span = [text.lastIndexOf('\n', part.start - 1) + 1, part.start] as const;
  return { span, message: `This ${what} is empty.`, hint: 'Write its words, or take it away.' };
}

/** True for a heading or an entry that is some code alone, which is masked. */
function isCodeAlone({ start }: TextPart, text: string): boolean {
  return /^[`\u2060]/.test(text.slice(start));
}

/** Marks without words; table cells may be empty. */
const MARKS_ALONE = /^[\s*+\-_~.#=]+$/;

/** The level of a heading in a body; undefined for the label of a directive. */
function levelOf(part: TextPart, text: string): number | undefined {
  const line = text.slice(text.lastIndexOf('\n', part.start - 1) + 1, part.start);
  return part.kind === 'heading' ? /^#+/.exec(line)?.[0].length : undefined;
}

/** A heading directly followed by one of the same or a higher level. */
function isEmptySection(parts: readonly TextPart[], index: number, text: string): boolean {
  const [level, next] = [parts[index], parts[index + 1]].map((part) => part && levelOf(part, text));
  return level !== undefined && next !== undefined && next <= level;
}

/** Keys of texts that need no full stop, though they may have two sentences. */
const WITHOUT_STOP = new Set<PropertyKey | undefined>([
  'title',
  'kicker',
  'name',
  'alt',
  'author',
  'problem',
]);

/** True of texts whose every sentence ends with a full stop: no headings, entries, snippets or words of others. */
function isProse(located: LocatedText, { kind }: TextPart): boolean {
  const { path } = located;
  if (kind !== 'whole') return kind === 'paragraph';
  const isEntry = typeof path.at(-1) === 'number' && path.at(-2) !== 'paragraphs';
  return !(
    isEntry ||
    isHeadline(located) ||
    isQuoted(located) ||
    path[0] === 'seo' ||
    path.includes('urgencyBanner') ||
    WITHOUT_STOP.has(path.at(-1))
  );
}

/** True for words that what follows completes: a line above a heading, and the name of a row or column of values. */
function isCompleted({ path }: LocatedText): boolean {
  const last = path.at(-1);
  return (
    (typeof last === 'string' && /kicker$/i.test(last)) ||
    (last === 'title' && path.includes('rows')) ||
    path.at(-2) === 'columns' ||
    (last === 'heading' && path.at(-2) === 'comparison')
  );
}

/** The last word, if it cannot end a text; the code of a state can, of which some are words: "Newport, OR". */
function lastWord(text: string, dangling: RegExp | undefined): RegExpExecArray | undefined {
  const found = dangling?.exec(text);
  const isCode = found && /^\s\p{Lu}{2}$/u.test(found[0]) && /\p{Ll}/u.test(text);
  return found && !isCode ? found : undefined;
}

/**
 * Where text breaks off; a paragraph before a list and list entries may.
 *
 * @param hasStops whether sentences end with a full stop, as they need not in the configuration.
 */
function* cutIn(located: LocatedText, language: string, hasStops: boolean): Generator<Unfinished> {
  const parts = partsOf(located);
  const [dangling, inside] = [DANGLING[language], DANGLING_INSIDE[language]];
  for (const [index, part] of parts.entries()) {
    const text = part.text.trimEnd();
    const isBlock = part.kind === 'heading' || part.kind === 'entry';
    if (text === '' && isBlock && !isCodeAlone(part, located.text))
      yield nothingIn(part, located.text);
    else if (isEmptySection(parts, index, located.text))
      yield { span: placed(part, 0, text.length), ...EMPTY };
    if (part.kind === 'whole' && MARKS_ALONE.test(text) && !located.path.includes('rows')) {
      yield { span: placed(part, 0, text.length), ...NO_WORDS };
      continue;
    }
    const cut = inside?.exec(part.text);
    if (cut) yield { span: placed(part, cut.index + 1, cut[0].length - 1), ...CUT };
    const goesOn =
      part.kind === 'entry' || part.kind === 'row' || parts[index + 1]?.kind === 'entry';
    if (goesOn) continue;
    const open = part.kind === 'whole' ? OPEN_END.exec(text) : COMMA_END.exec(text);
    if (open && (isSalutation(text.trim()) || (text.endsWith(',') && isLineOfLetter(parts, index))))
      continue;
    const found = open ?? (isCompleted(located) ? undefined : lastWord(text, dangling));
    if (found && isContinued(parts, index)) continue;
    const length = found?.[0].trimStart().length ?? stopless(text);
    if (length === 0 || !(found || (hasStops && isProse(located, part)))) continue;
    // Reported as `copy/placeholder`.
    if (!found && findPlaceholder(text, language)) continue;
    yield { span: placed(part, text.length - length, length), ...(found ? CUT : NO_STOP) };
  }
}

/** How an entry of a list ends that names one of several things. */
const ALTERNATIVE = /,\s(?:and|or|y|o|u|und|oder)$/;

/** True for an entry that the next one completes: "- a passport, or". */
function isAlternative(located: LocatedText, file: CopyFile): boolean {
  const { path, text } = located;
  const index = path.at(-1);
  if (typeof index !== 'number' || !ALTERNATIVE.test(text.trimEnd())) return false;
  file.dependsOnOthers(located);
  const list = valueAt(file.raw, path.slice(0, -1));
  return Array.isArray(list) && index < list.length - 1;
}

/** True for a list that is one sentence: every entry but the last one ends with a comma, and the last one with a full stop. */
function isOneSentence(list: readonly unknown[]): boolean {
  const lines = list.map((entry) => (typeof entry === 'string' ? entry.trim() : ''));
  const last = lines.pop() ?? '';
  if (
    !/[.!?]$/.test(last) ||
    !lines.every((line) => /,(?:\s(?:and|or|y|o|u|und|oder))?$/.test(line))
  )
    return false;
  // Of two entries, the first one may as well be cut off.
  return lines.length > 1 || [...lines, last].every((line) => /^\p{Ll}/u.test(line));
}

/** True for an entry that ends with a comma, as all do of the sentence that the text above the list begins. */
function isPartOfSentence(located: LocatedText, file: CopyFile): boolean {
  const { path, text } = located;
  if (typeof path.at(-1) !== 'number' || !COMMA_END.test(text.trimEnd())) return false;
  file.dependsOnOthers(located);
  const list = valueAt(file.raw, path.slice(0, -1));
  return Array.isArray(list) && isOneSentence(list);
}

const TRAILS_OFF = /(?:…|\.\.\.)$/;

/** True for a heading that the entries below it complete: “Call us when …”, and for a title with a gap that its text speaks of: “On this day of …”. */
function isBegunSentence(located: LocatedText, file: CopyFile): boolean {
  const { path, text } = located;
  const key = path.at(-1);
  if (!(key === 'heading' || key === 'title') || !TRAILS_OFF.test(text.trimEnd())) return false;
  file.dependsOnOthers(located);
  const { items, text: below } = Object(valueAt(file.raw, path.slice(0, -1)));
  return key === 'heading' ? Array.isArray(items) : typeof below === 'string';
}

/** The last word of a text of one sentence, if it alone of its kind has no full stop. */
function openAlone(located: LocatedText, file: CopyFile, language: string): Span | undefined {
  const [part] = partsOf(located);
  if (part?.kind !== 'whole' || !isProse(located, part)) return undefined;
  const length = loneStopless(located, file, language);
  const end = located.text.trimEnd().length;
  return length > 0 ? [end - length, end] : undefined;
}

/** A text that breaks off, or is empty. Kickers and messages for visitors to complete are allowed to. */
export const copyUnfinished: CopyRule = {
  name: 'copy/unfinished',
  severity: 'warning',
  perText: true,
  ofLanguage: true,
  *check(file, facts) {
    const isCut = mayHave(file, SIGN.unfinished | SIGN.marks);
    const isOfPage = file.kind === 'landing' || file.kind === 'page';
    const mayBeOpen = isOfPage && MAY_BE_OPEN.test(file.copy);
    if (!isCut && !mayBeOpen) return;
    for (const located of file.texts) {
      if (isMessage(located) || isSearched(located) || isButton(located)) continue;
      if (file.kind === 'words' || located.path.at(-1) === 'label') continue;
      const language = languageAt(located, file, facts).slice(0, 2);
      if (isAlternative(located, file) || isPartOfSentence(located, file)) continue;
      if (isBegunSentence(located, file)) continue;
      const cut = isCut ? [...cutIn(located, language, file.kind !== 'config')] : [];
      for (const found of cut) yield { path: located.path, ...found };
      if (!mayBeOpen || cut.length > 0) continue;
      const span = openAlone(located, file, language);
      if (span) yield { path: located.path, span, ...NO_STOP_ALONE };
    }
  },
};
