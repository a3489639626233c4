import type { Diagnostic } from '../content/diagnostic.ts';

/** Identifies a finding without its position, which moves with every line above it. */
function nameOf({ rule, message }: Diagnostic): string {
  return `${rule} ${message}`;
}

/** Findings of the first list that the second one has less often. */
function without(found: readonly Diagnostic[], others: readonly Diagnostic[]): Diagnostic[] {
  const left = new Map<string, number>();
  for (const other of others) left.set(nameOf(other), (left.get(nameOf(other)) ?? 0) + 1);
  return found.filter((finding) => {
    const count = left.get(nameOf(finding)) ?? 0;
    left.set(nameOf(finding), count - 1);
    return count <= 0;
  });
}

/** Findings added and fixed between two versions of a file. */
export function findingChanges(
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
): { added: Diagnostic[]; mended: Diagnostic[] } {
  return { added: without(after, before), mended: without(before, after) };
}
