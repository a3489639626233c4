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

/** Props that are no attributes. */
const RESERVED = new Set(['children', 'dangerouslySetInnerHTML']);

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

const writtenNames = new Map<string, string | undefined>();

/** The name of an attribute in markup; undefined if that is for React to decide. Pages use few names. */
function writtenName(name: string): string | undefined {
  if (writtenNames.has(name)) return writtenNames.get(name);
  const plain = PLAIN_NAME.test(name) && !SPECIAL.test(name) ? name : undefined;
  const written = ATTRIBUTES[name] ?? plain;
  writtenNames.set(name, written);
  return written;
}

function attribute(name: string, value: unknown): string {
  if (value === undefined || value === null || value === false) {
    // React writes `aria-hidden="false"`, but leaves `disabled={false}` out.
    if (value === false && name.includes('-')) return ` ${name}="false"`;
    return '';
  }
  const written = writtenName(name);
  if (written === undefined) throw notStatic;
  if (typeof value === 'string') {
    const isAddress = name === 'href' || name === 'src';
    if (isAddress && (value === '' || SCRIPT_ADDRESS.test(value))) throw notStatic;
    return ` ${written}="${escapeMarkup(value)}"`;
  }
  if (typeof value === 'number') return ` ${written}="${value}"`;
  if (value === true && name.includes('-')) return ` ${written}="true"`;
  if (value === true && SWITCHES.has(name)) return ` ${written}=""`;
  throw notStatic;
}

function element(tag: string, props: Record<string, unknown>): string {
  if (SPECIAL_ELEMENTS.test(tag)) throw notStatic;
  let markup = `<${tag}`;
  for (const name in props) if (!RESERVED.has(name)) markup += attribute(name, props[name]);
  if (VOID_ELEMENTS.has(tag)) return `${markup}/>`;
  const raw = props.dangerouslySetInnerHTML as { __html: string } | undefined;
  const content = raw ? raw.__html : node(props.children as ReactNode);
  return `${markup}>${content}</${tag}>`;
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
