import type { CopyRule } from '../../content/rule.ts';
import { isNobody } from '../words/nobody.ts';

/** Anonymous praise is not credible. */
export const copyNamelessTestimonial: CopyRule = {
  name: 'copy/nameless-testimonial',
  severity: 'warning',
  *check({ texts }) {
    for (const { path, text } of texts)
      if (path.at(-1) === 'author' && isNobody(text))
        yield {
          path,
          message: `Nobody has said this: "${text}" is no name.`,
          hint: 'Give the name as the customer allows it, such as "Patricia L.", or leave the words out.',
        };
  },
};
