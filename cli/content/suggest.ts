import { mistakes } from '../../renderer/text/typing-mistakes.ts';
import { mistakesUpTo } from './mistakes-up-to.ts';

/** Maximum length of compared names; anything longer is not a typo. */
const MAX_LENGTH = 60;

/** A name without case, hyphens and the like: `head_line` equals `headline`. */
function bare(name: string): string {
  return name.toLowerCase().replace(/[-_ /]/g, '');
}

/**
 * The name that was probably meant: the closest candidate, if it is close enough to be a typo.
 *
 * @returns undefined if there is none.
 */
export function suggest(name: string, candidates: Iterable<string>): string | undefined {
  if (name.length > MAX_LENGTH) return undefined;
  const wanted = bare(name);
  const reach = Math.max(1, Math.floor(wanted.length / 3));
  let best: string | undefined;
  let bestDistance = reach + 1;
  /** Letters that the best one has more or fewer, if one of the two is how the other begins. */
  let rest = 0;
  for (const candidate of candidates) {
    const other = bare(candidate);
    // A prefix counts as a near miss: `whatsapp` for `whatsappMessage`.
    const begun =
      Math.min(wanted.length, other.length) >= 4 &&
      (other.startsWith(wanted) || wanted.startsWith(other));
    // Large sites have many names, nearly all of which differ by more letters than the best one so far.
    if (!begun && Math.abs(wanted.length - other.length) >= bestDistance) continue;
    const exact = mistakesUpTo(begun ? reach : bestDistance, wanted, other);
    const away = begun ? Math.min(reach, exact) : exact;
    // For very short names, half of the letters are not enough.
    const isLike = away * 2 <= Math.max(wanted.length, other.length);
    const more = begun ? Math.abs(wanted.length - other.length) : 0;
    if (isLike && (away < bestDistance || (away === bestDistance && begun && more < rest))) {
      best = candidate;
      bestDistance = away;
      rest = more;
    }
  }
  return best;
}

/** Letters of a part of a name that tells it. */
const PART = 3;

/**
 * The id that was probably meant: the closest one, or the only one that has the written words as some of its own, as
 * `the-signing` has `signing`.
 *
 * @returns undefined if there is none.
 */
export function suggestId(written: string, ids: readonly string[]): string | undefined {
  const close = suggest(written, ids);
  if (close !== undefined || written.length < PART) return close;
  const part = `-${written.toLowerCase()}-`;
  const [whole, another] = new Set(ids.filter((id) => `-${id.toLowerCase()}-`.includes(part)));
  return another === undefined ? whole : undefined;
}

/**
 * The closest names, for lists too long to show: first those that share the most hyphenated parts, then those with
 * the fewest different letters.
 *
 * @returns at most `most` names; empty if there are no similar ones.
 */
export function nearest(name: string, candidates: readonly string[], most: number): string[] {
  if (name.length > MAX_LENGTH) return [];
  const wanted = bare(name);
  const parts = name
    .toLowerCase()
    .split(/[-_ ]/)
    .filter((part) => part.length >= 3);
  return candidates
    .map((candidate) => {
      const own = candidate.split('-');
      const shared = parts.filter((part) => own.some((other) => other.startsWith(part))).length;
      return { candidate, shared, away: mistakes(wanted, bare(candidate)) };
    })
    .filter(({ shared, away }) => shared > 0 || away * 2 <= wanted.length)
    .sort((a, b) => b.shared - a.shared || a.away - b.away)
    .slice(0, most)
    .map(({ candidate }) => candidate);
}

/** The part of a path before its last name, and that name. */
function splitPath(path: string): readonly [folder: string, name: string] {
  const at = path.lastIndexOf('/') + 1;
  return [path.slice(0, at), path.slice(at)];
}

/** The hyphenated parts of a name that tell something. */
function partsOf(name: string): string[] {
  return name
    .toLowerCase()
    .split('-')
    .filter((part) => part.length >= PART);
}

/**
 * The address that was probably meant: the closest one, but rather a page of the same folder that has most parts of the name than the
 * folder's own page, as `/tips/oak-or-pine-floor` for `/tips/oak-or-birch-floor`.
 *
 * @returns undefined if there is none.
 */
export function suggestPath(written: string, paths: Iterable<string>): string | undefined {
  const all = [...paths];
  const close = suggest(written, all);
  const [folder, name] = splitPath(written);
  if (close !== undefined && !written.startsWith(`${close}/`)) return close;
  const parts = partsOf(name);
  const shared = (path: string) => {
    const own = new Set(partsOf(splitPath(path)[1]));
    return parts.filter((part) => own.has(part)).length;
  };
  const beside = all
    .filter((path) => splitPath(path)[0] === folder && 2 * shared(path) > parts.length)
    .sort((one, other) => shared(other) - shared(one));
  const [best, next] = beside;
  const isOnly = best !== undefined && (next === undefined || shared(next) < shared(best));
  return isOnly && shared(best) > 1 ? best : close;
}
