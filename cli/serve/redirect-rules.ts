/** One line of a `_redirects` file. */
interface Rule {
  pattern: RegExp;
  target: string;
  status: number;
}

/** What a rule makes of a request. */
export interface RedirectMatch {
  /** Address with placeholders filled in. */
  target: string;
  /** 200 is a rewrite: the target's content under the address asked for. */
  status: number;
}

/** Begins with a letter: the digits of `https://host:8443/` are a port. */
const PLACEHOLDER = /:([a-z_]\w*)/gi;

/** What a visitor typed must not turn a path on this host into the address of another one. */
function keepHost(target: string): string {
  return target.replace(/^\/[/\\]+/, '/');
}

/** `:name` stands for one segment, a closing `*` for everything that follows. */
function toPattern(source: string): RegExp {
  const escaped = source.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  const named = escaped.replace(PLACEHOLDER, '(?<$1>[^/]+)').replace(/\*$/, '(?<splat>.*)');
  return new RegExp(`^${named}$`);
}

/** A target with the query that came with the request, unless it has one of its own. */
export function withQuery(target: string, search: string): string {
  if (target.includes('?')) return target;
  const [path = '', fragment] = target.split(/(?=#)/);
  return path + search + (fragment ?? '');
}

/**
 * Reads a `_redirects` file as static hosts do: `from to [status]`, one rule a line, a word that begins with `#` starts a note,
 * status 301 if none is given. Lines that are no rule are passed over, as hosts do.
 *
 * @returns a function from a path to what the first matching rule makes of it.
 */
export function parseRedirects(text: string): (path: string) => RedirectMatch | undefined {
  const rules: Rule[] = text.split('\n').flatMap((line) => {
    const [source, target, status = '301'] = line
      .replace(/(?:^|\s)#.*$/, '')
      .trim()
      .split(/\s+/);
    if (!source?.startsWith('/') || target === undefined) return [];
    return [{ pattern: toPattern(source), target, status: Number.parseInt(status, 10) }];
  });
  return (path) => {
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
