import type { CopyRule } from '../../content/rule.ts';
import { isNobody, saidByNobody } from '../words/names/nobody.ts';

/** Anonymous praise is not credible. */
export const copyNamelessTestimonial: CopyRule = {
  name: 'copy/nameless-testimonial',
  severity: 'warning',
  perText: true,
  *check({ texts }) {
    for (const { path, text } of texts)
      if (path.at(-1) === 'author' && isNobody(text)) yield { path, ...saidByNobody(text) };
  },
};
