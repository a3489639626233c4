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

/** `:name` matches one segment, a trailing `*` the rest of the path. */
function toPattern(source: string): RegExp {
  const escaped = source.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  const named = escaped.replace(PLACEHOLDER, '(?<$1>[^/]+)').replace(/\*$/, '(?<splat>.*)');
  return new RegExp(`^${named}$`);
}

/** A path with its encoded bytes in upper case: `%c3` and `%C3` are the same. */
export function sameEncoding(path: string): string {
  return path.replace(/%../g, (code) => code.toUpperCase());
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
    ...{ pattern: toPattern(sameEncoding(source)), target, status },
  }));
  return (requested) => {
    const path = sameEncoding(requested);
    for (const { pattern, target, status } of rules) {
      const match = pattern.exec(path);
      if (match)
        return {
          target: keepHost(target.replace(PLACEHOLDER, (_, name) => match.groups?.[name] ?? '')),
          status,
        };
    }
    return undefined;
  };
}
