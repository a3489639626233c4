import type { CodeElement, CodeRule } from './code-element.ts';

/** Elements that load what they name, and the attribute with its address. */
const LOADING: Readonly<Record<string, string>> = {
  ...{ audio: 'src', embed: 'src', iframe: 'src', img: 'src', link: 'href', object: 'data' },
  ...{ script: 'src', source: 'src', video: 'src' },
};

const STYLES = /^(?:stylesheet|preload|modulepreload|icon)$/;

/** An address on another host. */
const OUTSIDE = /^(?:https?:)?\/\//i;

function isLoading({ name, attributes }: CodeElement): boolean {
  return name !== 'link' || STYLES.test(attributes.get('rel')?.value ?? '');
}

/** `embed/blocked`: what a page loads from another host, or a script in it, which the policy of the site stops in every browser. */
export const embedBlocked: CodeRule = {
  name: 'embed/blocked',
  severity: 'warning',
  *check(element) {
    const { name, attributes, isOpen, hasContent } = element;
    const isCode = hasContent || attributes.has('dangerouslySetInnerHTML');
    if (name === 'script' && isCode && !isOpen && !attributes.has('src') && !attributes.has('type'))
      yield {
        message: 'The security policy of the site stops scripts that are written into a page.',
        hint: 'Make it an island (a file that ends in .island.tsx), or take it out.',
      };
    const address = attributes.get(LOADING[name] ?? '');
    if (address?.value === undefined || !OUTSIDE.test(address.value) || !isLoading(element)) return;
    yield {
      at: address,
      message: `The security policy of the site stops <${name}> from loading "${address.value}".`,
      hint:
        name === 'iframe'
          ? 'Show it with the section `embed`, which asks the visitor first.'
          : 'Put a copy of the file into the site.',
    };
  },
};
