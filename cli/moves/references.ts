import type { Path } from '../content/value-path.ts';
import type { Operation } from '../edit/operation.ts';

/** Keys whose value is the slug of a landing. */
const SLUGS = new Set<string | undefined>(['translationOf']);

/** Keys that say where a page itself stands, or what has stood there. */
const OWN = new Set<string | undefined>(['aliases', 'from']);

/** A text with the links that lead to a path, or to a section of it, leading to another one. */
function withLinks(key: string | undefined, text: string, from: string, to: string): string {
  if (SLUGS.has(key)) return `/${text}` === from ? to.slice(1) : text;
  if (key === 'body')
    return text.replaceAll(`](${from})`, `](${to})`).replaceAll(`](${from}#`, `](${to}#`);
  return text === from || text.startsWith(`${from}#`) ? to + text.slice(from.length) : text;
}

/** Where a value of a file leads to a page, as operations that make it lead to another one. */
export function redirectLinks(
  value: unknown,
  from: string,
  to: string,
  path: Path = [],
): Operation[] {
  if (typeof value === 'string') {
    // What a variant changes is named by a whole path: `prose.body`.
    const key = path
      .findLast((step) => typeof step === 'string')
      ?.split('.')
      .at(-1);
    const text = OWN.has(key) ? value : withLinks(key, value, from, to);
    return text === value ? [] : [{ op: 'set', path, value: text }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    redirectLinks(part, from, to, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
