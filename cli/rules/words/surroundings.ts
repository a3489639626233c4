import type { LocatedText } from '../../content/rule.ts';
import { valueAt } from '../../content/value-path.ts';

/** The paragraph, or the table, around a position. */
export function paragraphAt(text: string, at: number): string {
  const start = text.lastIndexOf('\n\n', at - 1) + 1;
  const end = text.indexOf('\n\n', at);
  return text.slice(start, end < 0 ? undefined : end);
}

/** Headings above what others near the business have and do. */
const NEAR_US =
  /^#+\s(?:(?:in the|our|the|unsere|in der|die|nuestros|los|en el)\s)?(?:neighbo[u]?rs|neighbo[u]?rhood|worth the detour|around the corner|what is nearby|nearby$|nachbarn|nachbarschaft|nähe$|umgebung$|um die ecke|vecinos|vecindario|barrio$|qué hay cerca|cerca de aquí)/iu;

/** The last line before a position that begins with a sign; empty without one. */
function lineAbove(text: string, at: number, sign: string): string {
  const found = text.lastIndexOf(`\n${sign}`, at);
  const from = found < 0 && text.startsWith(sign) ? 0 : found + 1;
  if (!text.startsWith(sign, from)) return '';
  const end = text.indexOf('\n', from);
  return end >= 0 && end < at ? text.slice(from, end) : '';
}

/** The heading above a place of a body, and the caption of the table or note that it is in. */
export function headingAbove(text: string, at: number): string {
  // The line that closes a table or note has no words.
  return `${lineAbove(text, at, '#')}\n${lineAbove(text, at, ':::')}`;
}

/** True for a place of a body below a heading that announces others: the tea room next door, its prices and number. */
export function isBelowNeighbors(text: string, at: number): boolean {
  return NEAR_US.test(lineAbove(text, at, '#'));
}

/** Names of pages about them. */
const NEIGHBORS =
  /^(?:(?:our|the|unsere|die|nuestros|los)\s)?(?:neighbo[u]?rs|neighbo[u]?rhood|nachbarn|nachbarschaft|vecinos|vecindario)$/iu;

/** True for a page that is about others near the business, by its name or its title. */
export function isNeighborsPage(raw: object): boolean {
  const { name, sections } = raw as { name?: unknown; sections?: unknown };
  const [first] = Array.isArray(sections) ? sections : [];
  const heading = (first as { title?: { heading?: unknown } } | undefined)?.title?.heading;
  return [name, heading].some((title) => typeof title === 'string' && NEIGHBORS.test(title));
}

/** The siblings of a text: the label of a figure, the heading of a line. */
export function textsBeside({ path }: LocatedText, raw: object): string[] {
  const block = valueAt(raw, path.slice(0, -1));
  if (Array.isArray(block)) return [];
  return Object.entries(Object(block)).flatMap(([key, value]) =>
    key !== path.at(-1) && typeof value === 'string' ? [value] : [],
  );
}

/** A text with its siblings. */
export function blockOf(located: LocatedText, raw: object): string {
  return [located.text, ...textsBeside(located, raw)].join('\n');
}

/** The title of the entry whose list of contents a text is part of; empty elsewhere. */
export function titleOfEntry({ path }: LocatedText, raw: object): string {
  const at = path.lastIndexOf('includes');
  const title = at < 0 ? undefined : valueAt(raw, [...path.slice(0, at), 'title']);
  return typeof title === 'string' ? title : '';
}

/** The title above a plain list that a text is an entry of: "What we ask for"; empty elsewhere. */
export function headingOfList({ path }: LocatedText, raw: object): string {
  if (typeof path.at(-1) !== 'number') return '';
  const block = Object(valueAt(raw, path.slice(0, -2))) as Record<string, unknown>;
  const title = block.title ?? block.heading;
  return typeof title === 'string' ? title : '';
}

/** The title of the row of a comparison that a cell is in; empty elsewhere. */
export function titleOfRow({ path }: LocatedText, raw: object): string {
  if (path.at(-2) !== 'values') return '';
  const title = valueAt(raw, [...path.slice(0, -2), 'title']);
  return typeof title === 'string' ? title : '';
}

/** The headline and the title of a landing, which say what it is about; empty for other files. */
export function headlineOf(raw: object): string {
  const texts = [
    ['hero', 'headline'],
    ['seo', 'title'],
  ].map((path) => valueAt(raw, path));
  return 'hero' in raw ? texts.filter((text) => typeof text === 'string').join('\n') : '';
}

/** Keys of the name of an entry. */
const NAMED = ['title', 'name', 'label', 'question', 'heading'];

/** The names of the entry that a text is part of, besides itself. */
export function namesOfEntry({ path }: LocatedText, raw: object): string {
  const entry = valueAt(raw, path.slice(0, -1));
  if (path.length < 2 || Array.isArray(entry)) return '';
  return NAMED.flatMap((key) => {
    const name: unknown = key === path.at(-1) ? undefined : Object(entry)[key];
    return typeof name === 'string' ? [name] : [];
  }).join(' ');
}

/** The headings of the lists and sections that the entry of a text is in, outside of the entry. */
export function headingsAbove({ path }: LocatedText, raw: object): string {
  const headings = path.slice(0, -1).flatMap((_, length) => {
    const block = Object(valueAt(raw, path.slice(0, length))) as Record<string, unknown>;
    return [block.heading, block.title];
  });
  return headings.filter((heading) => typeof heading === 'string').join('\n');
}
