import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import { visitorFacts } from '../../domain/visitor-facts.ts';
import { PREVIEW_FOLDER } from '../build/preview-images.ts';
import { devDocument, FACTS_PATH, problemsDocument } from './dev-page.ts';
import type { DevSite } from './dev-site.ts';
import { UTILITY_SHEET_PATH, utilitySheet } from './utility-sheet.ts';

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', `${type}; charset=utf-8`);
  response.setHeader('Cache-Control', 'no-store');
  response.end(body);
}

/** A preview picture that a build has drawn. */
function sendPreview(pathname: string, response: ServerResponse): void {
  const file = join(PREVIEW_FOLDER, basename(pathname));
  if (existsSync(file)) {
    response.setHeader('Content-Type', 'image/png');
    response.end(readFileSync(file));
  } else {
    send(response, 404, 'text/plain', 'Not drawn yet.\n');
  }
}

/** An address as the page index knows it; the portal's page answers for every client. */
function pagePath(pathname: string): string {
  const clean = decodeURIComponent(pathname)
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/(?<=.)\/$/, '');
  return clean === '' ? '/' : clean.replace(/^\/client\/.+$/, '/client');
}

/**
 * Answers what Vite has not answered: pages, and the stylesheets of their utility classes.
 *
 * @throws what rendering throws; the caller shows it.
 */
export async function answerRequest(
  site: DevSite,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.originalUrl ?? request.url ?? '/', 'http://localhost');
  if (url.pathname === UTILITY_SHEET_PATH) {
    return send(
      response,
      200,
      'text/css',
      await utilitySheet(url.searchParams.get('classes') ?? ''),
    );
  }
  if (url.pathname === FACTS_PATH && site.config) {
    const facts = JSON.stringify(visitorFacts(site.config));
    return send(response, 200, 'application/json', facts);
  }
  if (url.pathname.startsWith('/previews/')) return sendPreview(url.pathname, response);
  let path: string;
  try {
    path = pagePath(url.pathname);
  } catch {
    return send(response, 400, 'text/plain', 'The address is not valid.\n');
  }
  // Only pages have addresses without an ending: a missing picture must not look like one.
  if (/\.\w+$/.test(path)) return send(response, 404, 'text/plain', 'Not found.\n');
  const found = site.answer(path);
  const { page, problems } = found ?? site.answer('/404') ?? { problems: [] };
  const status = found && path !== '/404' ? 200 : 404;
  if (!page || !site.config)
    return send(response, status, 'text/html', problemsDocument(problems, site.revision));
  send(
    response,
    status,
    'text/html',
    await devDocument(page, site.config, problems, site.revision),
  );
}

declare module 'node:http' {
  interface IncomingMessage {
    /** The address as it came in, kept by Vite's middlewares. */
    originalUrl?: string;
  }
}
