import type { ViewRule } from './view-rule.ts';

/** `links/same-id`: links, labels and scripts find only the first of several elements with one id. */
export const linksSameId: ViewRule = {
  name: 'links/same-id',
  severity: 'warning',
  *check({ ids }) {
    const seen = new Set<string>();
    const told = new Set<string>();
    for (const id of ids) {
      if (seen.has(id) && !told.has(id)) {
        told.add(id);
        const message = `Two places of the page have the id "${id}", so links only ever lead to the first.`;
        yield { trace: { literal: id }, message, hint: 'Give one of them another id.' };
      }
      seen.add(id);
    }
  },
};
