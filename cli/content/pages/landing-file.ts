import { basename } from 'node:path';
import type { Landing } from '../../../schemas/landing.ts';
import type { LandingPage } from '../../../schemas/page.ts';
import type { RegistryEntry } from '../../../schemas/registry-entry.ts';
import { MAX_SLUG, SLUG_PATTERN } from '../../../schemas/slug.ts';
import type { ReadPageMeta } from '../addresses/page-index.ts';
import { linksIn } from '../addresses/page-links.ts';
import { RESERVED_SEGMENTS } from '../addresses/reserved-paths.ts';
import { suggestSlug } from '../addresses/slug-suggestion.ts';
import { checkPageLanguage, languageOfPage } from '../config/localized-texts.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { hasErrors } from '../diagnostic.ts';
import { checkReferences } from '../facts/fact-references.ts';
import { type Facts, factsIn, resolveFile } from '../facts/facts.ts';
import { checkMissingFacts } from '../facts/missing-facts.ts';
import { checkForms, formLinks } from '../forms/check-forms.ts';
import { checkEmbeds } from '../media/embed-addresses.ts';
import { printable } from '../printable.ts';
import { checkProse } from '../prose/check-prose.ts';
import type { SiteSchemas } from '../shape/site-schemas.ts';
import { validate } from '../shape/validate.ts';
import { displayPath, fileDiagnostic, readSource, type SourceFile } from '../source-file.ts';
import { checkWithVariants, checkWrongShape } from '../variants/check-versions.ts';
import type { VariantFile } from '../variants/read-variants.ts';
import type { Locate } from '../yaml/yaml-document.ts';
import { checkChatMessage } from './chat-message.ts';
import { checkIdleActions } from './idle-actions.ts';
import { endsOfCountdowns, readSchedule } from './page-schedule.ts';
import { checkPlans } from './plan-order.ts';
import { checkSections } from './section-order.ts';
import { checkSingles } from './single-sections.ts';
import type { FaultyLanding } from './unread-parts.ts';

/** A valid landing, with positions in its file. */
export interface LandingFile {
  page: LandingPage;
  meta: ReadPageMeta;
  /** The raw landing without its variants; references to facts are not resolved. */
  raw: Landing;
  source: SourceFile;
  locate: Locate;
  variants?: readonly VariantFile[];
}

/** Dependencies of reading landings. */
export interface LandingContext {
  cwd: string;
  landingsDir: string;
  facts: Facts;
  schemas: SiteSchemas;
}

/** Checks the name of a landing file, which is its address (docs/product.md, "Landing files"). */
export function checkSlug(slug: string, file: string): Diagnostic[] {
  const fault = (rule: string, message: string, hint: string) => [
    fileDiagnostic(file, rule, message, hint),
  ];
  if (!SLUG_PATTERN.test(slug)) {
    const better = suggestSlug(slug);
    const hint =
      better === undefined
        ? 'Rename the file; a good name looks like summer-offer.yaml.'
        : `Rename the file to ${better}.yaml.`;
    const message = `"${printable(slug)}" cannot be an address, which may contain only lower-case letters a to z, digits and single hyphens.`;
    return fault('address/slug', message, hint);
  }
  if (slug.length > MAX_SLUG) {
    const message = `The file’s name is the address of its page and may have at most ${MAX_SLUG} characters, not ${slug.length}.`;
    return fault('address/slug', message, `Rename the file to ${suggestSlug(slug)}.yaml.`);
  }
  if (RESERVED_SEGMENTS.has(slug)) {
    const message = `/${slug} belongs to the site itself, so no landing can have it.`;
    return fault('address/reserved', message, `Rename the file, such as ${slug}-page.yaml.`);
  }
  return [];
}

function registryEntry(slug: string, landing: Landing, language: string): RegistryEntry {
  const { page = {}, seo, hero } = landing;
  const path = `/${slug}`;
  return {
    name: page.name ?? hero.headline,
    path,
    type: 'landing',
    description: page.description ?? seo.description,
    title: seo.title,
    seoDescription: seo.description,
    language,
    canonical: page.canonical ?? path,
    noindex: page.noindex ?? false,
    ...(page.updated === undefined ? {} : { updated: page.updated }),
    ...(page.aliases === undefined ? {} : { aliases: page.aliases }),
    ...(landing.translationOf === undefined ? {} : { translationOf: landing.translationOf }),
  };
}

/** A landing of the right shape as visitors read it: in its language, with facts filled in. */
export function shownLanding(raw: Landing, siteFacts: Facts): Landing {
  return resolveFile(raw, factsIn(languageOfPage(raw, siteFacts), siteFacts), new Set());
}

/** Checks and completes a landing of the right shape, without variants. */
function completeLanding(
  raw: Landing,
  siteFacts: Facts,
  source: SourceFile,
  locate: Locate,
): ReadLanding {
  const slug = basename(source.path, '.yaml');
  const language = languageOfPage(raw, siteFacts);
  const facts = factsIn(language, siteFacts);
  const unknown = new Set<string>();
  const landing = resolveFile(raw, facts, unknown);
  const prose = checkProse(raw, facts, source, locate);
  const { schedule, ...timed } = readSchedule(landing.page ?? {}, siteFacts, {
    ...{ source, locate, under: ['page'], countdowns: endsOfCountdowns(raw) },
  });
  const diagnostics = [
    ...timed.diagnostics,
    ...prose.diagnostics,
    ...checkPlans(raw, source, locate),
    ...checkForms(raw, language, siteFacts, source, locate),
    ...checkSections(raw, source, locate),
    ...checkPageLanguage(raw, siteFacts, source, locate),
    ...checkMissingFacts(raw, siteFacts, source, locate),
    ...checkIdleActions(raw, siteFacts, source, locate),
    ...checkEmbeds(raw, source, locate),
    ...checkSingles(raw, source, locate),
    ...(unknown.size === 0 ? [] : checkReferences(raw, facts, source, locate)),
  ];
  const entry = registryEntry(slug, landing, language);
  const page: LandingPage = {
    kind: 'landing',
    slug,
    theme: landing.theme ?? 'general',
    landing,
    entry,
    seo: landing.seo,
    alternates: [],
    ...(schedule === undefined ? {} : { schedule }),
    ...(prose.bodies === undefined ? {} : { prose: prose.bodies }),
  };
  const origin = { path: source.path, under: ['page'] };
  const links = [...linksIn(landing), ...formLinks(landing), ...prose.links];
  const meta: ReadPageMeta = {
    entry,
    file: source.file,
    origin,
    ...(schedule === undefined ? {} : { schedule }),
    ...(links.length === 0 ? {} : { links }),
  };
  const file: LandingFile = { page, meta, raw, source, locate };
  return hasErrors(diagnostics) ? { faulty: file, diagnostics } : { landing: file, diagnostics };
}

/** What comes of a landing file. */
export interface ReadLanding {
  /** The landing, unless it has errors. */
  landing?: LandingFile;
  /** In its place, a landing with errors, as far as it is right: its texts can be checked, and compared with those of others. */
  faulty?: FaultyLanding;
  /** Every finding of the file. */
  diagnostics: Diagnostic[];
}

/**
 * Checks and completes a landing whose text has already been read.
 *
 * @returns the landing unless it has errors; every finding in one list.
 */
export function checkLanding(
  source: SourceFile,
  siteFacts: Facts,
  schemas: SiteSchemas,
): ReadLanding {
  const { value, parsed, diagnostics, locate } = validate(schemas.landing, source);
  diagnostics.push(...checkChatMessage(parsed, siteFacts, source, locate, diagnostics));
  const complete = (raw: Landing, at: Locate) => completeLanding(raw, siteFacts, source, at);
  const from = { source, siteFacts, schemas, locate, complete };
  const found = !value
    ? checkWrongShape(parsed, from)
    : value.variants
      ? checkWithVariants(value, value.variants, from)
      : complete(value, locate);
  return { ...found, diagnostics: [...diagnostics, ...found.diagnostics] };
}

/**
 * Reads, checks and completes one landing file.
 *
 * @param path absolute path of the file.
 * @returns the landing unless it has errors; every finding of the file in one list.
 */
export function readLanding(path: string, context: LandingContext): ReadLanding {
  const diagnostics = checkSlug(basename(path, '.yaml'), displayPath(path, context.cwd));
  const read = readSource(path, { cwd: context.cwd, within: context.landingsDir });
  diagnostics.push(...read.diagnostics);
  if (!read.source) return { diagnostics };
  const checked = checkLanding(read.source, context.facts, context.schemas);
  diagnostics.push(...checked.diagnostics);
  const { landing, faulty = landing } = checked;
  if (!hasErrors(diagnostics)) return { ...(landing ? { landing } : {}), diagnostics };
  return { ...(faulty ? { faulty } : {}), diagnostics };
}
