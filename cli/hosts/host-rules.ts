/** Headers for every path that matches a pattern; a trailing `*` matches anything. */
export interface HeaderRule {
  pattern: string;
  headers: readonly (readonly [name: string, value: string])[];
}

/** A redirect. */
export interface Move {
  from: string;
  to: string;
  /** The page may come back: the redirect must not be cached. */
  isTemporary: boolean;
}

/** HTTP status of a redirect. */
export function statusOf({ isTemporary }: Move): 301 | 302 {
  return isTemporary ? 302 : 301;
}

/** What a host does besides serving files, independent of any host's syntax. */
export interface HostRules {
  /** URL of the site. */
  url: string;
  moves: readonly Move[];
  /** Pages that are served for every path below their own. */
  spread: readonly string[];
  /** Later rules override earlier ones. */
  headers: readonly HeaderRule[];
}
