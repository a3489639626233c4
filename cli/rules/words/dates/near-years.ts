import { sentenceAt } from '../sentence-at.ts';
import type { Beginning } from './beginnings.ts';

/** Years by which a slip of the pen, or of the memory, misses a year. */
const NEAR = 3;

/** True of a year with the digits of another one in another order. */
export function isSwapped(year: string, began: string): boolean {
  return [...year].sort().join() === [...began].sort().join();
}

/** True of a year by which a slip misses a later one: nothing opens before it is founded, though often some time after. */
export function isJustBefore(year: string, { year: began }: Beginning): boolean {
  const years = Number(began) - Number(year);
  return years > 0 && (years <= NEAR || isSwapped(year, began));
}

/** True of a year that a slip makes of another one. */
export function isNearYear(year: string, { year: began }: Beginning): boolean {
  return isSwapped(year, began) || Math.abs(Number(year) - Number(began)) <= NEAR;
}

/** The name of a fact that is the year of the opening itself. */
const OPENING =
  /(?:^|\.)(?:opened|opening|eroeffnet|eröffnet|eroeffnung|eröffnung|apertura|inaugurad[oa])(?:Year|In|Jahr|Anio)?$/i;

/** True of the year in which a business opened, by the name of its fact. */
export function isOpeningYear({ name }: Beginning): boolean {
  return OPENING.test(name);
}

/** True of a year in a sentence that shows the fact as well: something else began then. */
export function isShownBeside(text: string, at: number, { name }: Beginning): boolean {
  const { start, end } = sentenceAt(text, at);
  return text.slice(start, end).includes(`{${name}}`);
}
