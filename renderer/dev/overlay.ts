import type { Diagnostic } from '../../cli/content/diagnostic.ts';
import { element, shadowHost } from './shadow-host.ts';

const STYLES = `
:host { position: fixed; inset: 0; z-index: 99999; overflow: auto; background: #0e1b2ce6; color: #f4efe6; font: 15px/1.5 ui-monospace, monospace; }
section { max-width: 960px; margin: 4vh auto; padding: 24px; background: #16263b; border-top: 6px solid #e2592b; border-radius: 4px; }
h2 { margin: 0 0 12px; font-size: 17px; }
article { padding: 16px 0; border-top: 1px solid #34475f; }
p { margin: 4px 0; white-space: pre-wrap; overflow-wrap: anywhere; }
.place { color: #e0b565; }
.rule, .note { color: #9fb0c3; }
pre { margin: 8px 0; padding: 10px 12px; overflow-x: auto; background: #0e1b2c; border-radius: 3px; }
mark { background: #e2592b55; color: inherit; text-decoration: underline wavy #e2592b; }
button { float: right; font: inherit; color: inherit; background: none; border: 1px solid #9fb0c3; border-radius: 3px; cursor: pointer; }
`;

let host: HTMLElement | undefined;

/** The source lines around a finding, with its position marked. */
function frameElement({ frame, line, column, endLine, endColumn }: Diagnostic): HTMLElement[] {
  if (!frame) return [];
  const pre = document.createElement('pre');
  for (const [index, text] of frame.lines.entries()) {
    const number = frame.firstLine + index;
    pre.append(`${String(number).padStart(4)} │ `);
    if (number === line) {
      const end = endLine === line ? Math.max(endColumn, column + 1) : text.length + 1;
      pre.append(text.slice(0, column - 1), element('mark', '', text.slice(column - 1, end - 1)));
      pre.append(text.slice(end - 1));
    } else {
      pre.append(text);
    }
    pre.append('\n');
  }
  return [pre];
}

function article(problem: Diagnostic): HTMLElement {
  const { file, line, column, rule, message, hint } = problem;
  const made = document.createElement('article');
  const place = element('p', 'place', `${file}:${line}:${column} `);
  place.append(element('span', 'rule', rule));
  made.append(place, element('p', '', message), ...frameElement(problem));
  if (hint !== '') made.append(element('p', '', `→ ${hint}`));
  return made;
}

/** Shows the problems in an overlay; Escape or the button dismisses it until the next edit. */
export function showProblems(problems: readonly Diagnostic[]): void {
  hideProblems();
  const made = shadowHost('touchdown-overlay', STYLES);
  host = made.host;
  host.setAttribute('role', 'alertdialog');
  host.setAttribute('aria-label', 'Problems in the content');
  const section = document.createElement('section');
  const close = element('button', '', 'Close');
  close.addEventListener('click', hideProblems);
  const count = problems.length === 1 ? '1 error' : `${problems.length} errors`;
  section.append(close, element('h2', '', `${count}: this page cannot be built`));
  section.append(...problems.map(article));
  if (document.querySelector('main')?.hasChildNodes())
    section.append(element('p', 'note', 'Below it lies the last version without errors.'));
  made.root.append(section);
  document.documentElement.append(host);
}

/** Removes the overlay. */
export function hideProblems(): void {
  host?.remove();
  host = undefined;
}

document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') hideProblems();
});
