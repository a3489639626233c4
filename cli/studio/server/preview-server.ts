import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { lookup } from 'mrmime';
import type { QuietTime } from '../../dev/quiet-time.ts';
import type { StudioChanges } from '../changes/studio-changes.ts';
import type { PreviewSite } from '../preview/preview-site.ts';
import type { StarterPreviews } from '../preview/starter-previews.ts';
import { admit } from './admit.ts';
import { appFile } from './app-files.ts';
import { RefusedRequest } from './json-body.ts';
import { BRIDGE_FOLDER, pictureDocument, previewDocument } from './preview-document.ts';
import { send } from './send.ts';
import { ServedDocuments } from './served-documents.ts';
import type { SessionKey } from './session-key.ts';

/** Dependencies of the preview server. */
export interface PreviewContext {
  preview: PreviewSite;
  starters: StarterPreviews;
  /** The site before its changes: pages with the `earlier` parameter are rendered from it. */
  changes: StudioChanges;
  /** Notified of every request that a user waits for. */
  quiet: QuietTime;
  key: SessionKey;
  /** Port of the studio's own page, whose cookie is accepted. */
  studioPort: () => number;
  /** Origin of the studio's own page, the only one that may frame these. */
  studioOrigin: () => string;
}

/** Query parameter for small pictures. */
const PICTURE = 'picture';

/** Query parameter for pages before their changes. */
const EARLIER = 'earlier';

/** Query parameter with the variant whose version of the page is shown. */
const VARIANT = 'variant';

/** Path of documents as delivered to frames, by version. */
const SERVED = `${BRIDGE_FOLDER}served/`;

/** Addresses that contain a content hash, so browsers may cache them indefinitely. */
const NAMED_BY_CONTENT = /-[\w-]{8,}\.\w+$/;

/** A normalized address. */
function pagePath(path: string): string {
  const clean = path
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/(?<=.)\/$/, '');
  return clean === '' ? '/' : clean;
}

async function answer(
  context: PreviewContext,
  served: ServedDocuments,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { preview, starters, changes, key } = context;
  const { path, query } = admit(request, response, key, context.studioPort());
  if (request.method !== 'GET' && request.method !== 'HEAD')
    throw new RefusedRequest(405, 'Only GET and HEAD are answered here.');
  context.quiet.follow(response);
  if (path.startsWith(SERVED)) {
    const html = served.html(path.slice(SERVED.length));
    if (html === undefined) throw new RefusedRequest(404, 'This document is forgotten.');
    return send(response, 200, 'text/plain', html);
  }
  if (path.startsWith(BRIDGE_FOLDER) && path.endsWith('.js')) {
    const script = appFile(path.slice(BRIDGE_FOLDER.length));
    if (!script) throw new RefusedRequest(404, 'There is nothing here.');
    return send(response, 200, 'text/javascript', script.toString('utf8'));
  }
  if (/\.\w+$/.test(pagePath(path))) {
    const file =
      starters.file(path) ??
      (await preview.file(path)) ??
      (await preview.file(path, changes.earlier));
    if (file === undefined) throw new RefusedRequest(404, 'No page links this.');
    const type = lookup(path) ?? 'application/octet-stream';
    if (NAMED_BY_CONTENT.test(path)) response.setHeader('Cache-Control', 'private, max-age=3600');
    return send(response, 200, type, file);
  }
  const earlier = query.has(EARLIER) ? changes.earlier : undefined;
  const variant = query.get(VARIANT);
  const still = earlier
    ? await preview.pageOf(earlier, pagePath(path))
    : variant === null
      ? await starters.page(path)
      : await preview.variantOf(pagePath(path), variant);
  const shown = still ?? (await preview.page(pagePath(path)));
  const document = previewDocument(shown, context.studioOrigin());
  response.setHeader('Content-Security-Policy', document.policies);
  const isPicture = still !== undefined || query.has(PICTURE);
  if (!isPicture) served.note(document);
  const html = isPicture ? pictureDocument(shown) : document.html;
  send(response, shown.status === 404 && !isPicture ? 404 : 200, 'text/html', html);
}

/**
 * The server of the edited pages. It has its own origin, so that scripts in them cannot reach the studio.
 *
 * @param onFault called with errors of templates and of the tool itself.
 */
export function createPreviewServer(
  context: PreviewContext,
  onFault: (error: Error) => void,
): Server {
  const served = new ServedDocuments();
  return createServer((request, response) => {
    answer(context, served, request, response).catch((error: Error) => {
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
