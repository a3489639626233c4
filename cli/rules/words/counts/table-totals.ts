import type { CopyFile, RuleFinding } from '../../../content/rule.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { isBody } from '../text-kinds.ts';
import { nounRoot } from './nouns.ts';

/** A table of a body, with its caption, whose brackets are masked in texts. */
const TABLE =
  /^:::table[[\u2060](?<caption>[^\]\u2060\n]*)[\]\u2060]\n(?<head>\|.*)\n\|[-:|\s]+\n(?<rows>(?:\|.*\n?)+)/gmu;

/** A number and what it counts. */
const COUNT =
  /(?<![\p{L}\d.,:$£€-])(?<number>\d{1,3}(?:[.,]\d{3})+|\d{1,6}) (?:\p{Ll}+ )?(?<noun>\p{L}+)/gu;

const WHOLE = /^(?:[$£€] ?)?(?:\d{1,3}(?:[.,]\d{3})+|\d{1,6})(?: ?€)?$/;

/** The row that has the sum of the others. */
const SUM =
  /^\**(?:total|sum|in all|altogether|all(?: together)?|gesamt|summe|insgesamt|zusammen|alle(?: zusammen)?|suma|en total|todos|todas)\**$/iu;

/** Fewest rows that something is divided into. */
const FEWEST = 3;

/** A larger difference says that the rows are a choice, or that something stands in several of them. */
const SLIP = 0.1;

interface Column {
  head: string;
  sum: number;
}

function cellsOf(line: string): string[] {
  return line
    .replace(/^\||\|\s*$/g, '')
    .split('|')
    .map((cell) => cell.trim());
}

const numberOf = (text: string) => Number(text.replace(/\D/g, ''));

/** Columns of whole numbers alone. */
function columnsOf(head: readonly string[], rows: readonly (readonly string[])[]): Column[] {
  return head.flatMap((name, at) => {
    const cells = rows.map((row) => row[at] ?? '');
    if (at === 0 || !cells.every((cell) => WHOLE.test(cell))) return [];
    return [{ head: name, sum: cells.reduce((sum, cell) => sum + numberOf(cell), 0) }];
  });
}

function isNearly(sum: number, total: number): boolean {
  return sum !== total && Math.abs(sum - total) <= SLIP * total;
}

/** Totals in the caption or the last row of a table that its rows do not come to. */
export function* tableTotals({ copy, texts }: CopyFile): Generator<RuleFinding> {
  if (!copy.includes(':::table')) return;
  for (const located of texts) {
    if (!isBody(located)) continue;
    for (const { index, groups, 0: whole } of matchesIn(located.text, TABLE)) {
      const head = cellsOf(groups?.head ?? '');
      const all = (groups?.rows ?? '').trimEnd().split('\n').map(cellsOf);
      const last = all.at(-1) ?? [];
      const hasSum = SUM.test(last[0] ?? '');
      const rows = hasSum ? all.slice(0, -1) : all;
      if (rows.length < FEWEST || rows.some(([first = '']) => SUM.test(first))) continue;
      for (const { head: name, sum } of columnsOf(head, rows)) {
        const total = hasSum ? (last[head.indexOf(name)] ?? '').replaceAll('*', '') : '';
        if (WHOLE.test(total) && isNearly(sum, numberOf(total))) {
          const at = index + whole.trimEnd().lastIndexOf('\n') + 1;
          const from = located.text.indexOf(total, at);
          yield {
            path: located.path,
            span: [from, from + total.length],
            message: `The numbers above ${total} in the column ${name} come to ${sum}.`,
            hint: 'Correct the total, or the number above it that is wrong.',
          };
        }
        for (const found of matchesIn(groups?.caption ?? '', COUNT)) {
          const { number = '', noun = '' } = found.groups ?? {};
          if (nounRoot(noun.toLowerCase()) !== nounRoot(name.toLowerCase())) continue;
          if (!isNearly(sum, numberOf(number))) continue;
          const at = index + ':::table['.length + found.index;
          yield {
            path: located.path,
            span: [at, at + number.length],
            message: `The column ${name} comes to ${sum}, and its caption says ${number}.`,
            hint: 'Correct the caption, or the number in the table that is wrong.',
          };
        }
      }
    }
  }
}
