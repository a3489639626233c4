import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Attributes that React spells in another way than HTML and SVG; of those that pages use. */
const ATTRIBUTES: Record<string, string> = {
  className: 'class',
  htmlFor: 'for',
  tabIndex: 'tabindex',
  viewBox: 'viewBox',
  preserveAspectRatio: 'preserveAspectRatio',
  strokeWidth: 'stroke-width',
  strokeDasharray: 'stroke-dasharray',
  textAnchor: 'text-anchor',
  hrefLang: 'hrefLang',
};

const VOID_ELEMENTS = new Set(['br', 'hr', 'img', 'input', 'source', 'wbr']);

/** Attributes that are there or not. */
const SWITCHES = new Set(['open', 'hidden', 'disabled', 'required']);

/** Plain HTML and SVG names are attributes as they stand, `aria-` and `data-` ones too. */
const PLAIN_NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9-]+)?$/;

/** Elements and attributes whose markup depends on more than their own name and value. */
const SPECIAL =
  /^(?:style|value|checked|selected|multiple|muted|action|formaction|on[a-z]+|ref|suppress.*)$/;
const SPECIAL_ELEMENTS =
  /^(?:select|option|textarea|form|title|script|style|link|meta|html|head|body|pre|template)$|-/;

/** Addresses that React replaces; it also has its own idea of empty ones. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers pass over them in front of a scheme
const SCRIPT_ADDRESS = /^[\u0000- ]*j[\r\n\t]*a[\r\n\t]*v[\r\n\t]*a/i;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** Says that this tree is for React itself. */
class NotStatic extends Error {}

const notStatic = new NotStatic();

function escapeMarkup(text: string): string {
  return /[&<>"']/.test(text)
    ? text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
    : text;
}

/** ` class="` of `className`; undefined if an attribute is for React to decide. */
function attributeOpening(name: string): string | undefined {
  const plain = PLAIN_NAME.test(name) && !SPECIAL.test(name) ? name : undefined;
  const written = ATTRIBUTES[name] ?? plain;
  return written === undefined ? undefined : ` ${written}="`;
}

/** Pages use few names: what is known of one is kept. */
const attributeOpenings = new Map<string, string>();

function attribute(name: string, value: unknown): string {
  if (value === undefined || value === null || value === false) {
    // React writes `aria-hidden="false"`, but leaves `disabled={false}` out.
    if (value === false && name.includes('-')) return ` ${name}="false"`;
    return '';
  }
  let opening = attributeOpenings.get(name);
  if (opening === undefined) {
    opening = attributeOpening(name);
    if (opening === undefined) throw notStatic;
    attributeOpenings.set(name, opening);
  }
  if (typeof value === 'string') {
    const isAddress = name === 'href' || name === 'src';
    if (isAddress && (value === '' || SCRIPT_ADDRESS.test(value))) throw notStatic;
    return `${opening}${escapeMarkup(value)}"`;
  }
  if (typeof value === 'number') return `${opening}${value}"`;
  if (value === true && name.includes('-')) return `${opening}true"`;
  if (value === true && SWITCHES.has(name)) return `${opening}"`;
  throw notStatic;
}

/** The fixed parts of an element's markup. */
interface Tag {
  opening: string;
  /** Empty for an element without content. */
  closing: string;
}

const tags = new Map<string, Tag>();

function tagOf(name: string): Tag {
  const known = tags.get(name);
  if (known) return known;
  if (SPECIAL_ELEMENTS.test(name)) throw notStatic;
  const tag = { opening: `<${name}`, closing: VOID_ELEMENTS.has(name) ? '' : `</${name}>` };
  tags.set(name, tag);
  return tag;
}

function element(name: string, props: Record<string, unknown>): string {
  const { opening, closing } = tagOf(name);
  let markup = opening;
  for (const prop in props)
    if (prop !== 'children' && prop !== 'dangerouslySetInnerHTML')
      markup += attribute(prop, props[prop]);
  if (closing === '') return `${markup}/>`;
  const raw = props.dangerouslySetInnerHTML as { __html: string } | undefined;
  const content = raw ? raw.__html : node(props.children as ReactNode);
  return `${markup}>${content}${closing}`;
}

function node(content: ReactNode): string {
  if (typeof content === 'string') return escapeMarkup(content);
  if (typeof content === 'number') return String(content);
  if (content === null || content === undefined || typeof content === 'boolean') return '';
  if (Array.isArray(content)) {
    let markup = '';
    for (const child of content) markup += node(child);
    return markup;
  }
  if (!isValidElement(content)) throw notStatic;
  const { type, props } = content as ReactElement<Record<string, unknown>>;
  if (typeof type === 'string') return element(type, props);
  if (type === Fragment) return node(props.children as ReactNode);
  if (typeof type !== 'function' || type.prototype?.isReactComponent) throw notStatic;
  return node((type as (props: unknown) => ReactNode)(props));
}

/**
 * The markup that React's `renderToStaticMarkup` gives, several times quicker for what pages are made
 * of: function components without hooks, plain elements and text. Anything else is left to React.
 */
export function staticMarkup(tree: ReactElement): string {
  try {
    return node(tree);
  } catch {
    // A hook outside of React throws, too. Real faults of a component are thrown again by React.
    return renderToStaticMarkup(tree);
  }
}
