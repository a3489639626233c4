import { isEngineRoute } from '../../../renderer/context/engine-pages.ts';
import type { StaticPage } from '../../../schemas/page.ts';
import type { PageFile } from '../../../schemas/page-file.ts';
import type { RegistryEntry } from '../../../schemas/registry-entry.ts';
import { checkPlace } from '../addresses/check-place.ts';
import type { ReadPageMeta } from '../addresses/page-index.ts';
import { linksIn } from '../addresses/page-links.ts';
import type { LocatedPage } from '../addresses/page-parents.ts';
import { checkPageLanguage, languageOfPage } from '../config/localized-texts.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { checkReferences } from '../facts/fact-references.ts';
import { type Facts, factsIn, resolveFacts } from '../facts/facts.ts';
import { checkMissingFacts } from '../facts/missing-facts.ts';
import { checkForms, formLinks } from '../forms/check-forms.ts';
import { checkEmbeds } from '../media/embed-addresses.ts';
import { checkProse } from '../prose/check-prose.ts';
import { checkAnyShape } from '../shape/any-shape.ts';
import { type DespiteFaults, despiteFaults } from '../shape/despite-faults.ts';
import type { SiteSchemas } from '../shape/site-schemas.ts';
import { validate } from '../shape/validate.ts';
import type { SourceFile } from '../source-file.ts';
import type { Locate } from '../yaml/yaml-document.ts';
import { type EnginePages, isSwitchedOff, switchedOff } from './engine-pages.ts';
import { checkIdleActions } from './idle-actions.ts';
import { checkBody } from './page-body.ts';
import { pathOfRoute } from './page-routes.ts';
import { endsOfCountdowns, readSchedule } from './page-schedule.ts';
import { checkPlans } from './plan-order.ts';
import { checkSingles } from './single-sections.ts';
import { readEntry, readLinks, unreadParts } from './unread-parts.ts';

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

/** A page of the wrong shape, as far as it is right. */
export interface FaultyStaticPage {
  page: StaticPage;
  meta: ReadPageMeta;
}

/** A page as declared by its file, and its findings. */
export interface CheckedPage {
  placed?: LocatedPage;
  meta?: ReadPageMeta;
  /** In their place, what is known of a page of the wrong shape. */
  faulty?: FaultyStaticPage;
  diagnostics: Diagnostic[];
}

/** What is known of a page besides its file. */
interface PageMaking {
  /** Its folder in `pages/`. */
  route: string;
  /** Whether there is a `+Page.tsx` next to the file. */
  hasComponent: boolean;
}

/**
 * Checks and completes a page whose text has already been read.
 *
 * @returns the page if it has the right shape; every finding in one list.
 */
export function checkPage(source: SourceFile, made: PageMaking, context: PageContext): CheckedPage {
  const { value, parsed, diagnostics, locate } = validate(context.schemas.page, source);
  if (value) {
    const page = completePage(value, source, locate, made, context);
    return { ...page, diagnostics: [...diagnostics, ...page.diagnostics] };
  }
  const despite = despiteFaults(context.schemas.page, parsed, locate);
  if (!despite)
    return {
      diagnostics: [...diagnostics, ...checkAnyShape(parsed, context.facts, source, locate)],
    };
  const rest = completePage(despite.value, source, despite.locate, made, context);
  // Texts whose language is unknown cannot be judged.
  const { placed, meta } = despite.isFaulty(['language']) ? {} : rest;
  const faulty = placed && meta && asWritten({ page: placed.page, meta }, despite, parsed, context);
  return {
    ...(faulty ? { faulty } : {}),
    diagnostics: [...diagnostics, ...despite.told(rest.diagnostics)],
  };
}

/** What is right in a page of the wrong shape. */
function asWritten(
  { page, meta }: FaultyStaticPage,
  despite: DespiteFaults<PageFile>,
  written: unknown,
  { schemas }: PageContext,
): FaultyStaticPage {
  const of = { despite, written, schema: schemas.page, under: [] };
  const entry = readEntry(meta.entry, of);
  const links = readLinks(meta.links ?? [], despite);
  return { page: { ...page, entry }, meta: { ...meta, entry, links, unread: unreadParts(of) } };
}

/** Checks and completes a page of the right shape. */
function completePage(
  raw: PageFile,
  source: SourceFile,
  locate: Locate,
  { route, hasComponent }: PageMaking,
  context: PageContext,
): CheckedPage {
  const isBare = !hasComponent && !raw.sections;
  const engines = isBare ? context.engine?.get(route) : undefined;
  if (isBare && isSwitchedOff(route, context.engine))
    return { diagnostics: [switchedOff(route, source)] };
  const language = languageOfPage(raw, context.facts);
  const facts = factsIn(language, context.facts);
  const file = resolveFacts(raw, facts);
  const prose = checkProse(raw, facts, source, locate);
  const { schedule, ...timed } = readSchedule(file, facts, {
    ...{ source, locate, under: [], countdowns: endsOfCountdowns(raw) },
  });
  const diagnostics = [
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
      { hasComponent, isEngines: isEngineRoute(route), titles: context.schemas.titles },
      source,
      locate,
    ),
  ];
  const entry = registryEntry(pathOfRoute(route), file, language);
  // A file may only describe a page of the engine, which then gets its name and SEO texts.
  const sections = file.sections ?? engines?.sections;
  const links = [
    ...linksIn(file.sections ?? []).map((link) => ({ ...link, at: ['sections', ...link.at] })),
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
