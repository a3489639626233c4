import { createHash } from 'node:crypto';
import type { Diagnostic } from '../../content/diagnostic.ts';

const STYLE = `
body{margin:0;background:#fff;color:#1b1f27;font:16px/1.5 system-ui,sans-serif}
main{max-width:640px;margin:0 auto;padding:48px 24px}
h1{margin:0 0 16px;font-size:24px;line-height:1.25}
ul{margin:0;padding:0;list-style:none}
li{margin:12px 0;padding:12px 16px;border-left:3px solid #b42318;border-radius:4px;background:#fdeceb}
p{margin:0 0 4px;overflow-wrap:anywhere}
code{color:#4d5562;font-size:13px}
`;

/** Policy of the document: only its own style, and the studio's script. */
export const PROBLEMS_POLICY = `default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

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
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${heading}</title><style>${STYLE}</style></head><body><main id="main"><h1>${heading}</h1><ul>${items.join('')}</ul></main></body></html>\n`;
}
