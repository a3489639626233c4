import type { Facts } from '../../../../content/facts/facts.ts';
import { lineAt } from '../../line-at.ts';
import type { Amount } from '../amounts.ts';
import { type Calculation, isWorth, multiples, quotients, shares } from './calculations.ts';
import { type Factors, factorsIn } from './factors.ts';
import { type Term, termsReferredTo, typedTerm, withoutSums } from './terms.ts';

/** A cell of a table with the number that its column is headed by. */
interface Cell {
  start: number;
  end: number;
  factors: Factors;
  term: Term | undefined;
  /** True if the sum is typed. */
  isTyped: boolean;
}

/** The first row of the table that a position is in. */
export function headingOf(text: string, start: number): string {
  let first = start;
  while (first > 0) {
    const before = lineAt(text, first - 1);
    if (text[before.start] !== '|') break;
    first = before.start;
  }
  return first === start ? '' : text.slice(first, lineAt(text, first).end);
}

/** The cells of the row around a position, with what their columns are headed by; none outside of tables. */
function cellsAt(
  text: string,
  at: number,
  sums: readonly Amount[],
  facts: Facts,
  language: string,
): Cell[] {
  const { start, end } = lineAt(text, at);
  if (text[start] !== '|') return [];
  const headings = headingOf(text, start).split('|');
  let from = start;
  return text
    .slice(start, end)
    .split('|')
    .map((words, column) => {
      const cell = { start: from, end: from + words.length };
      from = cell.end + 1;
      const typed = sums.find(({ span: [one] }) => cell.start <= one && one < cell.end);
      const [referred] = termsReferredTo(words, facts);
      const heading = withoutSums(headings[column] ?? '', []);
      return {
        ...cell,
        factors: factorsIn(heading, facts, language),
        term: referred ?? (typed && typedTerm(typed)),
        isTyped: referred === undefined,
      };
    });
}

/** What the number above a cell makes of another one. Of a typed sum these are instalments, while several of it would be a list of prices. */
function inColumn(base: Term, isTyped: boolean, { factors }: Cell): Calculation[] {
  const parts = quotients([base], factors);
  return isTyped ? parts : [...parts, ...multiples([base], factors), ...shares([base], factors)];
}

/** What the number above a cell makes of the other sums of its row: a third in the column “3 months”. */
export function rowCalculations(
  text: string,
  { span: [at] }: Amount,
  sums: readonly Amount[],
  facts: Facts,
  language: string,
): Calculation[] {
  const cells = cellsAt(text, at, sums, facts, language);
  const own = cells.find(({ start, end }) => start <= at && at < end);
  if (!own) return [];
  return cells.flatMap((cell) =>
    cell === own || !cell.term ? [] : inColumn(cell.term, cell.isTyped, own),
  );
}

/** True for the sum of a row that all others of it are calculated from by the numbers above them: an example. */
export function isBaseOfRow(
  text: string,
  sum: Amount,
  sums: readonly Amount[],
  facts: Facts,
  language: string,
): boolean {
  const [at] = sum.span;
  const cells = cellsAt(text, at, sums, facts, language).filter(({ term }) => term);
  const own = cells.find(({ start, end }) => start <= at && at < end);
  const others = cells.filter((cell) => cell !== own);
  if (!own?.term || others.length === 0) return false;
  const { term } = own;
  return others.every((cell) =>
    inColumn(term, own.isTyped, cell).some((made) => isWorth(cell.term ?? sum, made)),
  );
}
