import {
  attributeIn,
  isStructuredData,
  readableText,
  readTags,
  type TagReader,
} from '../../content/html-tags.ts';
import { matchesIn } from '../../content/text-rules/matches-in.ts';
import { equationsIn } from './equations.ts';
import { TableRows, type UnevenRow } from './table-rows.ts';

/** A heading of a page, without drawings and hidden parts. */
export interface Heading {
  level: number;
  text: string;
}

/** A link of a page. */
export interface ViewLink {
  href: string;
  /** Its accessible name: its words, its label, or the alternative text of its pictures. */
  text: string;
}

/** A form field. */
export interface ViewField {
  name: string;
  type: string;
  /** Its id, if it has neither a label around it nor a name of its own: a label elsewhere has to refer to it. */
  unnamed?: string;
}

/** What rules need to know about a rendered page. */
export interface PageView {
  headings: readonly Heading[];
  links: readonly ViewLink[];
  /** All ids, in document order. */
  ids: readonly string[];
  /** Sources of pictures without an `alt` attribute; an empty one is allowed. */
  silentPictures: readonly string[];
  /** Fields inside forms. */
  fields: readonly ViewField[];
  /** Ids that labels refer to. */
  labelled: readonly string[];
  /** Ids that name or describe an element. */
  describing: readonly string[];
  /** Attributes that the site's policy blocks: `style="…"` and `onclick="…"`. */
  stopped: readonly string[];
  /** Parsed structured data. */
  data: readonly unknown[];
  /** Rows of tables that have another number of cells than columns. */
  unevenRows: readonly UnevenRow[];
  /** Texts that may have an equation. */
  equations: readonly string[];
}

const STOPPED = /\s(?:style|on[a-z]+)="[^"]*"/g;

const REFERRING = /\saria-(?:labelledby|describedby)="([^"]*)"/g;

function isHeading(name: string): boolean {
  return name.length === 2 && /^h[1-6]$/.test(name);
}

/** Kinds of fields that have no label. */
const UNSEEN = /^(?:hidden|submit|button|reset|image)$/;

/** Attributes that name a field, and that of a trap for robots. */
const NAMED = /\s(?:aria-label(?:ledby)?|title)="|\stabindex="-1"/i;

const CONTROL = /^(?:input|select|textarea)$/;

/** Collects the contents of a page, tag by tag. */
class Reader implements TagReader {
  readonly #tables = new TableRows();
  readonly view = {
    headings: [] as Heading[],
    links: [] as ViewLink[],
    ids: [] as string[],
    silentPictures: [] as string[],
    fields: [] as ViewField[],
    labelled: [] as string[],
    describing: [] as string[],
    stopped: [] as string[],
    data: [] as unknown[],
    unevenRows: this.#tables.uneven,
  };
  /** True if a text has an equals sign. */
  hasEquals = false;
  /** Text since the start of the open heading or link. */
  #heading: string | undefined;
  #link: { href: string; text: string } | undefined;
  #forms = 0;
  #labels = 0;

  /** True if a heading, link or form is unbalanced. */
  get isOpen(): boolean {
    return this.#heading !== undefined || this.#link !== undefined || this.#forms !== 0;
  }

  raw(_kind: string, attributes: string, text: string): void {
    if (isStructuredData(attributes)) this.view.data.push(JSON.parse(text));
  }

  text(text: string): void {
    if (text.includes('=')) this.hasEquals = true;
    this.#tables.text(text);
    if (this.#heading !== undefined) this.#heading += text;
    if (this.#link) this.#link.text += text;
  }

  open(name: string, attributes: string): void {
    if (attributes.includes(' id="')) {
      const id = attributeIn(attributes, 'id');
      if (id !== undefined) this.view.ids.push(id);
    }
    if (attributes.includes(' aria-'))
      for (const [, ids = ''] of matchesIn(attributes, REFERRING))
        this.view.describing.push(...ids.split(' ').filter((id) => id !== ''));
    if (attributes.includes(' style="') || attributes.includes(' on'))
      for (const [whole] of matchesIn(attributes, STOPPED)) this.view.stopped.push(whole.trim());
    this.#tables.open(name, attributes);
    if (isHeading(name)) this.#heading = '';
    else if (name === 'a') {
      const label = attributeIn(attributes, 'aria-label') ?? attributeIn(attributes, 'title') ?? '';
      const href = attributeIn(attributes, 'href');
      if (href !== undefined) this.#link = { href, text: label };
    } else if (name === 'img') {
      const alt = attributeIn(attributes, 'alt');
      if (alt === undefined) this.view.silentPictures.push(attributeIn(attributes, 'src') ?? '');
      else this.text(` ${alt} `);
    } else if (name === 'form') this.#forms += 1;
    else if (name === 'label') {
      this.#labels += 1;
      const target = attributeIn(attributes, 'for');
      if (target !== undefined) this.view.labelled.push(target);
    } else if (name === 'br') this.text(' ');
    else if (name === 'svg') this.text(attributeIn(attributes, 'aria-label') ?? '');
    else if (this.#forms > 0 && CONTROL.test(name)) {
      const type = attributeIn(attributes, 'type') ?? (name === 'input' ? 'text' : name);
      const isNamed = this.#labels > 0 || UNSEEN.test(type) || NAMED.test(attributes);
      this.view.fields.push({
        ...{ name: attributeIn(attributes, 'name') ?? '', type },
        ...(isNamed ? {} : { unnamed: attributeIn(attributes, 'id') ?? '' }),
      });
    }
  }

  close(name: string): void {
    this.#tables.close(name);
    if (isHeading(name) && this.#heading !== undefined) {
      this.view.headings.push({ level: Number(name[1]), text: readableText(this.#heading) });
      this.#heading = undefined;
    } else if (name === 'a' && this.#link) {
      this.view.links.push({ href: this.#link.href, text: readableText(this.#link.text) });
      this.#link = undefined;
    } else if (name === 'form') this.#forms -= 1;
    else if (name === 'label') this.#labels -= 1;
  }
}

function read(html: string): Reader {
  const reader = new Reader();
  readTags(html, reader);
  return reader;
}

/** A page that is read as a whole. */
function readWhole(html: string): PageView {
  const { view, hasEquals } = read(html);
  return { ...view, equations: hasEquals ? equationsIn(html) : [] };
}

/** Start and end of an element; undefined if it is missing. */
type Stretch = readonly [start: number, end: number] | undefined;

function stretchFrom(html: string, start: number, end: string): Stretch {
  const at = start === -1 ? -1 : html.indexOf(end, start);
  return at === -1 ? undefined : [start, at + end.length];
}

/** Cache of headers and footers by markup. */
const known = new Map<string, Reader>();

/** A site has few: one for each language and menu entry. */
const MOST_KEPT = 64;

function readKnown(markup: string): Reader {
  const before = known.get(markup);
  if (before) return before;
  const reader = read(markup);
  if (known.size < MOST_KEPT) known.set(markup, reader);
  return reader;
}

/**
 * Parses a rendered page. Header and footer, a third of its tags, are the same on all landings of a language and are
 * parsed once.
 *
 * @param html of our own renderer: every tag is closed, every attribute in double quotes.
 */
export function viewPage(html: string): PageView {
  const header = stretchFrom(html, html.indexOf('<header class="site-header"'), '</header>');
  const footer = stretchFrom(html, html.lastIndexOf('<footer'), '</footer>');
  if (!header || !footer || footer[0] < header[1]) return readWhole(html);
  const parts = [
    read(html.slice(0, header[0])),
    readKnown(html.slice(...header)),
    read(html.slice(header[1], footer[0])),
    readKnown(html.slice(...footer)),
    read(html.slice(footer[1])),
  ];
  // A part alone does not show what is open across its edges.
  if (parts.some((part) => part.isOpen)) return readWhole(html);
  return {
    headings: parts.flatMap(({ view }) => view.headings),
    links: parts.flatMap(({ view }) => view.links),
    ids: parts.flatMap(({ view }) => view.ids),
    silentPictures: parts.flatMap(({ view }) => view.silentPictures),
    fields: parts.flatMap(({ view }) => view.fields),
    labelled: parts.flatMap(({ view }) => view.labelled),
    describing: parts.flatMap(({ view }) => view.describing),
    stopped: parts.flatMap(({ view }) => view.stopped),
    data: parts.flatMap(({ view }) => view.data),
    unevenRows: parts.flatMap(({ view }) => view.unevenRows),
    equations: parts.some(({ hasEquals }) => hasEquals) ? equationsIn(html) : [],
  };
}
