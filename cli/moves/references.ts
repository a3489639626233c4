import type { Path } from '../content/value-path.ts';
import type { Operation } from '../edit/operation.ts';

/** Keys whose value is the slug of a landing. */
const SLUGS = new Set<string | undefined>(['translationOf']);

/** Keys with a page's own current or former addresses. */
const OWN = new Set<string | undefined>(['aliases', 'from']);

/** A quick test whether a text may contain a link to a page, or its slug. */
export function mayMention(path: string): (text: string) => boolean {
  return (text) =>
    text.includes(path) || (text.includes('translationOf') && text.includes(path.slice(1)));
}

/** A page that has moved, or whose visitors are led to another one. */
export interface Move {
  from: string;
  to: string;
  /** Whether the sections of the page are found at `to`, as those of a renamed page are. */
  keepsSections: boolean;
}

/** A link to the page or one of its sections, after a move. */
export function movedLink(link: string, { from, to, keepsSections }: Move): string {
  const section = link.slice(from.length);
  if (!link.startsWith(from) || (section !== '' && !section.startsWith('#'))) return link;
  return keepsSections ? to + section : to;
}

/** Destinations of the links of a Markdown text, which may be in angle brackets. */
const DESTINATION = /(\]\([ \t\n]*<?)([^\s<>()]+)(?=>?[ \t\n]*\))/g;

/** Text with links to a page changed to its new address. */
function withLinks(key: string | undefined, text: string, move: Move): string {
  if (SLUGS.has(key)) return `/${text}` === move.from ? move.to.slice(1) : text;
  if (key === 'body')
    return text.replace(DESTINATION, (_, start, link) => start + movedLink(link, move));
  return movedLink(text, move);
}

/** Operations that change links to a page in a file's data to another page. */
export function redirectLinks(value: unknown, move: Move, path: Path = []): Operation[] {
  if (typeof value === 'string') {
    // Changes of a variant have a whole path as key: `prose.body`.
    const key = path
      .findLast((step) => typeof step === 'string')
      ?.split('.')
      .at(-1);
    const text = OWN.has(key) ? value : withLinks(key, value, move);
    return text === value ? [] : [{ op: 'set', path, value: text }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    redirectLinks(part, move, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
