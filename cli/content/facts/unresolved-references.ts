import { isCalculation, namesIn } from '../../../renderer/text/fact-calculation.ts';
import type { Span } from '../span-location.ts';
import { matchesIn } from '../text-rules/matches-in.ts';
import { FACT_REFERENCE, type Facts } from './facts.ts';

/** A name that is no fact, or a calculation that has no result. */
export interface UnresolvedReference {
  path: readonly PropertyKey[];
  name: string;
  /** Position in its text: that of the reference, or of a name in a calculation. */
  span: Span;
  /** True of a name in a calculation, which has no braces of its own. */
  isPart?: true;
}

type Unresolved = Omit<UnresolvedReference, 'path'>;

/** What has no value in one reference: the unknown names of a calculation, or else the whole. */
function unresolvedIn(reference: string, at: number, facts: Facts): Unresolved[] {
  if (facts.get(reference) !== undefined) return [];
  const whole: Unresolved = {
    name: reference,
    span: [at, at + reference.length + 2],
  };
  if (!isCalculation(reference)) return [whole];
  const unknown = namesIn(reference).filter(({ name }) => facts.get(name) === undefined);
  if (unknown.length === 0) return [whole];
  return unknown.map(({ name, at: from }) => {
    const start = at + 1 + from;
    return { name, span: [start, start + name.length], isPart: true };
  });
}

function collect(
  value: unknown,
  facts: Facts,
  path: PropertyKey[],
  unresolved: UnresolvedReference[],
): void {
  if (typeof value === 'string') {
    if (!value.includes('{')) return;
    for (const { 1: reference = '', index } of matchesIn(value, FACT_REFERENCE))
      for (const found of unresolvedIn(reference, index, facts))
        unresolved.push({ path: [...path], ...found });
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      path.push(Array.isArray(value) ? Number(key) : key);
      collect(item, facts, path, unresolved);
      path.pop();
    }
  }
}

/** References that have no value, with the path of their text. */
export function unresolvedReferences(value: unknown, facts: Facts): UnresolvedReference[] {
  const unresolved: UnresolvedReference[] = [];
  collect(value, facts, [], unresolved);
  return unresolved;
}
