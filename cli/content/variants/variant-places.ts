import type { Diagnostic, Range } from '../diagnostic.ts';
import { report, type SourceFile } from '../source-file.ts';
import type { Path } from '../value-path.ts';
import type { Locate } from '../yaml/yaml-document.ts';
import { isBelow } from './place-of-change.ts';
import type { Change } from './read-changes.ts';

function isInside({ line, column }: Range, whole: Range): boolean {
  const isBehind = line > whole.line || (line === whole.line && column >= whole.column);
  return (
    isBehind && (line < whole.endLine || (line === whole.endLine && column <= whole.endColumn))
  );
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
    const isTold = ({ rule, line, column, message }: Diagnostic) =>
      told.some(
        (other) =>
          other.rule === rule &&
          other.line === line &&
          other.column === column &&
          other.message === message,
      );
    const [only] = this.#changes.length === 1 ? this.#changes : [];
    const changes = only?.at ?? [...this.#at, 'set'];
    return [...found].flatMap((finding) => {
      if (isInside(finding, whole)) return [finding];
      if (isTold(finding)) return [];
      const { rule, severity, message, hint } = finding;
      const range = this.#locate(changes, only ? 'value' : 'key');
      return [report(source, { range, rule, severity, message, hint })];
    });
  }
}
