import { join, resolve } from 'node:path';
import type { Diagnostic } from '../content/diagnostic.ts';
import { displayPath } from '../content/source-file.ts';
import type { SharedFinding } from './landing-views.ts';

function placeOf({ rule, file, line, column }: Omit<SharedFinding, 'message' | 'hint'>): string {
  return `${rule} ${file} ${line}:${column}`;
}

/** Gathers what all landings of a look have in common; it is told once. */
export class SharedFindings {
  readonly #found = new Map<string, { finding: SharedFinding; name: string }>();

  /** @param name of the landing's file: of several without a place in the sources, the first has the finding. */
  add(name: string, findings: readonly SharedFinding[]): void {
    for (const finding of findings) {
      const key =
        finding.file === undefined ? `${finding.rule} ${finding.message}` : placeOf(finding);
      const known = this.#found.get(key);
      if (!known || name < known.name) this.#found.set(key, { finding, name });
    }
  }

  /**
   * @param told what was found on other pages: at the same place it is the same fault.
   * @param fileOf path of a landing as findings show it.
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
