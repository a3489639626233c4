import { plainAddress } from '../../schemas/old-address.ts';
import type { Redirect } from '../../schemas/redirect.ts';

/** The path of a target, without its fragment. */
export function pathOfTarget(target: string): string {
  return target.replace(/#.*$/, '');
}

/** Targets of redirects by their old addresses in plain spelling. */
export function targetsOf(redirects: readonly Redirect[] = []): ReadonlyMap<string, string> {
  return new Map(redirects.map(({ from, to }) => [plainAddress(from), to]));
}

/** A target that follows another one, as browsers do: without a fragment of its own it keeps the one before. */
function following(before: string, target: string): string {
  return target.includes('#') ? target : target + before.slice(pathOfTarget(before).length);
}

/**
 * Resolves chains of redirects: each leads directly to its final target.
 *
 * @returns from address as written to target, without circular redirects.
 */
export function shortened(redirects: readonly Redirect[]): Map<string, string> {
  const targets = targetsOf(redirects);
  const ends = new Map<string, string>();
  for (const { from } of redirects) {
    const seen = new Set<string>();
    let end: string | undefined = plainAddress(from);
    while (end !== undefined && targets.has(pathOfTarget(end))) {
      const at: string = pathOfTarget(end);
      if (seen.has(at)) end = undefined;
      else {
        seen.add(at);
        const next = targets.get(at);
        end = next === undefined ? undefined : following(end, next);
      }
    }
    if (end !== undefined) ends.set(from, end);
  }
  return ends;
}

/** The page that is built as a file of this address in plain spelling; undefined for other endings. */
export function pageOfFile(address: string): string | undefined {
  if (!address.endsWith('.html')) return undefined;
  return address === '/index.html' ? '/' : address.slice(0, -'.html'.length);
}
