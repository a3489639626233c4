import type { Path } from '../content/value-path.ts';
import type { Operation } from '../edit/operation.ts';

/** Keys whose value is the slug of a landing. */
const SLUGS = new Set<string | undefined>(['translationOf']);

/** Keys with a page's own current or former addresses. */
const OWN = new Set<string | undefined>(['aliases', 'from']);

/** Text with links to a path, with or without fragment, changed to another path. */
function withLinks(key: string | undefined, text: string, from: string, to: string): string {
  if (SLUGS.has(key)) return `/${text}` === from ? to.slice(1) : text;
  if (key === 'body')
    return text.replaceAll(`](${from})`, `](${to})`).replaceAll(`](${from}#`, `](${to}#`);
  return text === from || text.startsWith(`${from}#`) ? to + text.slice(from.length) : text;
}

/** Operations that change links to a page in a file's data to another page. */
export function redirectLinks(
  value: unknown,
  from: string,
  to: string,
  path: Path = [],
): Operation[] {
  if (typeof value === 'string') {
    // Changes of a variant have a whole path as key: `prose.body`.
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
