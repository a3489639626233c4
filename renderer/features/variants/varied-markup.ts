import { type MarkupNode, nodesOf } from './markup-nodes.ts';

/** A variant's version of a piece of markup. */
export interface Version {
  /** Name of the variant. */
  name: string;
  markup: string;
}

/** A variant's version of some neighbours. */
interface NodeVersion {
  name: string;
  nodes: readonly MarkupNode[];
}

/** Shows the version of the variant that was chosen, as soon as a browser has read it; the call of `CHOOSE_VARIANT`. */
export const SHOW_VARIANT = 'showVariant()';

/** Elements that are taken as a whole: others would not take a template, or show it, or look at what stands in them at once. */
const WHOLE =
  /^<(?:audio|iframe|map|noscript|object|picture|script|select|style|svg|textarea|video)\b/;

/** How many nodes at the beginning are the same everywhere. */
function equalStart(own: readonly MarkupNode[], others: readonly NodeVersion[]): number {
  const first = own.findIndex(({ markup }, index) =>
    others.some(({ nodes }) => nodes[index]?.markup !== markup),
  );
  return first === -1 ? own.length : first;
}

/** How many nodes at the end are the same everywhere, of those that are none of the equal beginning. */
function equalEnd(own: readonly MarkupNode[], others: readonly NodeVersion[], start: number) {
  const most = Math.min(own.length, ...others.map(({ nodes }) => nodes.length)) - start;
  let equal = 0;
  while (
    equal < most &&
    others.every(({ nodes }) => nodes.at(-1 - equal)?.markup === own.at(-1 - equal)?.markup)
  )
    equal += 1;
  return equal;
}

const joined = (nodes: readonly MarkupNode[]) => nodes.map(({ markup }) => markup).join('');

/** Neighbours with the versions of the variants that have others, one of which is shown. */
function region(own: readonly MarkupNode[], others: readonly NodeVersion[]): string {
  const marked = own.map(({ markup, opening }) => {
    const name = /^<[\w-]+/.exec(opening)?.[0] ?? '';
    return `${name} data-original=""${markup.slice(name.length)}`;
  });
  const templates = others.map(
    ({ name, nodes }) => `<template data-variant="${name}">${joined(nodes)}</template>`,
  );
  return `${marked.join('')}${templates.join('')}<script>${SHOW_VARIANT}</script>`;
}

/** An element in all its versions; where only parts of it differ, those. */
function variedNode(own: MarkupNode, others: readonly NodeVersion[]): string {
  const differing = others.filter(({ nodes: [node] }) => node?.markup !== own.markup);
  if (differing.length === 0) return own.markup;
  const inner = differing.map(({ name, nodes }) => ({ name, markup: nodes[0]?.inner ?? '' }));
  const varied = WHOLE.test(own.opening) ? undefined : variedParts(own.inner, inner);
  if (varied === undefined) return region([own], differing);
  const closing = own.markup.slice(own.opening.length + own.inner.length);
  return own.opening + varied + closing;
}

/** What stands in an element, in all its versions; undefined if texts differ, which nothing can stand for. */
function variedParts(own: string, others: readonly Version[]): string | undefined {
  const parts = nodesOf(own);
  const versions = others.map(({ name, markup }) => ({ name, nodes: nodesOf(markup) }));
  const start = equalStart(parts, versions);
  const end = equalEnd(parts, versions, start);
  const middle = parts.slice(start, parts.length - end);
  const middles = versions.map(({ name, nodes }) => ({
    name,
    nodes: nodes.slice(start, nodes.length - end),
  }));
  const isAlike = middles.every(
    ({ nodes }) =>
      nodes.length === middle.length &&
      nodes.every(
        (node, index) =>
          node.opening === middle[index]?.opening &&
          (node.opening !== '' || node.markup === middle[index]?.markup),
      ),
  );
  const isOfElements = [{ nodes: middle }, ...middles].every(({ nodes }) =>
    nodes.every(({ opening }) => opening !== ''),
  );
  if (!isAlike && !isOfElements) return undefined;
  const varied = isAlike
    ? middle.map((node, index) =>
        variedNode(
          node,
          middles.map(({ name, nodes }) => ({ name, nodes: nodes.slice(index, index + 1) })),
        ),
      )
    : [
        region(
          middle,
          middles.filter(({ nodes }) => joined(nodes) !== joined(middle)),
        ),
      ];
  return joined(parts.slice(0, start)) + varied.join('') + joined(parts.slice(parts.length - end));
}

/**
 * The markup of a page that holds its variants as well: of each stretch that differs the original, which shows without
 * script, and in templates behind it the others.
 *
 * @param own of our own renderer, the elements of a body.
 */
export function variedMarkup(own: string, versions: readonly Version[]): string {
  const others = versions.filter(({ markup }) => markup !== own);
  return others.length === 0 ? own : (variedParts(own, others) ?? own);
}
