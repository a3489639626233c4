import type { CopyFile, RuleFinding } from '../../../content/rule.ts';
import { otherNumbersOf } from './counts-of-numbered.ts';
import { falseProducts, mayMultiply } from './false-products.ts';
import {
  mayNumber,
  numberedLists,
  numberedOnPage,
  numberedRows,
  oddNumber,
} from './numbered-headings.ts';

/** What is said of such numbers, whatever else they count. */
export const WRONG_IN_ITSELF =
  / is not what this comes to: | in this row[.,]| not how many this page numbers: /;

/** Numbers that are wrong by what stands beside them, whatever the facts are: products, and the numbers of headings. */
export function* numbersOfPages(file: CopyFile): Generator<RuleFinding> {
  const { copy, texts, whole } = file;
  if (mayMultiply(copy))
    for (const { path, text } of texts)
      for (const { span, value } of falseProducts(text))
        yield {
          path,
          span,
          message: `${text.slice(...span)} is not what this comes to: ${value}.`,
          hint: `Write ${value}, or correct the numbers that it is reckoned from.`,
        };
  if (!mayNumber(whole.copy)) return;
  const rows = numberedRows(whole);
  for (const row of rows) {
    const { at, isDouble, missing } = oddNumber(row) ?? {};
    if (!at) continue;
    file.dependsOnOthers(at.located);
    yield {
      path: at.located.path,
      span: at.span,
      message: isDouble
        ? `The number ${at.value} stands twice in this row${missing === undefined ? '' : `, and ${missing} is missing`}.`
        : `The number ${missing} is missing in this row.`,
      hint: 'Number them one after the other.',
    };
  }
  for (const row of numberedLists(whole)) {
    const { at, missing } = oddNumber(row) ?? {};
    if (!at || missing === undefined) continue;
    file.dependsOnOthers(at.located);
    yield {
      path: at.located.path,
      span: at.span,
      message: `The number ${missing} is missing in this row. Visitors see the entries numbered on, with one less.`,
      hint: 'Write the entry that is missing, or number on and correct what the page says of their number.',
    };
  }
  const count = numberedOnPage(rows);
  for (const { located, span } of count === undefined ? [] : otherNumbersOf(whole.texts, count)) {
    file.dependsOnOthers(located);
    yield {
      path: located.path,
      span,
      message: `${located.text.slice(...span)} is not how many this page numbers: ${count}.`,
      hint: 'Correct the number, or the headings.',
    };
  }
}
