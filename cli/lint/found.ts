import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareDiagnostics, type Diagnostic } from '../../content/diagnostic.ts';
import { type LinePlace, LineWriter, readLine } from '../checked-lines.ts';

/**
 * The findings of one run. They wait in a file, so that a folder of a hundred thousand landings with a
 * warning each takes no more memory than one without; in memory is only where those of each file stand.
 */
export class Found implements Iterable<Diagnostic> {
  readonly #places = new Map<string, LinePlace[]>();
  readonly #lines: LineWriter;

  constructor() {
    const folder = mkdtempSync(join(tmpdir(), 'touchdown-lint-'));
    this.#lines = new LineWriter(join(folder, 'found'));
    // Open, the file stays until this process ends, however that happens.
    rmSync(folder, { recursive: true, force: true });
  }

  add(findings: Iterable<Diagnostic>): void {
    const byFile = new Map<string, Diagnostic[]>();
    for (const finding of findings) {
      const together = byFile.get(finding.file);
      if (together) together.push(finding);
      else byFile.set(finding.file, [finding]);
    }
    for (const [file, together] of byFile) {
      const place = this.#lines.write(JSON.stringify(together));
      const places = this.#places.get(file);
      if (places) places.push(place);
      else this.#places.set(file, [place]);
    }
  }

  /** Every finding in the order of files, places and rules. */
  *[Symbol.iterator](): Generator<Diagnostic> {
    this.#lines.flush();
    for (const file of [...this.#places.keys()].sort()) {
      const places = this.#places.get(file) ?? [];
      const findings: Diagnostic[] = places.flatMap((place) => JSON.parse(readLine(place)));
      yield* findings.sort(compareDiagnostics);
    }
  }

  close(): void {
    this.#lines.close();
  }
}
