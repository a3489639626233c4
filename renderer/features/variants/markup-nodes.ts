/** An element or text node of a piece of markup. */
export interface MarkupNode {
  /** Its complete markup. */
  markup: string;
  /** Its opening tag; empty for a text. */
  opening: string;
  /** Its inner markup. */
  inner: string;
}

const TAG = /<(\/?)([a-zA-Z][\w-]*)((?:"[^"]*"|[^<>"])*)>/g;

/** Elements without a closing tag (HTML, "Void elements"). */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** Elements whose content is not markup. */
const RAW = /^(?:script|style)$/;

/**
 * The elements and texts of a piece of markup, in order.
 *
 * @param markup output of our own renderer: every tag is closed, every attribute quoted.
 */
export function nodesOf(markup: string): MarkupNode[] {
  const nodes: MarkupNode[] = [];
  let depth = 0;
  let start = 0;
  let opening = '';
  const end = (innerEnd: number, to: number) => {
    const whole = markup.slice(start, to);
    if (whole !== '')
      nodes.push({ markup: whole, opening, inner: markup.slice(start + opening.length, innerEnd) });
    start = to;
    opening = '';
  };
  TAG.lastIndex = 0;
  for (let tag = TAG.exec(markup); tag; tag = TAG.exec(markup)) {
    const [whole, closing, name = '', rest = ''] = tag;
    const behind = tag.index + whole.length;
    if (closing !== '') {
      depth -= 1;
      if (depth === 0) end(tag.index, behind);
      continue;
    }
    if (depth === 0) {
      end(tag.index, tag.index);
      opening = whole;
    }
    if (VOID.test(name) || rest.endsWith('/')) {
      if (depth === 0) end(behind, behind);
      continue;
    }
    depth += 1;
    if (RAW.test(name)) TAG.lastIndex = markup.indexOf(`</${name}`, behind);
  }
  end(markup.length, markup.length);
  return nodes;
}
