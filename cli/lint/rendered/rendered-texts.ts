import { decodeEntities } from '../../content/entities.ts';
import {
  isStructuredData,
  readableText,
  readTags,
  type TagReader,
} from '../../content/html-tags.ts';
import { deniesBelow } from '../../content/text-rules/denying-headings.ts';
import { isOfOthersBelow } from '../../content/text-rules/headings-of-others.ts';
import { matchesIn } from '../../content/text-rules/matches-in.ts';
import { plainWords } from '../../content/text-rules/plain-words.ts';
import type { ReadText } from '../../content/text-rules/text-rule.ts';
import { NamedRow } from './named-row.ts';

/** A text of a page for visitors or search engines. */
export interface RenderedText extends ReadText {
  /** True for search phrases, which promise nothing. */
  searched?: boolean;
}

/** Elements within a sentence; any other ends it. */
export const INLINE =
  /^(?:a|abbr|b|bdi|bdo|br|cite|code|data|del|dfn|em|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr)$/;

const ATTRIBUTE = /\s([\w-]+)="([^"]*)"/g;

/** Attributes that are read aloud, shown, or put into search results. */
const SPOKEN =
  /^(?:alt|title|aria-label|aria-description|aria-roledescription|placeholder|label|summary|content|value|data-\w[\w-]*)$/;

/** Metadata for programs: the policy for browsers, the kind of a preview. */
const WORDLESS = /\s(?:http-equiv|property="og:image:type"|name="twitter:card")/;

/** Every text in the JSON of structured data. */
function jsonTexts(json: string): string[] {
  const texts: string[] = [];
  JSON.parse(json, (_, value) => {
    if (typeof value === 'string' && value.includes(' ')) texts.push(value);
    return value;
  });
  return texts;
}

/** Levels of the current headings of which something is true. */
class HeadingsAbove {
  readonly #levels = new Set<number>();
  readonly #isSo: (words: string) => boolean;

  constructor(isSo: (words: string) => boolean) {
    this.#isSo = isSo;
  }

  get some(): boolean {
    return this.#levels.size > 0;
  }

  close(level: number, words: string): void {
    for (const other of this.#levels) if (other >= level) this.#levels.delete(other);
    if (level !== 1 && this.#isSo(words)) this.#levels.add(level);
  }
}

/** Tracks which heading or list mark negates the text below it, or leaves it to others. */
class Denials {
  readonly #denying = new HeadingsAbove(deniesBelow);
  readonly #ofOthers = new HeadingsAbove(isOfOthersBelow);
  /** Open elements that negate their content: lists of crosses. */
  readonly #open: { name: string; denies: boolean }[] = [];
  #term = false;

  get now(): Pick<ReadText, 'denied' | 'ofOthers'> {
    const denied = this.#term || this.#denying.some || this.#open.some(({ denies }) => denies);
    return {
      ...(denied ? { denied } : {}),
      ...(this.#ofOthers.some ? { ofOthers: true } : {}),
    };
  }

  open(name: string, attributes: string): void {
    if (/^(?:ul|ol)$/.test(name))
      this.#open.push({ name, denies: /\bclass="(?:[^"]* )?no(?: [^"]*)?"/.test(attributes) });
    if (/^(?:dt|th|tr|dl|table)$/.test(name)) this.#term = false;
  }

  close(name: string, text: string): void {
    if (/^(?:ul|ol)$/.test(name)) this.#open.pop();
    if (/^(?:dl|table|tr)$/.test(name)) this.#term = false;
    if (/^(?:dt|th)$/.test(name)) this.#term = deniesBelow(plainWords(text));
    const level = /^h([1-6])$/.exec(name)?.[1];
    if (level === undefined) return;
    for (const headings of [this.#denying, this.#ofOthers])
      headings.close(Number(level), plainWords(text));
  }
}

/** Collects the texts of a page while its tags are read. */
class TextReader implements TagReader {
  readonly texts: RenderedText[] = [];
  readonly #denials = new Denials();
  readonly #row = new NamedRow();
  /** Metadata so far: previews repeat the title and description. */
  readonly #described = new Set<string>();
  #block = '';
  /** Nesting depth of drawings. */
  #drawing = 0;

  text(text: string): void {
    if (this.#drawing === 0) this.#block += text;
  }

  open(name: string, attributes: string): void {
    this.#spoken(name, attributes);
    if (name === 'svg' && !attributes.endsWith('/')) this.#drawing += 1;
    if (this.#isInline(name)) return;
    this.endBlock();
    this.#denials.open(name, attributes);
    this.#row.open(name);
  }

  close(name: string): void {
    if (name === 'svg') this.#drawing -= 1;
    if (this.#isInline(name)) return;
    const text = this.endBlock();
    this.#denials.close(name, text);
    this.#row.close(name, readableText(text), this.texts);
  }

  raw(_kind: string, attributes: string, text: string): void {
    if (isStructuredData(attributes)) for (const words of jsonTexts(text)) this.#push(words);
  }

  /** @returns the words of the block that ends here. */
  endBlock(): string {
    const text = this.#block;
    this.#block = '';
    this.#push(text);
    return decodeEntities(text);
  }

  #push(text: string, more: Partial<RenderedText> = {}): void {
    const read = readableText(text);
    if (/\p{L}/u.test(read)) this.texts.push({ text: read, ...this.#denials.now, ...more });
  }

  #spoken(name: string, attributes: string): void {
    if (name === 'meta' && WORDLESS.test(attributes)) return;
    const searched = name === 'meta' && /\sname="keywords"/.test(attributes);
    for (const [, key = '', value = ''] of matchesIn(attributes, ATTRIBUTE)) {
      if (!SPOKEN.test(key) || !/\p{L}{3}/u.test(value) || /^(?:https?:|\/)/.test(value)) continue;
      if (name === 'meta' && this.#described.has(value)) continue;
      this.#push(value, searched ? { searched } : {});
      if (name === 'meta') this.#described.add(value);
    }
  }

  /**
   * True for elements that continue a sentence. Adjacent labels without a space are nevertheless separate words.
   */
  #isInline(name: string): boolean {
    if (!INLINE.test(name) && this.#drawing === 0 && name !== 'svg') return false;
    if (/[.!?:;,)\d]$/.test(this.#block) || name === 'br') this.#block += ' ';
    return true;
  }
}

/**
 * The texts of a page in reading order. Sentences that include links and emphasis are one text; blocks, attributes
 * and structured data are separate texts.
 *
 * @param html of our own renderer: every tag is closed, every attribute quoted.
 */
export function renderedTexts(html: string): RenderedText[] {
  const reader = new TextReader();
  readTags(html, reader);
  reader.endBlock();
  const { texts } = reader;
  for (const [index, text] of texts.entries()) {
    const answer = texts[index + 1];
    if (!text.text.endsWith('?') || answer === undefined) continue;
    text.next = answer.text;
    const question = plainWords(text.text);
    if (deniesBelow(question)) answer.denied = true;
    if (isOfOthersBelow(question)) answer.ofOthers = true;
  }
  return texts;
}
