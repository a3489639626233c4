import { carryTyped } from './typed-values.ts';

/**
 * Elements whose content is managed elsewhere: React islands follow the facts themselves, and a person may be typing.
 */
const TAKEN_OVER = '[data-island][data-ready], [contenteditable]';

function isSameKind(a: Node, b: Node): boolean {
  if (a.nodeName !== b.nodeName) return false;
  return !(a instanceof Element && b instanceof Element) || a.id === b.id;
}

/**
 * Maps each node of the served page to its counterpart in the open page, where scripts may have added, removed or
 * changed nodes.
 */
function findServed(open: Element, served: readonly Node[]): Map<Node, ChildNode> {
  const found = new Map<Node, ChildNode>();
  let rest = [...open.childNodes];
  for (const node of served) {
    const equal = rest.findIndex((child) => child.isEqualNode(node));
    const index = equal === -1 ? rest.findIndex((child) => isSameKind(child, node)) : equal;
    const match = rest[index];
    if (!match) continue;
    found.set(node, match);
    rest = rest.slice(index + 1);
  }
  return found;
}

function patchAttributes(open: Element, before: Element, after: Element): void {
  for (const name of new Set([...before.getAttributeNames(), ...after.getAttributeNames()])) {
    const value = after.getAttribute(name);
    if (value === before.getAttribute(name)) continue;
    if (value === null) open.removeAttribute(name);
    else open.setAttribute(name, value);
  }
}

/** Length of the longest common prefix of both lists. */
function equalStart(before: readonly Node[], after: readonly Node[]): number {
  const first = before.findIndex((node, index) => !after[index]?.isEqualNode(node));
  return first === -1 ? Math.min(before.length, after.length) : first;
}

function patchChildren(open: Element, before: Element, after: Element): void {
  const served = findServed(open, [...before.childNodes]);
  let [old, next] = [[...before.childNodes], [...after.childNodes]];
  const start = equalStart(old, next);
  [old, next] = [old.slice(start), next.slice(start)];
  const end = equalStart(old.toReversed(), next.toReversed());
  [old, next] = [old.slice(0, old.length - end), next.slice(0, next.length - end)];
  if (
    old.length === next.length &&
    old.every((node, index) => next[index] && isSameKind(node, next[index]))
  ) {
    for (const [index, node] of old.entries()) {
      const [match, wanted] = [served.get(node), next[index]];
      if (match && wanted) patchNode(match, node, wanted);
    }
    return;
  }
  const gone = old.flatMap((node) => served.get(node) ?? []);
  const follower = before.childNodes[start + old.length];
  const made = next.map((node) => document.importNode(node, true));
  carryTyped(gone, made);
  const anchor = gone[0] ?? (follower && served.get(follower)) ?? null;
  for (const node of made) open.insertBefore(node, anchor);
  for (const node of gone) node.remove();
}

function patchNode(open: ChildNode, before: Node, after: Node): void {
  if (before.isEqualNode(after)) return;
  if (open instanceof Element && before instanceof Element && after instanceof Element)
    patchElement(open, before, after);
  else if (open instanceof CharacterData) open.data = after.textContent ?? '';
}

/**
 * Updates an element of the open page from one served version to the next. Only what differs between the two versions
 * is changed: typed input, and what scripts have changed or added, is preserved.
 */
export function patchElement(open: Element, before: Element, after: Element): void {
  if (before.isEqualNode(after)) return;
  const chosen = open instanceof HTMLSelectElement ? open.value : undefined;
  patchAttributes(open, before, after);
  if (!open.matches(TAKEN_OVER)) patchChildren(open, before, after);
  if (open instanceof HTMLSelectElement && [...open.options].some(({ value }) => value === chosen))
    open.value = chosen ?? '';
}
