import type { LocatedText, RuleFinding } from '../../content/rule.ts';
import type { Span } from '../../content/span-location.ts';
import { matchesIn } from '../../content/text-rules/matches-in.ts';
import { copyTexts } from '../../rules/texts.ts';
import { partsOf, placed } from '../../rules/words/parts-of.ts';
import { isForReaching } from '../../rules/words/repetition.ts';
import { isMessage, isQuoted, isSearched } from '../../rules/words/text-kinds.ts';

/** Minimum length of a sentence, in characters, that nobody writes on two pages by chance. */
const LONG = 45;

/** The same without its references to facts: an address is one on every page. */
const OWN = 25;

/** Parts of a page that may say the same everywhere: about the page, its closing call, and rows of a table. */
const SHARED = new Set<PropertyKey>(['page', 'seo', 'description', 'cta', 'rows', 'form', 'note']);

const REFERENCE = /\{[\w.]+\}/g;

/** The end of a sentence: a full stop followed by a space. */
const END = /[.!?][”"»)*]*(?=\s|$)/g;

/** The sentences of a page that no other should have, among some of its texts. */
export function* comparedSentences(texts: readonly LocatedText[]): Generator<string> {
  for (const located of texts)
    if (isCompared(located)) for (const { words } of sentencesOf(located)) yield words;
}

/** Pages from which on a sentence stands on each of them on purpose. */
const STANDING = 3;

/** The sentences that several pages have, such as the note on every room that it is up the stairs. */
export function standingSentences(raws: Iterable<object>): ReadonlySet<string> {
  const pages = new Map<string, number>();
  for (const raw of raws)
    for (const words of new Set(comparedSentences(copyTexts(raw))))
      pages.set(words, (pages.get(words) ?? 0) + 1);
  return new Set([...pages].flatMap(([words, count]) => (count >= STANDING ? [words] : [])));
}

/** Sentences in a row that another file has, too. */
type RepeatedText = Pick<RuleFinding, 'path' | 'message' | 'hint'> & { span: Span; other: string };

/** Sentences that pages have word by word from one another. */
export class RepeatedTexts {
  readonly #first = new Map<string, string>();
  readonly #standing: ReadonlySet<string>;

  /** @param standing sentences that may be the same everywhere, from `standingSentences`. */
  constructor(standing: ReadonlySet<string> = new Set()) {
    this.#standing = standing;
  }

  /** The sentences of the pages so far. */
  get sentences(): Iterable<string> {
    return this.#first.keys();
  }

  /** Adds a page without looking for what earlier ones have. */
  add(file: string, raw: object): void {
    for (const _ of this.in(file, raw));
  }

  /**
   * The sentences of a page that an earlier one has, too; one finding for several in a row.
   *
   * @param isOriginal false for a page that later ones are not compared with.
   */
  *in(file: string, raw: object, isOriginal = true): Generator<RepeatedText> {
    for (const located of copyTexts(raw)) {
      if (!isCompared(located)) continue;
      let told: { first: string; span: [number, number] } | undefined;
      for (const { words, span } of sentencesOf(located)) {
        const first = this.#first.get(words);
        if (first === undefined && isOriginal) this.#first.set(words, file);
        if (first === undefined || first === file || this.#standing.has(words)) continue;
        if (told?.first === first) told.span[1] = span[1];
        else told ??= { first, span: [...span] };
      }
      if (told)
        yield {
          path: located.path,
          span: told.span,
          other: told.first,
          message: `This stands in ${told.first} as well, word by word.`,
          hint: 'Say here what only this page has to say, or link to the other one.',
        };
    }
  }
}

/** Start and end of each sentence of a text; the last one may lack its full stop. */
function* sentenceSpans(text: string): Generator<Span> {
  let start = 0;
  for (const { 0: sign, index } of matchesIn(text, END)) {
    yield [start, index + sign.length];
    start = index + sign.length;
  }
  if (start < text.length) yield [start, text.length];
}

function* sentencesOf(located: LocatedText): Generator<{ words: string; span: Span }> {
  for (const part of partsOf(located)) {
    if (part.kind === 'row') continue;
    for (const [start, end] of sentenceSpans(part.text)) {
      if (end - start < LONG) continue;
      const sentence = part.text.slice(start, end).trim();
      const words = sentence.replace(/\s{2,}|[^\S ]/g, ' ');
      const from = part.text.indexOf(sentence, start);
      const isOwn = words.length >= LONG && words.replace(REFERENCE, '').length >= OWN;
      if (isOwn && !isForReaching(words))
        yield { words, span: placed(part, from, sentence.length) };
    }
  }
}

function isCompared(located: LocatedText): boolean {
  const { path, text } = located;
  if (text.length < LONG || isMessage(located) || isQuoted(located) || isSearched(located))
    return false;
  return !path.some((key) => SHARED.has(key));
}
