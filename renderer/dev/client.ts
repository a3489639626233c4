/// <reference types="vite/client" />
import type { Diagnostic } from '../../cli/content/diagnostic.ts';
import { hideProblems, showProblems } from './overlay.ts';
import { patchElement } from './patch-page.ts';
import { isTested, showVariants } from './variant-badge.ts';
import { showWarnings } from './warning-badge.ts';

/** Message of the development server; without `pages` every page may look different now. */
interface Change {
  pages?: string[];
}

/** What the server has found about the page. */
interface Findings {
  problems: Diagnostic[];
  warnings: Diagnostic[];
  state?: string;
  revision: number;
  checked: number;
}

function findingsOf(page: Document): Findings {
  return JSON.parse(page.querySelector('#touchdown-findings')?.textContent ?? '{}');
}

function isEmpty(page: Document): boolean {
  return !page.querySelector('main')?.hasChildNodes();
}

function show({ problems, warnings, state }: Findings): void {
  showWarnings(warnings, state);
  if (problems.length > 0) showProblems(problems);
  else hideProblems();
}

async function fetchPage(): Promise<Document> {
  const response = await fetch(location.href, { cache: 'no-store' });
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** Tells the server what is shown: an edit or a finding that came between the page and its connection would be missed. */
function announce({ revision, checked }: Findings): void {
  import.meta.hot?.send('touchdown:hello', { revision, checked });
}

/** What the open page was made of: scripts have changed the document itself since. */
let served = fetchPage().then((page) => {
  const findings = findingsOf(page);
  if (findings.revision !== findingsOf(document).revision) location.reload();
  else {
    show(findings);
    announce(findings);
  }
  return page;
});

/** Brings the open page up to date, with its scroll position, its menus and what was typed. */
async function update(before: Document): Promise<Document> {
  const after = await fetchPage();
  show(findingsOf(after));
  // With errors the server sends the last good version, or nothing but them.
  if (isEmpty(after)) return before;
  // Of a page with variants only what is shown is left.
  if (isEmpty(document) || isTested(before) || isTested(after)) location.reload();
  else patchElement(document.documentElement, before.documentElement, after.documentElement);
  return after;
}

show(findingsOf(document));
showVariants();

import.meta.hot?.on('touchdown:change', ({ pages }: Change) => {
  const here = location.pathname.replace(/(?<=.)\/$/, '');
  // A server that has just stopped answers nothing; the page stays as it is.
  if (pages === undefined || pages.includes(here))
    served = served.then((before) => update(before).catch(() => before));
});
