import { attributeIn, readableText, readTags, type TagReader } from '../../content/html-tags.ts';

/** A section of a rendered page that stands there before. */
export interface RepeatedSection {
  heading: string;
  /** All that visitors read in it. */
  words: string;
}

/** A section as visitors read it. */
interface ReadSection extends RepeatedSection {
  /** True if it asks for something: a call or a form may be repeated where somebody has read on. */
  asks: boolean;
  /** True if it, or a part of it, is shown to some visitors only. */
  isSelective: boolean;
}

/** Fewer letters may be the same by chance, and fewer of a section elsewhere on the page on purpose. */
const FEWEST_LETTERS = 45;
const FEWEST_APART = 200;

/** Classes of what is shown on some screens only. */
const SELECTIVE =
  /(?:^|[\s:_-])(?:hidden|invisible|mobile|desktop|phone|tablet|print|narrow|wide|small|large|only|sr|tab|panel|slide|copy|clone)(?:[\s:_-]|$)/i;

const HEADING = /^h[1-6]$/;

/** Elements that belong together, and whose attributes count for what is inside. */
const NESTED = new Set(['section', 'div', 'aside', 'article', 'dialog', 'template', 'noscript']);

function isSelectiveTag(name: string, attributes: string): boolean {
  if (name === 'dialog' || name === 'template' || name === 'noscript') return true;
  if (/\shidden(?:[\s=]|$)/.test(attributes)) return true;
  if (/\saria-hidden="true"/.test(attributes) && name !== 'svg' && name !== 'i') return true;
  return SELECTIVE.test(attributeIn(attributes, 'class') ?? '');
}

/** Collects the outermost sections of a page. */
class SectionReader implements TagReader {
  readonly sections: ReadSection[] = [];
  /** The open elements, and whether each is selective. */
  readonly #open: { name: string; isSelective: boolean }[] = [];
  #section: { depth: number; words: string; asks: boolean; isSelective: boolean } | undefined;
  #heading: { isOpen: boolean; words: string } | undefined;

  raw(): void {}

  text(text: string): void {
    if (!this.#section) return;
    this.#section.words += `${text} `;
    if (this.#heading?.isOpen) this.#heading.words += text;
  }

  open(name: string, attributes: string): void {
    const isSelective = isSelectiveTag(name, attributes);
    if (NESTED.has(name)) this.#open.push({ name, isSelective });
    if (name === 'section' && !this.#section)
      this.#section = {
        ...{ depth: this.#open.length, words: '', asks: false },
        isSelective: this.#open.some((element) => element.isSelective),
      };
    if (!this.#section) return;
    if (isSelective && name !== 'svg') this.#section.isSelective = true;
    if (name === 'form' || name === 'button' || / (?:href="tel:|data-action=)/.test(attributes))
      this.#section.asks = true;
    if (HEADING.test(name)) this.#heading ??= { isOpen: true, words: '' };
  }

  close(name: string): void {
    if (HEADING.test(name) && this.#heading) this.#heading.isOpen = false;
    if (!NESTED.has(name)) return;
    const section = this.#section;
    if (section && name === 'section' && this.#open.length === section.depth) {
      const { words, asks, isSelective } = section;
      const heading = readableText(this.#heading?.words ?? '');
      this.sections.push({ heading, words: readableText(words), asks, isSelective });
      this.#section = undefined;
      this.#heading = undefined;
    }
    this.#open.pop();
  }
}

/** How many sections in a row stand again right behind themselves, from an index on; 0 if they do not. */
function runLength(words: readonly string[], first: number, again: number): number {
  const length = again - first;
  const isRun = words
    .slice(first, again)
    .every((text, index) => words[again + index] === text && again + index < words.length);
  return isRun ? length : 0;
}

/** Sections of a rendered page with the heading and the text of an earlier one. */
export function repeatedSections(html: string): RepeatedSection[] {
  const reader = new SectionReader();
  readTags(html, reader);
  const { sections } = reader;
  const words = sections.map((section) => section.words);
  const found: RepeatedSection[] = [];
  const told = new Set<number>();
  for (const [again, section] of sections.entries()) {
    const first = words.indexOf(section.words);
    const isLong = section.words.length >= FEWEST_LETTERS && section.heading !== '';
    if (first === again || !isLong || told.has(again)) continue;
    if (section.isSelective || sections[first]?.isSelective) continue;
    const length = runLength(words, first, again);
    if (length === 0 && (section.asks || section.words.length < FEWEST_APART)) continue;
    // Of several that were copied together, the first is told.
    for (let at = again; at < again + Math.max(length, 1); at += 1) told.add(at);
    found.push(section);
  }
  return found;
}
