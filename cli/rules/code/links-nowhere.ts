import { mistakes } from '../../../renderer/text/typing-mistakes.ts';
import type { CodeRule } from './code-element.ts';

/** Words of a link back to the top of the page, which # is right for. */
const UP = /\b(?:top|up|oben|anfang|arriba|inicio|haut|d[ée]but)\b|[↑⬆▲]/i;

/** `links/nowhere`: a link that was to get its address later. */
export const linksNowhere: CodeRule = {
  name: 'links/nowhere',
  severity: 'error',
  *check({ name, attributes, words, isOpen }) {
    const isOther = [...attributes.keys()].some(
      (key) => /^(?:id|name|aria-disabled)$/.test(key) || mistakes(key, 'href') === 1,
    );
    if (name === 'a' && !attributes.has('href') && !isOpen && !isOther && words !== '') {
      yield {
        message: 'This link has no address, so it leads nowhere.',
        hint: 'Write the address as href.',
      };
      return;
    }
    const href = /^(?:a|Link)$/.test(name) ? attributes.get('href') : undefined;
    const label = attributes.get('aria-label')?.value;
    if (href?.value !== '#' || words === undefined || UP.test(label ?? words)) return;
    yield {
      at: href,
      message: '"#" is no address: the link leads to the top of the page.',
      hint: 'Write the address of a page, or the id of a section behind the #.',
    };
  },
};
