import { type MarkupNode, nodesOf } from './markup-nodes.ts';
import { SHOW_VARIANT } from './varied-markup.ts';

const SCRIPT = `<script>${SHOW_VARIANT}</script>`;
const TEMPLATE = '<template data-variant="';
const MARK = ' data-original=""';

/** The names of the variants of a page, of its complete markup (`testAttributes`). */
export function variantNames(html: string): string[] {
  const weights = /<html\b[^>]* data-variants="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  return weights.map((weight) => weight.replace(/:.*/, ''));
}

/** Takes from the end of a list what is of a kind. */
function takeBack(list: MarkupNode[], isOne: (node: MarkupNode) => boolean): MarkupNode[] {
  const first = list.findLastIndex((node) => !isOne(node)) + 1;
  return list.splice(first);
}

/**
 * The markup that visitors with a version see, as `showVariant` leaves it: the inverse of `variedMarkup`.
 *
 * @param name of a variant, or `original`.
 * @param markup output of our own renderer, of a whole page or a part of it.
 */
export function shownMarkup(name: string, markup: string): string {
  if (!markup.includes(TEMPLATE)) return markup;
  const shown: MarkupNode[] = [];
  for (const node of nodesOf(markup)) {
    if (node.opening === '' || node.opening.startsWith(TEMPLATE)) shown.push(node);
    else if (node.markup !== SCRIPT) {
      const { opening } = node;
      const inner = shownMarkup(name, node.inner);
      const closing = node.markup.slice(opening.length + node.inner.length);
      shown.push({ opening, inner, markup: opening.replace(MARK, '') + inner + closing });
    } else {
      const templates = takeBack(shown, ({ opening }) => opening.startsWith(TEMPLATE));
      const originals = takeBack(shown, ({ opening }) => opening.includes(MARK));
      const chosen = templates.find(({ opening }) => opening === `${TEMPLATE}${name}">`);
      // Without an opening, what one script has placed is not taken back by the next.
      if (chosen) shown.push({ ...chosen, opening: '', markup: chosen.inner });
      else shown.push(...originals.map((original) => ({ ...original, opening: '' })));
    }
  }
  return shown.map((node) => node.markup).join('');
}
