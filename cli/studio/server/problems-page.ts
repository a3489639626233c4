import type { Diagnostic } from '../../content/diagnostic.ts';

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** The document that replaces a page whose file has had errors from the start. */
export function problemsPage(problems: readonly Diagnostic[]): string {
  const items = problems.map(
    ({ file, line, column, message, hint }) =>
      `<li><p><b>${escaped(message)}</b></p><p>${escaped(hint)}</p><p><code>${escaped(file)}:${line}:${column}</code></p></li>`,
  );
  const heading = 'This page cannot be shown yet';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${heading}</title></head><body><main id="main"><h1>${heading}</h1><ul>${items.join('')}</ul></main></body></html>\n`;
}
