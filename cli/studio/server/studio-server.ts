import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { lookup } from 'mrmime';
import { API, EVENTS } from '../../../studio/protocol.ts';
import { admit, portOf } from './admit.ts';
import { type ApiContext, answerApi } from './api.ts';
import { appFile } from './app-files.ts';
import { RefusedRequest } from './json-body.ts';
import { send, sendJson } from './send.ts';
import type { SessionKey } from './session-key.ts';

/** Path of the files of the studio's own page. */
const APP = '/app/';

/** Policy of the studio's own page: it loads itself, and pages of the site in frames. */
function policy(previewOrigin: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: blob: ${previewOrigin}`,
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${previewOrigin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

function letIn(response: ServerResponse, key: SessionKey, port: number): void {
  response.setHeader('Set-Cookie', key.cookie(port));
  response.setHeader('Location', '/');
  response.writeHead(303).end();
}

async function answer(
  context: ApiContext,
  key: SessionKey,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const port = portOf(request);
  const target = admit(request, response, key, port);
  // The event stream stays open as long as the page does.
  if (target.path !== EVENTS) context.quiet.follow(response, request.method === 'POST');
  if (target.path === '/' && key.isIn(target.query)) return letIn(response, key, port);
  if (target.path.startsWith(`${API}/`)) return answerApi(context, request, target, response);
  if (request.method !== 'GET' && request.method !== 'HEAD')
    throw new RefusedRequest(405, 'Only GET and HEAD are answered here.');
  const isPage = target.path === '/';
  const name = isPage ? 'index.html' : target.path.slice(APP.length);
  const file = isPage || target.path.startsWith(APP) ? appFile(name) : undefined;
  if (!file) throw new RefusedRequest(404, 'There is nothing here.');
  if (isPage) response.setHeader('Content-Security-Policy', policy(context.previewOrigin()));
  const type = lookup(name) ?? 'application/octet-stream';
  send(response, 200, type, /^text|javascript|svg/.test(type) ? file.toString('utf8') : file);
}

/**
 * The server of the studio's own page and its API.
 *
 * @param onFault called with errors of the tool itself.
 */
export function createStudioServer(
  context: ApiContext,
  key: SessionKey,
  onFault: (error: Error) => void,
): Server {
  return createServer((request, response) => {
    answer(context, key, request, response).catch((error: Error) => {
      if (response.headersSent) return response.destroy();
      const isRefused = error instanceof RefusedRequest;
      if (!isRefused) onFault(error);
      const words = isRefused ? error.message : 'This did not work. The terminal tells why.';
      sendJson(response, isRefused ? error.status : 500, { error: words });
    });
  });
}
