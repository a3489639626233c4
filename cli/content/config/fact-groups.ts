import { CORE_KEYS, type SiteConfig } from '../../../schemas/config/site-config.ts';
import type { Path } from '../value-path.ts';

/** A map of the business's own facts, at any depth. */
export interface FactGroup {
  path: Path;
  facts: Readonly<Record<string, unknown>>;
}

function* groupsIn(value: unknown, path: Path): Generator<FactGroup> {
  if (typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  if (!isList) yield { path, facts: value as Record<string, unknown> };
  for (const [key, child] of Object.entries(value))
    yield* groupsIn(child, [...path, isList ? Number(key) : key]);
}

/** Every map of the business's own facts: those of one map are about one thing, and can be compared. */
export function factGroups(config: SiteConfig): FactGroup[] {
  return Object.entries(config)
    .filter(([group]) => !CORE_KEYS.has(group))
    .flatMap(([group, value]) => [...groupsIn(value, [group])]);
}
