import { matchesIn } from '../content/text-rules/matches-in.ts';
import { type Path, pathName } from '../content/value-path.ts';
import { columnKey } from './table.ts';

/** A column's name in a template text, replaced by the value of a row: `Roofing in [[town]]`. */
const PLACEHOLDER = /\[\[([^[\]\n]+)\]\]/g;

/** A template text with placeholders. */
export interface TextForm {
  path: Path;
  /** The path as users write it. */
  name: string;
  text: string;
}

/** The texts with placeholders inside a value. */
export function* textForms(value: unknown, path: Path = []): Generator<TextForm> {
  if (typeof value === 'string') {
    if (value.search(PLACEHOLDER) !== -1) yield { path, name: pathName(path), text: value };
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value))
      yield* textForms(part, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

/** Names of the columns that a template references, in lower case. */
export function columnsIn(text: string): string[] {
  return [...matchesIn(text, PLACEHOLDER)].map(([, name = '']) => columnKey(name));
}

/** The template with placeholders replaced. @param cellOf value of a column by its name in lower case. */
export function filledText(text: string, cellOf: (column: string) => string): string {
  return text.replace(PLACEHOLDER, (_, name: string) => cellOf(columnKey(name)));
}
