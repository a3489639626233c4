import { FoundByKey } from '../shared-values.ts';
import type { Span } from '../span-location.ts';
import type { Path } from '../value-path.ts';

/** A link in a landing, and its position in the file. */
export interface PageLink {
  at: Path;
  /** Its raw address. */
  to: string;
  /** Position of the address in the text at `at`, if it is only a part of it. */
  span?: Span;
  /** What visitors read on it, if that is a text of its own. */
  words?: string | undefined;
  /** What the entry with the link is called, if it has a title. */
  title?: string;
}

function collect(value: unknown, path: PropertyKey[], links: PageLink[]): void {
  if (typeof value !== 'object' || value === null) return;
  const { label, linkLabel = label, title } = value as Readonly<Record<string, unknown>>;
  for (const [key, item] of Object.entries(value)) {
    const place = [...path, Array.isArray(value) ? Number(key) : key];
    if (key === 'href' && typeof item === 'string') {
      links.push({
        ...{ at: place, to: item },
        ...(typeof linkLabel === 'string' ? { words: linkLabel } : {}),
        ...(typeof title === 'string' ? { title } : {}),
      });
    } else if (typeof item === 'object') collect(item, place, links);
  }
}

const known = new FoundByKey(collect);

/** Every link of a landing: the values of `href`, in any block. */
export function linksIn(landing: object): PageLink[] {
  return known.in(landing);
}
