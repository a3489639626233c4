/// <reference types="vite/client" />
import type { Diagnostic } from '../../../content/diagnostic.ts';
import { hideProblems, showProblems } from './overlay.ts';

/** Message of the development server; without `pages` the facts have changed, and with them every page. */
interface Change {
  pages?: string[];
}

const PROBLEMS = '#touchdown-problems';

function readProblems(root: Document): Diagnostic[] {
  return JSON.parse(root.querySelector(PROBLEMS)?.textContent ?? '[]');
}

function show(problems: Diagnostic[]): void {
  if (problems.length > 0) showProblems(problems);
  else hideProblems();
}

/** Links the stylesheets that the new version needs before its content shows. */
function updateStyles(next: Document): void {
  const address = (link: Element) => link.getAttribute('href') ?? '';
  const sheets = (root: Document) => [
    ...root.querySelectorAll('link[rel=stylesheet][href^="/@touchdown/"]'),
  ];
  const wanted = new Set(sheets(next).map(address));
  for (const sheet of sheets(document)) {
    if (!wanted.delete(address(sheet))) sheet.remove();
  }
  for (const href of wanted) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', href }),
    );
  }
}

/** Keeps the open page, its scroll position and its menus, and replaces what content is made into. */
async function replaceContent(): Promise<void> {
  const response = await fetch(location.href, { cache: 'no-store' });
  const next = new DOMParser().parseFromString(await response.text(), 'text/html');
  const main = document.querySelector('main');
  const nextMain = next.querySelector('main');
  if (!main || !nextMain) return location.reload();
  const problems = readProblems(next);
  // With errors the server sends the last good version, or nothing at all on a first visit.
  if (problems.length === 0 || nextMain.hasChildNodes()) {
    if (!main.hasChildNodes() && nextMain.hasChildNodes()) return location.reload();
    updateStyles(next);
    main.replaceWith(nextMain);
    document.title = next.title;
    for (const name of ['theme', 'prices'])
      document.body.dataset[name] = next.body.dataset[name] ?? '';
  }
  show(problems);
}

show(readProblems(document));

// An edit that came between the page and its connection would be missed.
const revision = Number(document.querySelector<HTMLElement>(PROBLEMS)?.dataset.revision);
import.meta.hot?.send('touchdown:hello', { revision });

import.meta.hot?.on('touchdown:change', ({ pages }: Change) => {
  const here = location.pathname.replace(/(?<=.)\/$/, '');
  // Facts show in the header and the footer, too.
  if (pages === undefined) location.reload();
  else if (pages.includes(here)) void replaceContent();
});
