import { decodedPath } from '../../schemas/old-address.ts';

/** One line of a `_redirects` file. */
export interface RedirectLine {
  /** A path, or a pattern. */
  source: string;
  target: string;
  status: number;
}

/** The result of a matching rule. */
export interface RedirectMatch {
  /** Target with placeholders filled in. */
  target: string;
  /** 200 is a rewrite: the target's content under the requested address. */
  status: number;
}

/** Starts with a letter: the digits of `https://host:8443/` are a port. */
const PLACEHOLDER = /:([a-z_]\w*)/gi;

/** Prevents an open redirect: user input must not turn a path on this host into the address of another one. */
function keepHost(target: string): string {
  return target.replace(/^\/[/\\]+/, '/');
}

/** The parts of a path that stand for placeholders; undefined if it does not match. */
type Matches = (path: string) => Readonly<Record<string, string>> | undefined;

/** Hosts compare decoded paths. */
function decoded(path: string): string {
  return decodedPath(path) ?? path;
}

/**
 * `:name` matches one segment, a trailing `*` the rest of the path. What they match goes into a target, so it stays
 * encoded.
 */
function matcher(source: string): Matches {
  const escaped = source.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  const named = escaped.replace(PLACEHOLDER, '(?<$1>[^/]+)').replace(/\*$/, '(?<splat>.*)');
  if (named === escaped) {
    const plain = decoded(source);
    return (path) => (decoded(path) === plain ? {} : undefined);
  }
  const pattern = new RegExp(`^${named}$`);
  return (path) => {
    const match = pattern.exec(path);
    return match ? (match.groups ?? {}) : undefined;
  };
}

/** A target as headers hold it: in ASCII. */
export function asLocation(target: string): string {
  if (/^[\x21-\x7e]*$/.test(target)) return target;
  if (target.startsWith('https:')) return new URL(target).href;
  return target.replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}

/** A target with the query of the request, unless it has its own. */
export function withQuery(target: string, search: string): string {
  if (target.includes('?')) return target;
  const [path = '', fragment] = target.split(/(?=#)/);
  return path + search + (fragment ?? '');
}

/**
 * Reads a `_redirects` file like static hosts: `from to [status]`, one rule per line, with comments from a word that
 * starts with `#`, and status 301 by default. Invalid lines are skipped, as hosts do.
 */
export function redirectLines(text: string): RedirectLine[] {
  return text.split('\n').flatMap((line) => {
    const [source, target, status = '301'] = line
      .replace(/(?:^|\s)#.*$/, '')
      .trim()
      .split(/\s+/);
    if (!source?.startsWith('/') || target === undefined) return [];
    return [{ source, target, status: Number.parseInt(status, 10) }];
  });
}

/**
 * The rules of a `_redirects` file.
 *
 * @returns a function from a path to the result of the first matching rule.
 */
export function parseRedirects(text: string): (path: string) => RedirectMatch | undefined {
  const rules = redirectLines(text).map(({ source, target, status }) => ({
    ...{ matches: matcher(source), target, status },
  }));
  return (path) => {
    for (const { matches, target, status } of rules) {
      const parts = matches(path);
      if (parts)
        return {
          target: keepHost(target.replace(PLACEHOLDER, (_, name) => parts[name] ?? '')),
          status,
        };
    }
    return undefined;
  };
}
