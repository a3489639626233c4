import type { Diagnostic } from '../../content/diagnostic.ts';
import type { TakenBack } from '../../report/finding-blocks.ts';
import type { SortedFindings } from '../../report/sorted-findings.ts';
import { copyRepeated } from '../../rules/copy/copy-repeated.ts';
import { TOLD } from './compared-page.ts';

/** Files that are copies of each other, also indirectly (union-find). */
class CopiedFiles {
  readonly #parents = new Map<string, string>();

  of(file: string): string {
    let root = file;
    for (let up = this.#parents.get(root); up !== undefined; up = this.#parents.get(root))
      root = up;
    if (root !== file) this.#parents.set(file, root);
    return root;
  }

  join(one: string, other: string): void {
    const [root, above] = [this.of(one), this.of(other)];
    if (root !== above) this.#parents.set(root, above);
  }
}

/**
 * Finds what a reported copy implies: it has the title and the sentences of its original, and rewriting it changes
 * both. Nothing is implied by a copy that is not reported, as a comment or the baseline accepts it.
 *
 * @returns undefined if no copy is reported.
 */
export function toldWithCopies(found: SortedFindings): TakenBack | undefined {
  return found.hasRule(TOLD.copy.rule)
    ? impliedBy(found.ofRules(new Set([TOLD.copy.rule])))
    : undefined;
}

function impliedBy(reported: Iterable<Diagnostic>): Required<TakenBack> {
  const copies = new CopiedFiles();
  for (const { file, other } of reported) if (other !== undefined) copies.join(file, other);
  return {
    isTold: ({ file, other }) => other !== undefined && copies.of(file) === copies.of(other),
    rules: new Set([TOLD.title.rule, copyRepeated.name]),
  };
}

/** Findings about pages that were compared, without what their copies imply. */
export function withoutImplied(found: readonly Diagnostic[]): Diagnostic[] {
  const { isTold, rules } = impliedBy(found.filter(({ rule }) => rule === TOLD.copy.rule));
  return found.filter((finding) => !rules.has(finding.rule) || !isTold(finding));
}
