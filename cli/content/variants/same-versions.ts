import { isDeepStrictEqual } from 'node:util';
import type { Landing } from '../../../schemas/landing.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { shownSections } from '../pages/section-order.ts';
import { report, type SourceFile } from '../source-file.ts';
import type { Path } from '../value-path.ts';
import type { Locate } from '../yaml/yaml-document.ts';

/** A variant without errors. */
export interface WholeVersion {
  name: string;
  /** Path of its changes in the file. */
  at: Path;
  /** With facts filled in. */
  landing: Landing;
  /** Whether each of its changes is reported as one that changes nothing. */
  isTold: boolean;
}

/**
 * Reports variants that show the same as the page or as another one, however they are written: visitors are divided
 * between two versions without a difference.
 *
 * @param original with facts filled in.
 */
export function sameVersions(
  original: Landing,
  versions: readonly WholeVersion[],
  { source, locate }: { source: SourceFile; locate: Locate },
): Diagnostic[] {
  const page = shownSections(original);
  return versions.flatMap(({ name, at, landing, isTold }, index) => {
    const isLikePage = isDeepStrictEqual(landing, page);
    const twin = versions.slice(0, index).find((one) => isDeepStrictEqual(one.landing, landing));
    if (isLikePage ? isTold : !twin) return [];
    return report(source, {
      range: locate(at, 'key'),
      rule: 'variants/same',
      severity: 'warning',
      message: isLikePage
        ? `"${name}" shows the same as the page itself, so nothing is tried.`
        : `"${name}" shows the same as "${twin?.name}", so nothing is tried between them.`,
      hint: 'Write what is to be different, or remove the variant.',
    });
  });
}
