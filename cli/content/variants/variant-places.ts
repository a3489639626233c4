import type { Diagnostic, Range } from '../diagnostic.ts';
import { report, type SourceFile } from '../source-file.ts';
import { isBelow, type Path } from '../value-path.ts';
import type { Locate } from '../yaml/yaml-document.ts';
import type { Change } from './read-changes.ts';

function isInside({ line, column }: Range, whole: Range): boolean {
  const isBehind = line > whole.line || (line === whole.line && column >= whole.column);
  return (
    isBehind && (line < whole.endLine || (line === whole.endLine && column <= whole.endColumn))
  );
}

/** True if two findings are the same. What is said of a wrong shape depends on what else is there. */
function isSame(finding: Diagnostic, other: Diagnostic): boolean {
  if (finding.line !== other.line || finding.column !== other.column) return false;
  if (finding.rule.startsWith('shape/')) return other.rule.startsWith('shape/');
  return finding.rule === other.rule && finding.message === other.message;
}

/** Positions of the parts of a variant: changes are in its `set`, everything else in the page itself. */
export class VariantPlaces {
  readonly #at: Path;
  readonly #changes: readonly Change[];
  readonly #locate: Locate;

  /** @param at path of the variant in its file. */
  constructor(at: Path, changes: readonly Change[], locate: Locate) {
    this.#at = at;
    this.#changes = changes;
    this.#locate = locate;
  }

  /** The path in the file of a changed part of the variant; undefined for any other part. */
  own(path: Path): Path | undefined {
    const change = this.#changes.find((one) => isBelow(path, one.path));
    return change && [...change.at, ...path.slice(change.path.length)];
  }

  readonly locate: Locate = (path, at, span) => this.#locate(this.own(path) ?? path, at, span);

  /**
   * Findings in the variant that the page itself does not have. A finding at an unchanged part is also caused by
   * the changes, and is reported there.
   *
   * @param told findings in the page itself.
   */
  ownFindings(
    found: Iterable<Diagnostic>,
    told: readonly Diagnostic[],
    source: Pick<SourceFile, 'file' | 'text'>,
  ): Diagnostic[] {
    const whole = this.#locate(this.#at, 'value');
    return [...found].flatMap((finding) => {
      if (isInside(finding, whole)) return [finding];
      if (told.some((other) => isSame(finding, other))) return [];
      const { rule, severity, message, hint } = finding;
      const cause = this.#causeOf(finding);
      const range = this.#locate(cause?.at ?? [...this.#at, 'set'], cause ? 'value' : 'key');
      return [report(source, { range, rule, severity, message, hint })];
    });
  }

  /** The change that is responsible for a finding outside of it: the only one, or the only one below its place. */
  #causeOf(finding: Range): Change | undefined {
    if (this.#changes.length === 1) return this.#changes[0];
    const below = this.#changes.filter(({ path }) =>
      path.slice(1).some((_, index) => {
        const { line, column } = this.#locate(path.slice(0, index + 1), 'key');
        return line === finding.line && column === finding.column;
      }),
    );
    return below.length === 1 ? below[0] : undefined;
  }
}
