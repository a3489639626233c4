import { join, resolve } from 'node:path';
import type { Diagnostic } from '../content/diagnostic.ts';
import { displayPath } from '../content/source-file.ts';
import type { SharedFinding } from './landings/landing-views.ts';

function placeOf({ rule, file, line, column }: Omit<SharedFinding, 'message' | 'hint'>): string {
  return `${rule} ${file} ${line}:${column}`;
}

/** Collects findings that several landings have in common, which are reported once. */
export class SharedFindings {
  readonly #found = new Map<string, { finding: SharedFinding; name: string }>();

  /** @param name of the landing's file: a finding without a source is reported for the first landing. */
  add(name: string, findings: readonly SharedFinding[]): void {
    for (const finding of findings) {
      const key =
        finding.file === undefined ? `${finding.rule} ${finding.message}` : placeOf(finding);
      const known = this.#found.get(key);
      if (!known || name < known.name) this.#found.set(key, { finding, name });
    }
  }

  /**
   * @param told findings on other pages: those at the same position are duplicates.
   */
  findings(
    told: readonly Diagnostic[],
    { root, landingsDir, cwd }: { root: string; landingsDir: string; cwd: string },
  ): Diagnostic[] {
    const known = new Set(told.map(placeOf));
    return [...this.#found.values()]
      .map(({ finding, name }) => {
        const { file } = finding;
        const path = file === undefined ? join(landingsDir, name) : resolve(root, file);
        return { ...finding, file: displayPath(path, cwd) };
      })
      .filter((finding) => !known.has(placeOf(finding)));
  }
}
