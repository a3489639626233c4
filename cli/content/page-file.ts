import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { WrittenPage } from '../../schemas/page.ts';
import type { PageFile } from '../../schemas/page-file.ts';
import type { RegistryEntry } from '../../schemas/registry-entry.ts';
import type { Diagnostic } from './diagnostic.ts';
import { checkReferences } from './fact-references.ts';
import { ANY_FACT, type Facts, factsIn, resolveFacts } from './facts.ts';
import { checkPageLanguage } from './localized-texts.ts';
import { checkBody } from './page-body.ts';
import type { PageMeta } from './page-index.ts';
import { linksIn } from './page-links.ts';
import { linkParents, type PlacedPage } from './page-parents.ts';
import { checkPlans } from './plan-order.ts';
import type { SiteSchemas } from './site-schemas.ts';
import { displayPath, fileDiagnostic, readSource } from './source-file.ts';
import { validate } from './validate.ts';

/** The hand-written pages of the site. */
export interface WrittenPages {
  pages: WrittenPage[];
  metas: PageMeta[];
  diagnostics: Diagnostic[];
}

/** What a page that is not of data alone is made of. */
const COMPONENT = '+Page.tsx';

/** Folders below `pages/`, which a site need not have, that hold a route: those with a `+Page.tsx` or a `page.yaml`. */
export function* routeFolders(folder: string, route = ''): Generator<string> {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const child = route === '' ? entry.name : `${route}/${entry.name}`;
    const path = join(folder, entry.name);
    if (existsSync(join(path, COMPONENT)) || existsSync(join(path, 'page.yaml'))) yield child;
    yield* routeFolders(path, child);
  }
}

/** The address of a route by Vike's filesystem routing; `_error` is the page for unknown addresses. */
export function pathOfRoute(route: string): string {
  if (route === '_error') return '/404';
  const segments = route.split('/').filter((segment) => segment !== 'index');
  return `/${segments.join('/')}`;
}

function registryEntry(path: string, file: PageFile, language: string): RegistryEntry {
  return {
    name: file.name,
    path,
    type: file.type,
    description: file.description,
    title: file.seo.title,
    seoDescription: file.seo.description,
    language,
    canonical: file.canonical ?? path,
    noindex: file.noindex ?? false,
    ...(file.updated === undefined ? {} : { updated: file.updated }),
    ...(file.aliases === undefined ? {} : { aliases: file.aliases }),
  };
}

/** The language of a page; one that the site does not have, which is told, is taken for the main one. */
function languageOf({ language }: PageFile, { languages }: Facts): string {
  const isKnown = language !== undefined && (!languages || languages.includes(language));
  return isKnown ? language : (languages?.[0] ?? 'en');
}

function readPageFile(
  path: string,
  route: string,
  context: { cwd: string; facts: Facts; schemas: SiteSchemas },
): { placed?: PlacedPage; meta?: PageMeta; diagnostics: Diagnostic[] } {
  const { source, diagnostics } = readSource(path, { cwd: context.cwd });
  if (!source) return { diagnostics };
  const { value: written, diagnostics: found, locate } = validate(context.schemas.page, source);
  diagnostics.push(...found);
  if (!written) return { diagnostics };
  const language = languageOf(written, context.facts);
  const facts = factsIn(language, context.facts);
  diagnostics.push(
    ...checkReferences(written, facts, source, locate),
    ...checkPageLanguage(written, facts, source, locate),
    ...checkPlans(written, source, locate),
    ...checkBody(written, existsSync(join(dirname(path), COMPONENT)), source, locate),
  );
  const file = resolveFacts(written, facts);
  const entry = registryEntry(pathOfRoute(route), file, language);
  const links = linksIn(file.sections ?? []).map(({ at, to }) => ({ at: ['sections', ...at], to }));
  return {
    placed: {
      parent: written.parent,
      source,
      locate,
      page: {
        kind: 'written',
        route,
        entry,
        seo: file.seo,
        alternates: [],
        subject: file.subject ?? 'business',
        ...(file.prices === undefined ? {} : { prices: file.prices }),
        randomUrgency: file.randomUrgency ?? false,
        floatingBook: file.floatingBook ?? false,
        frame: file.frame ?? 'site',
        parents: [],
        ...(file.sections === undefined ? {} : { sections: file.sections }),
        ...(file.headings === undefined ? {} : { headings: file.headings }),
        ...(file.place === undefined ? {} : { place: file.place }),
        ...(file.whatsappMessage === undefined ? {} : { whatsappMessage: file.whatsappMessage }),
      },
    },
    meta: {
      entry,
      file: source.file,
      origin: { path: source.path, under: [] },
      ...(links.length === 0 ? {} : { links }),
    },
    diagnostics,
  };
}

/**
 * Reads the `page.yaml` of every hand-written page (docs/product.md, "Hand-written pages").
 *
 * @param site `root` is the folder that holds `pages/`.
 * @param facts undefined if the configuration has errors: then every name is taken for a fact, and the pages
 *   are known by their addresses all the same.
 */
export function readPageFiles(
  { root, schemas }: { root: string; schemas: SiteSchemas },
  cwd: string,
  facts: Facts | undefined,
): WrittenPages {
  const folder = join(root, 'pages');
  const result: WrittenPages = { pages: [], metas: [], diagnostics: [] };
  const all: PlacedPage[] = [];
  for (const route of [...routeFolders(folder)].sort()) {
    const yaml = join(folder, route, 'page.yaml');
    const component = join(folder, route, COMPONENT);
    if (!existsSync(yaml)) {
      const message =
        'This page has no page.yaml beside it, so menus and search engines would not know it.';
      const hint = 'Add a page.yaml with name, type, description and seo.';
      result.diagnostics.push(
        fileDiagnostic(displayPath(component, cwd), 'address/no-page-file', message, hint),
      );
      continue;
    }
    const { placed, meta, diagnostics } = readPageFile(yaml, route, {
      cwd,
      facts: facts ?? ANY_FACT,
      schemas,
    });
    result.diagnostics.push(...diagnostics);
    if (placed && meta) {
      all.push(placed);
      result.pages.push(placed.page);
      result.metas.push(meta);
    }
  }
  result.diagnostics.push(...linkParents(all));
  return result;
}
