import { attributeIn, isStructuredData, readTags, type TagReader } from '../content/html-tags.ts';
import { INLINE } from '../lint/rendered/rendered-texts.ts';
import { withoutHashes } from './content-names.ts';
import type { PageContent, PageIcon, PageLink, PagePicture } from './page-content.ts';
import { islandWords, spokenTexts, unspoken } from './spoken-texts.ts';
import { laidOutText } from './unseen-characters.ts';

/** Tags for link previews that repeat the title, the description and the address. */
const REPEATED = /^og:(?:title|description|url)$/;

/** Hashes of inline scripts, which are part of the markup themselves. */
const SCRIPT_HASH = /'sha256-[^']*'/g;

/** Attributes of links and pictures that are compared by themselves. */
const COMPARED = /\s(?:href|src|alt)="[^"]*"/g;

/** Attributes of the `<svg>` of an icon. */
const ICON = /\sclass="icon[ "]/;

function attribute(attributes: string, name: string): string {
  return attributeIn(attributes, name) ?? '';
}

function pathIn(address: string): string {
  return URL.canParse(address) ? new URL(address).pathname : address;
}

/** The files of a `srcset`. */
function filesIn(attributes: string): string[] {
  const files = attribute(attributes, 'srcSet') || attribute(attributes, 'srcset');
  return files.split(',').flatMap((file) => file.trim().split(' ')[0] || []);
}

/** Collects the content of a page, tag by tag. */
class Reader implements TagReader {
  readonly content = {
    ...{ title: '', description: '', keywords: '', canonical: '', isNoindex: false, markup: '' },
    languages: [] as string[],
    lines: [] as string[],
    links: [] as PageLink[],
    pictures: [] as PagePicture[],
    icons: [] as PageIcon[],
    preview: { alt: '', src: '', files: [] } as PagePicture,
    data: [] as unknown[],
    islands: [] as unknown[],
    targets: [] as string[],
    assets: [] as string[],
  };
  #block = '';
  #link: PageLink | undefined;
  /** Files of the sources before a picture. */
  #sources: string[] = [];
  #isTitle = false;
  #drawings = 0;
  /** Icons whose text has not ended yet. */
  #icons: PageIcon[] = [];
  /** True directly after the end of an inline element. */
  #isAtEnd = false;
  /** True directly after the start or the end of one. */
  #isAtTag = false;

  text(text: string): void {
    if (this.#drawings > 0 || text === '') return;
    if (this.#isTitle) this.content.title += laidOutText(text);
    else this.#block += this.#isNewText(text) ? ` ${text}` : text;
    this.#isAtEnd = false;
    this.#isAtTag = false;
    if (this.#link) this.#link.text += text;
  }

  raw(kind: string, attributes: string, text: string): void {
    if (isStructuredData(attributes)) this.content.data.push(JSON.parse(text));
    else if (kind === 'script' && attributes.includes(' src='))
      this.content.assets.push(attribute(attributes, 'src'));
    else this.#addMarkup(`<${kind}>${text}`);
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
    this.#isAtTag = true;
  }

  /** A capital directly after the words of another element begins a text that styles set apart, such as a tagline. */
  #isNewText(text: string): boolean {
    return this.#isAtTag && /^\p{Lu}/u.test(text) && /[\p{L}\p{N}.!?…)]$/u.test(this.#block);
  }

  /** Adjacent buttons are separate texts; other adjacent words get a space between them. */
  #apart(name: string): void {
    if (name === 'a' || name === 'span') this.end();
    else this.#block += ' ';
  }

  /** Ends a block. */
  end(): void {
    const line = laidOutText(this.#block);
    this.#block = '';
    if (line === '') return;
    this.content.lines.push(line);
    for (const icon of this.#icons) icon.text = line;
    this.#icons = [];
  }

  #open(name: string, attributes: string): void {
    const { content } = this;
    content.lines.push(...spokenTexts(name, attributes));
    const words = islandWords(attributes);
    if (words !== undefined) content.islands.push(words);
    if (name === 'title') this.#isTitle = true;
    else if (name === 'a') this.#link = { text: '', href: attribute(attributes, 'href') };
    else if (name === 'form') content.targets.push(attribute(attributes, 'action'));
    else if (name === 'source') this.#sources.push(...filesIn(attributes));
    else if (name === 'img') this.#picture(attributes);
    else if (name === 'svg' && ICON.test(attributes)) this.#icon();
    else if (this.#drawings > 0) this.#shape(`<${name}${attributes}>`);
    const kept = name === 'a' || name === 'img' ? attributes.replace(COMPARED, '') : attributes;
    this.#addMarkup(`<${name}${unspoken(kept)}>`);
  }

  #picture(attributes: string): void {
    const [alt, src] = [attribute(attributes, 'alt'), attribute(attributes, 'src')];
    this.content.pictures.push({ alt, src, files: [...this.#sources, ...filesIn(attributes)] });
    this.#sources = [];
  }

  #icon(): void {
    const icon = { shapes: '', text: '' };
    this.content.icons.push(icon);
    this.#icons.push(icon);
  }

  /** Adds a part of a drawing to the icon that is drawn, if it is one. */
  #shape(markup: string): void {
    const icon = this.#icons.at(-1);
    if (icon) icon.shapes += markup;
  }

  #addMarkup(markup: string): void {
    this.content.markup += withoutHashes(markup);
  }

  #headTag(name: string, attributes: string): void {
    const { content } = this;
    const [kind, value] =
      name === 'meta'
        ? [
            attribute(attributes, 'name') || attribute(attributes, 'property'),
            attribute(attributes, 'content'),
          ]
        : [attribute(attributes, 'rel'), attribute(attributes, 'href')];
    if (kind === 'description' || kind === 'keywords') content[kind] = value;
    else if (kind === 'robots') content.isNoindex = value.includes('noindex');
    else if (kind === 'canonical') content.canonical = value;
    else if (kind === 'alternate')
      content.languages.push(`${attribute(attributes, 'hreflang')} ${pathIn(value)}`);
    else if (kind === 'og:image') content.preview = { ...content.preview, src: pathIn(value) };
    else if (kind === 'og:image:alt') content.preview = { ...content.preview, alt: value };
    else if (kind === 'stylesheet' || kind === 'modulepreload') content.assets.push(value);
    else if (kind === 'theme-color') content.assets.push(`${kind} ${value}`);
    else if (!REPEATED.test(kind))
      this.#addMarkup(`<${name}${attributes.replace(SCRIPT_HASH, '')}>`);
  }

  #endLink(): void {
    if (this.#link) this.content.links.push({ ...this.#link, text: laidOutText(this.#link.text) });
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
