import type { Diagnostic } from '../../content/diagnostic.ts';
import { decodeEntities } from '../../content/entities.ts';
import { report } from '../../content/source-file.ts';
import { matchesIn } from '../../content/text-rules/matches-in.ts';
import { copyEntity } from '../../rules/copy/copy-entity.ts';
import { copyMarkup } from '../../rules/copy/copy-markup.ts';
import { rangeAt } from '../../rules/find-source.ts';
import type { SourceText } from '../../rules/source-text.ts';
import type { RenderedStaticPage } from '../../templates/static-pages.ts';
import { renderedTexts } from '../rendered/rendered-texts.ts';
import { isSentence } from './source-slips.ts';

/** Tags that change how words look or where they stand; one with attributes may be code to copy. */
const TAG =
  /<\/?(?:b|br|center|em|font|h[1-6]|i|li|mark|ol|p|small|span|strike|strong|sub|sup|u|ul)\s?\/?>|<a\s+href=/i;

const ENTITY = /&(?:[a-z]{2,8}\d{0,2}|#\d{2,6}|#x[\da-f]{2,6});/i;

const EITHER = new RegExp(`${TAG.source}|${ENTITY.source}`, 'gi');

/** A literal between the tags of an element, where words may stand as they are. */
const IN_BRACES = /\{\s*(?<quote>["'`])(?<words>(?:\\.|(?!\k<quote>)[^\\])*)\k<quote>\s*\}/g;

/** What a page shows as code on purpose. */
const SAMPLES = /<(pre|code|kbd|samp|textarea)\b[^>]*>[\s\S]*?<\/\1>/g;

/** Code that may show a text as HTML, or send it as such. */
const WRITES_HTML = /html|\bbody["']?\s*:|markdown|prose/i;

/** The literals of a text, with their positions; an attribute between quotes is read as HTML, entities and all. */
function* literalsOf({ source, start, end }: SourceText): Generator<[words: string, at: number]> {
  const code = source.slice(start, end);
  if (/^["'`]/.test(code)) {
    if (source[start - 1] !== '=' || TAG.test(code)) yield [code.slice(1, -1), start + 1];
    return;
  }
  for (const { 0: braced, groups, index } of matchesIn(code, IN_BRACES))
    yield [groups?.words ?? '', start + index + braced.search(/["'`]/) + 1];
}

/** The words around a sign that code writes as they are shown: values are filled in beside them, and escapes are read. */
function wordsAround(words: string, at: number): string {
  const before = words.slice(0, at).split(/\\.|["'`]|\$\{[^}]*\}/);
  const [after = ''] = words.slice(at).split(/\\.|["'`]|\$\{/);
  return `${before.at(-1)}${after}`.replace(/\s+/g, ' ').trim();
}

/** Looks up what visitors read. */
class ShownTexts {
  readonly #rendered: readonly RenderedStaticPage[];
  readonly #texts: readonly SourceText[];
  #all: string | undefined;
  #isHtml: boolean | undefined;

  constructor(texts: readonly SourceText[], rendered: readonly RenderedStaticPage[]) {
    this.#texts = texts;
    this.#rendered = rendered;
  }

  /** True of words that a page shows just as they are written. */
  has(words: string): boolean {
    this.#all ??= this.#rendered
      .flatMap(({ html }) => renderedTexts(html.replace(SAMPLES, ' ')))
      .map(({ text }) => text)
      .join('\n');
    return this.#all.includes(words);
  }

  /** True if some code of the site handles HTML, so that a text may be meant as such. */
  get mayBeHtml(): boolean {
    this.#isHtml ??= [...new Set(this.#texts.map(({ source }) => source))].some((source) =>
      WRITES_HTML.test(source),
    );
    return this.#isHtml;
  }
}

/** Tags and entities in the literals of code, which pages show as they are written. */
export function* literalMarkup(
  texts: readonly SourceText[],
  rendered: readonly RenderedStaticPage[],
): Generator<Diagnostic> {
  const shown = new ShownTexts(texts, rendered);
  const told = new Set<string>();
  for (const text of texts) {
    if (text.replacement || !/[<&]/.test(text.source.slice(text.start, text.end))) continue;
    for (const [words, start] of literalsOf(text))
      for (const { 0: sign, index } of matchesIn(words, EITHER)) {
        const key = `${text.file} ${start}`;
        if (told.has(key)) break;
        const around = wordsAround(words, index);
        if (!shown.has(around) && !(text.whole && isSentence(text.text) && !shown.mayBeHtml))
          continue;
        told.add(key);
        const at = start + index;
        const isTag = sign.startsWith('<');
        const meant = decodeEntities(sign);
        const { name: rule, severity } = isTag ? copyMarkup : copyEntity;
        yield report(
          { file: text.file, text: text.source },
          {
            range: rangeAt(text.source, at, at + sign.length),
            ...{ rule, severity },
            message: `React shows a text of code as it is written, so visitors read "${sign}".`,
            hint: isTag
              ? 'Take the tags away, or write the text as JSX.'
              : `Write ${meant === sign ? 'the character itself' : /^\s$/u.test(meant) ? '\\u00a0' : `"${meant}"`}.`,
          },
        );
      }
  }
}
