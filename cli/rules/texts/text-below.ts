import type { LocatedText } from '../../content/rule.ts';

const HEADINGS: ReadonlySet<PropertyKey | undefined> = new Set(['heading', 'title']);
const TEXTS: ReadonlySet<PropertyKey | undefined> = new Set(['text', 'description', 'subtitle']);

/** The text of the same group below a heading, such as that of a note. */
export function textBelow(
  texts: readonly LocatedText[],
  index: number,
): { below: string } | undefined {
  const { path } = texts[index] as LocatedText;
  const next = texts[index + 1];
  if (next === undefined || !HEADINGS.has(path.at(-1)) || !TEXTS.has(next.path.at(-1))) return;
  if (next.path.length !== path.length) return;
  const isBeside = path.slice(0, -1).every((key, depth) => next.path[depth] === key);
  return isBeside ? { below: next.text } : undefined;
}
