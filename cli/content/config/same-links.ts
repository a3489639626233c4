import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import type { Path } from '../value-path.ts';

/** The address of a menu entry that leads where an earlier one does. */
interface SameLink {
  path: Path;
  /** Position of the earlier one in their list. */
  first: number;
}

function* linksIn(value: unknown, path: Path): Generator<SameLink> {
  if (typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  const seen = new Map<string, { label: string; first: number }>();
  for (const [key, child] of Object.entries(value)) {
    const at = isList ? Number(key) : key;
    const to = isList && child?.href !== undefined ? JSON.stringify(child.href) : undefined;
    const label = JSON.stringify(child?.label);
    const earlier = to === undefined ? undefined : seen.get(to);
    // With the same label, too, it is the whole entry that stands there again.
    if (earlier && earlier.label !== label)
      yield { path: [...path, at, 'href'], first: earlier.first };
    else if (to !== undefined) seen.set(to, { label, first: Number(key) });
    yield* linksIn(child, [...path, at]);
  }
}

/** Entries of a menu that lead where another one of their list leads: copied, and only the label was changed. */
export function sameLinks(navigation: SiteConfig['navigation']): Generator<SameLink> {
  return linksIn(navigation, ['navigation']);
}
