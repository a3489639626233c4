/** Headers that every address matching a pattern is answered with; a closing `*` stands for anything. */
export interface HeaderRule {
  pattern: string;
  headers: readonly (readonly [name: string, value: string])[];
}

/** An address that leads elsewhere. */
export interface Move {
  from: string;
  to: string;
  /** It was a page and may be one again: nobody is to remember where it leads. */
  isTemporary: boolean;
}

/** What an address that leads elsewhere is answered with. */
export function statusOf({ isTemporary }: Move): 301 | 302 {
  return isTemporary ? 302 : 301;
}

/** What a host does besides handing out files, in no host's notation. */
export interface HostRules {
  /** Address of the site. */
  url: string;
  moves: readonly Move[];
  /** Pages that are shown at every address below their own. */
  spread: readonly string[];
  /** Later ones win. */
  headers: readonly HeaderRule[];
}
