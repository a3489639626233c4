import type { Host } from './host.ts';
import { headersText, redirectsFile } from './rule-files.ts';

/** With more rules, a deploy may fail (docs.netlify.com, "Redirects and rewrites"). */
const MOST_REDIRECTS = 10_000;

/** On Netlify, files take precedence over rules unless these are forced. */
export const netlify: Host = {
  hasRedirectPages: false,
  files: (rules) =>
    new Map([
      ['_redirects', redirectsFile(rules, '!')],
      ['_headers', headersText(rules.headers)],
    ]),
  refused: (moves) =>
    moves.slice(MOST_REDIRECTS, MOST_REDIRECTS + 1).map(({ from }) => ({
      from,
      rule: 'host/limit',
      severity: 'warning',
      message: `Netlify advises against more than ${MOST_REDIRECTS} redirects, and may refuse to publish them.`,
      hint: 'Take out redirects of addresses that nobody asks for any more.',
    })),
};
