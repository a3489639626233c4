import { readableText, readTags, type TagReader } from '../../content/html-tags.ts';

/** Elements whose content is one line, or one cell of a row. */
const LINES = /^(?:h[1-6]|p|li|dt|dd|th|td|figcaption|summary|div|section|article)$/;

const HEADING = /^h[1-6]$/;

/** Longer text after a heading is not a price. */
const LONGEST_PRICE = 80;

/** Collects the lines of a page in Markdown form. */
class LineReader implements TagReader {
  readonly lines: string[] = [];
  #inMain = false;
  #words = '';
  #cells: string[] | undefined;
  /** A heading or term without any following text so far. */
  #about: { words: string; isHeading: boolean } | undefined;

  text(text: string): void {
    if (this.#inMain) this.#words += text;
  }

  raw(): void {}

  open(name: string): void {
    if (name === 'main') this.#inMain = true;
    if (name === 'tr') this.#cells = [];
    if (LINES.test(name)) this.#end('');
  }

  close(name: string): void {
    if (LINES.test(name)) this.#end(name);
    if (name === 'tr' && this.#cells) {
      this.lines.push(`| ${this.#cells.join(' | ')} |`);
      this.#cells = undefined;
    }
    if (name === 'table') this.lines.push('');
    if (name === 'main') this.#inMain = false;
  }

  /** @param name of the element that contains the words. */
  #end(name: string): void {
    // In Markdown it would separate cells.
    const words = readableText(this.#words).replaceAll('|', '/');
    this.#words = '';
    if (words === '') return;
    const about = this.#about;
    this.#about = undefined;
    const isPrice = words.length <= LONGEST_PRICE && /\d/.test(words);
    if (about && isPrice && !this.#cells) {
      this.lines.push(`- ${about.words}: ${words}`);
      return;
    }
    if (about?.isHeading) this.lines.push(`## ${about.words}`);
    if (this.#cells) this.#cells.push(words);
    else if (name === 'li') this.lines.push(`- ${words}`);
    else if (HEADING.test(name) || name === 'dt') this.#about = { words, isHeading: name !== 'dt' };
  }
}

/**
 * Headings, tables and lists of a rendered page, and text directly after a heading or term, as Markdown lines.
 *
 * @param html of our own renderer.
 */
export function shownLines(html: string): string {
  const reader = new LineReader();
  readTags(html, reader);
  return reader.lines.join('\n');
}
