import type { Diagnostic } from '../../cli/content/diagnostic.ts';
import { element, shadowHost } from './shadow-host.ts';

const STYLES = `
:host { position: fixed; left: 12px; bottom: 12px; z-index: 9998; display: flex; flex-direction: column-reverse; gap: 8px; align-items: flex-start; font: 14px/1.5 system-ui, sans-serif; color: #16263b; }
button { display: flex; gap: 8px; align-items: center; min-height: 36px; padding: 4px 14px; font: inherit; color: inherit; background: #fffdf8; border: 1px solid #d9cdb4; border-radius: 18px; box-shadow: 0 1px 4px #16263b2e; cursor: pointer; }
button::before { width: 8px; height: 8px; content: ''; background: #b9770e; border-radius: 50%; }
button:focus-visible { outline: 3px solid #2f6db5; outline-offset: 2px; }
section { box-sizing: border-box; width: min(440px, calc(100vw - 24px)); max-height: min(60vh, 480px); overflow: auto; padding: 6px 18px; background: #fffdf8; border: 1px solid #d9cdb4; border-radius: 8px; box-shadow: 0 6px 24px #16263b3d; }
ul { margin: 0; padding: 0; list-style: none; }
li { padding: 12px 0; }
li + li { border-top: 1px solid #ebe2cf; }
p { margin: 2px 0; overflow-wrap: anywhere; }
.state { padding: 4px 14px; background: #16263b; border-radius: 18px; color: #fffdf8; }
.place { font: 12.5px/1.5 ui-monospace, monospace; color: #6b5a33; }
.hint { color: #4b5d73; }
@media (max-width: 767px) { :host { bottom: 84px; } }
@media print { :host { display: none; } }
`;

let host: HTMLElement | undefined;
let isOpen = false;

function item({ file, line, column, message, hint }: Diagnostic): HTMLElement {
  const made = element('li', '', '');
  made.append(element('p', 'place', `${file}:${line}:${column}`), element('p', '', message));
  if (hint !== '') made.append(element('p', 'hint', hint));
  return made;
}

function list(warnings: readonly Diagnostic[]): HTMLElement {
  const section = element('section', '', '');
  section.id = 'list';
  section.tabIndex = 0;
  section.setAttribute('aria-label', 'Warnings of this page');
  const items = element('ul', '', '');
  items.append(...warnings.map(item));
  section.append(items);
  return section;
}

/**
 * Shows a badge in a corner with the number of warnings, and lists them on demand; does nothing if there are none.
 *
 * @param state restrictions on the page's visibility to visitors, if any; shown above the warnings.
 */
export function showWarnings(warnings: readonly Diagnostic[], state?: string): void {
  const hadFocus = host !== undefined && document.activeElement === host;
  host?.remove();
  host = undefined;
  if (warnings.length === 0 && state === undefined) return;
  const made = shadowHost('touchdown-warnings', STYLES);
  if (warnings.length > 0) addWarnings(made.root, warnings);
  if (state !== undefined) made.root.append(element('p', 'state', state));
  host = made.host;
  document.documentElement.append(host);
  if (hadFocus) made.root.querySelector('button')?.focus();
}

function addWarnings(root: ShadowRoot, warnings: readonly Diagnostic[]): void {
  const count = warnings.length === 1 ? '1 warning' : `${warnings.length} warnings`;
  const button = element('button', '', count);
  const section = list(warnings);
  const setOpen = (open: boolean) => {
    isOpen = open;
    section.hidden = !open;
    button.setAttribute('aria-expanded', String(open));
  };
  button.setAttribute('aria-controls', section.id);
  button.addEventListener('click', () => setOpen(!isOpen));
  root.addEventListener('keydown', (event) => {
    if (!(event instanceof KeyboardEvent) || event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    button.focus();
  });
  setOpen(isOpen);
  root.append(button, section);
}
