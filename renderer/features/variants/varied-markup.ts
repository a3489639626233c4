import { align } from './align-nodes.ts';
import { type MarkupNode, nodesOf } from './markup-nodes.ts';

/** A variant's version of a piece of markup. */
export interface Version {
  /** Name of the variant. */
  name: string;
  markup: string;
}

/** A variant's version of one node. */
interface NodeVersion {
  name: string;
  /** Undefined if the variant has none. */
  node: MarkupNode | undefined;
}

/** Shows the version of the chosen variant as soon as it has been parsed; calls the function of `CHOOSE_VARIANT`. */
export const SHOW_VARIANT = 'showVariant()';

/**
 * Elements that are replaced as a whole: they cannot contain a template, do not render it, or process their content
 * immediately.
 */
const WHOLE =
  /^<(?:audio|iframe|map|noscript|object|picture|script|select|style|svg|textarea|video)\b/;

/** Alternative nodes, one of which is shown; without `own`, the original has nothing there. */
function region(own: MarkupNode | undefined, others: readonly Version[]): string {
  const name = /^<[\w-]+/.exec(own?.opening ?? '')?.[0] ?? '';
  const original = own ? `${name} data-original=""${own.markup.slice(name.length)}` : '';
  const templates = others.map(
    (other) => `<template data-variant="${other.name}">${other.markup}</template>`,
  );
  return `${original}${templates.join('')}<script>${SHOW_VARIANT}</script>`;
}

/**
 * A node in all its versions; if only parts of it differ, only those are duplicated. Undefined for a text that differs.
 */
function variedNode(own: MarkupNode, others: readonly NodeVersion[]): string | undefined {
  const differing = others.filter(({ node }) => node?.markup !== own.markup);
  if (differing.length === 0) return own.markup;
  if (own.opening === '') return undefined;
  const inner = differing.flatMap(({ name, node }) => (node ? { name, markup: node.inner } : []));
  const isDivided = inner.length === differing.length && !WHOLE.test(own.opening);
  const varied = isDivided ? variedParts(own.inner, inner) : undefined;
  if (varied === undefined)
    return region(
      own,
      differing.map(({ name, node }) => ({ name, markup: node?.markup ?? '' })),
    );
  const closing = own.markup.slice(own.opening.length + own.inner.length);
  return own.opening + varied + closing;
}

/** The content of an element in all its versions; undefined if texts differ, which cannot be marked individually. */
function variedParts(own: string, others: readonly Version[]): string | undefined {
  const parts = nodesOf(own);
  const versions = others.map(({ name, markup }) => ({
    name,
    aligned: align(parts, nodesOf(markup)),
  }));
  const varied: string[] = [];
  for (let index = 0; index <= parts.length; index += 1) {
    const added = versions.flatMap(({ name, aligned }) => {
      const nodes = aligned.before[index] ?? [];
      return nodes.length === 0 ? [] : { name, nodes };
    });
    if (added.some(({ nodes }) => nodes.some(({ opening }) => opening === ''))) return undefined;
    const markup = (nodes: readonly MarkupNode[]) => nodes.map((node) => node.markup).join('');
    if (added.length > 0)
      varied.push(
        region(
          undefined,
          added.map(({ name, nodes }) => ({ name, markup: markup(nodes) })),
        ),
      );
    const part = parts[index];
    if (!part) continue;
    const node = variedNode(
      part,
      versions.map(({ name, aligned }) => ({ name, node: aligned.partner[index] })),
    );
    if (node === undefined) return undefined;
    varied.push(node);
  }
  return varied.join('');
}

/**
 * The markup of a page including its variants: each part that differs is the original, which shows without scripts,
 * followed by templates with the other versions.
 *
 * @param own output of our own renderer, the elements of a body.
 */
export function variedMarkup(own: string, versions: readonly Version[]): string {
  const others = versions.filter(({ markup }) => markup !== own);
  return others.length === 0 ? own : (variedParts(own, others) ?? own);
}
