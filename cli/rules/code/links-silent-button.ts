import type { CodeElement, CodeRule } from './code-element.ts';

const NAMING = ['aria-label', 'aria-labelledby', 'title'];

function isNamed({ attributes, isOpen }: CodeElement): boolean {
  return (
    isOpen ||
    NAMING.some((name) => attributes.get(name)?.value !== undefined || attributes.has(name))
  );
}

/** `links/no-text`, for buttons: nothing says what the button does. */
export const linksSilentButton: CodeRule = {
  name: 'links/no-text',
  severity: 'warning',
  *check(element) {
    if (element.name !== 'button' || element.words !== '' || isNamed(element)) return;
    yield {
      message: 'This button has no words, so nobody is told what it does.',
      hint: 'Give it words or an aria-label.',
    };
  },
};
