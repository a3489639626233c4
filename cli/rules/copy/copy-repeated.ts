import type { Repair } from '../../content/diagnostic.ts';
import type { CopyFile, CopyRule, LocatedText } from '../../content/rule.ts';
import type { Span } from '../../content/span-location.ts';
import { matchesIn } from '../../content/text-rules/matches-in.ts';
import { valueAt } from '../../content/value-path.ts';
import type { TextPart } from '../words/body-parts.ts';
import { copyWords } from '../words/copy-signs.ts';
import { isDurationLabel } from '../words/duration-labels.ts';
import { entryTwice } from '../words/equal-entries.ts';
import { partsOf, placed } from '../words/parts-of.ts';
import { isForReaching, plain, REPEATED, seenLength } from '../words/repetition.ts';
import { sameBeginnings } from '../words/same-beginnings.ts';
import { isNoteOfNeighbor } from '../words/same-notes.ts';
import { marksSamples } from '../words/sample-marks.ts';
import { NAMED, SENTENCE_END } from '../words/sentence-ends.ts';
import { textsBeside } from '../words/surroundings.ts';
import { isBody, isMessage, isQuoted, isSearched } from '../words/text-kinds.ts';

/** Minimum length in characters of a text that is not repeated on purpose. */
const SENTENCE = 45;

/** The same for a sentence within one text; shorter ones are refrains. */
const SHORT_SENTENCE = 20;

/** Texts about the page, which may repeat its content. */
const ABOUT = new Set<PropertyKey | undefined>(['page', 'seo', 'name', 'description', 'title']);

/**
 * The list that contains a text as an entry, or as the heading of an entry, with its date: the same happens on several
 * days of a timeline. A label is the unit of its value: 30 days, 60 days.
 */
function listOf({ path }: LocatedText, raw: object): string | undefined {
  const [over, last] = path.slice(-2);
  if (typeof last === 'number') return path.slice(0, -1).join('.');
  const isHeading =
    last === 'title' || last === 'heading' || last === 'question' || last === 'label';
  if (!isHeading || typeof over !== 'number') return undefined;
  const { date = '', value = '' } = valueAt(raw, path.slice(0, -1)) as Record<string, unknown>;
  const its = last === 'label' ? value : date;
  return `${path.slice(0, -2).join('.')} ${its}`.trimEnd();
}

const STOP = /[.!?][”"»)]*$/;

/** A sentence with what it ends in. */
const SPOKEN = new RegExp(`\\S[\\s\\S]*?(?:${SENTENCE_END}|$)`, 'gu');

/** The same for sentences directly after one another: a word said twice is said on purpose. */
const SHORTEST_SENTENCE = 10;

/**
 * True for a sentence that others in the same text may repeat: short ones of other paragraphs, such as "Admission is free" on two
 * days, and entries of other lists.
 */
function isCommon(sentence: string, part: TextPart): boolean {
  const isEntry = part.list !== undefined && sentence.length === part.text.trimEnd().length;
  return NAMED.test(sentence) || sentence.length < (isEntry ? 2 * SENTENCE : SENTENCE);
}

/** True for a paragraph of several sentences, which nobody says again word for word however short they are. */
function isParagraph(part: TextPart, words: string): boolean {
  return part.kind === 'paragraph' && words.length >= SENTENCE && /[.!?]\s+\S/.test(words);
}

/** The position of the second of two equal sentences or paragraphs in a text. */
function sentenceTwice(parts: readonly TextPart[]): Span | undefined {
  const seen = new Set<string>();
  const paragraphs = new Set<string>();
  for (const part of parts) {
    const whole = plain(part.text);
    if (isParagraph(part, whole) && !isForReaching(part.text)) {
      if (paragraphs.has(whole)) return placed(part, 0, part.text.trimEnd().length);
      paragraphs.add(whole);
    }
    let before = '';
    const here = new Set<string>();
    for (const { 0: sentence, index } of matchesIn(part.text, SPOKEN)) {
      const words = plain(sentence);
      // Blanks to fill in are not sentences.
      if (!STOP.test(sentence)) continue;
      const isTwice = words === before && words.length >= SHORTEST_SENTENCE && words.includes(' ');
      if (isTwice) return placed(part, index, sentence.length);
      before = words;
      if (words.length < SHORT_SENTENCE || isForReaching(sentence)) continue;
      const isSaid = here.has(words) || (seen.has(words) && !isCommon(sentence, part));
      if (isSaid) return placed(part, index, sentence.length);
      here.add(words);
      seen.add(words);
    }
  }
  return undefined;
}

/** The second of two equal headings of the same body, of the level that divides it. */
function headingTwice({ text }: LocatedText, parts: readonly TextPart[]): Span | undefined {
  const seen = new Set<string>();
  for (const part of parts) {
    if (part.kind !== 'heading' || !/(?:^|\n)##[ \t]+$/.test(text.slice(0, part.start))) continue;
    const words = plain(part.text);
    if (words !== '' && seen.has(words)) return placed(part, 0, part.text.length);
    seen.add(words);
  }
  return undefined;
}

/** True if an entry only repeats an earlier one; table columns are excluded, because they belong to the rows. */
function isNeedless({ path }: LocatedText, raw: object): boolean {
  const [list, at] = path.slice(-2);
  if (typeof at !== 'number' || list === 'columns') return false;
  const entries = valueAt(raw, path.slice(0, -1)) as readonly unknown[];
  return entries.indexOf(entries[at]) < at;
}

/** True for what an offer includes: two of them may include the same. */
function isIncluded({ path }: LocatedText): boolean {
  return path.includes('includes');
}

/** True for the cell of a comparison, which several rows may share. */
function isCell({ path }: LocatedText): boolean {
  return path.at(-2) === 'values';
}

/** True for what can be chosen in a form. */
function isOption({ path }: LocatedText): boolean {
  return path.at(-2) === 'options' || path.at(-3) === 'options';
}

/** What a step with a title that is only how long it takes says beside it: others may take as long. */
function contentOfStep(located: LocatedText, raw: object): string {
  const isTime = located.path.at(-1) === 'title' && isDurationLabel(located.text);
  return isTime ? ` ${textsBeside(located, raw).join(' ')}` : '';
}

/** The texts in which a part may repeat another. */
function repeatedWithin({ fresh }: CopyFile): ReadonlySet<LocatedText> {
  const { repeated } = copyWords(fresh);
  return new Set(fresh.texts.filter((_, number) => repeated.has(number)));
}

/** The entry of a list that a text is a part of: one that was copied whole is told at its first text. */
function entryOf({ path }: LocatedText): string | undefined {
  const at = path.findLastIndex((step) => typeof step === 'number');
  return at < 0 || at === path.length - 1 ? undefined : path.slice(0, at + 1).join('.');
}

/**
 * A list entry that repeats another, a text that repeats another on the page, and a sentence that repeats another
 * in one text.
 */
export const copyRepeated: CopyRule = {
  name: 'copy/repeated',
  severity: 'warning',
  *check(file) {
    const { kind, raw, texts, language } = file;
    if (kind === 'words' || kind === 'config') return;
    const again = sameBeginnings(texts);
    const within = repeatedWithin(file);
    const seen = new Set<string>();
    const told = new Set<string>();
    const entries = new Set<string>();
    for (const located of texts) {
      const isDivided = isBody(located) && located.text.includes('\n## ');
      if ((!again.has(located) && !within.has(located) && !isDivided) || isMessage(located))
        continue;
      // Reported as `form/field`.
      if (isOption(located) || marksSamples(located.text)) continue;
      const words = plain(located.text);
      const list = listOf(located, raw);
      const isLong =
        seenLength(words) >= SENTENCE &&
        !ABOUT.has(located.path[0]) &&
        !isIncluded(located) &&
        !isCell(located);
      const keys = [
        ...(list === undefined || words === '' || /\.rows(?:\.\d+(?:\.values)?)?$/.test(list)
          ? []
          : [`${list} ${words}${contentOfStep(located, raw)}`]),
        ...(isLong && !isSearched(located) ? [words] : []),
      ];
      const isSaid = keys.some((key) => seen.has(key)) || isNoteOfNeighbor(located, raw);
      const isAgain = isSaid && !told.has(words);
      for (const key of keys) seen.add(key);
      if (isAgain) {
        told.add(words);
        const entry = entryOf(located);
        if (entry !== undefined && entries.has(entry)) continue;
        if (entry !== undefined) entries.add(entry);
        const repair: Repair | undefined = isNeedless(located, raw)
          ? { removes: 'entry' }
          : undefined;
        yield { path: located.path, span: [0, located.text.length], ...REPEATED, repair };
        continue;
      }
      if (isDivided) {
        const span = headingTwice(located, partsOf(located));
        if (span) yield { path: located.path, span, ...REPEATED };
      }
      if (!within.has(located) || isSearched(located) || isQuoted(located)) continue;
      const parts = partsOf(located);
      const span = entryTwice(parts, located.text, language) ?? sentenceTwice(parts);
      if (span) yield { path: located.path, span, ...REPEATED };
    }
  },
};
