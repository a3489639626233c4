import type { LocatedText, RuleFinding } from '../../content/rule.ts';
import type { Span } from '../../content/span-location.ts';
import { matchesIn } from '../../content/text-rules/matches-in.ts';
import { copyTexts } from '../../rules/texts.ts';
import { partsOf, placed } from '../../rules/words/parts-of.ts';
import { isForReaching, seenLength } from '../../rules/words/repetition.ts';
import { marksSamples } from '../../rules/words/sample-marks.ts';
import { NAMED, SENTENCE_END } from '../../rules/words/sentence-ends.ts';
import { isMessage, isQuoted, isSearched } from '../../rules/words/text-kinds.ts';

/** Minimum length of a sentence, in characters, that nobody writes on two pages by chance. */
const LONG = 45;

/** The same of a line without a full stop. */
const LINE = 120;

/** The same without its references to facts: an address is one on every page. */
const OWN = 25;

/** Parts of a page that may say the same everywhere: about the page, its closing call, and rows of a table. */
const SHARED = new Set<PropertyKey>(['page', 'seo', 'description', 'cta', 'rows', 'form', 'note']);

const REFERENCE = /\{[^{}]+\}/g;

const END = new RegExp(SENTENCE_END, 'gu');

/** What ends with no sign of a sentence is a line of its own: a name, a place, a time, or what a list begins with. */
const ENDS = /[.!?…][”"»)*_]*$/;

/** The postal code of an address, and the year of a book. */
const REFERS = /,\s(?:\p{Lu}{2}\s)?\d{4,5}\s\p{Lu}|,\s(?:19|20)\d\d\)?[.*_]*$/u;

/** Marks of emphasis, which are no letters of a sentence. */
const EMPHASIS = /[*_]{1,3}/g;

/** A call to get in touch, with which many pages end. */
const CALL =
  /(?<!\p{L})(?:call|contact|write to|get in touch|contáct\p{L}+|contactar\p{L}*|escríb\p{L}+|llám\p{L}+|kontakt\p{L}*|melde\p{L}*|schreib\p{L}*|ruf\p{L}*|reserv\p{L}*|te esperamos|besuch\p{L}*|visit\p{L}*|book|licencia)(?!\p{L})/iu;

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
  const parts = partsOf(located);
  for (const [index, part] of parts.entries()) {
    if (part.kind === 'row' || part.kind === 'heading' || marksSamples(part.text)) continue;
    const isLast = part.kind === 'paragraph' && index === parts.length - 1;
    const endsWithCall = isLast && CALL.test(part.text);
    for (const [start, end] of sentenceSpans(part.text)) {
      if (end - start < LONG || (endsWithCall && end >= part.text.trimEnd().length)) continue;
      const sentence = part.text.slice(start, end).trim();
      const words = sentence.replace(/\s{2,}|[^\S ]/g, ' ');
      const from = part.text.indexOf(sentence, start);
      const isLong = seenLength(words.replace(EMPHASIS, '')) >= (ENDS.test(words) ? LONG : LINE);
      if (
        isLong &&
        !REFERS.test(words) &&
        !NAMED.test(words) &&
        !isForReaching(words) &&
        words.replace(REFERENCE, '').length >= OWN
      )
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
