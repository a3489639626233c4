import { decodeEntities } from '../content/entities.ts';
import { plainWords } from '../content/text-rules/plain-words.ts';
import type { ReadText } from '../content/text-rules/text-rule.ts';
import { deniesBelow } from '../content/text-rules/vocabulary.ts';

/** A text as a visitor or a search engine meets it on a page. */
export interface RenderedText extends ReadText {
  /** True of phrases that people search for, which promise nothing. */
  searched?: boolean;
}

/** Elements within a sentence; any other ends it. */
export const INLINE =
  /^(?:a|abbr|b|bdi|bdo|br|cite|code|data|del|dfn|em|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr)$/;

const TAG =
  /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>|<!--[\s\S]*?-->|<(\/?)([a-zA-Z][\w-]*)([^>]*)>|<![^>]*>/g;

const ATTRIBUTE = /\s([\w-]+)="([^"]*)"/g;

/** Attributes that are read out, shown, or put into search results. */
const SPOKEN =
  /^(?:alt|title|aria-label|aria-description|aria-roledescription|placeholder|label|summary|content|value|data-\w[\w-]*)$/;

/** Every text inside the JSON of structured data. */
function jsonTexts(json: string): string[] {
  const texts: string[] = [];
  JSON.parse(json, (_, value) => {
    if (typeof value === 'string' && value.includes(' ')) texts.push(value);
    return value;
  });
  return texts;
}

/** Follows which heading or list mark says that something is not done. */
class Denials {
  /** Levels of the headings above that deny what stands below them. */
  readonly #headings = new Set<number>();
  /** Open elements that deny what is in them: lists of crosses. */
  readonly #open: { name: string; denies: boolean }[] = [];
  #term = false;

  get now(): boolean {
    return this.#term || this.#headings.size > 0 || this.#open.some(({ denies }) => denies);
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
    for (const other of this.#headings) if (other >= Number(level)) this.#headings.delete(other);
    if (level !== '1' && deniesBelow(plainWords(text))) this.#headings.add(Number(level));
  }
}

/**
 * The texts of a page in the order in which they are read. Sentences that run over links and emphasis
 * are one text; blocks, attributes and structured data are texts of their own.
 *
 * @param html of our own renderer: every tag is closed, every attribute quoted.
 */
export function renderedTexts(html: string): RenderedText[] {
  const texts: RenderedText[] = [];
  const denials = new Denials();
  let block = '';
  let drawing = 0;
  const push = (text: string, more: Partial<RenderedText> = {}) => {
    const trimmed = decodeEntities(text).replace(/\s+/g, ' ').trim();
    if (/\p{L}/u.test(trimmed))
      texts.push({ text: trimmed, ...(denials.now ? { denied: true } : {}), ...more });
  };
  const end = () => {
    const text = block;
    block = '';
    push(text);
    return decodeEntities(text);
  };
  const attributesOf = (name: string, attributes: string) => {
    const searched = name === 'meta' && /\sname="keywords"/.test(attributes);
    for (const [, key = '', value = ''] of attributes.matchAll(ATTRIBUTE))
      if (SPOKEN.test(key) && /\p{L}{3}/u.test(value) && !/^(?:https?:|\/)/.test(value))
        push(value, searched ? { searched } : {});
  };
  let from = 0;
  for (const tag of html.matchAll(TAG)) {
    const between = html.slice(from, tag.index);
    from = tag.index + tag[0].length;
    if (drawing === 0) block += between;
    const [, raw, rawAttributes = '', rawText = '', closing, tagName, attributes = ''] = tag;
    if (raw === 'script' && rawAttributes.includes('application/ld+json'))
      for (const text of jsonTexts(rawText)) push(text);
    if (tagName === undefined) continue;
    const name = tagName.toLowerCase();
    if (closing === '') attributesOf(name, attributes);
    if (name === 'svg' && !attributes.endsWith('/')) drawing += closing === '' ? 1 : -1;
    if (INLINE.test(name) || drawing > 0 || name === 'svg') {
      // Two labels without a space between them are two words all the same.
      if (/[.!?:;,)\d]$/.test(block) || name === 'br') block += ' ';
      continue;
    }
    const text = end();
    if (closing === '') denials.open(name, attributes);
    else denials.close(name, text);
  }
  block += html.slice(from);
  end();
  for (const [index, text] of texts.entries()) {
    const answer = texts[index + 1];
    if (!text.text.endsWith('?') || answer === undefined) continue;
    text.next = answer.text;
    if (deniesBelow(plainWords(text.text))) answer.denied = true;
  }
  return texts;
}
