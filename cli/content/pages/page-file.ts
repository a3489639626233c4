import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ENGINE_PAGES } from '../../../renderer/context/engine-pages.ts';
import type { StaticPage } from '../../../schemas/page.ts';
import type { PageFile } from '../../../schemas/page-file.ts';
import type { RegistryEntry } from '../../../schemas/registry-entry.ts';
import { checkPlace } from '../addresses/check-place.ts';
import type { ReadPageMeta } from '../addresses/page-index.ts';
import { linksIn } from '../addresses/page-links.ts';
import { type LocatedPage, linkParents } from '../addresses/page-parents.ts';
import { checkPageLanguage, languageOfPage } from '../config/localized-texts.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { checkReferences } from '../facts/fact-references.ts';
import { ANY_FACT, type Facts, factsIn, resolveFacts } from '../facts/facts.ts';
import { checkMissingFacts } from '../facts/missing-facts.ts';
import { checkForms, formLinks } from '../forms/check-forms.ts';
import { checkEmbeds } from '../media/embed-addresses.ts';
import { checkProse } from '../prose/check-prose.ts';
import { checkAnyShape } from '../shape/any-shape.ts';
import type { SiteSchemas } from '../shape/site-schemas.ts';
import { validate } from '../shape/validate.ts';
import { displayPath, fileDiagnostic, readSource, type SourceFile } from '../source-file.ts';
import { type EnginePages, isSwitchedOff, switchedOff } from './engine-pages.ts';
import { checkIdleActions } from './idle-actions.ts';
import type { KnownPages } from './known-pages.ts';
import { checkBody } from './page-body.ts';
import { COMPONENT, pageFilesIn, pathOfRoute, routeFolders } from './page-routes.ts';
import { readSchedule } from './page-schedule.ts';
import { checkPlans } from './plan-order.ts';
import { checkSingles } from './single-sections.ts';

/** The hand-written pages of the site. */
export interface StaticPages {
  pages: StaticPage[];
  metas: ReadPageMeta[];
  diagnostics: Diagnostic[];
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

/** Dependencies of reading page files. */
export interface PageContext {
  facts: Facts;
  schemas: SiteSchemas;
  /** The enabled pages of the engine; undefined if not known. */
  engine?: EnginePages | undefined;
}

/** A page as declared by its file, and its findings. */
export interface CheckedPage {
  placed?: LocatedPage;
  meta?: ReadPageMeta;
  diagnostics: Diagnostic[];
}

/**
 * Checks and completes a page whose text has already been read.
 *
 * @param made `route` is its folder in `pages/`, `hasComponent` whether there is a `+Page.tsx` next to the file.
 * @returns the page if it has the right shape; every finding in one list.
 */
export function checkPage(
  source: SourceFile,
  { route, hasComponent }: { route: string; hasComponent: boolean },
  context: PageContext,
): CheckedPage {
  const { value: raw, parsed, diagnostics, locate } = validate(context.schemas.page, source);
  if (!raw)
    return {
      diagnostics: [...diagnostics, ...checkAnyShape(parsed, context.facts, source, locate)],
    };
  const isBare = !hasComponent && !raw.sections;
  const engines = isBare ? context.engine?.get(route) : undefined;
  if (isBare && isSwitchedOff(route, context.engine))
    return { diagnostics: [...diagnostics, switchedOff(route, source)] };
  const language = languageOfPage(raw, context.facts);
  const facts = factsIn(language, context.facts);
  const file = resolveFacts(raw, facts);
  const prose = checkProse(raw, facts, source, locate);
  const { schedule, ...timed } = readSchedule(file, facts, { source, locate, under: [] });
  diagnostics.push(
    ...timed.diagnostics,
    ...prose.diagnostics,
    ...checkReferences(raw, facts, source, locate),
    ...checkPageLanguage(raw, facts, source, locate),
    ...checkMissingFacts(raw, facts, source, locate),
    ...checkIdleActions(raw, facts, source, locate),
    ...checkEmbeds(raw, source, locate),
    ...checkSingles(raw, source, locate),
    ...checkPlace(raw, source, locate),
    ...checkPlans(raw, source, locate),
    ...checkForms(raw, language, facts, source, locate),
    ...checkBody(
      raw,
      { hasComponent, isEngines: route in ENGINE_PAGES, titles: context.schemas.titles },
      source,
      locate,
    ),
  );
  const entry = registryEntry(pathOfRoute(route), file, language);
  // A file may only describe a page of the engine, which then gets its name and SEO texts.
  const sections = file.sections ?? engines?.sections;
  const links = [
    ...linksIn(file.sections ?? []).map(({ at, to }) => ({ at: ['sections', ...at], to })),
    ...formLinks(file),
    ...prose.links,
  ];
  return {
    placed: {
      parent: raw.parent,
      source,
      locate,
      page: {
        kind: 'static',
        route,
        entry,
        seo: file.seo,
        alternates: [],
        ...(schedule === undefined ? {} : { schedule }),
        subject: file.subject ?? 'business',
        ...(file.prices === undefined ? {} : { prices: file.prices }),
        randomUrgency: file.randomUrgency ?? false,
        floatingBook: file.floatingBook ?? false,
        frame: file.frame ?? 'site',
        parents: [],
        ...(sections === undefined ? {} : { sections }),
        ...(prose.bodies === undefined ? {} : { prose: prose.bodies }),
        ...(file.headings === undefined ? {} : { headings: file.headings }),
        ...(file.rosette === undefined ? {} : { rosette: file.rosette }),
        ...(file.place === undefined ? {} : { place: file.place }),
        ...(file.image === undefined ? {} : { image: file.image }),
        ...(file.pictures === undefined ? {} : { namedPictures: file.pictures }),
        ...(file.whatsappMessage === undefined ? {} : { whatsappMessage: file.whatsappMessage }),
      },
    },
    meta: {
      entry,
      file: source.file,
      origin: { path: source.path, under: [] },
      ...(schedule === undefined ? {} : { schedule }),
      ...(links.length === 0 ? {} : { links }),
    },
    diagnostics,
  };
}

function readPageFile(
  path: string,
  route: string,
  { cwd, known, ...context }: PageContext & { cwd: string; known: KnownPages | undefined },
): CheckedPage {
  const { source, diagnostics } = readSource(path, { cwd });
  if (!source) return { diagnostics };
  const hasComponent = existsSync(join(dirname(path), COMPONENT));
  const check = () => checkPage(source, { route, hasComponent }, context);
  const checked = known ? known.get(source, { ...context, hasComponent }, check) : check();
  return { ...checked, diagnostics: [...diagnostics, ...checked.diagnostics] };
}

/**
 * Reads the `page.yaml` or `page.md` of every hand-written page (docs/product.md, "Hand-written pages"), and adds
 * the pages of the engine at unused addresses.
 *
 * @param site `root` is the folder with `pages/`.
 * @param facts undefined if the configuration has errors: then every name counts as a fact, and pages are still
 *   known by their addresses.
 * @param engine the enabled pages of the engine, by route; undefined if not known.
 * @param known cache of checked pages, for a process that reads them repeatedly.
 */
export function readPageFiles(
  { root, schemas }: { root: string; schemas: SiteSchemas },
  cwd: string,
  facts: Facts | undefined,
  engine?: EnginePages,
  known?: KnownPages,
): StaticPages {
  const folder = join(root, 'pages');
  const result: StaticPages = { pages: [], metas: [], diagnostics: [] };
  const all: LocatedPage[] = [];
  for (const route of [...routeFolders(folder)].sort()) {
    const [file, second] = pageFilesIn(join(folder, route));
    if (file === undefined) {
      const component = displayPath(join(folder, route, COMPONENT), cwd);
      const message =
        'This page has no page.yaml beside it, so menus and search engines would not know it.';
      const hint = 'Add a page.yaml with name, type, description and seo.';
      result.diagnostics.push(fileDiagnostic(component, 'address/no-page-file', message, hint));
      continue;
    }
    if (second !== undefined) {
      const message = 'This page has a page.yaml and a page.md, of which one would not be shown.';
      const hint = 'Delete one of them.';
      const shown = displayPath(second, cwd);
      result.diagnostics.push(fileDiagnostic(shown, 'address/two-page-files', message, hint));
    }
    const { placed, meta, diagnostics } = readPageFile(file, route, {
      cwd,
      facts: facts ?? ANY_FACT,
      schemas,
      engine,
      known,
    });
    result.diagnostics.push(...diagnostics);
    if (placed && meta) {
      all.push(placed);
      result.pages.push(placed.page);
      result.metas.push(meta);
    }
  }
  result.diagnostics.push(...linkParents(all));
  const own = new Set(result.pages.map(({ route }) => route));
  for (const [route, page] of engine ?? []) {
    if (own.has(route) || existsSync(join(folder, route, COMPONENT))) continue;
    result.pages.push(page);
    result.metas.push({
      entry: page.entry,
      file: displayPath(join(root, 'site.config.yaml'), cwd),
    });
  }
  return result;
}
