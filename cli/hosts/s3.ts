import { cloudfrontFunction, movesInFunction } from './cloudfront-function.ts';
import { headersPolicies } from './cloudfront-headers.ts';
import { type Host, pageAddress } from './host.ts';

/** An S3 bucket behind CloudFront, which applies the rules. */
export const s3: Pick<Host, 'setup' | 'refused'> = {
  setup: (rules) => {
    const site = new URL(rules.url).hostname.replace(/\W/g, '-');
    return headersPolicies(rules.headers, site).set('function.js', cloudfrontFunction(rules));
  },
  refused: (moves) => {
    const fitting = new Set(movesInFunction(moves));
    return moves
      .filter((move) => !fitting.has(move))
      .map(({ from }) => ({
        from,
        rule: 'host/limit',
        severity: 'warning',
        message: `A function of CloudFront has no room for the redirect of ${from}; ${
          pageAddress(from) === undefined ? 'it answers 404' : 'a page in its place leads on'
        }.`,
        hint: 'Take out redirects of addresses that nobody asks for any more.',
      }));
  },
};
