/// <reference types="vite/client" />
import type { Diagnostic } from '../../cli/content/diagnostic.ts';
import { hideProblems, showProblems } from './overlay.ts';
import { patchElement } from './patch-page.ts';
import { isTested, showVariants } from './variant-badge.ts';
import { showWarnings } from './warning-badge.ts';

/** Message from the development server; without `pages`, every page may have changed. */
interface Change {
  pages?: string[];
}

/** The server's findings about the page. */
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

/**
 * Tells the server which version is shown, so that an edit or finding between page load and connection is not missed.
 */
function announce({ revision, checked }: Findings): void {
  import.meta.hot?.send('touchdown:hello', { revision, checked });
}

/** The page as served: scripts have changed the document since. */
let served = fetchPage().then((page) => {
  const findings = findingsOf(page);
  if (findings.revision !== findingsOf(document).revision) location.reload();
  else {
    show(findings);
    announce(findings);
  }
  return page;
});

/** Updates the open page, preserving scroll position, menus and typed input. */
async function update(before: Document): Promise<Document> {
  const after = await fetchPage();
  show(findingsOf(after));
  // With errors, the server sends the last good version, or only the errors.
  if (isEmpty(after)) return before;
  // Of a page with variants, the document holds only the one that is shown.
  if (isEmpty(document) || isTested(before) || isTested(after)) location.reload();
  else patchElement(document.documentElement, before.documentElement, after.documentElement);
  return after;
}

show(findingsOf(document));
showVariants();

import.meta.hot?.on('touchdown:change', ({ pages }: Change) => {
  const here = location.pathname.replace(/(?<=.)\/$/, '');
  // A server that has just stopped does not answer; the page stays as it is.
  if (pages === undefined || pages.includes(here))
    served = served.then((before) => update(before).catch(() => before));
});
