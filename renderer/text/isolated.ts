import { directionOf } from './languages.ts';

/** Marks that keep the order of what they enclose (Unicode, LRI and PDI). */
const MARKS = /[\u2066\u2069]/g;

/** A number as a language shows it: among letters that run from right to left its groups would change places. */
export function shownIn(language: string, number: string): string {
  return directionOf(language) === 'rtl' ? `\u2066${number}\u2069` : number;
}

/** The number itself. */
export function withoutMarks(number: string): string {
  return number.replace(MARKS, '');
}
