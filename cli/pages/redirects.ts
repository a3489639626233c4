import type { Redirect } from '../../schemas/redirect.ts';

/** Where the path of a target leads, its section left out. */
export function pathOfTarget(target: string): string {
  return target.replace(/#.*$/, '');
}

/**
 * Redirects as they are written: each leads to where the way ends, so that nobody is led twice.
 *
 * @returns from address to target; those that go round in a circle are left out.
 */
export function shortened(redirects: readonly Redirect[]): Map<string, string> {
  const targets = new Map(redirects.map(({ from, to }) => [from, to]));
  const ends = new Map<string, string>();
  for (const from of targets.keys()) {
    const seen = new Set<string>();
    let end: string | undefined = from;
    while (end !== undefined && targets.has(pathOfTarget(end))) {
      const at: string = pathOfTarget(end);
      if (seen.has(at)) end = undefined;
      else {
        seen.add(at);
        end = targets.get(at);
      }
    }
    if (end !== undefined) ends.set(from, end);
  }
  return ends;
}
