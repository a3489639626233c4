import type { z } from 'zod';
import type { Landing } from '../../../schemas/landing.ts';
import type { LandingTest, LandingVariant } from '../../../schemas/page.ts';
import type { Variant } from '../../../schemas/variants.ts';
import type { PageLink } from '../addresses/page-links.ts';
import { type Diagnostic, hasErrors } from '../diagnostic.ts';
import type { LandingFile } from '../pages/landing-file.ts';
import { shownSections } from '../pages/section-order.ts';
import { checkShape } from '../shape/validate.ts';
import { report, type SourceFile } from '../source-file.ts';
import type { Locate } from '../yaml/yaml-document.ts';
import { changedValue } from './changed-value.ts';
import { type Change, readChanges } from './read-changes.ts';
import { VariantPlaces } from './variant-places.ts';

/** A variant as a separate landing, with all positions in its common file. */
export interface VariantFile extends LandingFile {
  places: VariantPlaces;
}

/** Further checks of a landing with the right shape. */
export type CheckLanding = (
  raw: Landing,
  locate: Locate,
) => { landing?: LandingFile; diagnostics: Diagnostic[] };

interface ReadVariants {
  /** Undefined if there are errors. */
  files?: VariantFile[];
  diagnostics: Diagnostic[];
}

/** The landing without its variants, and its findings. */
export interface VariantsOf {
  raw: Landing;
  schema: z.ZodType<Landing>;
  told: readonly Diagnostic[];
  source: SourceFile;
  locate: Locate;
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

function readVariant(
  variant: Variant,
  index: number,
  { raw, schema, told, source, locate }: VariantsOf,
  check: CheckLanding,
): { file?: VariantFile; diagnostics: Diagnostic[] } {
  const at = ['variants', index];
  const { changes, findings } = readChanges(raw, variant.set, at, locate);
  const diagnostics = findings.map((finding) => report(source, finding));
  if (hasErrors(diagnostics)) return { diagnostics };
  const places = new VariantPlaces(at, changes, locate);
  const changed = changes.reduce<unknown>(
    (value, { path, value: to }) => changedValue(value, path, to),
    raw,
  );
  const shape = checkShape(schema, changed, source, places.locate);
  const shown = shape.value && shownSections(shape.value);
  if (shown) diagnostics.push(...hiddenChanges(changes, shown, { source, locate }));
  const checked = shown && check(shown, places.locate);
  const found = [...shape.diagnostics, ...(checked?.diagnostics ?? [])];
  diagnostics.push(...places.ownFindings(found, told, source));
  const { landing } = checked ?? {};
  return { ...(landing ? { file: { ...landing, places } } : {}), diagnostics };
}

/** Applies the changes of each variant to the landing, and checks the results as landings. */
export function readVariants(
  variants: readonly Variant[],
  of: VariantsOf,
  check: CheckLanding,
): ReadVariants {
  const read = variants.map((variant, index) => readVariant(variant, index, of, check));
  const files = read.flatMap(({ file }) => file ?? []);
  const diagnostics = read.flatMap((one) => one.diagnostics);
  return { ...(files.length === variants.length ? { files } : {}), diagnostics };
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
