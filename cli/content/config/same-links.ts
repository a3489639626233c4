import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import { plainSlug } from '../addresses/slugs-of-words.ts';
import type { Path } from '../value-path.ts';

/** The address of a menu entry that leads where another one does. */
interface SameLink {
  path: Path;
  /** Position of the other one in their list. */
  other: number;
  /** Whether the label of the other one names the address, and that of this one does not. */
  isMisnamed: boolean;
}

/** An entry of a menu, as far as it could be read. */
interface Entry {
  label?: unknown;
  href?: unknown;
}

/** Shorter words, such as articles, name no page. */
const SHORTEST = 3;

/** The words of a label, or of an address, in each of their languages. */
function wordsOf(value: unknown): string[] {
  const texts = typeof value === 'string' ? [value] : Object.values(Object(value));
  return texts.flatMap((text) => plainSlug(String(text)).split('-'));
}

/** True of an entry whose label has a word of the address that it leads to. */
function isNamed({ label, href }: Entry): boolean {
  const address = new Set(wordsOf(href).filter((word) => word.length >= SHORTEST));
  return wordsOf(label).some((word) => address.has(word));
}

function* linksIn(value: unknown, path: Path): Generator<SameLink> {
  if (typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  const seen = new Map<string, { entry: Entry; at: number }>();
  for (const [key, child] of Object.entries(value)) {
    const at = Number(key);
    const to = isList && child?.href !== undefined ? JSON.stringify(child.href) : undefined;
    const earlier = to === undefined ? undefined : seen.get(to);
    // With the same label, too, it is the whole entry that stands there again.
    if (earlier && JSON.stringify(earlier.entry.label) !== JSON.stringify(child.label)) {
      const isOlder = !isNamed(earlier.entry) && isNamed(child);
      const isMisnamed = isOlder || (isNamed(earlier.entry) && !isNamed(child));
      const [wrong, other] = isOlder ? [earlier.at, at] : [at, earlier.at];
      yield { path: [...path, wrong, 'href'], other, isMisnamed };
      if (to !== undefined && isOlder) seen.set(to, { entry: child, at });
    } else if (to !== undefined) seen.set(to, { entry: child, at });
    yield* linksIn(child, [...path, isList ? at : key]);
  }
}

/**
 * Entries of a menu that lead where another one of their list leads: copied, and only the label was changed. Of the two it is the
 * one whose label does not name the address, if the other one's does, and else the later one.
 */
export function sameLinks(navigation: SiteConfig['navigation']): Generator<SameLink> {
  return linksIn(navigation, ['navigation']);
}
