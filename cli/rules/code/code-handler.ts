import type { CodeRule } from './code-element.ts';

/** Handlers as HTML writes them, which no component has. */
const IN_HTML =
  /^on(?:blur|change|click|dblclick|focus|input|key(?:down|press|up)|load|mouse(?:down|enter|leave|move|out|over|up)|pointer(?:down|up)|reset|scroll|submit|toggle|touch(?:end|start)|wheel)$/;

/** `code/handler`: an event handler in the code of a page, which is rendered once and never runs in a browser. */
export const codeHandler: CodeRule = {
  name: 'code/handler',
  severity: 'warning',
  *check({ name, attributes }, { isStatic }) {
    if (!/^[a-z]/.test(name)) return;
    for (const [key, at] of attributes) {
      if (!isStatic && IN_HTML.test(key))
        yield {
          at,
          message: `"${key}" is the name in HTML, and never runs: in code it has a capital letter.`,
          hint: 'Write it as in onClick.',
        };
      if (isStatic && (/^on[A-Z]/.test(key) || IN_HTML.test(key)))
        yield {
          at,
          message: `${key} never runs: this part of the page is plain HTML in the browser.`,
          hint: 'Make it an island (a file that ends in .island.tsx), or use a link or a form.',
        };
    }
  },
};
