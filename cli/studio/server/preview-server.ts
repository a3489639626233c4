import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { lookup } from 'mrmime';
import type { PreviewSite } from '../preview/preview-site.ts';
import { admit } from './admit.ts';
import { appFile } from './app-files.ts';
import { RefusedRequest } from './json-body.ts';
import { problemsPage } from './problems-page.ts';
import { send } from './send.ts';
import type { SessionKey } from './session-key.ts';

/** Address of the script that lets the studio and a page in its frame talk to each other. */
const BRIDGE = '/@studio/page.js';

/** What the preview answers with. */
export interface PreviewContext {
  preview: PreviewSite;
  key: SessionKey;
  /** Port of the studio's own page, whose cookie lets in. */
  studioPort: () => number;
  /** Origin of the studio's own page, the only one that may show these in a frame. */
  studioOrigin: () => string;
}

/** The policy that a page brings along is for finished sites; here the header has it. */
const OWN_POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/** An address as the site knows it. */
function pagePath(path: string): string {
  const clean = path
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/(?<=.)\/$/, '');
  return clean === '' ? '/' : clean;
}

async function answer(
  context: PreviewContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { preview, key } = context;
  const { path } = admit(request, response, key, context.studioPort());
  if (request.method !== 'GET' && request.method !== 'HEAD')
    throw new RefusedRequest(405, 'Only GET and HEAD are answered here.');
  if (path === BRIDGE) {
    const script = appFile('page.js');
    if (!script) throw new RefusedRequest(404, 'There is nothing here.');
    return send(response, 200, 'text/javascript', script.toString('utf8'));
  }
  if (/\.\w+$/.test(pagePath(path))) {
    const file = await preview.file(path);
    if (file === undefined) throw new RefusedRequest(404, 'No page links this.');
    const type = lookup(path) ?? 'application/octet-stream';
    return send(response, 200, type, file);
  }
  const shown = await preview.page(pagePath(path));
  const bridge = `<script type="module" src="${BRIDGE}" data-studio="${context.studioOrigin()}"></script>`;
  const ancestors = `frame-ancestors ${context.studioOrigin()}`;
  const isShown = shown.status !== 500;
  const document = isShown ? shown.marked.replace(OWN_POLICY, '') : problemsPage(shown.problems);
  const policy = isShown
    ? shown.policy
    : "default-src 'none'; script-src 'self'; connect-src 'self'";
  response.setHeader('Content-Security-Policy', `${policy}; ${ancestors}`);
  const html = document.replace('</body>', () => `${bridge}</body>`);
  send(response, isShown ? shown.status : 200, 'text/html', html);
}

/**
 * The server of the pages that are edited. It has an origin of its own, so that what runs in them cannot reach the studio.
 *
 * @param onFault told of faults of templates and of the tool itself.
 */
export function createPreviewServer(
  context: PreviewContext,
  onFault: (error: Error) => void,
): Server {
  return createServer((request, response) => {
    answer(context, request, response).catch((error: Error) => {
      if (response.headersSent) return response.destroy();
      const isRefused = error instanceof RefusedRequest;
      if (!isRefused) onFault(error);
      const words = isRefused
        ? error.message
        : 'This page could not be made. The terminal tells why.';
      send(response, isRefused ? error.status : 500, 'text/plain', `${words}\n`);
    });
  });
}
