import type { Landing } from '../../../schemas/landing.ts';
import type { Variant } from '../../../schemas/variants.ts';
import { type Diagnostic, hasErrors } from '../diagnostic.ts';
import type { Facts } from '../facts/facts.ts';
import type { LandingFile, ReadLanding } from '../pages/landing-file.ts';
import { type FaultyLanding, readEntry, readLinks, unreadParts } from '../pages/unread-parts.ts';
import { checkAnyShape } from '../shape/any-shape.ts';
import { type DespiteFaults, despiteFaults } from '../shape/despite-faults.ts';
import type { SiteSchemas } from '../shape/site-schemas.ts';
import type { SourceFile } from '../source-file.ts';
import type { Path } from '../value-path.ts';
import type { Locate } from '../yaml/yaml-document.ts';
import {
  type CheckLanding,
  ownLinks,
  type ReadVariants,
  readVariants,
  testOf,
  type VariantFile,
} from './read-variants.ts';
import { type ChangeSets, expectedIn, partsOfLanding, valuesAt } from './readable-variants.ts';

/** A landing's file, and what it is checked with. */
interface LandingSource {
  source: SourceFile;
  siteFacts: Facts;
  schemas: SiteSchemas;
  locate: Locate;
  /** Checks and completes a landing of the right shape, without variants. */
  complete: CheckLanding;
  /** Given if the landing has the wrong shape: whether a part that it lacks is one that it should have. */
  isExpected?: ((path: Path) => boolean) | undefined;
}

/** Checks a landing of the right shape, and its variants as far as their changes can be applied. */
function checkVersions(
  raw: Landing,
  sets: ChangeSets,
  { siteFacts, schemas, source, locate, complete, isExpected }: LandingSource,
): { checked: ReadLanding; read: ReadVariants; diagnostics: Diagnostic[] } {
  const checked = complete(raw, locate);
  const told = checked.diagnostics;
  const shown = checked.landing?.page.landing;
  const of = { raw, schema: schemas.landing, told, shown, source, locate, isExpected };
  const read = readVariants(sets, of, complete);
  const diagnostics = [...checked.diagnostics, ...read.diagnostics];
  if (read.unread.length > 0) {
    const { language } = raw;
    const values = valuesAt(sets, read.unread);
    const unread = { ...(language === undefined ? {} : { language }), variants: values };
    diagnostics.push(...checkAnyShape(unread, siteFacts, source, locate));
  }
  return { checked, read, diagnostics };
}

/** The landing with its variants for checks of its texts, where it or one of them has errors. */
function faultyWith({ landing, faulty = landing }: ReadLanding, { files }: ReadVariants) {
  if (!faulty) return {};
  const links = [...(faulty.meta.links ?? []), ...ownLinks(files)];
  const meta = { ...faulty.meta, ...(links.length === 0 ? {} : { links }) };
  return { faulty: { ...faulty, meta, variants: files } };
}

/** What is right in a landing of the wrong shape. */
function asWritten(
  landing: FaultyLanding,
  despite: DespiteFaults<Landing>,
  { schemas, locate }: LandingSource,
  written: object,
): FaultyLanding {
  const of = { despite, written, schema: schemas.landing, under: ['page'] };
  const { meta, page } = landing;
  const entry = readEntry(meta.entry, of);
  const links = readLinks(meta.links ?? [], despite);
  return {
    ...landing,
    page: { ...page, entry },
    meta: { ...meta, entry, links },
    wrong: { unread: unreadParts(of), written, locate },
  };
}

/** Adds variants to a landing. */
function addVariants(
  landing: LandingFile,
  variants: readonly Variant[],
  files: readonly VariantFile[],
): LandingFile {
  const { page, meta } = landing;
  const test = testOf(variants, files, page.slug);
  const prose = Object.assign({}, page.prose, ...files.map((file) => file.page.prose));
  const links = [...(meta.links ?? []), ...ownLinks(files)];
  const weights = test.variants.map(({ name, weight }) => [name, weight] as const);
  return {
    ...landing,
    page: { ...page, test, ...(Object.keys(prose).length === 0 ? {} : { prose }) },
    meta: { ...meta, test: { name: test.name, weights }, ...(links.length === 0 ? {} : { links }) },
    variants: files,
  };
}

/** Checks and completes a landing of the right shape with its variants. */
export function checkWithVariants(
  { variants: _, ...raw }: Landing,
  variants: readonly Variant[],
  from: LandingSource,
): ReadLanding {
  const { checked, read, diagnostics } = checkVersions(raw, variants, from);
  const { landing } = checked;
  if (!landing || hasErrors(read.diagnostics)) return { ...faultyWith(checked, read), diagnostics };
  return { landing: addVariants(landing, variants, read.files), diagnostics };
}

/**
 * Reports everything else that can be found in a landing of the wrong shape and in its variants, as far as they are
 * right.
 */
export function checkWrongShape(parsed: unknown, from: LandingSource): ReadLanding {
  const { siteFacts, schemas, source, locate } = from;
  const { raw, sets } = partsOfLanding(parsed) ?? { raw: parsed, sets: [] };
  const despite = despiteFaults(schemas.landing, raw, locate);
  if (!despite) return { diagnostics: checkAnyShape(parsed, siteFacts, source, locate) };
  const isOfSchema = expectedIn(schemas.landing);
  const isExpected = (path: Path) => despite.isFaulty(path) || isOfSchema(path);
  const rest = { ...from, locate: despite.locate, isExpected };
  const { checked, read, diagnostics } = checkVersions(despite.value, sets, rest);
  // Texts whose language is unknown cannot be judged.
  if (despite.isFaulty(['language'])) return { diagnostics: despite.told(diagnostics) };
  const { landing, faulty = landing } = checked;
  const right = faulty ? { faulty: asWritten(faulty, despite, from, raw as object) } : {};
  return {
    ...faultyWith({ ...right, diagnostics: [] }, read),
    diagnostics: despite.told(diagnostics),
  };
}
