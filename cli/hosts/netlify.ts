import { decodedPath } from '../../schemas/old-address.ts';
import type { Host } from './host.ts';
import type { Move } from './host-rules.ts';
import { leadsToTwin } from './redirect-paths.ts';
import { headersText, redirectsFile } from './rule-files.ts';

/** With more rules, a deploy may fail (docs.netlify.com, "Redirects and rewrites"). */
const MOST_REDIRECTS = 10_000;

/** Decoded paths that are one word of a rule, and neither a pattern nor a comment. */
const PLAIN_WORD = /^[\p{L}\p{M}\p{N}/.~!$&'()+,;=@_-]+$/u;

/**
 * Netlify decodes the address that is asked for, and compares it with a rule as it is written. So a move has a rule in
 * either spelling; where the decoded one cannot be written, the page in its place leads on. It ignores capitals and
 * writes addresses in small letters itself (github.com/mdn/yari/issues/35).
 */
function spellings(move: Move): Move[] {
  if (leadsToTwin(move)) return [];
  const from = decodedPath(move.from);
  const isOther = from !== undefined && from !== move.from && PLAIN_WORD.test(from);
  return isOther ? [move, { ...move, from }] : [move];
}

/** On Netlify, files take precedence over rules unless these are forced. */
export const netlify: Host = {
  files: (rules) =>
    new Map([
      ['_redirects', redirectsFile({ ...rules, moves: rules.moves.flatMap(spellings) }, '!')],
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
