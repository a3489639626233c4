import { directionOf } from './languages.ts';

/** Directional isolates (Unicode LRI and PDI), which preserve the order of what they enclose. */
const MARKS = /[\u2066\u2069]/g;

/** A number as a language displays it: in right-to-left text its groups would otherwise be reordered. */
export function shownIn(language: string, number: string): string {
  return directionOf(language) === 'rtl' ? `\u2066${number}\u2069` : number;
}

/** The number without isolates. */
export function withoutMarks(number: string): string {
  return number.replace(MARKS, '');
}
