import type { LocatedText } from '../../../content/rule.ts';
import { valueAt } from '../../../content/value-path.ts';

/** A number, and perhaps its unit, of which what is written below says what lasts so long. */
const NUMBER =
  '\\d[\\d.,]*(?:\\+|%)?(?:\\s(?:years?|años?|jahren?|months?|mes(?:es)?|monaten?|weeks?|semanas?|wochen?|days?|días?|tagen?|hours?|horas?|stunden?|minutes?|minutos?|minuten?|min|miles?|millas?|meilen?|km|kilomet(?:er|re)s?|kilómetros?|kilometern?))?';

const ALONE = new RegExp(`^${NUMBER}$`, 'i');

/** A number that stands alone on a line, after the first. */
const LINE = new RegExp(`\\n${NUMBER}(?:\\n|$)`, 'i');

/** Keys of what is written below a large number. */
const BELOW = ['description', 'title', 'label', 'text', 'name'];

/** False if no text of a copy is only a number. */
export function mayHaveTiles(copy: string): boolean {
  return LINE.test(copy);
}

/** True for the place of a large number with its words below it. */
export function isNumberOfTile({ path }: Pick<LocatedText, 'path'>): boolean {
  const key = path.at(-1);
  return key === 'stat' || key === 'figure' || key === 'value';
}

/** True for a large number with its words below it, in a text of its own. */
export function isTile(located: LocatedText): boolean {
  return isNumberOfTile(located) && ALONE.test(located.text);
}

/** What is written below a large number, and its key. */
export function belowTile(
  { path }: Pick<LocatedText, 'path'>,
  raw: object,
): { key: string; text: string } | undefined {
  const tile = Object(valueAt(raw, path.slice(0, -1))) as Record<string, unknown>;
  const key = BELOW.find((name) => typeof tile[name] === 'string');
  return key === undefined ? undefined : { key, text: tile[key] as string };
}

/** A number together with what is written below it. */
export function tileText(located: LocatedText, raw: object): string {
  const below = belowTile(located, raw);
  return below === undefined ? located.text : `${located.text} ${below.text}`;
}
