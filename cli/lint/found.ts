import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareDiagnostics, type Diagnostic } from '../../content/diagnostic.ts';
import { LineReader, LineWriter } from '../checked-lines.ts';

/**
 * The findings of one run. They wait in a file, so that a folder of a hundred thousand landings with a
 * warning each takes no more memory than one without; in memory is only where those of each file stand.
 */
export class Found implements Iterable<Diagnostic> {
  /** Starts and lengths of the lines of each file in turn: an object for each would be five times as large. */
  readonly #places = new Map<string, number[]>();
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
      const { start, length } = this.#lines.write(JSON.stringify(together));
      this.#places.set(file, [...(this.#places.get(file) ?? []), start, length]);
    }
  }

  /** Every finding in the order of files, places and rules. */
  *[Symbol.iterator](): Generator<Diagnostic> {
    this.#lines.flush();
    const reader = new LineReader(this.#lines.file);
    for (const file of [...this.#places.keys()].sort()) {
      const places = this.#places.get(file) ?? [];
      const findings: Diagnostic[] = [];
      for (let index = 0; index < places.length; index += 2) {
        const [start = 0, length = 0] = places.slice(index);
        findings.push(...JSON.parse(reader.read({ start, length })));
      }
      yield* findings.sort(compareDiagnostics);
    }
  }

  close(): void {
    this.#lines.close();
  }
}
