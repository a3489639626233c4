import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { admitSender, checkHost } from './access.ts';
import type { FormCheck } from './form-check.ts';
import { receiverPage } from './page.ts';
import { PAGE_SCRIPT, PAGE_STYLES } from './page-files.ts';
import { RequestFault } from './request-fault.ts';
import type { SubmissionStore } from './store.ts';
import { KINDS, type Kind } from './submission.ts';
import { takeForm } from './take-form.ts';
import { takeUpload } from './take-upload.ts';

/** How much of a rejected body is still read, in bytes; enough for a file of twice the maximum size. */
const MOST_DRAINED_BYTES = 20 * 1_048_576;

/** Types that a browser can only show as a picture; all other uploads are sent as attachments. */
const PICTURES = new Set(['image/jpeg', 'image/png', 'image/webp']);

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export interface ReceiverContext {
  store: SubmissionStore;
  /** Address of the site whose forms send here. */
  siteUrl: () => string;
  /** Loads the check of the forms that the site itself defines. */
  forms: () => Promise<FormCheck>;
  /** Folder of the submissions, as shown to the user. */
  folder: string;
  /** Called for each new submission. */
  onArrival: (kind: Kind) => void;
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.setHeader('Content-Type', `${type}; charset=utf-8`);
  response.writeHead(status).end(body);
}

async function receive(
  kind: Kind,
  { store, forms, onArrival }: ReceiverContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // A rejected body must not break the connection before the client has read the response.
  const pieces: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false });
  const contentType = request.headers['content-type'] ?? '';
  const { uploadsFolder } = store;
  const taken =
    kind === 'upload'
      ? { ...(await takeUpload(pieces, contentType, uploadsFolder)), isForm: false, files: [] }
      : await takeForm(pieces, contentType, uploadsFolder, forms);
  const { id, body, files } = taken;
  await drain(request, response);
  for (const file of files) store.add('upload', file.id, file.body);
  // Forms are accepted at every path; their body says that they are forms.
  const keptAs = taken.isForm ? 'form' : kind;
  const isNew = store.add(keptAs, id, body);
  if (isNew) onArrival(keptAs);
  send(response, isNew ? 201 : 200, 'application/json', JSON.stringify({ id, new: isNew }));
}

async function sendUpload(
  { store }: ReceiverContext,
  id: string,
  response: ServerResponse,
): Promise<void> {
  const body = store.find('upload', id)?.body;
  if (!body) return send(response, 404, 'text/plain', 'There is no such upload.\n');
  const [name, type] = [String(body.name), String(body.type)];
  const way = PICTURES.has(type) ? 'inline' : 'attachment';
  response.setHeader('Content-Type', PICTURES.has(type) ? type : 'application/octet-stream');
  response.setHeader('Content-Length', Number(body.bytes));
  // encodeURIComponent leaves these four characters, but they are part of the header's syntax (RFC 8187).
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  response.setHeader('Content-Disposition', `${way}; filename*=UTF-8''${encoded}`);
  await pipeline(createReadStream(join(store.uploadsFolder, String(body.storedAs))), response);
}

/** Streams all submissions as one JSON list. */
async function sendAll(store: SubmissionStore, response: ServerResponse): Promise<void> {
  function* text() {
    let separator = '[';
    for (const submission of store.newest()) {
      yield separator + JSON.stringify(submission);
      separator = ',';
    }
    yield separator === '[' ? '[]' : ']';
  }
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  await pipeline(Readable.from(text()), response);
}

/** Serves the local page, its files, all submissions as JSON, and uploads. */
async function show(
  context: ReceiverContext,
  path: string,
  response: ServerResponse,
): Promise<void> {
  const { store, folder } = context;
  const upload = /^\/uploads\/(\w+)$/.exec(path)?.[1];
  if (upload !== undefined) return sendUpload(context, upload, response);
  if (path === '/page.css') return send(response, 200, 'text/css', PAGE_STYLES);
  if (path === '/page.js') return send(response, 200, 'text/javascript', PAGE_SCRIPT);
  if (path === '/submissions.json') return sendAll(store, response);
  if (path !== '/') return send(response, 404, 'text/plain', 'There is nothing here.\n');
  const [counts, newest] = [store.counts(), store.newest()];
  const page = receiverPage({ siteUrl: context.siteUrl(), folder, counts, newest });
  send(response, 200, 'text/html', page);
}

/**
 * Handles one request to the receiver.
 *
 * @throws RequestFault if it is rejected, and file system errors.
 */
export async function answerReceiver(
  context: ReceiverContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('Content-Security-Policy', POLICY);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('Cache-Control', 'no-store');
  checkHost(request);
  const path = (request.url ?? '/').replace(/\?.*$/, '');
  const kind = KINDS.find((name) => path === `/${name}`);
  const allowed = kind ? ['POST', 'OPTIONS'] : ['GET', 'HEAD'];
  if (!allowed.includes(request.method ?? '')) {
    response.setHeader('Allow', allowed.join(', '));
    return send(response, 405, 'text/plain', `Only ${allowed.join(' and ')} are answered here.\n`);
  }
  if (!kind) return show(context, path, response);
  admitSender(request, response, context.siteUrl());
  if (request.method === 'OPTIONS') response.writeHead(204).end();
  else await receive(kind, context, request, response);
}

/**
 * Reads and discards the rest of a body so that the client gets to the response. If the client does not stop
 * sending, it gets the response anyway and the connection is closed.
 */
async function drain(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let left = MOST_DRAINED_BYTES;
  const rest: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false });
  for await (const piece of rest) {
    left -= piece.length;
    if (left > 0) continue;
    response.setHeader('Connection', 'close');
    return;
  }
}

/** Responds to a failed request, if the client is still there. */
export async function answerFault(
  error: unknown,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (response.headersSent || response.destroyed) return void response.destroy();
  const refused = error instanceof RequestFault;
  const text = refused ? error.message : `The receiver failed: ${String(error)}`;
  try {
    await drain(request, response);
  } catch {
    // The client is gone.
    return;
  }
  send(response, refused ? error.status : 500, 'text/plain', `${text}\n`);
}
