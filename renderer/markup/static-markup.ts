import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { escapeMarkup } from './escape-markup.ts';
import { attributeMarkup } from './static-attributes.ts';
import { KNOWN_ELEMENTS } from './static-elements.ts';

/** Thrown for a tree that requires React. */
class NotStatic extends Error {}

const notStatic = new NotStatic();

function rawContent(raw: unknown, children: unknown): string {
  const html = (raw as { __html?: unknown }).__html;
  if (typeof html !== 'string' || (children !== undefined && children !== null)) throw notStatic;
  return html;
}

function attribute(name: string, value: unknown): string {
  const written = attributeMarkup(name, value);
  if (written === undefined) throw notStatic;
  return written;
}

/** Inside `<picture>` React adds no preload link, lazy or not. */
let isInPicture = false;

function inPicture(children: unknown): string {
  isInPicture = true;
  const markup = node(children as ReactNode);
  isInPicture = false;
  return markup;
}

function element(name: string, props: Record<string, unknown>): string {
  const known = KNOWN_ELEMENTS.get(name);
  if (known === undefined) throw notStatic;
  if (known.isForReact?.(props) && !(isInPicture && name === 'img')) throw notStatic;
  let markup = known.opening;
  let children: unknown;
  let raw: unknown;
  for (const prop in props) {
    const value = props[prop];
    if (prop === 'children') children = value;
    else if (prop === 'dangerouslySetInnerHTML') raw = value;
    else if (!known.last?.includes(prop)) markup += attribute(prop, value);
  }
  if (known.last) for (const prop of known.last) markup += attribute(prop, props[prop]);
  const hasRaw = raw !== undefined && raw !== null;
  if (known.closing === '') {
    if (hasRaw || (children !== undefined && children !== null)) throw notStatic;
    return `${markup}/>`;
  }
  if (name === 'picture' && !hasRaw) return `${markup}>${inPicture(children)}${known.closing}`;
  const content = hasRaw ? rawContent(raw, children) : node(children as ReactNode);
  return `${markup}>${content}${known.closing}`;
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

let left = 0;
let reactIsRendering = false;

/** Number of trees this module has left to React since it was loaded. */
export function reactFallbacks(): number {
  return left;
}

function leaveToReact(tree: ReactElement): string {
  const isOutermost = !reactIsRendering;
  left += 1;
  reactIsRendering = true;
  try {
    return renderToStaticMarkup(tree);
  } finally {
    if (isOutermost) reactIsRendering = false;
  }
}

/** True of what is thrown when a component shows itself. */
function isEndless(error: unknown): boolean {
  return error instanceof RangeError && /call stack/i.test(error.message);
}

/**
 * The same markup as React's `renderToStaticMarkup`, several times faster for typical page content: function components
 * without hooks, plain elements and text. Anything else is left to React.
 */
export function staticMarkup(tree: ReactElement): string {
  // While React renders, a hook would not throw here, but affect the surrounding component.
  if (reactIsRendering) return leaveToReact(tree);
  isInPicture = false;
  try {
    return node(tree);
  } catch (error) {
    // React would go on without end.
    if (isEndless(error)) throw error;
    // A hook outside of React throws, too. React throws real errors of a component again.
    return leaveToReact(tree);
  }
}
