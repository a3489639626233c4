import { plainAddress } from '../../schemas/old-address.ts';
import { pageAddress } from './host.ts';
import type { Move } from './host-rules.ts';

/** The path whose file a target of this site is, in lower case. */
function targetFile(to: string): string {
  const path = to.replace(/[?#].*$/, '').toLowerCase();
  return path === '/' ? '/index' : path;
}

/**
 * True of a redirect to the same address in other capitals. A host that ignores these has nothing to redirect: with
 * a rule for it, it might lead in a circle.
 */
export function leadsToTwin({ from, to }: Pick<Move, 'from' | 'to'>): boolean {
  return plainAddress(from).toLowerCase() === targetFile(plainAddress(to));
}

/**
 * The paths of the redirect pages. Where two have the same file, be it only on a disk that ignores capitals, one has
 * it: such an output would lose one of them when it is copied. That is the one without capitals, which may have been
 * that of a page, or else the first.
 *
 * @param taken paths of pages, in lower case.
 */
export function redirectPaths(
  moves: readonly Move[],
  taken: Iterable<string> = [],
): ReadonlyMap<Move, string> {
  const files = new Set(taken);
  const paths = new Map<Move, string>();
  const addressed = moves.flatMap((move) => {
    const path = pageAddress(move.from);
    return path === undefined ? [] : [{ move, path, file: path.toLowerCase() }];
  });
  const withCapitals = addressed.filter(({ path, file }) => path !== file);
  const without = addressed.filter(({ path, file }) => path === file);
  for (const { move, path, file } of [...without, ...withCapitals]) {
    if (file === targetFile(plainAddress(move.to))) continue;
    if (files.has(file)) continue;
    files.add(file);
    paths.set(move, path);
  }
  return paths;
}
