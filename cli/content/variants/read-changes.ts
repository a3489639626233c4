import { isDeepStrictEqual } from 'node:util';
import { readPath } from '../path-text.ts';
import { printable } from '../printable.ts';
import type { Finding } from '../source-file.ts';
import { suggest } from '../suggest.ts';
import { isBelow, type Path, pathName, valueAt } from '../value-path.ts';
import type { Locate } from '../yaml/yaml-document.ts';
import { containerOf } from './changed-value.ts';

/** One value in which a variant differs from the page. */
export interface Change {
  path: Path;
  value: unknown;
  /** Its path in the file. */
  at: Path;
}

/** Keys that all variants of a page share, and what they determine. */
const OF_THE_PAGE: Readonly<Record<string, string>> = {
  page: 'the name, address and schedule of the page',
  language: 'the language of the page',
  translationOf: 'the language of the page',
  seo: 'the title and description for search engines',
  theme: 'the theme of the page',
  prices: 'the price list of the page',
  variants: 'the list of variants',
};

/** A change that cannot be applied. */
export interface UnreadChange {
  /** Its path in the file. */
  at: Path;
  /** Key of the block that it would change, if its path can be read. */
  block?: string;
}

/** What changes are read in. */
interface ChangesIn {
  locate: Locate;
  /** For a landing of the wrong shape: whether a part that it lacks is one that it should have. */
  isExpected?: ((path: Path) => boolean) | undefined;
}

/** An invalid path, and what to do about it. */
interface PathFault {
  rule?: string;
  message: string;
  hint: string;
}

/** The part of a path up to the first step that does not exist. */
function lostPart(raw: object, path: Path): Path {
  const end = path.findIndex((_, index) => !containerOf(raw, path.slice(0, index + 2)));
  return path.slice(0, end + 1);
}

/** A step that does not exist, with a suggestion. */
function lostStep(raw: object, path: Path): PathFault {
  const end = path.length - 1;
  const there = valueAt(raw, path.slice(0, end));
  const names = typeof there === 'object' && there !== null ? Object.keys(there) : [];
  const meant = suggest(String(path[end]), names);
  return {
    message: `There is no ${pathName(path.slice(0, end + 1))} on this page that could hold something.`,
    hint:
      meant === undefined
        ? 'Name a value of the page as touchdown edit does, such as hero.headline or plan[0].title.'
        : `Did you mean ${pathName([...path.slice(0, end), meant])}?`,
  };
}

/** Says that a path is right, and what it leads to is missing in the page, which is reported there. */
const MISSING_IN_PAGE = 'missing in page';

function pathFault(
  key: string,
  raw: object,
  earlier: readonly Change[],
  isExpected: (path: Path) => boolean,
): PathFault | Path | typeof MISSING_IN_PAGE {
  const written = readPath(key);
  if (!written || written.atEnd || written.length < key.length)
    return {
      message: `"${printable(key)}" cannot be read as a path.`,
      hint: 'Write keys with dots between them and entries as [0], such as success.benefits[1].',
    };
  const { path } = written;
  const settled = OF_THE_PAGE[String(path[0])];
  if (settled !== undefined)
    return {
      message: `A variant cannot change ${path[0]}: all variants share ${settled}.`,
      hint: 'Change what visitors read between header and footer, or write a separate landing.',
    };
  const container = containerOf(raw, path);
  if (!container) {
    const lost = lostPart(raw, path);
    return isExpected(lost) ? MISSING_IN_PAGE : lostStep(raw, lost);
  }
  const entry = path.at(-1);
  if (Array.isArray(container) && !(typeof entry === 'number' && entry <= container.length)) {
    if (isExpected(path)) return MISSING_IN_PAGE;
    const last = pathName([...path.slice(0, -1), Math.max(0, container.length - 1)]);
    return {
      message: `${pathName(path.slice(0, -1))} has ${container.length} entries, and ${pathName(path)} is none of them.`,
      hint: `They are counted from 0; the last is ${last}.`,
    };
  }
  const twice = earlier.find((change) => isBelow(path, change.path) || isBelow(change.path, path));
  if (twice)
    return {
      message: `${pathName(path)} is changed twice: ${pathName(twice.path)} stands here already.`,
      hint: 'Keep one of the two.',
    };
  return path;
}

/**
 * Reads the changes of a variant.
 *
 * @param raw the landing without its variants.
 * @param at path of the variant in its file.
 */
export function readChanges(
  raw: object,
  set: Readonly<Record<string, unknown>>,
  at: Path,
  { locate, isExpected = () => false }: ChangesIn,
): { changes: Change[]; unread: UnreadChange[]; findings: Finding[] } {
  const changes: Change[] = [];
  const unread: UnreadChange[] = [];
  const findings: Finding[] = [];
  for (const [key, value] of Object.entries(set)) {
    const place = [...at, 'set', key];
    const path = pathFault(key, raw, changes, isExpected);
    if (path === MISSING_IN_PAGE || 'message' in path) {
      if (path !== MISSING_IN_PAGE)
        findings.push({ range: locate(place, 'key'), rule: 'variants/path', ...path });
      const block = readPath(key)?.path[0];
      unread.push({ at: place, ...(block === undefined ? {} : { block: String(block) }) });
      continue;
    }
    changes.push({ path, value, at: place });
    if (!isDeepStrictEqual(valueAt(raw, path), value)) continue;
    findings.push({
      range: locate(place, 'value'),
      rule: 'variants/same',
      severity: 'warning',
      message: `The page has this at ${pathName(path)} already, so nothing is tried.`,
      hint: 'Write what is to be different, or take the line away.',
    });
  }
  return { changes, unread, findings };
}
