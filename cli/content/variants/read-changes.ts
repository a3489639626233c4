import { isDeepStrictEqual } from 'node:util';
import { readPath } from '../path-text.ts';
import { printable } from '../printable.ts';
import type { Finding } from '../source-file.ts';
import { suggest } from '../suggest.ts';
import { type Path, pathName, valueAt } from '../value-path.ts';
import type { Locate } from '../yaml/yaml-document.ts';
import { containerOf } from './changed-value.ts';
import { isBelow } from './place-of-change.ts';

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

/** An invalid path, and what to do about it. */
interface PathFault {
  rule?: string;
  message: string;
  hint: string;
}

/** The first step of a path that does not exist, with a suggestion. */
function lostStep(raw: object, path: Path): PathFault {
  const end = path.findIndex((_, index) => !containerOf(raw, path.slice(0, index + 2)));
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

function pathFault(key: string, raw: object, earlier: readonly Change[]): PathFault | Path {
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
  if (!container) return lostStep(raw, path);
  const entry = path.at(-1);
  if (Array.isArray(container) && !(typeof entry === 'number' && entry <= container.length)) {
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
  locate: Locate,
): { changes: Change[]; findings: Finding[] } {
  const changes: Change[] = [];
  const findings: Finding[] = [];
  for (const [key, value] of Object.entries(set)) {
    const place = [...at, 'set', key];
    const path = pathFault(key, raw, changes);
    if ('message' in path) {
      findings.push({ range: locate(place, 'key'), rule: 'variants/path', ...path });
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
  return { changes, findings };
}
