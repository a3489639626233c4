import type { ViewRule } from './view-rule.ts';

/** `links/missing-id`: an element that is to be named or described by another one, which the page does not have. */
export const linksMissingId: ViewRule = {
  name: 'links/missing-id',
  severity: 'warning',
  *check({ ids, describing }) {
    if (describing.length === 0) return;
    const known = new Set(ids);
    for (const id of new Set(describing))
      if (!known.has(id)) {
        const message = `aria-labelledby or aria-describedby names "${id}", and the page has no such id.`;
        const hint = 'Give the element with these words this id, or correct the name.';
        yield { trace: { code: ariaNaming(id) }, message, hint };
      }
  },
};

/** The attribute in code, which may name several ids. */
function ariaNaming(id: string): RegExp {
  const name = id.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`aria-(?:labelledby|describedby)=["'{\`][^>]*?(?<![\\w-])${name}(?![\\w-])`);
}
