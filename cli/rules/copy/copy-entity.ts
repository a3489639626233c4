import { decodeEntities } from '../../content/entities.ts';
import type { CopyRule } from '../../content/rule.ts';
import type { Span } from '../../content/span-location.ts';
import { SIGN } from '../words/telling-words.ts';
import { isBody } from '../words/text-kinds.ts';

const ENTITY = /&(?:[a-z]{2,8}\d{0,2}|#\d{2,6}|#x[\da-f]{2,6});/i;

/** Entities except those that Markdown needs, and those of invisible characters or ones missing on keyboards. */
const NEEDLESS =
  /&(?!(?:nbsp|shy|lt|gt|(?:en|em|thin|hair)sp|zwn?j|lrm|rlm);)(?!amp;[a-z\d#]+;)(?!#(?:x(?:ad|a0|26|3c|3e|20[0-2].|feff)|38|60|62|160|173|819\d|820\d|823\d|65279);)(?:[a-z]{2,8}\d{0,2}|#\d{2,6}|#x[\da-f]{2,6});/i;

/** Characters written as HTML entities. */
export const copyEntity: CopyRule = {
  name: 'copy/entity',
  severity: 'warning',
  perText: true,
  signs: SIGN.entity,
  suspects: ENTITY,
  *check({ texts }) {
    for (const located of texts) {
      const inBody = isBody(located);
      const { 0: entity, index } = (inBody ? NEEDLESS : ENTITY).exec(located.text) ?? {};
      if (entity === undefined || index === undefined) continue;
      const meant = decodeEntities(entity);
      const span: Span = [index, index + entity.length];
      yield {
        path: located.path,
        span,
        repair: meant === entity ? undefined : { span, becomes: meant },
        message: inBody
          ? `"${entity}" is how code writes a character; here it can stand as it is.`
          : `Texts are shown as they are written, so visitors would read "${entity}".`,
        hint: meant === entity ? 'Write the character itself.' : `Write "${meant}".`,
      };
    }
  },
};
