import { type Host, isFileAddress, pageAddress } from './host.ts';

/** Sites on GitHub's own domain need no `CNAME`. */
const OWN_DOMAIN = /\.github\.io$/;

/** GitHub Pages supports neither redirects nor headers: redirects are pages, and a file names the domain. */
export const github: Host = {
  files: ({ url }) => {
    const { hostname } = new URL(url);
    const files = new Map([['.nojekyll', '']]);
    return OWN_DOMAIN.test(hostname) ? files : files.set('CNAME', `${hostname}\n`);
  },
  refused: (moves) =>
    moves
      .filter(({ from }) => pageAddress(from) === undefined)
      .map(({ from }) => ({
        from,
        rule: 'host/no-redirect',
        severity: 'warning',
        message: `GitHub Pages cannot lead on from ${from}: it knows no redirects, and ${
          isFileAddress(from)
            ? 'serves an address with this ending as a file'
            : 'no page can have this name'
        }.`,
        hint: 'Choose a host with redirects, or accept that this address answers 404.',
      })),
};
