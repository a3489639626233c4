import { fieldName } from '../../../field-path.ts';
import type { FieldFinding } from '../../../protocol.ts';
import { sharedData } from './shared-data.ts';

const NONE: readonly FieldFinding[] = [];

/** Findings of a file by field name. */
export class FindingIndex {
  readonly all: readonly FieldFinding[];
  readonly #byName = new Map<string, readonly FieldFinding[]>();
  readonly #inside = new Map<string, number>();

  readonly #withErrors = new Set<string>();

  /** @param before the previous index of the same file; unchanged parts keep their identity. */
  constructor(findings: readonly FieldFinding[], before?: FindingIndex) {
    this.all = sharedData(before?.all, findings) as readonly FieldFinding[];
    for (const finding of this.all) {
      const name = fieldName(finding.path);
      this.#byName.set(name, [...(this.#byName.get(name) ?? []), finding]);
      for (const depth of finding.path.keys()) {
        const group = fieldName(finding.path.slice(0, depth + 1));
        this.#inside.set(group, (this.#inside.get(group) ?? 0) + 1);
        if (finding.severity === 'error') this.#withErrors.add(group);
      }
    }
    for (const [name, found] of this.#byName)
      this.#byName.set(name, sharedData(before?.at(name), found) as readonly FieldFinding[]);
  }

  /** Findings of a field itself. */
  at(name: string): readonly FieldFinding[] {
    return this.#byName.get(name) ?? NONE;
  }

  /** Number of findings of a field and everything below it. */
  countIn(name: string): number {
    return this.#inside.get(name) ?? 0;
  }

  /** Whether one of them is an error. */
  hasErrorIn(name: string): boolean {
    return this.#withErrors.has(name);
  }
}
