import { createHash } from 'node:crypto';
import type { ShownPage } from '../preview/preview-site.ts';
import { problemsPage } from './problems-page.ts';

/** Where the scripts are that let the studio and a page in its frame talk to each other. */
export const BRIDGE_FOLDER = '/@studio/';

/** The policy that a page brings along is for finished sites; here the header has it. */
const OWN_POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/** What a page with errors from the start may load. */
const PROBLEMS_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'";

/** In the studio pages load and send nothing beyond the machine, whatever they do on a finished site. */
const QUIET_POLICY = "script-src 'self' 'unsafe-inline'; connect-src 'self'; form-action 'none'";

/** A page as its frame gets it. */
export interface PreviewDocument {
  html: string;
  /** Values of the header `Content-Security-Policy`: all of them hold. */
  policies: string[];
  /** Name of this document: another text has another. */
  version: string;
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}

/**
 * The document of a page with the script for the studio in it.
 *
 * @param studio origin of the studio's own page, the only one that may show it in a frame.
 */
export function previewDocument(shown: ShownPage, studio: string): PreviewDocument {
  const isShown = shown.status !== 500;
  const policy = isShown ? shown.policy : PROBLEMS_POLICY;
  const document = isShown ? shown.marked.replace(OWN_POLICY, '') : problemsPage(shown.problems);
  // An open page keeps the policy that it came with: under another one it has to be loaded anew.
  const kind = shortHash(policy);
  const version = shortHash(document);
  const bridge = `<script type="module" src="${BRIDGE_FOLDER}page.js" data-studio="${studio}" data-kind="${kind}" data-version="${version}"></script>`;
  return {
    html: document.replace('</body>', () => `${bridge}</body>`),
    policies: [`${policy}; frame-ancestors ${studio}`, QUIET_POLICY],
    version,
  };
}

const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>/g;

/** The document of a page as a small picture shows it: nothing in it runs, and nothing in it is marked. */
export function pictureDocument(shown: ShownPage): string {
  if (shown.status === 500) return problemsPage(shown.problems);
  return shown.html.replace(OWN_POLICY, '').replace(SCRIPTS, '');
}
