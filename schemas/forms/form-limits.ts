import type { FormField } from './form.ts';
import { MOST_CHARACTERS, MOST_PATTERN_CHARACTERS } from './form-values.ts';

/** A numeric bound; undefined for a date bound. */
export function limit(bound: number | string | undefined): number | undefined {
  return typeof bound === 'number' ? bound : undefined;
}

/** Maximum length of a text field, in code points. */
export function mostCharacters({
  type,
  max,
  lines,
  pattern,
}: Pick<FormField, 'type' | 'max' | 'lines' | 'pattern'>): number {
  if (type === 'email') return MOST_CHARACTERS.email;
  if (type === 'phone') return MOST_CHARACTERS.phone;
  const usual = lines === undefined ? MOST_CHARACTERS.line : MOST_CHARACTERS.lines;
  const most = limit(max) ?? usual;
  return pattern === undefined ? most : Math.min(most, MOST_PATTERN_CHARACTERS);
}
