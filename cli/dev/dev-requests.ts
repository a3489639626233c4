import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import { lookup } from 'mrmime';
import { hashInAddress } from '../../renderer/pictures/media-address.ts';
import { plainAddress } from '../../schemas/old-address.ts';
import { brandLook } from '../brand/brand-look.ts';
import { FAVICON, favicon, webManifest } from '../brand/favicon.ts';
import { makeFonts } from '../brand/make-fonts.ts';
import { timeZoneOf } from '../content/config/time-zone.ts';
import type { Diagnostic } from '../content/diagnostic.ts';
import { NOT_FOUND_PATH } from '../content/pages/page-routes.ts';
import { shortened } from '../pages/redirects.ts';
import { previewFolder } from '../previews/preview-images.ts';
import { seenState } from '../schedule/seen-state.ts';
import { asLocation } from '../serve/redirect-rules.ts';
import { sendPart } from '../serve/send-part.ts';
import { sectionSheets } from '../site/section-sheets.ts';
import { fetchedFacts } from '../templates/facts-file.ts';
import { bySeverity, type DevAnswer } from './dev-answer.ts';
import { BRAND_PATH, devDocument, FACTS_PATH, problemsDocument, SECTION_PATH } from './dev-page.ts';
import type { DevPictures } from './dev-pictures.ts';
import type { DevSite } from './dev-site.ts';
import { ENGINE_PARTS_PATH } from './linked-styles.ts';
import { listingFiles } from './listing-files.ts';
import { sendText } from './request-gate.ts';
import type { RequestTarget } from './request-target.ts';
import { TemplateFault } from './template-fault.ts';
import { UTILITY_SHEET_PATH, utilitySheet } from './utility-sheet.ts';

/** A file of the built site that lists its pages. */
const LISTING = /^\/(?:page-registry\.json|sitemap(?:-\d+)?\.xml|robots\.txt)$/;

/** Inputs of pages. */
export interface DevContext {
  /** Folder of the site. */
  root: string;
  site: DevSite;
  /** Findings of the site check about a page, and their revision. */
  siteWide: { of(answer: DevAnswer): Diagnostic[]; readonly revision: number };
  pictures: DevPictures;
  /** Working folder. */
  cwd: string;
  /** A stylesheet of the engine as it is served at an address. */
  readStyles: (address: string) => Promise<string>;
  /** Locates the error of a template in the sources. */
  explain: (fault: TemplateFault) => Diagnostic;
}

/** Content types of the files that list the pages. */
const LISTINGS = new Map([
  ['json', 'application/json'],
  ['xml', 'application/xml'],
  ['txt', 'text/plain'],
]);

async function sendListing(site: DevSite, path: string, response: ServerResponse): Promise<void> {
  const content = (await listingFiles(site)).get(path.slice(1));
  const type = LISTINGS.get(path.replace(/^.*\./, ''));
  if (content === undefined || type === undefined) sendText(response, 404, 'Not found.');
  else send(response, 200, type, content);
}

/** A preview picture, named by its hash. */
const PREVIEW = /^\/previews\/[\w-]+\.png$/;

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.setHeader('Content-Type', typeof body === 'string' ? `${type}; charset=utf-8` : type);
  response.setHeader('Cache-Control', 'no-store');
  response.writeHead(status).end(body);
}

/** A picture or download of `media/`, or the requested range of it. */
function sendMedia(response: ServerResponse, path: string, bytes: Buffer): void {
  response.setHeader('Content-Type', lookup(path) ?? 'application/octet-stream');
  response.setHeader('Cache-Control', 'no-store');
  sendPart(response, bytes);
}

/** The css of one of the site's own sections, by file name. */
function sendSectionSheet(root: string, file: string, response: ServerResponse): void {
  const sheet = sectionSheets(root).find(({ name }) => `${name}.css` === file);
  if (sheet) send(response, 200, 'text/css', sheet.content);
  else sendText(response, 404, 'Not found.');
}

/** A preview picture that a build has drawn. */
function sendPreview(root: string, path: string, response: ServerResponse): void {
  const file = join(previewFolder(root), basename(path));
  if (existsSync(file)) send(response, 200, 'image/png', readFileSync(file));
  else sendText(response, 404, 'Not drawn yet.');
}

/** A path as in the page registry; the portal's page is served for every client. */
function pagePath(path: string): string {
  const clean = path
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/(?<=.)\/$/, '');
  return clean === '' ? '/' : clean.replace(/^\/client\/.+$/, '/client');
}

async function sendPage(
  context: DevContext,
  path: string,
  response: ServerResponse,
): Promise<void> {
  const { site, siteWide, pictures, cwd } = context;
  const found = site.answer(path);
  const answer = found ?? site.answer(NOT_FOUND_PATH) ?? { file: '', problems: [], warnings: [] };
  const more = bySeverity(siteWide.of(answer));
  const { path: source, page: read } = answer;
  const seen = read && (await pictures.see(read, { path: source ?? '', cwd }));
  const inConfig = await pictures.checkConfig(site.sources.configFile);
  const shown = bySeverity(site.findings.told([...inConfig, ...(seen?.diagnostics ?? [])]));
  const page = seen?.page;
  const problems = [...answer.problems, ...shown.problems, ...more.problems];
  const warnings = [...answer.warnings, ...shown.warnings, ...more.warnings];
  const timeZone = timeZoneOf({ site: site.config });
  const state = seenState(page?.schedule, Date.now(), timeZone);
  const findings = {
    ...{ problems, warnings, revision: site.revision, checked: siteWide.revision },
    ...(state === undefined ? {} : { state }),
  };
  const status = found && path !== NOT_FOUND_PATH ? 200 : 404;
  const { shown: asRead } = site;
  if (!page || !asRead) return send(response, status, 'text/html', problemsDocument(findings));
  try {
    const media = await pictures.ofConfig(asRead.site);
    const shownSite = { ...asRead, media };
    const html = await devDocument(page, shownSite, site.code.definition, findings);
    pictures.show(page, html);
    send(response, status, 'text/html', html);
  } catch (error) {
    if (!(error instanceof TemplateFault)) throw error;
    const fault = context.explain(error);
    send(
      response,
      500,
      'text/html',
      problemsDocument({ ...findings, problems: [fault, ...problems] }),
    );
  }
}

/**
 * Handles every request that is not for a module: pages, their assets, and public files.
 *
 * @throws rendering errors; the caller reports them.
 */
export async function answerRequest(
  context: DevContext,
  { path, query }: RequestTarget,
  response: ServerResponse,
): Promise<void> {
  const { site } = context;
  const look = site.config && brandLook(site.config, context.root);
  if (path === UTILITY_SHEET_PATH) {
    const css = await utilitySheet(query.get('classes') ?? '');
    if (css === undefined) sendText(response, 400, 'A landing cannot have that many classes.');
    else send(response, 200, 'text/css', css);
  } else if (path === FACTS_PATH && site.shown) {
    const facts = fetchedFacts(site.shown.site, site.shown.words, site.code.definition);
    send(response, 200, 'application/json', JSON.stringify(facts));
  } else if (path === ENGINE_PARTS_PATH) {
    send(response, 200, 'text/css', await site.styles.engineParts(context.readStyles));
  } else if (path === BRAND_PATH && look) {
    send(response, 200, 'text/css', look.sheet.content);
  } else if (path.startsWith(SECTION_PATH)) {
    sendSectionSheet(context.root, path.slice(SECTION_PATH.length), response);
  } else if (PREVIEW.test(path)) {
    sendPreview(context.root, path, response);
  } else if (hashInAddress(path) !== undefined) {
    const bytes = await context.pictures.file(path);
    if (bytes) sendMedia(response, path, bytes);
    else sendText(response, 404, 'No page shows this file.');
  } else if (LISTING.test(path)) {
    await sendListing(site, path, response);
  } else if (/\/\./.test(path)) {
    // Dotfiles are private, in the public folder too.
    sendText(response, 404, 'Not found.');
  } else {
    const page = pagePath(path);
    const source = look?.files.get(path.slice(1));
    const { redirects = [], site: { url } = { url: '' } } = site.config ?? {};
    const ends = shortened(redirects, url);
    const moved = new Map([...ends].map(([from, to]) => [plainAddress(from), to]));
    const target = moved.get(path.normalize('NFC')) ?? moved.get(page.normalize('NFC'));
    if (source !== undefined) {
      if (!existsSync(source)) await makeFonts(look?.fonts.cuts ?? []);
      send(response, 200, lookup(source) ?? '', readFileSync(source));
    } else if (path === `/${FAVICON}` && site.config)
      send(response, 200, 'image/svg+xml', favicon(site.config, context.root));
    else if (path === '/site.webmanifest' && site.config)
      send(response, 200, 'application/manifest+json', webManifest(site.config));
    else if (target !== undefined && !site.answer(page))
      // A browser would cache a permanent redirect beyond the next edit.
      response.writeHead(302, { Location: asLocation(target), 'Cache-Control': 'no-store' }).end();
    // Only pages have paths without an extension: a missing picture must not look like a page.
    else if (/\.\w+$/.test(page)) sendText(response, 404, 'Not found.');
    else await sendPage(context, page, response);
  }
}
