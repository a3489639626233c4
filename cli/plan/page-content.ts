import {
  attributeIn,
  isStructuredData,
  readableText,
  readTags,
  type TagReader,
} from '../content/html-tags.ts';
import { INLINE } from '../lint/rendered/rendered-texts.ts';

/** A link with its visible text. */
export interface PageLink {
  text: string;
  href: string;
}

/** A picture with its alternative text. */
export interface PagePicture {
  alt: string;
  src: string;
}

/** The content of a page for visitors and search engines. */
export interface PageContent {
  title: string;
  description: string;
  canonical: string;
  isNoindex: boolean;
  /** Its language versions, as `es /es/offer`. */
  languages: readonly string[];
  /** Its texts, one per block, in reading order, including labels. */
  lines: readonly string[];
  links: readonly PageLink[];
  pictures: readonly PagePicture[];
  /** Parsed structured data. */
  data: readonly unknown[];
  /** Stylesheets and scripts. */
  assets: readonly string[];
  /** Its markup without the content above, and without content hashes in file names. */
  markup: string;
}

/** Attributes that are read aloud or shown. */
const SPOKEN = /\s(?:aria-label|aria-description|placeholder|title|label)="([^"]+)"/g;

/** The content hash in a file name. */
const CONTENT_NAME =
  /[-./][0-9A-Za-z_-]{8,64}(?=[.-](?:css|js|png|json|jpe?g|webp|avif|svg|woff2))/g;

function attribute(attributes: string, name: string): string {
  return attributeIn(attributes, name) ?? '';
}

/** Collects the content of a page, tag by tag. */
class Reader implements TagReader {
  readonly content = {
    ...{ title: '', description: '', canonical: '', isNoindex: false, markup: '' },
    languages: [] as string[],
    lines: [] as string[],
    links: [] as PageLink[],
    pictures: [] as PagePicture[],
    data: [] as unknown[],
    assets: [] as string[],
  };
  #block = '';
  #link: PageLink | undefined;
  #isTitle = false;
  #drawings = 0;
  /** True directly after the end of an inline element. */
  #isAtEnd = false;

  text(text: string): void {
    if (this.#drawings > 0 || text === '') return;
    this.#isAtEnd = false;
    if (this.#isTitle) this.content.title += readableText(text);
    else this.#block += text;
    if (this.#link) this.#link.text += text;
  }

  raw(kind: string, attributes: string, text: string): void {
    if (isStructuredData(attributes)) this.content.data.push(JSON.parse(text));
    else if (kind === 'script' && attributes.includes(' src='))
      this.content.assets.push(attribute(attributes, 'src'));
    else this.content.markup += `<${kind}>${text}`.replace(CONTENT_NAME, '');
  }

  open(name: string, attributes: string): void {
    this.#tag(true, name, attributes);
  }

  close(name: string): void {
    this.#tag(false, name, '');
  }

  #tag(isOpening: boolean, name: string, attributes: string): void {
    if (name === 'svg' && !attributes.endsWith('/')) this.#drawings += isOpening ? 1 : -1;
    if (name === 'meta' || name === 'link') this.#headTag(name, attributes);
    else if (isOpening) this.#open(name, attributes);
    else if (name === 'title') this.#isTitle = false;
    else if (name === 'a') this.#endLink();
    if (this.#drawings === 0 && !INLINE.test(name) && name !== 'svg') this.end();
    else if (name === 'br') this.#block += ' ';
    else if (isOpening && this.#isAtEnd && this.#drawings === 0) this.#apart(name);
    this.#isAtEnd = !isOpening;
  }

  /** Adjacent buttons are separate texts; other adjacent words get a space between them. */
  #apart(name: string): void {
    if (name === 'a' || name === 'span') this.end();
    else this.#block += ' ';
  }

  /** Ends a block. */
  end(): void {
    const line = readableText(this.#block);
    if (line !== '') this.content.lines.push(line);
    this.#block = '';
  }

  #open(name: string, attributes: string): void {
    for (const [, label = ''] of attributes.matchAll(SPOKEN))
      this.content.lines.push(readableText(label));
    if (name === 'title') this.#isTitle = true;
    else if (name === 'a') this.#link = { text: '', href: attribute(attributes, 'href') };
    else if (name === 'img')
      this.content.pictures.push({
        alt: attribute(attributes, 'alt'),
        src: attribute(attributes, 'src'),
      });
    const kept = name === 'a' || name === 'img' ? '' : attributes.replace(SPOKEN, '');
    this.content.markup += `<${name}${kept}>`.replace(CONTENT_NAME, '');
  }

  #headTag(name: string, attributes: string): void {
    const { content } = this;
    const [kind, value] =
      name === 'meta'
        ? [attribute(attributes, 'name'), attribute(attributes, 'content')]
        : [attribute(attributes, 'rel'), attribute(attributes, 'href')];
    if (kind === 'description') content.description = value;
    else if (kind === 'robots') content.isNoindex = value.includes('noindex');
    else if (kind === 'canonical') content.canonical = value;
    else if (kind === 'alternate') {
      const address = URL.canParse(value) ? new URL(value).pathname : value;
      content.languages.push(`${attribute(attributes, 'hreflang')} ${address}`);
    } else if (kind === 'stylesheet' || kind === 'modulepreload') content.assets.push(value);
    else if (kind === 'keywords') content.markup += value;
  }

  #endLink(): void {
    if (this.#link) this.content.links.push({ ...this.#link, text: readableText(this.#link.text) });
    this.#link = undefined;
  }
}

/**
 * Parses the content of a page in one pass.
 *
 * @param html of our own renderer: every tag is closed, every attribute in double quotes.
 */
export function readContent(html: string): PageContent {
  const reader = new Reader();
  readTags(html, reader);
  reader.end();
  return reader.content;
}
