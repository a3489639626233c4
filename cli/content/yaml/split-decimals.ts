import { isScalar, type Node, type Scalar, type YAMLSeq } from 'yaml';
import { printable } from '../printable.ts';
import type { Finding } from '../source-file.ts';
import type { Locations } from './yaml-locations.ts';

/** A number at the end of an entry and one at the beginning of the next: "of 12" and "5 cm". */
const ENDS = /(?:^|\s)\d{1,3}$/;
const BEGINS = /^\d{1,2}(?=[\s%×°]|$)/;

type Entry = Scalar & { range: NonNullable<Node['range']>; source: string };

function isPlain(node: unknown): node is Entry {
  return isScalar(node) && node.type === 'PLAIN' && !!node.range && node.source !== undefined;
}

/** True for two entries between which a comma stands without a space, as it does in a number. */
function isSplit(before: Entry, after: Entry, text: string): boolean {
  const isTight = text[before.range[1]] === ',' && before.range[1] + 1 === after.range[0];
  return isTight && ENDS.test(before.source) && BEGINS.test(after.source);
}

/** True for a list whose entries a comma with a space separates somewhere: in `[5 x 7,8 x 10]` each comma may do so. */
function hasSpacedComma({ items }: YAMLSeq, text: string): boolean {
  return items.some((item) => isPlain(item) && /^,\s/.test(text.slice(item.range[1])));
}

/** Texts of a list in brackets that the comma of a number has split: `[Sheets of 12,5 cm, Envelopes]`. */
export function* splitDecimals(list: YAMLSeq, text: string, places: Locations): Generator<Finding> {
  if (!list.flow || !hasSpacedComma(list, text)) return;
  const { items } = list;
  for (let from = 0, to = 0; from < items.length; from = to) {
    to = from + 1;
    let [last, next] = [items[from], items[to]];
    while (isPlain(last) && isPlain(next) && isSplit(last, next, text)) {
      to += 1;
      [last, next] = [next, items[to]];
    }
    const parts = items.slice(from, to).filter(isPlain);
    const [first, second] = parts;
    // Numbers only may be coordinates or sizes.
    if (!first || !second || parts.every(({ source }) => /^\d+$/.test(source))) continue;
    yield {
      range: places.between(first.range[0], (last as Entry).range[1]),
      rule: 'syntax/cut-text',
      severity: 'warning',
      message: `"${printable(first.source)}" is cut off at a comma: without quotes, "${printable(second.source)}" is read as another entry.`,
      hint: 'Put the whole text in double quotes.',
    };
  }
}
