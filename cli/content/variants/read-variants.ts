import type { z } from 'zod';
import type { Landing } from '../../../schemas/landing.ts';
import type { LandingTest, LandingVariant } from '../../../schemas/page.ts';
import type { Variant } from '../../../schemas/variants.ts';
import type { PageLink } from '../addresses/page-links.ts';
import { type Diagnostic, hasErrors } from '../diagnostic.ts';
import type { LandingFile, ReadLanding } from '../pages/landing-file.ts';
import { shownSections } from '../pages/section-order.ts';
import { checkShape } from '../shape/validate.ts';
import { report, type SourceFile } from '../source-file.ts';
import type { Path } from '../value-path.ts';
import type { Locate } from '../yaml/yaml-document.ts';
import { changeFindings } from './change-findings.ts';
import { changedBy, changesThatFit } from './changed-value.ts';
import { type Change, readChanges, type UnreadChange } from './read-changes.ts';
import type { ChangeSet, ChangeSets } from './readable-variants.ts';
import { sameVersions, type WholeVersion } from './same-versions.ts';
import { VariantPlaces } from './variant-places.ts';

/** A variant as a separate landing, with all positions in its common file. */
export interface VariantFile extends LandingFile {
  places: VariantPlaces;
}

/** Further checks of a landing with the right shape. */
export type CheckLanding = (raw: Landing, locate: Locate) => ReadLanding;

/** What comes of the variants of a landing. */
export interface ReadVariants {
  /** All variants whose changes can be applied, at least in part; every variant if there are no errors. */
  files: VariantFile[];
  /** Paths in the file of changes that cannot be applied, so that their values are not checked. */
  unread: Path[];
  diagnostics: Diagnostic[];
}

/** The landing without its variants, and its findings. */
export interface VariantsOf {
  raw: object;
  schema: z.ZodType<Landing>;
  told: readonly Diagnostic[];
  /** With facts filled in; missing if it has errors. */
  shown?: Landing | undefined;
  source: SourceFile;
  locate: Locate;
  /** Given if the landing has the wrong shape: whether a part that it lacks is one that it should have. */
  isExpected?: ((path: Path) => boolean) | undefined;
}

/** Reports changes of blocks that the variant does not show. */
function hiddenChanges(
  changes: readonly Change[],
  shown: Landing,
  { source, locate }: Pick<VariantsOf, 'source' | 'locate'>,
): Diagnostic[] {
  return changes.flatMap(({ path: [block], at }) =>
    String(block) in shown
      ? []
      : report(source, {
          range: locate(at, 'key'),
          rule: 'shape/sections',
          message: `The block ${String(block)} is not shown, because sections does not list it.`,
          hint: `Set sections for this variant as well, with "${String(block)}" where it should stand.`,
        }),
  );
}

/** Checks a variant with those of its changes that can be applied. */
function checkVersion(
  changes: readonly Change[],
  unread: readonly Pick<UnreadChange, 'block'>[],
  at: Path,
  { raw, told, source, locate }: VariantsOf,
  check: CheckLanding,
): { file?: VariantFile; diagnostics: Diagnostic[] } {
  const places = new VariantPlaces(at, changes, locate);
  const shown = shownSections(changedBy(raw, changes) as Landing);
  const { landing, faulty, diagnostics: found } = check(shown, places.locate);
  const diagnostics = [
    ...hiddenChanges(changes, shown, { source, locate }),
    ...places.ownFindings(found, told, source),
  ];
  // Without a change that is reported already, the order of the sections may name one that is not there.
  const isOrderKnown = unread.every(({ block = '' }) => block !== 'sections' && block in raw);
  const file = landing ?? faulty;
  return {
    ...(file ? { file: { ...file, places } } : {}),
    diagnostics: isOrderKnown
      ? diagnostics
      : diagnostics.filter(({ rule }) => rule !== 'shape/sections'),
  };
}

function readVariant(
  { name = '', set }: ChangeSet,
  index: number,
  of: VariantsOf,
  check: CheckLanding,
): { file?: VariantFile; whole?: WholeVersion; unread: Path[]; diagnostics: Diagnostic[] } {
  const { raw, schema, told, source, locate } = of;
  const at = ['variants', index];
  const { changes, unread, findings } = readChanges(raw, set, at, of);
  const diagnostics = findings.map((finding) => report(source, finding));
  const places = new VariantPlaces(at, changes, locate);
  const shape = checkShape(schema, changedBy(raw, changes), source, places.locate);
  if (!shape.value) {
    const own = places.ownFindings(shape.diagnostics, told, source);
    diagnostics.push(...changeFindings(own, changes, of));
  }
  const fitting = shape.value ? changes : changesThatFit(raw, changes, schema);
  for (const change of changes)
    if (!fitting.includes(change)) unread.push({ at: change.at, block: String(change.path[0]) });
  const paths = unread.map((change) => change.at);
  if (fitting.length === 0) return { unread: paths, diagnostics };
  const { file, diagnostics: found } = checkVersion(fitting, unread, at, of, check);
  diagnostics.push(...found);
  const isTold = findings.filter(({ rule }) => rule === 'variants/same').length === changes.length;
  const whole =
    file && paths.length === 0 && !hasErrors(diagnostics)
      ? { name, at: [...at, 'set'], landing: file.page.landing, isTold }
      : undefined;
  return {
    ...(file ? { file } : {}),
    ...(whole ? { whole } : {}),
    ...{ unread: paths, diagnostics },
  };
}

/** Applies the changes of each variant to the landing, and checks the results as landings. */
export function readVariants(sets: ChangeSets, of: VariantsOf, check: CheckLanding): ReadVariants {
  const read = sets.flatMap((set, index) => (set ? readVariant(set, index, of, check) : []));
  return {
    files: read.flatMap(({ file }) => file ?? []),
    unread: read.flatMap(({ unread }) => unread),
    diagnostics: [
      ...read.flatMap(({ diagnostics }) => diagnostics),
      ...(of.shown
        ? sameVersions(
            of.shown,
            read.flatMap(({ whole }) => whole ?? []),
            of,
          )
        : []),
    ],
  };
}

/** The test of a landing, for its page. */
export function testOf(
  variants: readonly Variant[],
  files: readonly VariantFile[],
  slug: string,
): LandingTest {
  const shown = variants.flatMap(({ name, weight }, index): LandingVariant[] => {
    const file = files[index];
    return file ? [{ name, weight, landing: file.page.landing }] : [];
  });
  const test = variants.find((variant) => variant.test !== undefined)?.test;
  return { name: test ?? slug, variants: shown };
}

/** Links that only variants have, with their paths in the file. */
export function ownLinks(files: readonly VariantFile[]): PageLink[] {
  return files.flatMap(({ meta, places }) =>
    (meta.links ?? []).flatMap((link) => {
      const at = places.own(link.at);
      return at ? [{ ...link, at }] : [];
    }),
  );
}
