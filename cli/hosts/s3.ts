import { cloudfrontFunction, movesInFunction } from './cloudfront-function.ts';
import { headersPolicies } from './cloudfront-headers.ts';
import type { Host } from './host.ts';
import { redirectPaths } from './redirect-paths.ts';

/** An S3 bucket behind CloudFront, which applies the rules. */
export const s3: Pick<Host, 'setup' | 'refused'> = {
  setup: (rules) => {
    const site = new URL(rules.url).hostname.replace(/\W/g, '-');
    return headersPolicies(rules.headers, site).set('function.js', cloudfrontFunction(rules));
  },
  refused: (moves) => {
    const fitting = new Set(movesInFunction(moves));
    const paths = redirectPaths(moves);
    return moves
      .filter((move) => !fitting.has(move))
      .map((move) => ({
        from: move.from,
        rule: 'host/limit',
        severity: 'warning',
        message: `A function of CloudFront has no room for the redirect of ${move.from}; ${
          paths.has(move) ? 'a page in its place leads on' : 'it answers 404'
        }.`,
        hint: 'Take out redirects of addresses that nobody asks for any more.',
      }));
  },
};
