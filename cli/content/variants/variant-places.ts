import type { Diagnostic, Range } from '../diagnostic.ts';
import { report, type SourceFile } from '../source-file.ts';
import type { Path } from '../value-path.ts';
import type { Locate } from '../yaml-document.ts';
import { isBelow } from './place-of-change.ts';
import type { Change } from './read-changes.ts';

function isInside({ line, column }: Range, whole: Range): boolean {
  const isBehind = line > whole.line || (line === whole.line && column >= whole.column);
  return (
    isBehind && (line < whole.endLine || (line === whole.endLine && column <= whole.endColumn))
  );
}

/** Where the parts of a variant stand: what it changes in its `set`, everything else on the page itself. */
export class VariantPlaces {
  readonly #at: Path;
  readonly #changes: readonly Change[];
  readonly #locate: Locate;

  /** @param at where the variant stands in its file. */
  constructor(at: Path, changes: readonly Change[], locate: Locate) {
    this.#at = at;
    this.#changes = changes;
    this.#locate = locate;
  }

  /** The way in the file to a part of the variant that it changes; undefined of all others. */
  own(path: Path): Path | undefined {
    const change = this.#changes.find((one) => isBelow(path, one.path));
    return change && [...change.at, ...path.slice(change.path.length)];
  }

  readonly locate: Locate = (path, at, span) => this.#locate(this.own(path) ?? path, at, span);

  /**
   * What was found in the variant and not on the page itself. A finding at a part that is not changed comes of the
   * changes as well, and is told at them.
   *
   * @param told what was found on the page itself.
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
