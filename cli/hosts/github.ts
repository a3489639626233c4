import { decodedPath, plainAddress } from '../../schemas/old-address.ts';
import { type Host, isFileAddress, pageAddress, type Refusal } from './host.ts';
import type { Move } from './host-rules.ts';
import { leadsToTwin, redirectPaths } from './redirect-paths.ts';

/** Sites on GitHub's own domain need no `CNAME`. */
const OWN_DOMAIN = /\.github\.io$/;

/** Whether an address is written with letters that the name of its page has in another form: names are composed. */
function isSpelledOtherwise(from: string): boolean {
  return decodedPath(from) !== plainAddress(from);
}

/**
 * Why no page can lead on from an address.
 *
 * @param twin the address whose page differs only in capitals.
 */
function reason(from: string, twin: string | undefined): string {
  if (isFileAddress(from)) return 'serves an address with this ending as a file';
  return twin === undefined
    ? 'no page can have this name'
    : `a page at this address would replace that of ${twin} on disks that ignore capitals`;
}

/** Redirects without a page. One whose page leads on from another address as well goes where that one does. */
function* refused(moves: readonly Move[], aliases: ReadonlySet<string>): Generator<Refusal> {
  const paths = redirectPaths(moves, aliases);
  const first = new Map([...paths].map(([move, path]) => [path.toLowerCase(), move]));
  for (const move of moves) {
    const { from, to } = move;
    if (paths.has(move)) {
      if (isSpelledOtherwise(from))
        yield {
          from,
          rule: 'host/no-redirect',
          severity: 'warning',
          message: `GitHub Pages cannot lead on from ${from}: it knows no redirects, and the name of a page has composed letters.`,
          hint: 'Choose a host with redirects, or accept that only the composed spelling leads on.',
        };
      continue;
    }
    const path = pageAddress(from);
    const other = leadsToTwin(move) ? undefined : first.get(path?.toLowerCase() ?? '');
    const hasSameFile = other !== undefined && path === paths.get(other);
    if (hasSameFile && other.to === to) continue;
    const alias = path !== undefined && aliases.has(path.toLowerCase()) && path.toLowerCase();
    // The file of the alias itself.
    if (alias === path) continue;
    const twin = path === undefined ? undefined : alias || (other?.from ?? to);
    yield {
      from,
      rule: 'host/no-redirect',
      severity: 'warning',
      ...(hasSameFile
        ? {
            message: `GitHub Pages cannot lead ${from} to ${to}: its page would be the same file as that of ${other.from}, which leads to ${other.to}.`,
            hint: 'Choose a host with redirects, or let both lead to the same page.',
          }
        : {
            message: `GitHub Pages cannot lead on from ${from}: it knows no redirects, and ${reason(from, twin)}.`,
            hint: 'Choose a host with redirects, or accept that this address answers 404.',
          }),
    };
  }
}

/** GitHub Pages supports neither redirects nor headers: redirects are pages, and a file names the domain. */
export const github: Host = {
  leadsByPages: true,
  files: ({ url }) => {
    const { hostname } = new URL(url);
    const files = new Map([['.nojekyll', '']]);
    return OWN_DOMAIN.test(hostname) ? files : files.set('CNAME', `${hostname}\n`);
  },
  refused: (moves, aliases = new Set()) => [...refused(moves, aliases)],
};
