import type { Repair } from '../../content/diagnostic.ts';
import type { CopyRule, LocatedText } from '../../content/rule.ts';
import type { Span } from '../../content/span-location.ts';
import { valueAt } from '../../content/value-path.ts';
import type { TextPart } from '../words/body-parts.ts';
import { copyWords } from '../words/copy-signs.ts';
import { partsOf, placed } from '../words/parts-of.ts';
import { SIGN } from '../words/telling-words.ts';
import { isMessage, isQuoted, isSearched } from '../words/text-kinds.ts';

/** Least characters of a text that nobody writes twice on purpose. */
const SENTENCE = 45;

/** The same of a sentence within one text; shorter ones are refrains. */
const SHORT_SENTENCE = 20;

/** Texts about the page, which may say what the page says. */
const ABOUT = new Set<PropertyKey | undefined>(['page', 'seo', 'name', 'description', 'title']);

function plain(text: string): string {
  return text.trim().replace(/[.!]$/, '').replace(/\s+/g, ' ').toLowerCase();
}

/** The list that a text is an entry of, or whose entry's heading it is. */
function listOf({ path }: LocatedText): string | undefined {
  const [over, last] = path.slice(-2);
  if (typeof last === 'number') return path.slice(0, -1).join('.');
  const isHeading =
    last === 'title' || last === 'heading' || last === 'question' || last === 'label';
  return isHeading && typeof over === 'number' ? path.slice(0, -2).join('.') : undefined;
}

const STOP = /[.!?][”"»)]*$/;

/** A sentence, up to a stop with a space behind it. */
const SPOKEN = /\S[\s\S]*?(?:[.!?][”"»)*]*(?=\s|$)|$)/g;

/** Of a sentence that a text has twice, the place of the second. */
function sentenceTwice(parts: readonly TextPart[]): Span | undefined {
  const seen = new Set<string>();
  for (const part of parts)
    for (const { 0: sentence, index } of part.text.matchAll(SPOKEN)) {
      const words = plain(sentence);
      // Lines to fill in are no sentences.
      if (words.length < SHORT_SENTENCE || !STOP.test(sentence)) continue;
      if (seen.has(words)) return placed(part, index, sentence.length);
      seen.add(words);
    }
  return undefined;
}

/** An entry that a list of a body has twice. */
function entryTwice(parts: readonly TextPart[]): Span | undefined {
  const seen = new Set<string>();
  for (const part of parts) {
    const words = plain(part.text);
    if (part.list === undefined || words === '') continue;
    const key = `${part.list} ${words}`;
    if (seen.has(key)) return placed(part, 0, part.text.trimEnd().length);
    seen.add(key);
  }
  return undefined;
}

/** True of an entry that says nothing but what one before it says; the columns of a table belong to its rows. */
function isNeedless({ path }: LocatedText, raw: object): boolean {
  const [list, at] = path.slice(-2);
  if (typeof at !== 'number' || list === 'columns') return false;
  const entries = valueAt(raw, path.slice(0, -1)) as readonly unknown[];
  return entries.indexOf(entries[at]) < at;
}

const TOLD = {
  message: 'This stands on the page before, word by word.',
  hint: 'Say something else here, or take it away.',
};

/** An entry that stands twice in its list, a text that stands twice on its page, and a sentence that one text has twice. */
export const copyRepeated: CopyRule = {
  name: 'copy/repeated',
  severity: 'warning',
  signs: SIGN.repeated,
  *check({ kind, raw, texts }) {
    if (kind === 'words' || kind === 'config') return;
    const { repeated } = copyWords(raw);
    const seen = new Set<string>();
    const told = new Set<string>();
    for (const [number, located] of texts.entries()) {
      if (!repeated.has(number) || isMessage(located)) continue;
      const words = plain(located.text);
      const list = listOf(located);
      const isLong = words.length >= SENTENCE && !ABOUT.has(located.path[0]);
      const keys = [
        ...(list === undefined || words === '' || list.includes('.rows')
          ? []
          : [`${list} ${words}`]),
        ...(isLong && !isSearched(located) ? [words] : []),
      ];
      const isAgain = keys.some((key) => seen.has(key)) && !told.has(words);
      for (const key of keys) seen.add(key);
      if (isAgain) {
        told.add(words);
        const repair: Repair | undefined = isNeedless(located, raw)
          ? { removes: 'entry' }
          : undefined;
        yield { path: located.path, ...TOLD, repair };
        continue;
      }
      if (isSearched(located) || isQuoted(located)) continue;
      const parts = partsOf(located);
      const span = entryTwice(parts) ?? sentenceTwice(parts);
      if (span) yield { path: located.path, span, ...TOLD };
    }
  },
};
