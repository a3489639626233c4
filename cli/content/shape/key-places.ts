import { suggest } from '../suggest.ts';
import type { Path } from '../value-path.ts';
import type { KnownKeys } from './missing-key.ts';

/** The groups in which a page describes itself, and whose keys are most often written beside them. */
const ABOUT_PAGE = ['page', 'seo'];

/** True of a value that a place may hold: a map where keys belong, anything else where none do. */
function isOfKind(value: unknown, place: Path, known: KnownKeys): boolean {
  const isMap = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isMap === known(place).length > 0;
}

/** The only other group of the file that can have a key, with the key as it is spelled there. */
function otherGroup(
  key: string,
  value: unknown,
  path: Path,
  known: KnownKeys,
): { group: string; name: string } | undefined {
  const groups = known([]).filter((group) => group !== path[0]);
  const having = groups.filter(
    (group) => known([group]).includes(key) && isOfKind(value, [group, key], known),
  );
  const isAbout = path.length === 0 || ABOUT_PAGE.includes(String(path[0]));
  const about = isAbout ? ABOUT_PAGE.filter((group) => groups.includes(group)) : [];
  const [first] = about.filter((group) => having.includes(group));
  if (first !== undefined) return { group: first, name: key };
  const [only, ...others] = having;
  if (only !== undefined && others.length === 0) return { group: only, name: key };
  for (const group of about) {
    const name = suggest(key, known([group]));
    if (name !== undefined && isOfKind(value, [group, name], known)) return { group, name };
  }
  return undefined;
}

/**
 * Where a key belongs that its map cannot have: below another group of the file, or at its top.
 *
 * @param path of the map that has it.
 * @returns a hint; undefined if it belongs nowhere, or in several places.
 */
export function placeHint(
  key: string,
  value: unknown,
  path: Path,
  known: KnownKeys,
): string | undefined {
  const top = known([]);
  const isAtTop = path.length === 0;
  if (!isAtTop && top.includes(key) && isOfKind(value, [key], known))
    return `Write ${key} at the top level of the file, not below ${String(path[0])}.`;
  if (isAtTop && key === 'page' && typeof value === 'object' && value !== null) {
    const areOfTop = Object.keys(value).every((name) => top.includes(name));
    if (areOfTop) return 'Write its keys at the top level of the file: only landings have a page.';
  }
  const { group, name } = otherGroup(key, value, path, known) ?? {};
  if (group === undefined || name === undefined) return undefined;
  return name === key ? `Write it below ${group}.` : `Write it below ${group}, as ${name}.`;
}
