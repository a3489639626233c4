import { createHash } from 'node:crypto';
import type { ShownPage } from '../preview/preview-site.ts';
import { PROBLEMS_POLICY, problemsPage } from './problems-page.ts';

/** Path of the scripts that connect the studio with a page in its frame. */
export const BRIDGE_FOLDER = '/@studio/';

/** The policy in a page is for finished sites; here the header replaces it. */
const OWN_POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/** In the studio, pages exchange nothing with other machines, whatever they do on a finished site. */
const QUIET_POLICY = "script-src 'self' 'unsafe-inline'; connect-src 'self'; form-action 'none'";

/** A page as delivered to its frame. */
export interface PreviewDocument {
  html: string;
  /** Values of the `Content-Security-Policy` header, all of which apply. */
  policies: string[];
  /** Hash of this document. */
  version: string;
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}

/**
 * The document of a page, with the studio's script added.
 *
 * @param studio origin of the studio's own page, the only one that may frame it.
 */
export function previewDocument(shown: ShownPage, studio: string): PreviewDocument {
  const isShown = shown.status !== 500;
  const policy = isShown ? shown.policy : PROBLEMS_POLICY;
  const document = isShown ? shown.marked.replace(OWN_POLICY, '') : problemsPage(shown.problems);
  // An open page keeps its policy: if that changes, it must be reloaded.
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

/** The document of a page for a small picture, without scripts and marks. */
export function pictureDocument(shown: ShownPage): string {
  if (shown.status === 500) return problemsPage(shown.problems);
  return shown.html.replace(OWN_POLICY, '').replace(SCRIPTS, '');
}
