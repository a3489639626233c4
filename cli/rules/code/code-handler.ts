import type { CodeRule } from './code-element.ts';

/** `code/handler`: an event handler in the code of a page, which is rendered once and never runs in a browser. */
export const codeHandler: CodeRule = {
  name: 'code/handler',
  severity: 'warning',
  *check({ name, attributes }, { isStatic }) {
    if (!isStatic || !/^[a-z]/.test(name)) return;
    for (const [key, at] of attributes)
      if (/^on[A-Z]/.test(key))
        yield {
          at,
          message: `${key} never runs: this part of the page is plain HTML in the browser.`,
          hint: 'Make it an island (a file that ends in .island.tsx), or use a link or a form.',
        };
  },
};
