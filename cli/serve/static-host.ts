import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { decodedPath } from '../../schemas/old-address.ts';
import { parseHeaders } from './header-rules.ts';
import { asLocation, parseRedirects, withQuery } from './redirect-rules.ts';
import { sendPart } from './send-part.ts';
import { type EditText, ReadFault, type StaticFile, StaticFiles } from './static-files.ts';

/** Cache lifetime of everything without a rule of its own. */
const REVALIDATE = 'public, max-age=0, must-revalidate';

function mergeSlashes(pathname: string): string {
  return pathname.replace(/\/{2,}/g, '/');
}

/** The canonical path of a page, if `pathname` is another spelling of it. */
function cleanAddress(pathname: string): string | undefined {
  const clean = mergeSlashes(pathname)
    .replace(/\/index(?:\.html)?\/?$/, '/')
    .replace(/\.html\/?$/, '')
    .replace(/(?<=.)\/$/, '');
  return clean === pathname ? undefined : clean;
}

/** No escape of a byte, which hosts refuse. */
const BROKEN_ESCAPE = /%(?![\da-f]{2})/i;

/** Old links may be encoded in Latin-1; to hosts these are addresses like others, and no file is called so. */
function decode(pathname: string): string {
  return decodedPath(pathname) ?? pathname;
}

function acceptsGzip(request: IncomingMessage): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(
    String(request.headers['accept-encoding'] ?? ''),
  );
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  file: StaticFile,
): void {
  response.setHeader('Content-Type', file.type);
  response.setHeader('ETag', file.etag);
  if (file.gzip) response.setHeader('Vary', 'Accept-Encoding');
  const known = String(request.headers['if-none-match'] ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  if (status === 200 && known.includes(file.etag)) {
    response.writeHead(304).end();
    return;
  }
  if (status === 200 && !file.gzip) {
    sendPart(response, file.content);
    return;
  }
  const packed = acceptsGzip(request) ? file.gzip : undefined;
  if (packed) response.setHeader('Content-Encoding', 'gzip');
  const body = packed ?? file.content;
  response.setHeader('Content-Length', body.length);
  response.writeHead(status).end(request.method === 'HEAD' ? undefined : body);
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.writeHead(status).end(`${text}\n`);
}

/**
 * Serves a built site like common static hosts: `/about` is `about.html`, other spellings redirect to it,
 * `_redirects` and `_headers` are applied, and unknown paths get `404.html` with status 404. Files are read again
 * after a new build.
 *
 * @param folder absolute path of the built site.
 * @param edit transforms responses; the files stay unchanged.
 * @param onFault called for an existing file that cannot be read; the visitor gets status 503.
 */
export function createStaticHost(
  folder: string,
  edit?: EditText,
  onFault: (fault: ReadFault) => void = () => {},
): RequestListener {
  const files = new StaticFiles(folder, edit);
  const page = (path: string) =>
    files.read(path === '/' ? 'index.html' : `${path.slice(1)}.html`) ?? files.read(path.slice(1));

  const answer: RequestListener = (request, response) => {
    const { pathname, search } = splitAddress(request.url ?? '/');
    const path = decode(pathname);
    const headersOf = parseHeaders(files.hostFile('_headers'));
    for (const [name, value] of headersOf(path)) response.setHeader(name, value);
    if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', REVALIDATE);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return sendText(response, 405, 'Only GET and HEAD are answered here.');
    }
    if (BROKEN_ESCAPE.test(pathname)) return sendText(response, 400, 'The address is not valid.');

    const redirectOf = parseRedirects(files.hostFile('_redirects'));
    // A backslash would turn a redirect on this host into one to another: browsers treat it as a slash.
    const isPath = !pathname.includes('\\');
    const rule = isPath ? redirectOf(mergeSlashes(pathname)) : undefined;
    const moved = rule && rule.status !== 200 ? rule : undefined;
    const clean = isPath ? cleanAddress(pathname) : undefined;
    if (moved ?? clean) {
      const target = withQuery(moved?.target ?? clean ?? '', search);
      response.setHeader('Location', asLocation(target));
      return sendText(response, moved?.status ?? 308, 'Moved.');
    }
    const found = isPath ? (page(path) ?? (rule ? page(rule.target) : undefined)) : undefined;
    if (found) return send(request, response, 200, found);
    // An asset that is missing now, halfway through an upload, must not be missing for a year.
    response.setHeader('Cache-Control', REVALIDATE);
    const missing = files.read('404.html');
    if (missing) return send(request, response, 404, missing);
    return sendText(response, 404, 'Not found.');
  };

  return (request, response) => {
    try {
      answer(request, response);
    } catch (error) {
      if (!(error instanceof ReadFault)) throw error;
      onFault(error);
      sendText(response, 503, 'This page cannot be read just now. Try again later.');
    }
  };
}

/** Path and query of a request line; the host of an absolute URL is removed. */
function splitAddress(url: string): { pathname: string; search: string } {
  const local = url.replace(/^https?:\/\/[^/]*/, '') || '/';
  const question = local.indexOf('?');
  if (question === -1) return { pathname: local, search: '' };
  return { pathname: local.slice(0, question), search: local.slice(question) };
}
