import type { Host, Refusal } from './host.ts';
import type { HeaderRule, Move } from './host-rules.ts';
import { redirectsFile } from './rule-files.ts';

/**
 * Limits of static rules and of the length of a rule; beyond them rules are ignored
 * (developers.cloudflare.com/pages/configuration/redirects).
 */
const MOST_REDIRECTS = 2000;
const LONGEST_REDIRECT = 1000;

/** The build adds two rules of its own, for other spellings of the home page. */
const OWN_REDIRECTS = 2;

/** Redirects that are too long, and the first one of those that are too many. */
function* refused(moves: readonly Move[]): Generator<Refusal> {
  const room = MOST_REDIRECTS - OWN_REDIRECTS;
  for (const [index, { from, to }] of moves.entries()) {
    const isLong = `${from} ${to} 301`.length > LONGEST_REDIRECT;
    if (index !== room && !isLong) continue;
    yield {
      from,
      rule: 'host/limit',
      severity: 'error',
      message: isLong
        ? `Cloudflare Pages ignores a redirect of more than ${LONGEST_REDIRECT} characters.`
        : `Cloudflare Pages takes ${room} redirects, and ignores this one and all that follow.`,
      hint: isLong
        ? 'Let it lead to a shorter address.'
        : 'Move the rest into Bulk Redirects of the account, or take out those that nobody asks for any more.',
    };
  }
}

/**
 * `_headers`. Cloudflare joins the values of all rules for a path with commas, so a rule first takes away what an
 * earlier one has set (developers.cloudflare.com/pages/configuration/headers).
 */
function headersFile(rules: readonly HeaderRule[]): string {
  const set = new Set<string>();
  const lines = rules.flatMap(({ pattern, headers }) => {
    const replaced = headers.flatMap(([name]) => (set.has(name) ? [`  ! ${name}`] : []));
    for (const [name] of headers) set.add(name);
    return [pattern, ...replaced, ...headers.map(([name, value]) => `  ${name}: ${value}`)];
  });
  return `${lines.join('\n')}\n`;
}

/** Rules match one spelling only: `/old/` is led on to `/old` by the page there, as on other hosts. */
export const cloudflare: Host = {
  leadsByPages: true,
  files: (rules) =>
    new Map([
      ['_redirects', redirectsFile(rules)],
      ['_headers', headersFile(rules.headers)],
    ]),
  refused: (moves) => [...refused(moves)],
};
